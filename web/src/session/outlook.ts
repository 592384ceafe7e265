/** What goes on at a table while its people look at one of its games: they stay present there, and their devices add to the dice. */

import { type ReadonlySignal, signal } from "@preact/signals";
import type { SavedTable } from "../settings";
import { TableSocket } from "../socket";
import { NOTHING, type State } from "../state";
import { update } from "../update";
import { createDiceAdder } from "./dice";

export interface Outlook {
  state: ReadonlySignal<State>;
  close: () => void;
}

export function createOutlook({ table, keys }: Pick<SavedTable, "table" | "keys">): Outlook {
  const state = signal<State>(NOTHING);
  const socket = new TableSocket(
    table,
    keys,
    () => state.value.seq,
    (message) => {
      state.value = update(state.value, message, performance.now());
      addToDice();
    },
  );
  const addToDice = createDiceAdder(state, (command) =>
    socket.send(command).then(
      () => true,
      () => false,
    ),
  );
  return { state, close: () => socket.close() };
}

/** What somebody who looks at that game should know of the table. */
export type TableNews = { kind: "turn" | "begun"; game: string } | { kind: "votes" };

export function newsOf({ room, seats, toAct }: State, number: number): TableNews | null {
  if (!room) return null;
  const isOn = room.number > number && (room.phase === "called" || room.phase === "playing");
  if (isOn && room.phase === "playing" && toAct.some((seat) => seats.includes(seat) && !room.seats[seat]!.bot)) {
    return { kind: "turn", game: room.game };
  }
  if (isOn) return { kind: "begun", game: room.game };
  const isAsked = room.phase === "over" && seats.some((seat) => !room.seats[seat]!.vote);
  return isAsked && room.seats.some(({ vote }) => vote) ? { kind: "votes" } : null;
}
