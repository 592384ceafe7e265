/** The commitment of the dice before the game: a short form, the whole on a tap, and an explanation. */

import { Glyph } from "../components";
import { text } from "../i18n";
import type { Room } from "../messages";

/** `3f9a…77e1` */
export function brief(hex: string): string {
  return `${hex.slice(0, 4)}…${hex.slice(-4)}`;
}

/** Hex digits in groups that can be read aloud. */
export function grouped(hex: string): string {
  return hex.replace(/(.{8})(?=.)/g, "$1 ");
}

export function DiceCommitment({ room }: { room: Room }) {
  return (
    <details class="promise">
      <summary>
        <Glyph name="lock" />
        <span>{text("web-promise")}</span>
        <code>{brief(room.commitment)}</code>
      </summary>
      <p>{text("web-promise.says")}</p>
      <code class="whole">{grouped(room.commitment)}</code>
      <p>{text("web-additions.says")}</p>
      <ul>
        {room.seats.map((seat, number) => (
          <li key={number}>
            {seat.name || text("web-open-seat")}: <b>{text(`web-additions.${progress(room, number)}`)}</b>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The people whose devices have still to promise or to show what they add. */
export function pendingAdders(room: Room): string {
  const isPending = (number: number) => {
    const found = progress(room, number);
    return found === "open" || (room.sealed && found === "promised");
  };
  return room.seats.flatMap(({ name }, number) => (isPending(number) ? [name] : [])).join(", ");
}

/** The game is about to begin; it waits for the slowest device. */
export function Shaking({ room }: { room: Room }) {
  const names = pendingAdders(room);
  return (
    <div class="sentence calm" role="status">
      <p>{text("web-phase-called")}</p>
      {names && <p class="late">{text("web-additions-wait", { names })}</p>}
    </div>
  );
}

/** How far a seat is with what it adds to the dice. */
function progress({ seats, withheld }: Room, number: number): string {
  const { added, bot, commitment, person } = seats[number]!;
  if (withheld?.includes(number)) return "withheld";
  if (bot && !person) return "bot";
  if (added) return "done";
  return commitment ? "promised" : "open";
}
