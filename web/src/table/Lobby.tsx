/** The lobby: who is there, the invitation, and the start. */

import { Button } from "../components";
import { text } from "../i18n";
import { type Session, useSession } from "../session/session";
import { DiceCommitment, Shaking } from "./Commitment";
import { Invite } from "./Invite";
import { Preparing } from "./Preparing";

export function Lobby() {
  const session = useSession();
  const { earlierRules, isWatching, room, state } = session;
  const at = room.value!;
  const empty = at.seats.filter((seat) => !seat.person && !seat.bot).length;
  if (!at.readable) return <p class="panel sentence">{text("error-table-version")}</p>;
  if (at.phase === "called") return <Shaking room={at} />;
  return (
    <div class="lobby">
      <Invite code={at.code} />
      {state.value.isHost ? (
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
      ) : (
        <p class="panel sentence">{text(isWatching.value ? "web-watching" : "web-wait-host")}</p>
      )}
      {earlierRules.value && <p class="panel sentence">{text("earlier-rules", earlierRules.value)}</p>}
      <Preparing style="panel sentence" />
      <DiceCommitment room={at} />
    </div>
  );
}

/** Fill the open seats with bots, and start. */
async function start({ room, send }: Session): Promise<void> {
  for (const [seat, each] of room.value!.seats.entries()) {
    if (!each.person && !each.bot && !(await send({ type: "bot", seat }))) return;
  }
  await send({ type: "start" }, true);
}
