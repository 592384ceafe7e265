/** Buttons for the moves that no piece on the table makes: at most three large ones. */

import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Button, Glyph } from "../components";
import { say, sayOrNull, text, textOrNull } from "../i18n";
import { later } from "../later";
import type { Choice, Text } from "../messages";
import { openDrawer } from "../route";
import { type Offer, type Session, useSession } from "../session/session";
import { hasOpenSeat } from "../sit";
import { Bench } from "./Bench";
import { Missing, missingSeats } from "./Missing";
import { undoable } from "./Questions";

const Over = later(() => import("./Over"));

const HELD = 250; // ms after which a touch is no tap but a hold
const MANY = 3; // buttons above which all of one sort become small

export function Buttons() {
  const session = useSession();
  const { phase, stage } = session;
  if (phase.value === "over") return stage.isIdle.value ? <Over /> : <div class="buttons" />;
  if (stage.isLooking.value) return <GoOn />;
  if (phase.value !== "playing") return <div class="buttons" />;
  if (isOnBench(session)) return <Bench room={session.room.value!} />;
  const isWaiting = missingSeats(session).length > 0 && !session.isMyTurn.value && session.state.value.seats.length > 0;
  return isWaiting ? <Missing /> : <Moves />;
}

/** Who watches may sit down as soon as a seat is free. */
function isOnBench({ room, state }: Session): boolean {
  const { seats, waiting } = state.value;
  return seats.length === 0 && waiting.length === 0 && hasOpenSeat(room.value!);
}

function Moves() {
  const session = useSession();
  const { look, send, stage, state } = session;
  const steady = useSteadyHeight(look.value.view.turn);
  const free = drawn(session).filter(({ choice }) => isMain(choice) || !isOnTable(session, choice.action));
  const seats = new Set(free.map(({ seat }) => seat));
  const mine = undoable(state.value);
  const takeBack = (seat: number) => {
    if (state.value.seats.length > 1 && !state.value.toAct.includes(seat)) openDrawer("undo");
    else void send({ type: "undo", seat, base: state.value.seq ?? 0 });
  };
  return (
    <div class={`buttons ${free.length > MANY ? "many" : ""}`} aria-label={text("web-moves")} role="group" {...steady}>
      {free.map((offer, index) => (
        <MoveButton key={`${offer.seat} ${offer.choice.action}`} offer={offer} isFirst={index === 0} isNamed={seats.size > 1} />
      ))}
      {mine !== undefined && stage.isIdle.value && (
        <Button kind="night" glyph="undo" label={text("web-undo")} onClick={() => takeBack(mine)} />
      )}
    </div>
  );
}

/** Until the turn passes, the buttons keep the room that they once had: the table does not jump when some come and go. */
function useSteadyHeight(turn: unknown) {
  const ref = useRef<HTMLDivElement>(null);
  const kept = useRef({ turn, height: 0 });
  useLayoutEffect(() => {
    kept.current = { turn, height: ref.current?.offsetHeight ?? 0 };
  });
  useEffect(() => {
    const forget = () => {
      kept.current.height = 0;
      if (ref.current) ref.current.style.minHeight = "";
    };
    window.addEventListener("resize", forget);
    return () => window.removeEventListener("resize", forget);
  }, []);
  const height = kept.current.turn === turn ? kept.current.height : 0;
  return { ref, style: { minHeight: height ? `${height}px` : "" } };
}

/** The moves that are drawn. In a race they keep their places, also while none of them counts. */
function drawn({ acting, isRace, offers, state }: Session): readonly Offer[] {
  if (!isRace.value) return offers.value;
  return acting.value.flatMap((seat) => (state.value.moves[seat] ?? []).map((choice) => ({ seat, choice })));
}

function isMain(choice: Choice): boolean {
  return textOrNull(`${choice.label.key}-look`) === "main";
}

/** Does a piece on the table make this move? */
function isOnTable({ gameView, look }: Session, action: number): boolean {
  const touches = (said: Text): boolean =>
    said.values?.action === action || (Array.isArray(said.values?.pieces) && said.values.pieces.some(touches));
  const isSeated = gameView.value?.isSeated;
  return look.value.scene.some((said) => (isSeated || said.values?.who === undefined) && touches(said));
}

function MoveButton({ offer, isFirst, isNamed }: { offer: Offer; isFirst: boolean; isNamed: boolean }) {
  const { gameView, isRace, move, names, pendingMove } = useSession();
  const { seat, choice } = offer;
  const label = sayOrNull(choice.label, names.value, "button") ?? say(choice.label, names.value);
  const more = sayOrNull(choice.label, names.value, "more") ?? sayOrNull(choice.label, names.value, "help") ?? undefined;
  const glyph = textOrNull(`${choice.label.key}-look.glyph`) ?? undefined;
  const held = useHold(seat, () => void move(seat, choice.action));
  const Sign = gameView.value?.Sign;
  const isHoldable = isRace.value && isFirst;
  const actions = isHoldable ? held : { onClick: () => void move(seat, choice.action) };
  return (
    <Button
      kind={textOrNull(`${choice.label.key}-look`) === "safe" ? "green" : isFirst ? "gold" : "parch"}
      glyph={isHoldable ? undefined : glyph}
      sign={isHoldable ? <HoldRing seat={seat} glyph={glyph ?? ""} /> : Sign && <Sign choice={choice} />}
      label={isNamed ? `${names.value[seat]}: ${label}` : label}
      more={isHoldable ? text("web-hold-to-roll") : more}
      aria-busy={pendingMove.value === choice.action}
      data-move={choice.label.key}
      {...actions}
    />
  );
}

/** A ring that fills from one roll to the next while the button is held. */
function HoldRing({ seat, glyph }: { seat: number; glyph: string }) {
  const { room, state } = useSession();
  const last = useRef(0); // when the dice will land; a new time is a new roll
  last.current = state.value.tumbling[seat] ?? last.current;
  return (
    <span class={`hold-ring ${room.value!.seats[seat]!.holding ? "held" : ""}`} aria-hidden="true">
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx={22} cy={22} r={19} />
        {last.current > 0 && (
          <circle
            key={last.current}
            class="filling"
            cx={22}
            cy={22}
            r={19}
            pathLength={1}
            style={{ animationDuration: `${room.value!.interval}ms` }}
          />
        )}
      </svg>
      <Glyph name={glyph} />
    </span>
  );
}

/** A tap rolls once; holding the button, or the space bar, rolls on until release. */
function useHold(seat: number, tap: () => void) {
  const { send } = useSession();
  const timer = useRef(0);
  const isHeld = useRef(false);
  const down = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      isHeld.current = true;
      void send({ type: "hold", seat, on: true });
    }, HELD);
  };
  const up = () => {
    clearTimeout(timer.current);
    if (isHeld.current) void send({ type: "hold", seat, on: false });
    window.setTimeout(() => (isHeld.current = false));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      down();
    },
    onPointerUp: up,
    onPointerCancel: up,
    onBlur: up,
    onKeyDown: (event: KeyboardEvent) => (event.key === " " && !event.repeat ? down() : undefined),
    onKeyUp: (event: KeyboardEvent) => (event.key === " " ? up() : undefined),
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => (isHeld.current ? undefined : tap()),
  };
}

/** All lies open: who has looked goes on. */
function GoOn() {
  const { gameView, stage } = useSession();
  const label = gameView.value?.goesOn?.() ?? text("web-go-on");
  return (
    <div class="buttons" role="group" aria-label={text("web-moves")}>
      <Button kind="gold" glyph="play" label={label} onClick={() => stage.goOn()} />
    </div>
  );
}
