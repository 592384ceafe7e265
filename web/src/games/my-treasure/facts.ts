// Made by scripts/docs.py from src/doubloon/games/my_treasure: do not edit; `make docs` writes it anew.

import type { FactOf } from "../scene";

/** Every message of the game's story, with its values. */
export interface Facts {
  begins: {
    who: number;
  };
  "first-seat": {
    who: number;
  };
  "my-treasure-alarm": Record<string, never>;
  "my-treasure-card": {
    card: Fact<
      | "my-treasure-symbol-coins"
      | "my-treasure-symbol-diamond"
      | "my-treasure-symbol-mouse"
      | "my-treasure-symbol-necklace"
      | "my-treasure-symbol-potion"
      | "my-treasure-symbol-ring"
      | "my-treasure-symbol-sword"
    >[];
  };
  "my-treasure-draw": {
    cards: number;
    left: number;
  };
  "my-treasure-drew": {
    card: Fact<
      | "my-treasure-object-coins"
      | "my-treasure-object-diamond"
      | "my-treasure-object-mouse"
      | "my-treasure-object-necklace"
      | "my-treasure-object-potion"
      | "my-treasure-object-ring"
      | "my-treasure-object-sword"
    >[];
    who: number;
  };
  "my-treasure-drew-orc": {
    all: number;
    orcs: number;
    who: number;
  };
  "my-treasure-fled": {
    who: number;
  };
  "my-treasure-flee": Record<string, never>;
  "my-treasure-grab": {
    space: number;
  };
  "my-treasure-grabbed": {
    cards: number;
    space: number;
    who: number;
  };
  "my-treasure-kind-coins": Record<string, never>;
  "my-treasure-kind-diamond": Record<string, never>;
  "my-treasure-kind-necklace": Record<string, never>;
  "my-treasure-kind-potion": Record<string, never>;
  "my-treasure-kind-ring": Record<string, never>;
  "my-treasure-kind-sword": Record<string, never>;
  "my-treasure-next-round": Record<string, never>;
  "my-treasure-object-coins": {
    count: number;
  };
  "my-treasure-object-diamond": {
    count: number;
  };
  "my-treasure-object-mouse": {
    count: number;
  };
  "my-treasure-object-necklace": {
    count: number;
  };
  "my-treasure-object-potion": {
    count: number;
  };
  "my-treasure-object-ring": {
    count: number;
  };
  "my-treasure-object-sword": {
    count: number;
  };
  "my-treasure-orc": Record<string, never>;
  "my-treasure-place": {
    space: number;
  };
  "my-treasure-placed": {
    space: number;
  };
  "my-treasure-points": {
    points: number;
  };
  "my-treasure-revealed-coins": {
    who: number;
  };
  "my-treasure-revealed-diamond": {
    who: number;
  };
  "my-treasure-revealed-necklace": {
    who: number;
  };
  "my-treasure-revealed-potion": {
    who: number;
  };
  "my-treasure-revealed-ring": {
    who: number;
  };
  "my-treasure-revealed-sword": {
    who: number;
  };
  "my-treasure-round": {
    who: number;
  };
  "my-treasure-scene-blind-token": Record<string, never>;
  "my-treasure-scene-blind-tokens": {
    count: number;
    pieces: Fact<"my-treasure-scene-blind-token">[];
  };
  "my-treasure-scene-card": {
    art: string;
    card: Fact<
      | "my-treasure-object-coins"
      | "my-treasure-object-diamond"
      | "my-treasure-object-mouse"
      | "my-treasure-object-necklace"
      | "my-treasure-object-potion"
      | "my-treasure-object-ring"
      | "my-treasure-object-sword"
      | "my-treasure-symbol-coins"
      | "my-treasure-symbol-diamond"
      | "my-treasure-symbol-mouse"
      | "my-treasure-symbol-necklace"
      | "my-treasure-symbol-potion"
      | "my-treasure-symbol-ring"
      | "my-treasure-symbol-sword"
    >[];
    match?: string;
    piece: string;
  };
  "my-treasure-scene-cave": {
    pieces: Fact<"my-treasure-scene-pile" | "my-treasure-scene-space">[];
  };
  "my-treasure-scene-chest": {
    action?: number;
    cards: number;
  };
  "my-treasure-scene-count": {
    gained: number;
    glory: number;
    mice: number;
    number: number;
    target: number;
    who: number;
  };
  "my-treasure-scene-count-round": {
    gained: number;
    kind: number;
    mice: number;
    number: number;
    points: number;
    round: number;
    treasures: number;
  };
  "my-treasure-scene-covered": {
    pieces: Fact<"my-treasure-scene-card">[];
    space: number;
  };
  "my-treasure-scene-held": {
    owner: number;
    pieces: Fact<"my-treasure-scene-card">[];
  };
  "my-treasure-scene-inside": {
    who: number;
  };
  "my-treasure-scene-now": {
    phase: number;
    piles: number;
  };
  "my-treasure-scene-orc": {
    here: number;
    number: number;
  };
  "my-treasure-scene-orcs": {
    all: number;
    orcs: number;
    pieces: Fact<"my-treasure-scene-orc">[];
  };
  "my-treasure-scene-owned": {
    kind: number;
    piece: string;
    who: number;
  };
  "my-treasure-scene-pile": {
    action?: number;
    art: string;
    card: Fact<
      | "my-treasure-symbol-coins"
      | "my-treasure-symbol-diamond"
      | "my-treasure-symbol-mouse"
      | "my-treasure-symbol-necklace"
      | "my-treasure-symbol-potion"
      | "my-treasure-symbol-ring"
      | "my-treasure-symbol-sword"
    >[];
    cards: number;
    piece: string;
    space: number;
    take: number;
  };
  "my-treasure-scene-space": {
    action?: number;
    space: number;
  };
  "my-treasure-scene-step": {
    how: number;
    step: number;
  };
  "my-treasure-scene-steps": {
    pieces: Fact<"my-treasure-scene-step">[];
  };
  "my-treasure-scene-taken": {
    cards: number;
    who: number;
  };
  "my-treasure-scene-token": {
    action?: number;
    how: number;
    kind: number;
    owner?: number;
    piece?: string;
  };
  "my-treasure-scene-tokens": {
    pieces: Fact<"my-treasure-scene-token">[];
  };
  "my-treasure-scene-treasure": {
    pieces: Fact<"my-treasure-scene-card">[];
    who: number;
  };
  "my-treasure-scene-unknown": {
    who: number;
  };
  "my-treasure-scored": {
    gained: number;
    glory: number;
    number: number;
    who: number;
  };
  "my-treasure-secure": {
    space: number;
  };
  "my-treasure-secured": {
    cards: number;
    space: number;
    who: number;
  };
  "my-treasure-symbol-coins": {
    count: number;
  };
  "my-treasure-symbol-diamond": {
    count: number;
  };
  "my-treasure-symbol-mouse": {
    count: number;
  };
  "my-treasure-symbol-necklace": {
    count: number;
  };
  "my-treasure-symbol-potion": {
    count: number;
  };
  "my-treasure-symbol-ring": {
    count: number;
  };
  "my-treasure-symbol-sword": {
    count: number;
  };
  "my-treasure-token-coins": Record<string, never>;
  "my-treasure-token-diamond": Record<string, never>;
  "my-treasure-token-necklace": Record<string, never>;
  "my-treasure-token-potion": Record<string, never>;
  "my-treasure-token-ring": Record<string, never>;
  "my-treasure-token-sword": Record<string, never>;
  "my-treasure-took-coins": {
    who: number;
  };
  "my-treasure-took-diamond": {
    who: number;
  };
  "my-treasure-took-necklace": {
    who: number;
  };
  "my-treasure-took-potion": {
    who: number;
  };
  "my-treasure-took-ring": {
    who: number;
  };
  "my-treasure-took-sword": {
    who: number;
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
  glory_target: number;
  orcs: number;
  edition: number;
  memory_aid: number;
  seats: number;
  first: number;
  starter: number;
  rounds: number;
  turn: number;
  phase: number;
  orcs_out: number;
  drawn: number;
  chosen: number;
  clock: number;
  places: number[];
  tops: number[];
  seen: number[];
  tokens: number[];
  glory: number[];
  gained: number[];
  stack: number;
  heights: number[];
  piles: number[];
  numbers: number[];
  points: number[];
}

/** The numbers of the rules and of the story. */
export const BLIND = 7;
export const CAVE = 0;
export const CHANCE = -1;
export const CHOSEN = 1;
export const DONE = 0;
export const DRAW = 0;
export const DRAWING = 1;
export const FLEE = 11;
export const FLEEING = 4;
export const FREE = 0;
export const GONE = 2;
export const IN_STACK = 0;
export const KINDS = ["ring", "diamond", "sword", "necklace", "coins", "potion"] as const;
export const KIND_COUNT = 6;
export const LATER = 2;
export const MOUSE = 6;
export const NEXT = 1;
export const NEXT_ROUND = 12;
export const NOBODY = -2;
export const NO_TOKEN = 0;
export const ON_SPACE = 2;
export const OPEN = [5, 6] as const;
export const ORC = 34;
export const OWNED = 6;
export const PLACING = 2;
export const REVEALING = 5;
export const SCORED = 6;
export const SECURING = 3;
export const SPACE = 7;
export const SPACES = 4;
export const SYMBOLS = ["ring", "diamond", "sword", "necklace", "coins", "potion", "mouse"] as const;
export const TOKEN = 1;
