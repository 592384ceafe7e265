/** The evening of a table: who won how often, all games with their replays and reports, and a picture to share. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import "../style/evening.css";
import { eveningOf, lists } from "../api";
import { boxIdOf, boxOf } from "../boxes";
import { Art, Drawer, Face, Tool } from "../components";
import { gameTitle, text } from "../i18n";
import type { Evening as EveningFound, EveningGame, EveningPlayer } from "../messages";
import { handover } from "../replay/handover";
import { go } from "../route";
import { useSession } from "../session/session";
import { savedTable, settings } from "../settings";
import { Cover } from "./Cover";
import { Picture } from "./ResultPicture";

export default function EveningDrawer() {
  const { room, state } = useSession();
  const { number, phase, table } = room.value!;
  const key = savedTable(table)?.keys[0] ?? "";
  return (
    <Drawer title={text("web-evening")}>
      <Evening table={table} tableKey={key} games={phase === "over" ? number : number - 1} viewer={state.value.seats[0] ?? null} />
    </Drawer>
  );
}

/** `games`: how many are over; it is asked for again when there are more. */
export function Evening(props: { table: string; tableKey: string; games: number; viewer: number | null }) {
  const { table, tableKey, games, viewer } = props;
  const found = useEvening(table, tableKey, games);
  if (!found?.games.length) return <p class="sentence">{text(found ? "web-evening.none" : "web-replay.loading")}</p>;
  const names = new Map(found.players.map((player) => [player.name, player]));
  return (
    <div class="evening">
      <p class="sentence">{text("web-evening.games", { count: found.games.length })}</p>
      <Tally players={found.players} />
      <ol class="games" reversed>
        {[...found.games].reverse().map((game) => (
          <Played key={game.number} game={game} names={names} table={table} viewer={viewer} />
        ))}
      </ol>
      <EveningPicture found={found} />
    </div>
  );
}

/** Null until it has come. */
export function useEvening(table: string, key: string, games: number): EveningFound | null {
  const found = useSignal<EveningFound | null>(null);
  const { lang } = settings.value;
  useEffect(() => {
    if (!key) return;
    void eveningOf(table, key, lang).then(
      (evening) => (found.value = evening),
      () => undefined, // the page works without it
    );
  }, [table, key, games, lang]);
  return found.value;
}

/** Who won how often, those who won most often first; equals share a place. */
export function Tally({ players }: { players: readonly EveningPlayer[] }) {
  return (
    <ol class="tally">
      {players.map(({ bot, face, games, name, wins }) => (
        <li key={name} class={wins > 0 && wins === players[0]!.wins ? "first" : ""}>
          <Face face={face} bot={bot} />
          <b class="name">{name}</b>
          <span class="wins">
            {wins > 0 && <Art name="crown" />}
            <b aria-hidden="true">{wins}</b>
            <span class="unseen">{text("web-evening.wins", { wins, games })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

interface PlayedProps {
  game: EveningGame;
  names: ReadonlyMap<string, EveningPlayer>;
  table: string;
  viewer: number | null;
}

function Played({ game: { began, game, number, people, places, readable }, names, table, viewer }: PlayedProps) {
  const winners = people.filter((_, seat) => places[seat] === 1);
  const time = new Date(began).toLocaleTimeString(settings.value.lang, { timeStyle: "short" });
  const isOpen = readable && savedTable(table) !== undefined; // a closed table is forgotten, with its keys
  const unread = readable ? "" : text("error-table-version");
  const look = (drawer = "") => {
    handover.viewer = viewer !== null && viewer < people.length ? viewer : null;
    go({ page: "replay", name: `${table}.${number}` }, drawer);
  };
  return (
    <li>
      <Cover game={game} />
      <span class="label">
        <b>{gameTitle(game)}</b>
        <small>{[time, winners.map(({ name }) => name).join(", "), unread].filter(Boolean).join(" · ")}</small>
      </span>
      <span class="face-row" aria-hidden="true">
        {winners.map(({ face, name }) => (
          <Face key={name} face={face} bot={names.get(name)?.bot ?? true} />
        ))}
      </span>
      {isOpen && <Tool glyph="replay" label={`${text("web-replay")}: ${gameTitle(game)}, ${time}`} onClick={() => look()} />}
      {isOpen && <Tool glyph="report" label={`${text("report")}: ${gameTitle(game)}, ${time}`} onClick={() => look("report")} />}
    </li>
  );
}

/** The tally as a picture. */
function EveningPicture({ found: { games, players } }: { found: EveningFound }) {
  const last = games.at(-1)!;
  const result = {
    title: text("web-evening"),
    date: new Date(last.began).toLocaleDateString(settings.value.lang, { dateStyle: "long" }),
    cover: (lists.value && boxOf(lists.value, boxIdOf(last.game))?.cover) || "",
    rows: players.map(({ face, name, wins }) => ({
      place: 1 + players.filter((other) => other.wins > wins).length,
      name,
      face,
      score: text("web-evening.victories", { count: wins }),
    })),
  };
  return <Picture result={result} name="evening" label={text("web-evening.picture")} />;
}
