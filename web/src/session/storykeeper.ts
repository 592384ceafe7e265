/** What was told survives a reload of the page: the tab keeps it until the table has gone on. */

import type { ReadonlySignal } from "@preact/signals";
import type { Stage, Stories } from "../stage";
import type { State } from "../state";

const NAME = "doubloon-story";

interface Kept {
  table: string;
  number: number; // of the game at that table
  seq: number; // of the last event that is told
  stories: Stories;
}

/** `restore` is called with each complete snapshot; `stop` ends the keeping. */
export function keepStory(stage: Stage, newest: ReadonlySignal<State>): { restore: () => void; stop: () => void } {
  const keep = () => {
    const { room, seq } = newest.value;
    if (!room || seq === null || !stage.isIdle.value) return sessionStorage.removeItem(NAME); // what is not shown yet is not told
    const kept: Kept = { table: room.table, number: room.number, seq, stories: stage.stories.value };
    sessionStorage.setItem(NAME, JSON.stringify(kept));
  };
  window.addEventListener("pagehide", keep);
  return {
    restore: () => {
      const { room, seq } = newest.value;
      const kept = JSON.parse(sessionStorage.getItem(NAME) ?? "null") as Kept | null;
      if (kept && room && kept.table === room.table && kept.number === room.number && kept.seq === seq) stage.recall(kept.stories);
    },
    stop: () => window.removeEventListener("pagehide", keep),
  };
}
