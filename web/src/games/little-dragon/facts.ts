// Made by scripts/docs.py from src/doubloon/games/little_dragon: do not edit; `make docs` writes it anew.

import type { FactOf } from "../scene";

/** Every message of the game's story, with its values. */
export interface Facts {
  begins: {
    who: number;
  };
  "first-seat": {
    who: number;
  };
  "little-dragon-cover": Record<string, never>;
  "little-dragon-covered": {
    who: number;
  };
  "little-dragon-dragon": {
    who: number;
  };
  "little-dragon-kind-ball": Record<string, never>;
  "little-dragon-kind-candlestick": Record<string, never>;
  "little-dragon-kind-car": Record<string, never>;
  "little-dragon-kind-chest": Record<string, never>;
  "little-dragon-kind-doll": Record<string, never>;
  "little-dragon-kind-dragon": Record<string, never>;
  "little-dragon-kind-ring": Record<string, never>;
  "little-dragon-kind-spider": Record<string, never>;
  "little-dragon-leave": {
    place: string;
  };
  "little-dragon-leave-spider": Record<string, never>;
  "little-dragon-left": {
    place: string;
    who: number;
  };
  "little-dragon-move-spider": {
    place: string;
  };
  "little-dragon-moved-spider": {
    place: string;
    who: number;
  };
  "little-dragon-no-spiders": Record<string, never>;
  "little-dragon-points": {
    points: number;
  };
  "little-dragon-scene-choosing": Record<string, never>;
  "little-dragon-scene-count": {
    count: number;
    kind: number;
    points: number;
  };
  "little-dragon-scene-covered": {
    action?: number;
    piece: number;
    place: string;
  };
  "little-dragon-scene-failed": {
    spider: number;
  };
  "little-dragon-scene-hole": {
    action?: number;
    piece: number;
    place: string;
  };
  "little-dragon-scene-leader": {
    count: number;
    owner: number;
  };
  "little-dragon-scene-now": {
    count: number;
    owner: number;
    pieces: Fact<"little-dragon-scene-take">[];
  };
  "little-dragon-scene-now-nothing": Record<string, never>;
  "little-dragon-scene-open": {
    action?: number;
    kind: number;
    nth: number;
    number: number;
    piece: number;
    place: string;
    size: number;
  };
  "little-dragon-scene-pile": {
    count: number;
    kind: number;
    who: number;
  };
  "little-dragon-scene-prize": {
    count: number;
  };
  "little-dragon-scene-seen": {
    kind: number;
    piece: number;
    place: string;
  };
  "little-dragon-scene-square": {
    count: number;
    free: number;
    pieces: Fact<
      | "little-dragon-scene-covered"
      | "little-dragon-scene-hole"
      | "little-dragon-scene-open"
      | "little-dragon-scene-seen"
      | "little-dragon-scene-turning"
    >[];
  };
  "little-dragon-scene-stay": {
    count: number;
    kind: number;
    size: number;
  };
  "little-dragon-scene-stays": {
    pieces: Fact<"little-dragon-scene-stay">[];
  };
  "little-dragon-scene-take": {
    count: number;
    kind: number;
    size: number;
  };
  "little-dragon-scene-turning": {
    piece: number;
    place: string;
  };
  "little-dragon-spider": {
    who: number;
  };
  "little-dragon-spiders": {
    count: number;
    who: number;
  };
  "little-dragon-stop": {
    count: number;
    staying: number;
    stays: Fact<
      | "little-dragon-tiles-ball"
      | "little-dragon-tiles-candlestick"
      | "little-dragon-tiles-car"
      | "little-dragon-tiles-chest"
      | "little-dragon-tiles-doll"
    >[];
  };
  "little-dragon-tiles-ball": {
    count: number;
  };
  "little-dragon-tiles-candlestick": {
    count: number;
  };
  "little-dragon-tiles-car": {
    count: number;
  };
  "little-dragon-tiles-chest": {
    count: number;
  };
  "little-dragon-tiles-doll": {
    count: number;
  };
  "little-dragon-tiles-dragon": {
    count: number;
  };
  "little-dragon-tiles-ring": {
    count: number;
  };
  "little-dragon-took": {
    tiles: Fact<
      | "little-dragon-tiles-ball"
      | "little-dragon-tiles-candlestick"
      | "little-dragon-tiles-car"
      | "little-dragon-tiles-chest"
      | "little-dragon-tiles-doll"
      | "little-dragon-tiles-dragon"
      | "little-dragon-tiles-ring"
    >[];
    who: number;
  };
  "little-dragon-took-nothing": {
    who: number;
  };
  "little-dragon-turn": {
    place: string;
  };
  "little-dragon-turned": {
    place: string;
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
  balls: number;
  cars: number;
  dolls: number;
  candlesticks: number;
  chests: number;
  rings: number;
  dragons: number;
  spiders: number;
  extra: number;
  spider: number;
  arrangement: number;
  seats: number;
  first: number;
  turn: number;
  phase: number;
  turned: number;
  opened: number;
  clock: number;
  tiles: number[];
  line: number[];
  open_kinds: number[];
  lying: number;
  seen: number[];
  left: number[];
  piles: number[];
  order: number[];
  points: number[];
}

/** The numbers of the rules and of the story. */
export const BALL = 1;
export const CHANCE = -1;
export const CHOOSING = 3;
export const COLUMNS = 7;
export const COVER = 50;
export const DEALING = 1;
export const DRAGON = 7;
export const FAILED = 2;
export const KINDS = ["ball", "car", "doll", "candlestick", "chest", "ring", "dragon", "spider"] as const;
export const KIND_COUNT = 8;
export const NOBODY = -2;
export const PLACES = 49;
export const RING = 6;
export const SET_SIZES = [2, 2, 2, 3, 4, 1, 1, 0] as const;
export const SPIDER = 8;
export const STOP = 49;
export const TAKEN = 9;
export const TURNING = 0;
export const UNTURNED = 0;
