/** In the place of the buttons, once the game is over: what comes next, and what there is to look at. */

import { useEffect } from "preact/hooks";
import { Button } from "../components";
import { refocus } from "../focus";
import { gameTitle, text } from "../i18n";
import { handover } from "../replay/handover";
import { go, openDrawer } from "../route";
import { useSession } from "../session/session";
import { Votes } from "./Votes";
import { myVote, votesOf, waitedFor } from "./votes";

export default function Over() {
  const { room, send, state } = useSession();
  const at = room.value!;
  const mine = state.value.seats;
  useEffect(refocus, []);
  const vote = (game: string) => void send({ type: "vote", game });
  const replay = (drawer = "") => {
    handover.viewer = mine[0] ?? null;
    go({ page: "replay", name: `${at.table}.${at.number}` }, drawer);
  };
  return (
    <div class="buttons over">
      {votesOf(at).length > 0 && <Votes room={at} mine={mine} onVote={mine.length ? vote : undefined} />}
      {mine.length > 0 || state.value.isHost ? <Next vote={vote} /> : <p class="sentence">{text("web-votes.wait")}</p>}
      <div class="looks">
        <Button kind="night" art="crown" label={text("web-evening")} onClick={() => openDrawer("evening")} />
        <Button kind="night" glyph="report" label={text("report")} onClick={() => replay("report")} />
        <Button kind="night" glyph="replay" label={text("web-replay")} onClick={() => replay()} />
        <Button kind="night" glyph="dice" label={text("web-check")} onClick={() => replay("dice")} />
      </div>
    </div>
  );
}

/** The same game or another one. The host can begin what the host wants, also when others want something else. */
function Next({ vote }: { vote: (game: string) => void }) {
  const { room, send, state } = useSession();
  const at = room.value!;
  const { isHost, seats } = state.value;
  const wanted = myVote(state.value);
  const names = waitedFor(at, wanted).join(", ");
  const options = seats.map((seat) => at.seats[seat]!.vote_options ?? {})[0];
  return (
    <>
      {!wanted ? (
        <Button
          kind="gold"
          glyph="again"
          label={text("web-again")}
          more={gameTitle(at.game)}
          onClick={() => (seats.length ? vote(at.game) : void send({ type: "again" }))}
        />
      ) : isHost ? (
        <Button
          kind="gold"
          glyph="play"
          label={text("web-votes.start")}
          more={names && text("web-votes.waiting", { names })}
          onClick={() => void send({ type: "again", game: wanted, options: { ...options } })}
        />
      ) : (
        <p class="sentence" role="status">
          {names ? text("web-votes.waiting", { names }) : text("web-phase-called")}
        </p>
      )}
      <Button kind="parch" glyph="swap" label={text("web-next")} onClick={() => openDrawer("next")} />
    </>
  );
}
