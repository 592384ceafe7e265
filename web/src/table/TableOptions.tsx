/** What is agreed for this table, for everybody in the lobby: the number of seats, the options of the game and the host's terms. */

import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lists } from "../api";
import { boxIdOf, boxOf } from "../boxes";
import { Tool } from "../components";
import { catalogue, text } from "../i18n";
import type { GameDeclaration, Room } from "../messages";
import { Options } from "../pages/Options";
import { ChangeableTerms } from "../pages/Terms";
import { useSession } from "../session/session";
import type { Command } from "../socket";
import { choiceOf, type Line, line, optionLines } from "./options";

type Change = Omit<Extract<Command, { type: "configure" }>, "type">;

export function TableOptions() {
  const { declaration, room, state } = useSession();
  const declared = declaration.value;
  return (
    <>
      <Changed key={catalogue.value?.locales[0]} />
      <details class="panel agreed">
        <summary>{text("web-options")}</summary>
        {state.value.isHost && declared ? (
          <Form declared={declared} />
        ) : (
          <ul>
            {agreed(room.value!).map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </details>
    </>
  );
}

/** What the host has changed since I was ready, or came. */
function Changed() {
  const { room, state } = useSession();
  const at = room.value!;
  const now = agreed(at);
  const before = useRef(now);
  const isReady = state.value.seats.length > 0 && state.value.seats.every((seat) => at.seats[seat]!.ready);
  useEffect(() => {
    if (isReady) before.current = now;
  }, [isReady]);
  const fresh = now.filter(({ words }) => !before.current.some((each) => each.words === words));
  const gone = before.current.filter(({ name }) => !now.some((each) => each.name === name)); // as usual now, or off
  const changes = [...fresh.map(({ words }) => words), ...gone.map(({ name }) => text("web-no-longer", { what: name }))];
  return (
    <div role="status">
      {changes.length > 0 && !state.value.isHost && (
        <p class="panel sentence">{text("web-options-changed", { changes: changes.join(" · ") })}</p>
      )}
    </div>
  );
}

/** The host changes one thing after another; everybody sees it at once. */
function Form({ declared }: { declared: GameDeclaration }) {
  const { room, send } = useSession();
  const at = room.value!;
  const refused = useSignal(0); // the form is drawn anew: it shows what holds
  const box = lists.value && boxOf(lists.value, boxIdOf(at.game));
  const change = async (wanted: Change) => {
    if (!(await send({ type: "configure", ...wanted }))) refused.value += 1;
  };
  return (
    <div class="terms" key={refused.value}>
      <SeatCount range={declared.seats} onChange={(seats) => void change({ seats })} />
      <Options
        played={declared}
        games={box?.games ?? [declared]}
        chosen={chosenOf(declared, at)}
        onChange={(name, value) => void change({ options: { [name]: value } })}
      />
      <ChangeableTerms terms={at} onChange={(terms) => void change(terms)} />
    </div>
  );
}

function SeatCount({ range: [low, high], onChange }: { range: readonly [number, number]; onChange: (count: number) => void }) {
  const { seats } = useSession().room.value!;
  const count = seats.length;
  const people = seats.filter(({ person }) => person).length;
  return (
    <div class="count">
      <Tool glyph="minus" label={text("web-fewer")} disabled={count <= Math.max(low, people)} onClick={() => onChange(count - 1)} />
      <output>{text("web-seat-count", { count })}</output>
      <Tool glyph="plus" label={text("web-more")} disabled={count >= high} onClick={() => onChange(count + 1)} />
    </div>
  );
}

/** The options as the form has them: choices by name. */
function chosenOf({ options }: GameDeclaration, at: Room): Record<string, number | string> {
  const values = options.map((option) => {
    const value = at.options[option.name] ?? 0;
    return [option.name, choiceOf(option, value) ?? option.default];
  });
  return Object.fromEntries(values) as Record<string, number | string>;
}

// === In words ===

const always = (words: string): Line => ({ name: words, words });

export function agreed(at: Room): Line[] {
  return [
    { name: text("web-seats"), words: text("web-seat-count", { count: at.seats.length }) },
    ...optionLines(at.game, at.options),
    ...ofHost(at),
  ];
}

function ofHost({ clock, hints, spectators }: Room): Line[] {
  return [
    line(text("web-terms-clock"), text("web-terms-seconds", { seconds: clock })),
    ...(hints ? [always(text("web-terms-hints"))] : []),
    ...(spectators ? [always(text("web-terms-spectators"))] : []),
  ];
}
