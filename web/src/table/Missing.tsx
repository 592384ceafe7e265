/** The game waits for somebody who is gone: the others wait too, or let a bot play until they are back. */

import { useSignal } from "@preact/signals";
import { Button } from "../components";
import { text } from "../i18n";
import { type Session, useSession } from "../session/session";

/** The seats of others for which the game waits. */
export function missingSeats({ phase, room, state }: Session): number[] {
  if (phase.value !== "playing") return [];
  return (room.value?.missing ?? []).filter((seat) => !state.value.seats.includes(seat));
}

/** For whom the game waits; "" for nobody. */
export function missingText(session: Session): string {
  const names = missingSeats(session).map((seat) => session.names.value[seat] ?? "");
  return names.length ? text("web-missing", { name: names.join(", ") }) : "";
}

export function Missing() {
  const session = useSession();
  const { room, send, state } = session;
  const patient = useSignal<number | null>(null); // the event after which somebody chose to wait
  const [seat] = missingSeats(session);
  if (seat === undefined || !state.value.seats.length || patient.value === state.value.seq) return <div class="buttons" />;
  const { name } = room.value!.seats[seat]!;
  return (
    <div class="buttons missing">
      <Button kind="night" glyph="pause" label={text("web-missing.wait")} onClick={() => (patient.value = state.value.seq)} />
      <Button
        kind="parch"
        glyph="bot"
        label={text("web-missing.bot")}
        more={text("web-missing.back", { name })}
        onClick={() => void send({ type: "substitute", seat })}
      />
    </div>
  );
}

/** The moves that a bot made for me while I was gone. */
export function playedForMe({ room, state }: Session): number {
  const [seat, ...others] = state.value.seats;
  const mine = seat === undefined || others.length ? undefined : room.value?.seats[seat];
  return mine && !mine.bot ? (mine.played ?? 0) : 0;
}
