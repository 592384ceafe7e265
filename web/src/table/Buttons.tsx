/** What may be done now and is no piece on the table: at most three large buttons. */

import { useRef } from "preact/hooks";
import { views } from "../games";
import type { Choice, Said } from "../messages";
import { ask, isRace, look, move, names, offers, room, sent, stage, state } from "../open";
import { Button } from "../parts";
import { go } from "../route";
import { say, sayOrNull, text, textOrNull } from "../words";

const HELD = 250; // ms after which a touch is no tap but a hold
const MANY = 3; // buttons above which all of one sort become small

interface Offer {
  seat: number;
  choice: Choice;
}

export function Buttons() {
  const at = room.value!;
  if (at.phase === "over") return <Over />;
  if (at.phase !== "playing") return <div class="buttons" />;
  const free = offers.value.filter(({ choice }) => !isOnTable(choice.action));
  const seats = new Set(free.map(({ seat }) => seat));
  const mine = state.value.seats.find((seat) => state.value.undo[seat]);
  return (
    <div class={`buttons ${free.length > MANY ? "many" : ""}`} aria-label={text("web-moves")} role="group">
      {free.map((offer, index) => (
        <MoveButton key={`${offer.seat} ${offer.choice.action}`} offer={offer} isFirst={index === 0} isNamed={seats.size > 1} />
      ))}
      {mine !== undefined && stage.isIdle.value && (
        <Button kind="night" glyph="undo" label={text("web-undo")} onClick={() => void ask({ type: "undo", seat: mine, base: state.value.seq ?? 0 })} />
      )}
    </div>
  );
}

/** Does a piece on the table make this move? */
function isOnTable(action: number): boolean {
  const touches = (said: Said): boolean =>
    said.values?.action === action || (Array.isArray(said.values?.pieces) && said.values.pieces.some(touches));
  const isSeated = views.value[room.value!.game]?.isSeated;
  return look.value.scene.some((said) => (isSeated || said.values?.who === undefined) && touches(said));
}

function MoveButton({ offer, isFirst, isNamed }: { offer: Offer; isFirst: boolean; isNamed: boolean }) {
  const { seat, choice } = offer;
  const label = say(choice.label, names.value);
  const help = sayOrNull(choice.label, names.value, "help") ?? undefined;
  const held = useHold(seat, () => void move(seat, choice.action));
  const isHoldable = isRace.value && isFirst;
  const actions = isHoldable ? held : { onClick: () => void move(seat, choice.action) };
  return (
    <Button
      kind={textOrNull(`${choice.label.key}-look`) === "safe" ? "green" : isFirst ? "gold" : "parch"}
      glyph={textOrNull(`${choice.label.key}-look.glyph`) ?? undefined}
      label={isNamed ? `${names.value[seat]}: ${label}` : label}
      more={isHoldable ? text("web-hold-to-roll") : help}
      aria-busy={sent.value === choice.action}
      {...actions}
    />
  );
}

/** One tap is one roll; a button that is held rolls on until it is let go, also by the keyboard. */
function useHold(seat: number, tap: () => void) {
  const timer = useRef(0);
  const isHeld = useRef(false);
  const down = () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      isHeld.current = true;
      void ask({ type: "hold", seat, on: true });
    }, HELD);
  };
  const up = () => {
    clearTimeout(timer.current);
    if (isHeld.current) void ask({ type: "hold", seat, on: false });
    window.setTimeout(() => (isHeld.current = false));
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      down();
    },
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: (event: KeyboardEvent) => (event.key === " " && !event.repeat ? down() : undefined),
    onKeyUp: (event: KeyboardEvent) => (event.key === " " ? up() : undefined),
    onContextMenu: (event: Event) => event.preventDefault(),
    onClick: () => (isHeld.current ? undefined : tap()),
  };
}

function Over() {
  return (
    <div class="buttons">
      {state.value.isHost ? (
        <Button kind="gold" glyph="replay" label={text("web-again")} more={text("web-again.more")} onClick={() => void ask({ type: "again" })} />
      ) : (
        <p class="sentence">{text("web-again.wait")}</p>
      )}
      <Button kind="parch" label={text("web-to-shelf")} onClick={() => go({ room: "shelf" })} />
    </div>
  );
}
