// Made by scripts/docs.py from src/doubloon/games/do_not_touch: do not edit; `make docs` writes it anew.

import type { FactOf } from "../scene";

/** Every message of the game's story, with its values. */
export interface Facts {
  begins: {
    who: number;
  };
  "do-not-touch-card": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
  };
  "do-not-touch-cash": Record<string, never>;
  "do-not-touch-cashed": {
    card: Fact<"do-not-touch-symbol-card">[];
    count: number;
    who: number;
  };
  "do-not-touch-closed": Record<string, never>;
  "do-not-touch-counted": {
    points: number;
    who: number;
  };
  "do-not-touch-dealt": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    who: number;
  };
  "do-not-touch-discard": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    nth: string;
  };
  "do-not-touch-discarded": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    who: number;
  };
  "do-not-touch-drew": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    who: number;
  };
  "do-not-touch-drew-nothing": {
    who: number;
  };
  "do-not-touch-drew-unseen": {
    who: number;
  };
  "do-not-touch-end": {
    cards: number;
    excess: number;
    most: number;
  };
  "do-not-touch-from-deck": Record<string, never>;
  "do-not-touch-from-discard": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
  };
  "do-not-touch-laid": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    who: number;
  };
  "do-not-touch-last-card": {
    round: number;
    who: number;
  };
  "do-not-touch-last-turn": {
    who: number;
  };
  "do-not-touch-lay": Record<string, never>;
  "do-not-touch-number-card": {
    colour: number;
    number: number;
  };
  "do-not-touch-pick": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    nth: string;
  };
  "do-not-touch-scene-count": {
    cards: number;
    points: number;
    value: number;
  };
  "do-not-touch-scene-count-bonus": {
    cards: number;
    points: number;
    value: number;
  };
  "do-not-touch-scene-deck": {
    action?: number;
    cards: number;
    tag?: Fact<"do-not-touch-tag-draw">[];
  };
  "do-not-touch-scene-discard": {
    cards: number;
    pieces: Fact<"do-not-touch-scene-no-card" | "do-not-touch-scene-number" | "do-not-touch-scene-symbol">[];
  };
  "do-not-touch-scene-hand": {
    count: number;
    pieces: Fact<"do-not-touch-scene-number" | "do-not-touch-scene-symbol">[];
  };
  "do-not-touch-scene-last": {
    round: number;
  };
  "do-not-touch-scene-loot": {
    cards: number;
    pieces: Fact<"do-not-touch-scene-no-card" | "do-not-touch-scene-number" | "do-not-touch-scene-symbol">[];
    under: Fact<"do-not-touch-scene-under-number" | "do-not-touch-scene-under-symbol">[];
    who: number;
  };
  "do-not-touch-scene-no-card": {
    action?: number;
    tag?: Fact<"do-not-touch-tag-cash">[];
  };
  "do-not-touch-scene-now": {
    card?: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    closed: number;
    phase: number;
  };
  "do-not-touch-scene-number": {
    action?: number;
    colour: number;
    how: number;
    instead?: number;
    number: number;
    piece: string;
    tag?: Fact<"do-not-touch-tag-cash" | "do-not-touch-tag-lay" | "do-not-touch-tag-swap" | "do-not-touch-tag-take">[];
  };
  "do-not-touch-scene-open-hand": {
    count: number;
    pieces: Fact<"do-not-touch-scene-number" | "do-not-touch-scene-symbol">[];
    who: number;
  };
  "do-not-touch-scene-other-hand": {
    cards: number;
    who: number;
  };
  "do-not-touch-scene-over": Record<string, never>;
  "do-not-touch-scene-own-loot": {
    cards: number;
    pieces: Fact<"do-not-touch-scene-no-card" | "do-not-touch-scene-number" | "do-not-touch-scene-symbol">[];
    under: Fact<"do-not-touch-scene-under-number" | "do-not-touch-scene-under-symbol">[];
  };
  "do-not-touch-scene-swaps": {
    left: number;
  };
  "do-not-touch-scene-symbol": {
    action?: number;
    bonus: number;
    colour: number;
    how: number;
    instead?: number;
    piece: string;
    symbol: number;
    tag?: Fact<"do-not-touch-tag-cash" | "do-not-touch-tag-lay" | "do-not-touch-tag-swap" | "do-not-touch-tag-take">[];
  };
  "do-not-touch-scene-under-number": {
    cards: number;
    colour: number;
    number: number;
  };
  "do-not-touch-scene-under-symbol": {
    bonus: number;
    cards: number;
    colour: number;
    symbol: number;
  };
  "do-not-touch-start": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    nth: string;
  };
  "do-not-touch-swap": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    letter: string;
    owner: number;
  };
  "do-not-touch-swapped": {
    gained: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    given: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    owner: number;
    who: number;
  };
  "do-not-touch-symbol-card": {
    bonus: number;
    colour: number;
    symbol: number;
  };
  "do-not-touch-tag-cash": {
    gain: number;
  };
  "do-not-touch-tag-draw": Record<string, never>;
  "do-not-touch-tag-lay": {
    gain: number;
  };
  "do-not-touch-tag-swap": Record<string, never>;
  "do-not-touch-tag-take": Record<string, never>;
  "do-not-touch-took": {
    card: Fact<"do-not-touch-number-card" | "do-not-touch-symbol-card">[];
    who: number;
  };
  "first-seat": {
    who: number;
  };
  points: {
    points: number;
  };
  turn: {
    who: number;
  };
  won: {
    who: number;
  };
  "won-shared": {
    who: number;
  };
}

export type Fact<Key extends keyof Facts = keyof Facts> = FactOf<Facts, Key>;

/** The view of a seat. */
export interface View {
  deck: number;
  swaps_per_turn: number;
  cashes_per_turn: number;
  finish_round: number;
  seats: number;
  first: number;
  starter: number;
  turn: number;
  phase: number;
  owed: number[];
  deck_left: number;
  sizes: number[];
  to_draw: number;
  picked: number;
  barred: number;
  swaps: number;
  cashes: number;
  idle: number;
  shrunk: number;
  is_last: number;
  tops: number[];
  discard: number[];
  discarded: number;
  viewer: number;
  hand: number[];
  known: number[];
  loots: number[];
  points: number[];
}

/** The numbers of the rules and of the story. */
export const ACT = 3;
export const BARRED = 2;
export const CASH = 34;
export const CHANCE = -1;
export const DRAW = 0;
export const DRAWING = 1;
export const END = 35;
export const EXCESS = 5;
export const FACES = 9;
export const FROM_DECK = 36;
export const FROM_DISCARD = 37;
export const HAND = 3;
export const KINDS = 27;
export const LYING = 0;
export const NOBODY = -2;
export const NO_DRAW = 38;
export const OWN_LOOT = 27;
export const PICKED = 1;
export const SPECTATOR = -3;
export const START = 2;
export const SWAP = 28;
export const SYMBOLIC = 3;
export const TARGET = 4;
export const UNSEEN = -1;
