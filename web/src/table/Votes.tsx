/** What everybody wants to play next: each wanted game with the faces of those who want it. */

import "../style/next.css";
import { Face } from "../components";
import { gameTitle, text } from "../i18n";
import type { Room } from "../messages";
import { Cover } from "./Cover";
import { unusualChoices } from "./options";
import { myVote, type Vote, votesOf } from "./votes";

/** A tap on a game is a vote for it, a second one takes it back. Without `onVote` one only looks. */
export function Votes({ room, mine = [], onVote }: { room: Room; mine?: readonly number[]; onVote?: (game: string) => void }) {
  const votes = votesOf(room);
  const chosen = myVote({ room, seats: mine });
  return (
    <section class="votes" aria-label={text("web-votes")}>
      <p class="unseen" role="status">
        {votes.map(({ game, seats }) => `${gameTitle(game)}: ${namesOf(room, seats)}`).join(" · ")}
      </p>
      {votes.map((vote) =>
        onVote ? (
          <button
            key={vote.game}
            type="button"
            class={`vote ${vote.game === chosen ? "on" : ""}`}
            aria-pressed={vote.game === chosen}
            onClick={() => onVote(vote.game === chosen ? "" : vote.game)}
          >
            <Wanted vote={vote} room={room} />
          </button>
        ) : (
          <p key={vote.game} class="vote">
            <Wanted vote={vote} room={room} />
          </p>
        ),
      )}
    </section>
  );
}

export default Votes;

function Wanted({ vote: { game, seats }, room }: { vote: Vote; room: Room }) {
  const names = namesOf(room, seats);
  const host = seats.find((seat) => seat === room.host);
  const options = host === undefined ? [] : unusualChoices(game, room.seats[host]!.vote_options ?? {});
  return (
    <>
      <Cover game={game} />
      <span class="label">
        <b>{gameTitle(game)}</b>
        {options.length > 0 && <small>{options.join(" · ")}</small>}
        <span class="unseen">{names}</span>
      </span>
      <span class="voters face-row" aria-hidden="true">
        {seats.map((seat) => (
          <Face key={seat} face={room.seats[seat]!.face} />
        ))}
      </span>
    </>
  );
}

const namesOf = (room: Room, seats: readonly number[]): string => seats.map((seat) => room.seats[seat]!.name).join(", ");
