/** The lobby: who is there, who is ready, the invitation, and the start. */

import "../style/lobby.css";
import { lists } from "../api";
import { Button } from "../components";
import { text } from "../i18n";
import { isScreen } from "../route";
import { type Session, useSession } from "../session/session";
import { hasOpenSeat } from "../sit";
import { Arrival } from "./Arrival";
import { Bench, Countdown } from "./Bench";
import { DiceCommitment, Shaking } from "./Commitment";
import { Invite } from "./Invite";
import { Preparing } from "./Preparing";
import { TableOptions } from "./TableOptions";

export default function Lobby() {
  const session = useSession();
  const { earlierRules, room, state } = session;
  const at = room.value!;
  const isWatching = state.value.seats.length === 0;
  if (!at.readable) return <p class="panel sentence">{text("error-table-version")}</p>;
  if (at.phase === "called") return <Shaking room={at} />;
  return (
    <div class="lobby">
      {state.value.startsAt !== null && <Countdown />}
      {isWatching ? !isScreen && <Bench room={at} /> : <Arrival />}
      {state.value.isHost && <Start />}
      {(hasOpenSeat(at) || isWatching) && <Invite code={at.code} />}
      {hasOpenSeat(at) && lists.value?.lobby && <p class="panel sentence">{text("web-lobby.listed")}</p>}
      {earlierRules.value && <p class="panel sentence">{text("earlier-rules", earlierRules.value)}</p>}
      <Preparing style="panel sentence" />
      <TableOptions />
      <DiceCommitment room={at} />
    </div>
  );
}

/** The host need not wait until all are ready. */
function Start() {
  const session = useSession();
  const { room, state } = session;
  const empty = room.value!.seats.filter((seat) => !seat.person && !seat.bot).length;
  if (state.value.startsAt !== null) return null;
  return (
    <div class="panel">
      <p class="sentence">{text("web-open-seats", { count: empty })}</p>
      <Button
        kind="gold"
        art="doubloon"
        label={text("web-start")}
        more={empty ? text("web-start.bots") : ""}
        onClick={() => void start(session)}
      />
    </div>
  );
}

/** Fill the open seats with bots, and start. */
async function start({ room, send }: Session): Promise<void> {
  for (const [seat, each] of room.value!.seats.entries()) {
    if (!each.person && !each.bot && !(await send({ type: "bot", seat }))) return;
  }
  await send({ type: "start", countdown: true }, true);
}
