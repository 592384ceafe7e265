/** The seats round the table: who sits there, whose turn it is, what they have. */

import type { ComponentChildren } from "preact";
import type { Said } from "../messages";
import { acting, eye, look, names, room, state } from "../open";
import { Face, Glyph } from "../parts";
import { openDrawer } from "../route";
import { say, text } from "../words";
import { Bubble, Countdown } from "./Bubble";
import { Piece } from "./Piece";

export function Seats() {
  return (
    <ul class="seats" data-count={room.value!.seats.length} aria-label={text("web-seats")}>
      {room.value!.seats.map((_, number) => (
        <li key={number} data-place={`seat-${number}`}>
          <Plaque number={number}>
            <span class="things" aria-hidden="true">
              {things(number).map((said, index) => (
                <Piece key={index} said={said} small />
              ))}
            </span>
          </Plaque>
        </li>
      ))}
    </ul>
  );
}

/** Who sits there, and how they stand. */
export function Plaque({ number, children }: { number: number; children?: ComponentChildren }) {
  const at = room.value!;
  const seat = at.seats[number]!;
  const points = (look.value.view.points as number[] | undefined)?.[number] ?? 0;
  const isActing = at.phase === "playing" && state.value.toAct.includes(number);
  const isMine = state.value.seats.includes(number);
  const kind = [isActing && (acting.value.includes(number) ? "mine-now" : "acting"), isMine && "mine", !seat.present && seat.person && "away", !seat.person && !seat.bot && "open"];
  return (
    <>
      <button type="button" class={`plaque ${kind.filter(Boolean).join(" ")}`} onClick={() => openDrawer(`seat-${number}`)}>
        <span class="unseen">{spoken(number, points)}</span>
        <span class="name" aria-hidden="true">{shown(number)}</span>
        <span class="who" aria-hidden="true">
          {seat.name ? <Face face={seat.face} bot={seat.bot !== ""} /> : <span class="face empty"><Glyph name="share" /></span>}
          {at.phase !== "open" && <span class="score">{points}</span>}
        </span>
        {seat.holding && <Glyph name="dice" />}
        {children}
      </button>
      {isActing && <Countdown />}
      <Bubble seat={number} />
    </>
  );
}

/** What lies before a seat. */
function things(seat: number): Said[] {
  return look.value.scene
    .filter((said) => said.values?.who === seat)
    .flatMap((said) => (Array.isArray(said.values?.pieces) ? said.values.pieces : [said]));
}

/** What the plaque says above the face. */
function shown(number: number): string {
  const isMyTurnAlone = acting.value.includes(number) && state.value.seats.length === 1 && room.value!.phase === "playing";
  return isMyTurnAlone ? text("web-your-turn") : room.value!.seats[number]!.name || text("web-open-seat");
}

/** It begins with what is shown: so the plaque can be called by it. */
function spoken(number: number, points = 0): string {
  const at = room.value!;
  const seat = at.seats[number]!;
  const parts = [...new Set([shown(number), seat.name || text("web-open-seat")])];
  if (number === eye.value) parts.push(text("web-you"));
  if (seat.bot) parts.push(text(`bot-${seat.bot}`));
  if (at.phase !== "open") parts.push(text("points", { points }));
  if (seat.person && !seat.present) parts.push(text("web-away"));
  if (at.phase === "playing" && state.value.toAct.includes(number)) parts.push(text("web-turn-of", { who: names.value[number] ?? "" }));
  parts.push(...things(number).map((said) => say(said, names.value)));
  return parts.join(", ");
}
