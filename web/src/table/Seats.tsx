/** The seats round the table: who sits there, whose turn it is, what they have. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { Face, Glyph } from "../components";
import { say, text } from "../i18n";
import type { Text } from "../messages";
import { type Session, useSession } from "../session/session";
import { isStill } from "../settings";
import type { Look } from "../state";
import { Bubble, Countdown } from "./Emote";
import { Piece } from "./Piece";
import { reactionTo } from "./reactions";

export function Seats() {
  const { look, room } = useSession();
  return (
    <ul class="seats" data-count={room.value!.seats.length} aria-label={text("web-seats")}>
      {room.value!.seats.map((_, number) => (
        <li key={number} data-place={`seat-${number}`}>
          <Plaque number={number}>
            <span class="things" aria-hidden="true">
              {lots(look.value, number).map((lot, index) => (
                <span key={index} class="lot">
                  {lot.map((said, nth) => (
                    <Piece key={nth} said={said} small />
                  ))}
                </span>
              ))}
            </span>
          </Plaque>
        </li>
      ))}
    </ul>
  );
}

/** One seat: player and points. In a replay a tap shows the game as that seat saw it. */
export function Plaque({ number, children }: { number: number; children?: ComponentChildren }) {
  const session = useSession();
  const { acting, gameView, look, openSeat, phase, room, stage, state } = session;
  const at = room.value!;
  const seat = at.seats[number]!;
  const points = (look.value.view.points as number[] | undefined)?.[number] ?? 0;
  const isActing = phase.value === "playing" && state.value.toAct.includes(number);
  const isMine = state.value.seats.includes(number);
  const Own = phase.value === "playing" ? gameView.value?.Seat : undefined;
  const kind = [
    isActing && (acting.value.includes(number) ? "mine-now" : "acting"),
    isMine && "mine",
    !seat.present && seat.person && "away",
    at.phase === "open" && seat.ready && "ready",
    !seat.person && !seat.bot && "open",
    gameView.value?.plaque?.(session, number).kind,
    !stage.isIdle.value && reactionTo(stage.told.value, number),
  ];
  return (
    <>
      <button type="button" class={`plaque ${kind.filter(Boolean).join(" ")}`} onClick={() => openSeat(number)}>
        <span class="unseen">{spoken(session, number, points)}</span>
        <span class="name" aria-hidden="true">
          {number === at.host && !isAlone(session) && <Glyph name="host" />}
          {shown(session, number)}
        </span>
        <span class="who" aria-hidden="true">
          {seat.name ? (
            <Face face={seat.face} bot={seat.bot !== ""} />
          ) : (
            <span class="face empty">
              <Glyph name="share" />
            </span>
          )}
          {at.phase === "open" ? seat.ready && <Glyph name="done" /> : <Score points={points} />}
        </span>
        {seat.holding && <Glyph name="dice" />}
        {children}
      </button>
      {isActing && <Countdown />}
      {Own && <Own seat={number} />}
      <Bubble seat={number} />
    </>
  );
}

const COUNTED = 12; // steps in which points are counted, at most
const STEP = 50; // ms

/** Points, counted up; at once with reduced motion, and when a replay jumps. */
function Score({ points }: { points: number }) {
  const { isReplay, stage } = useSession();
  const shown = useSignal(points);
  const isAtOnce = isStill() || (isReplay && stage.isIdle.value);
  useEffect(() => {
    if (isAtOnce) shown.value = points;
    const step = Math.sign(points - shown.value) * Math.ceil(Math.abs(points - shown.value) / COUNTED);
    const timer = setInterval(() => {
      const left = points - shown.value;
      shown.value += Math.abs(left) < Math.abs(step) ? left : step;
      if (shown.value === points) clearInterval(timer);
    }, stage.pace(STEP));
    return () => clearInterval(timer);
  }, [points]);
  return <span class="score">{isAtOnce ? points : shown.value}</span>;
}

/** The pieces of a seat, group by group. */
function lots(look: Look, seat: number): Text[][] {
  return look.scene
    .filter((said) => said.values?.who === seat)
    .map((said) => (Array.isArray(said.values?.pieces) ? said.values.pieces : [said]));
}

/** All people sit at this device. */
function isAlone({ room, state }: Session): boolean {
  return room.value!.seats.every(({ person }, seat) => !person || state.value.seats.includes(seat));
}

/** The visible text above the face. The own seat is always marked. */
function shown(session: Session, number: number): string {
  const { acting, gameView, isReplay, phase, room, state } = session;
  const own = phase.value === "playing" && gameView.value?.plaque?.(session, number).name;
  if (own) return own;
  const name = room.value!.seats[number]!.name || text("web-open-seat");
  const isMe = !isReplay && state.value.seats.length === 1 && state.value.seats[0] === number;
  if (!isMe) return name;
  return acting.value.includes(number) && phase.value === "playing" ? text("web-your-turn") : text("web-you-are", { name });
}

/** The accessible name. It begins with the visible text, so that voice control finds the plaque. */
function spoken(session: Session, number: number, points: number): string {
  const { isReplay, look, names, phase, room, state, viewer } = session;
  const at = room.value!;
  const seat = at.seats[number]!;
  const parts = [...new Set([shown(session, number), seat.name || text("web-open-seat")])];
  if (number === viewer.value && !isReplay) parts.push(text("web-you"));
  if (number === at.host && !isAlone(session)) parts.push(text("web-is-host"));
  if (at.phase === "open" && seat.ready) parts.push(text("web-is-ready"));
  if (seat.bot) parts.push(text(`bot-${seat.bot}`));
  if (at.phase !== "open") parts.push(text("points", { points }));
  if (seat.person && !seat.present) parts.push(text("web-away"));
  if (phase.value === "playing" && state.value.toAct.includes(number)) parts.push(text("web-turn-of", { who: names.value[number] ?? "" }));
  parts.push(
    ...lots(look.value, number)
      .flat()
      .map((said) => say(said, names.value)),
  );
  return parts.join(", ");
}
