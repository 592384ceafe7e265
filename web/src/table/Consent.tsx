/** Somebody came in the middle of a game with hands: all who have seats are asked whether they may play a hand that was somebody else's. */

import { useEffect, useRef } from "preact/hooks";
import { Button } from "../components";
import { text } from "../i18n";
import type { Room, SeatState } from "../messages";
import { closeDrawer } from "../route";
import { type Session, useSession } from "../session/session";

/** Has this device still to answer whether the person who waits for a seat may play it? */
function isAsked({ state }: Session, { agreed = [], refused, waiting }: SeatState): boolean {
  return !!waiting && !refused && state.value.seats.some((own) => !agreed.includes(own));
}

/** Who has not answered yet. */
function missing({ seats }: Room, { agreed = [] }: SeatState): string {
  return seats.flatMap(({ name, person, waiting }, seat) => (person && !waiting && !agreed.includes(seat) ? [name] : [])).join(", ");
}

/** Opens the seat of somebody who waits, once, when the table is at rest: for those who are asked, and for who waits. */
export function useConsent(session: Session, drawer: string): void {
  const { curtain, openSeat, phase, room, stage, state } = session;
  const opened = useRef(new Set<string>());
  const isFree = !drawer && phase.value === "playing" && stage.isIdle.value && curtain.value === null;
  const { seats } = room.value!;
  const next = seats.findIndex(
    (seat, number) => (isAsked(session, seat) || state.value.waiting.includes(number)) && !opened.current.has(`${number} ${seat.name}`),
  );
  useEffect(() => {
    if (!isFree || next < 0) return;
    opened.current.add(`${next} ${seats[next]!.name}`);
    openSeat(next);
  }, [isFree, next]);
}

/** In the drawer of a seat. */
export function Consent({ number }: { number: number }) {
  const session = useSession();
  const { room, send } = session;
  const at = room.value!;
  const seat = at.seats[number]!;
  if (!seat.waiting || seat.refused) return null;
  const answer = (yes: boolean) => {
    void send({ type: "agree", seat: number, yes });
    closeDrawer();
  };
  return (
    <>
      <p class="sentence">{text("web-agree-missing", { names: missing(at, seat) })}</p>
      {isAsked(session, seat) && (
        <>
          <h3>{text("web-agree", { who: seat.name })}</h3>
          <p class="sentence">{text("web-agree.says", { who: seat.name })}</p>
          <Button kind="green" label={text("web-agree.yes")} onClick={() => answer(true)} />
          <Button kind="parch" label={text("web-agree.no")} onClick={() => answer(false)} />
        </>
      )}
    </>
  );
}
