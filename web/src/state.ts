/** All that this device knows of an open table, as one plain object. `update.ts` computes the next one from each message. */

import type { Choice, Hinted, Room, Text } from "./messages";

export const SPECTATOR = -3;

/** What one seat, or a spectator, sees. */
export interface Look {
  view: Record<string, unknown>;
  scene: readonly Text[]; // what lies on the table, in words
  rule: number; // the line of the rules that matters now
  guide?: readonly Text[] | undefined; // what a newcomer should be told now
}

export interface State {
  room: Room | null; // seats, phase, options: all but the game itself; null until the first welcome
  seats: readonly number[]; // held by this device
  waiting: readonly number[]; // for which it waits: it came in the middle of a game with hands
  isHost: boolean;
  seq: number | null; // of the last event that arrived
  looks: Readonly<Record<number, Look>>; // by seat
  moves: Readonly<Record<number, readonly Choice[]>>; // by seat: what it may do now
  undo: Readonly<Record<number, boolean>>; // by seat: may it take back its last move
  toAct: readonly number[];
  clockEnds: number | null; // by performance.now()
  startsAt: number | null; // by performance.now(), while it counts down to the first game
  seed: string; // once the game is over
  hash: string; // the running hash of the game
  tumbling: Readonly<Record<number, number>>; // by seat: dice of a race in the air, until performance.now()
  emotes: Readonly<Record<number, { emote: string; nth: number }>>; // by seat: the last one, and how many came before it
  hint: Hinted | null;
}

export const NOTHING: State = {
  room: null,
  seats: [],
  waiting: [],
  isHost: false,
  seq: null,
  looks: {},
  moves: {},
  undo: {},
  toAct: [],
  clockEnds: null,
  startsAt: null,
  seed: "",
  hash: "",
  tumbling: {},
  emotes: {},
  hint: null,
};

export const BLANK: Look = { view: {}, scene: [], rule: 0 };

/** The seats whose views this device gets; a spectator's if it holds none. */
export function viewersOf(state: State): readonly number[] {
  return state.seats.length ? state.seats : [SPECTATOR];
}
