/** Several people share this device: how many they are, and who. */

import "../style/lobby.css";
import { useSignal } from "@preact/signals";
import { Button, Drawer, Face } from "../components";
import { text } from "../i18n";
import type { GameDeclaration, Person } from "../messages";
import { me } from "../settings";
import PersonPicker, { called, type Someone } from "./PersonPicker";
import { randomPerson } from "./people";
import { myNameHere } from "./Terms";

interface Props {
  played: GameDeclaration;
  isBusy: boolean;
  trouble: string; // why it did not work
  onPlay: (people: readonly Person[]) => void;
}

export default function PassSheet({ played, isBusy, trouble, onPlay }: Props) {
  const people = useSignal<readonly Someone[]>([]);
  const picking = useSignal<number | null>(null);
  const number = picking.value;
  const change = (changed: Partial<Someone>) => {
    people.value = people.value.map((each, index) => (index === number ? { ...each, ...changed } : each));
  };
  if (!people.value.length) return <Count played={played} onChoose={(count) => (people.value = strangers(count))} />;
  if (number !== null) {
    return (
      <PersonPicker
        someone={people.value[number]!}
        others={people.value.filter((_, index) => index !== number).map(called)}
        onChange={change}
        onDone={() => (picking.value = null)}
      />
    );
  }
  return (
    <Drawer key="who" title={text("web-pass-who")}>
      <ul class="arrival">
        {people.value.map((each, index) => (
          <li key={index}>
            <button type="button" class="person" onClick={() => (picking.value = index)}>
              <Face face={each.face} />
              <b>{called(each).name}</b>
              <small>{text("web-change-me")}</small>
            </button>
          </li>
        ))}
      </ul>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <Button kind="gold" art="doubloon" label={text("web-play")} disabled={isBusy} onClick={() => onPlay(people.value.map(called))} />
    </Drawer>
  );
}

function Count({ played, onChoose }: { played: GameDeclaration; onChoose: (count: number) => void }) {
  const [low, high] = played.seats;
  const counts = Array.from({ length: high - low + 1 }, (_, index) => low + index);
  return (
    <Drawer title={text("web-pass")}>
      <p class="sentence">{text(played.hands ? "web-pass-hands" : "web-pass-open")}</p>
      <div class="counts">
        {counts.map((count) => (
          <Button key={count} kind="parch" glyph="people" label={text("web-pass-people", { count })} onClick={() => onChoose(count)} />
        ))}
      </div>
    </Drawer>
  );
}

/** Me, and others who have other names and faces. */
function strangers(count: number): Someone[] {
  const typed = myNameHere() === me.value.name ? "" : myNameHere();
  const found: Someone[] = [{ name: me.value.name, face: me.value.face, first: typed }];
  while (found.length < count) found.push({ ...randomPerson(found.flatMap(({ name, face }) => [name, face])), first: "" });
  return found;
}
