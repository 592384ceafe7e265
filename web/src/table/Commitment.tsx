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

/** How far a seat is with what it adds to the dice. */
function progress({ seats, withheld }: Room, number: number): string {
  const { added, bot, commitment, person } = seats[number]!;
  if (withheld?.includes(number)) return "withheld";
  if (bot && !person) return "bot";
  if (added) return "done";
  return commitment ? "promised" : "open";
}
