/** Who has won, before the podium. A victory and a defeat look and sound different. */

import { useEffect } from "preact/hooks";
import { Art, Face } from "../components";
import { say } from "../i18n";
import { type Session, useSession } from "../session/session";
import { play } from "../sound";

/** Nobody at this device has won. Who only watches is glad with the winner. */
export function isDefeat({ room, state }: Session): boolean {
  const { seats } = state.value;
  return seats.length > 0 && !seats.some((seat) => room.value!.places[seat] === 1);
}

export function Winner() {
  const session = useSession();
  const { names, room } = session;
  const at = room.value!;
  const winners = at.seats.flatMap((_, seat) => (at.places[seat] === 1 ? [seat] : []));
  const isLost = isDefeat(session);
  const key = winners.length > 1 ? "won-shared" : "won";
  useEffect(() => play(isLost ? "defeat" : "win"), []);
  return (
    <section class={`winner ${isLost ? "defeat" : "victory"}`} aria-hidden="true">
      <Art name="crown" />
      <span class="faces">
        {winners.map((seat) => (
          <Face key={seat} face={at.seats[seat]!.face} bot={at.seats[seat]!.bot !== ""} />
        ))}
      </span>
      {winners.map((seat) => (
        <b key={seat}>{say({ key, values: { who: seat } }, names.value)}</b>
      ))}
    </section>
  );
}
