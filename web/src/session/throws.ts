/** Dice of a race in the air. A result stands for a while before the same dice are seen to fly again; a new result is shown at once. */

import type { Tumbling } from "../messages";
import type { Stage } from "../stage";
import { update } from "../update";

const STANDS = 500; // ms that a result is seen at least, unless the next one is there before

export function createThrows(stage: Stage) {
  const landed = new Map<number, number>(); // by seat: when its last result came, by performance.now()
  const timers = new Map<number, number>(); // by seat

  function drop(seat: number): void {
    window.clearTimeout(timers.get(seat));
    timers.delete(seat);
  }

  function begin(message: Tumbling): void {
    const now = performance.now();
    const wait = (landed.get(message.seat) ?? -Infinity) + stage.pace(STANDS) - now;
    drop(message.seat);
    if (wait <= 0) show(message, now);
    else
      timers.set(
        message.seat,
        window.setTimeout(() => show(message, now), wait),
      );
  }

  /** Unless the table that is shown knows nothing of the race. */
  function show(message: Tumbling, since: number): void {
    if (stage.state.value.toAct.includes(message.seat)) stage.state.value = update(stage.state.value, message, since);
  }

  function land(seat: number): void {
    drop(seat);
    landed.set(seat, performance.now());
  }

  function clear(): void {
    for (const seat of [...timers.keys()]) drop(seat);
    landed.clear();
  }

  return { begin, land, clear };
}
