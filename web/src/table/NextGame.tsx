/** The drawer in which the people at a table choose another game. */

import { useSignal } from "@preact/signals";
import "../style/next.css";
import { lists } from "../api";
import { type Box, boxesOf } from "../boxes";
import { Button, Drawer, Glyph, Segment, Tool } from "../components";
import { text } from "../i18n";
import type { GameDeclaration, Room } from "../messages";
import { boxTitle } from "../pages/BoxFacts";
import { Options } from "../pages/Options";
import { closeDrawer } from "../route";
import { useSession } from "../session/session";
import { Cover } from "./Cover";
import { choiceOf } from "./options";
import { fitOf, isPossible, myVote } from "./votes";

type Chosen = Readonly<Record<string, number | string>>;

export default function NextGame() {
  const opened = useSignal(""); // the box whose options are shown
  const { large, small } = boxesOf(lists.value!);
  return (
    <Drawer title={text("web-next.title")}>
      <ul class="next-games">
        {[...large, ...small].map((box) => (
          <li key={box.id}>
            <OneBox box={box} isOpen={opened.value === box.id} onOpen={() => (opened.value = opened.value === box.id ? "" : box.id)} />
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

/** One tap is a vote. Decks and, for the host, options are behind the second sign. */
function OneBox({ box, isOpen, onOpen }: { box: Box; isOpen: boolean; onOpen: () => void }) {
  const { room, send, state } = useSession();
  const { isHost, seats } = state.value;
  const chosen = useSignal(box.games.find(({ id }) => id === room.value!.game) ?? box.games[0]!);
  const options = useSignal<Chosen>({});
  const played = chosen.value;
  const fit = fitOf(room.value!, played);
  const isChosen = box.games.some(({ id }) => id === myVote(state.value));
  const hasMore = box.games.length > 1 || (isHost && played.options.length > 0);
  const choose = (all: Chosen = {}) => {
    const wish = { game: played.id, options: { ...all } };
    void send(seats.length ? { type: "vote", ...wish } : { type: "again", ...wish });
    closeDrawer();
  };
  return (
    <>
      <div class="next-game">
        <button type="button" class={isChosen ? "on" : ""} aria-pressed={isChosen} disabled={!isPossible(fit)} onClick={() => choose()}>
          <Cover game={played.id} />
          <span class="label">
            <b>{boxTitle(box)}</b>
            <small>{facts(box, played)}</small>
            {note(fit) && <small class="fit">{note(fit)}</small>}
          </span>
          {isChosen && <Glyph name="done" />}
        </button>
        {hasMore && isPossible(fit) && (
          <Tool glyph="settings" label={`${text("web-options")}: ${boxTitle(box)}`} aria-expanded={isOpen} onClick={onOpen} />
        )}
      </div>
      {isOpen && (
        <div class="next-options">
          {box.games.length > 1 && (
            <Segment
              label={text("web-deck")}
              values={box.games.map(({ id }) => ({ value: id, says: text(`web-deck-${id}`) }))}
              value={played.id}
              onChange={(id) => (chosen.value = box.games.find((each) => each.id === id)!)}
            />
          )}
          {isHost && (
            <Options
              played={played}
              games={box.games}
              chosen={formOf(played, room.value!, options.value)}
              onChange={(name, value) => (options.value = { ...options.value, [name]: value })}
            />
          )}
          <Button
            kind="gold"
            glyph="done"
            label={text("web-next.choose")}
            onClick={() => choose(isHost ? formOf(played, room.value!, options.value) : {})}
          />
        </div>
      )}
    </>
  );
}

/** All options as the form shows them: those of the table, if this game was played, else the usual ones. */
function formOf({ id, options }: GameDeclaration, at: Room, changed: Chosen): Chosen {
  const values = options.map((option) => {
    const now = id === at.game ? at.options[option.name] : undefined;
    return [option.name, (now === undefined ? undefined : choiceOf(option, now)) ?? option.default];
  });
  return { ...Object.fromEntries(values), ...changed };
}

function facts({ minutes }: Box, { seats: [low, high] }: GameDeclaration): string {
  return [text("web-players-long", { low, high }), minutes ? text("web-minutes", { minutes }) : ""].filter(Boolean).join(" · ");
}

/** Why it cannot be played, or what the bots do. */
function note(fit: ReturnType<typeof fitOf>): string {
  if (!isPossible(fit)) return text("error-next-people", { most: fit.most, asked: fit.people });
  if (fit.joining) return text("web-next.joining", { count: fit.joining });
  return fit.leaving ? text("web-next.leaving", { count: fit.leaving }) : "";
}
