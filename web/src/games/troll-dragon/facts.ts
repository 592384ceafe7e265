// Made by scripts/docs.py from src/doubloon/games/troll_dragon: do not edit; `make docs` writes it anew.

import type { FactOf } from "../scene";

/** Every message of the game's story, with its values. */
export interface Facts {
  begins: {
    who: number;
  };
  "first-seat": {
    who: number;
  };
  points: {
    points: number;
  };
  "troll-dragon-awake": {
    loser: number;
    who: number;
  };
  "troll-dragon-did-enter": {
    who: number;
  };
  "troll-dragon-did-hold-diamond": {
    who: number;
  };
  "troll-dragon-did-hold-door": {
    who: number;
  };
  "troll-dragon-did-hold-key": {
    who: number;
  };
  "troll-dragon-did-set-door": {
    who: number;
  };
  "troll-dragon-did-set-key": {
    who: number;
  };
  "troll-dragon-empty-cavern": Record<string, never>;
  "troll-dragon-empty-grotto": Record<string, never>;
  "troll-dragon-enter": Record<string, never>;
  "troll-dragon-face-blank": Record<string, never>;
  "troll-dragon-face-diamond": Record<string, never>;
  "troll-dragon-face-door": Record<string, never>;
  "troll-dragon-face-dragon": Record<string, never>;
  "troll-dragon-face-gold": {
    nuggets: number;
  };
  "troll-dragon-face-key": Record<string, never>;
  "troll-dragon-face-none": Record<string, never>;
  "troll-dragon-face-troll": Record<string, never>;
  "troll-dragon-hold-diamond": Record<string, never>;
  "troll-dragon-hold-door": Record<string, never>;
  "troll-dragon-hold-key": Record<string, never>;
  "troll-dragon-leave": {
    diamonds: number;
    nuggets: number;
    points: number;
  };
  "troll-dragon-left": {
    diamonds: number;
    nuggets: number;
    who: number;
  };
  "troll-dragon-quicker-adventurer": Record<string, never>;
  "troll-dragon-quicker-dragon": Record<string, never>;
  "troll-dragon-roll": {
    again: number;
    dice: number;
  };
  "troll-dragon-roll-dragon": Record<string, never>;
  "troll-dragon-roll-gold": Record<string, never>;
  "troll-dragon-rolled": {
    dice: number;
    who: number;
  };
  "troll-dragon-rolled-dragon": {
    dice: number;
    who: number;
  };
  "troll-dragon-rolled-gold": {
    dice: number;
    who: number;
  };
  "troll-dragon-scene-at-risk": {
    diamonds: number;
    nuggets: number;
    pieces: Fact<"troll-dragon-scene-risk-diamonds" | "troll-dragon-scene-risk-nuggets">[];
    points: number;
  };
  "troll-dragon-scene-cavern": {
    nuggets: number;
  };
  "troll-dragon-scene-cavern-dice": {
    pieces: Fact<"troll-dragon-scene-dragon-die" | "troll-dragon-scene-gold-die">[];
  };
  "troll-dragon-scene-count-diamonds": {
    diamonds: number;
    points: number;
  };
  "troll-dragon-scene-count-nuggets": {
    nuggets: number;
    points: number;
    worth: number;
  };
  "troll-dragon-scene-dice": {
    pieces: Fact<"troll-dragon-scene-die">[];
  };
  "troll-dragon-scene-die": {
    action?: number;
    face: number;
    how: number;
    piece: string;
  };
  "troll-dragon-scene-dragon": {
    dragons: number;
  };
  "troll-dragon-scene-dragon-die": {
    how: number;
    piece: string;
  };
  "troll-dragon-scene-gold-die": {
    how: number;
    nuggets: number;
    piece: string;
  };
  "troll-dragon-scene-grotto": {
    diamonds: number;
  };
  "troll-dragon-scene-lock": {
    pieces: Fact<"troll-dragon-scene-socket">[];
  };
  "troll-dragon-scene-pack-diamonds": {
    diamonds: number;
    who: number;
  };
  "troll-dragon-scene-pack-nuggets": {
    nuggets: number;
    who: number;
  };
  "troll-dragon-scene-risk-diamonds": {
    diamonds: number;
  };
  "troll-dragon-scene-risk-nuggets": {
    nuggets: number;
  };
  "troll-dragon-scene-roller": {
    who: number;
  };
  "troll-dragon-scene-socket": {
    action?: number;
    die?: string;
    face: number;
    how: number;
  };
  "troll-dragon-scene-troll-hand": {
    diamonds: number;
    drawn: number;
  };
  "troll-dragon-set-door": Record<string, never>;
  "troll-dragon-set-key": Record<string, never>;
  "troll-dragon-shared": {
    diamonds: number;
    nuggets: number;
    who: number;
  };
  "troll-dragon-troll": {
    diamonds: number;
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
  end: number;
  tempo: number;
  adventurer_odds: number;
  dragon_odds: number;
  reroll: number;
  diamonds: number;
  nuggets: number;
  diamond_sides: number;
  key_sides: number;
  door_sides: number;
  one_nugget_sides: number;
  two_nuggets_sides: number;
  dragon_sides_1: number;
  dragon_sides_2: number;
  seats: number;
  first: number;
  turn: number;
  phase: number;
  in_air: number;
  grotto: number;
  cavern: number;
  troll_hand: number;
  diamonds_at_risk: number;
  nuggets_at_risk: number;
  dice: number[];
  held: number[];
  aside: number;
  gold: number[];
  dragons: number[];
  roller: number;
  pack_diamonds: number[];
  pack_nuggets: number[];
  points: number[];
}

/** The numbers of the rules and of the story. */
export const ADVENTURER = 0;
export const ASIDE = 2;
export const BEGIN = 0;
export const BLOCKED = 1;
export const CAVERN = 2;
export const CAVERN_DICE = 2;
export const CHANCE = -1;
export const DEN = 4;
export const DIAMOND = 2;
export const DOOR = 4;
export const DRAGON = 1;
export const DRAGON_DICE = 2;
export const ENTER = 4;
export const FACES = ["", "troll", "diamond", "key", "door"] as const;
export const FALLING = 4;
export const FREE = 0;
export const GROTTO = 1;
export const GROTTO_DICE = 4;
export const HELD = 3;
export const HOLD_DIAMOND = 5;
export const HOLD_DOOR = 7;
export const HOLD_KEY = 6;
export const IN_AIR = 0;
export const KEPT = 3;
export const KEY = 3;
export const LEAVE = 1;
export const LOOSE = 1;
export const MISSING = 0;
export const NOBODY = -2;
export const NUGGET_POINTS = 3;
export const OFFERED = 2;
export const ROLL = 0;
export const SET_DOOR = 3;
export const SET_KEY = 2;
export const TEMPO = 3;
export const TROLL = 1;
export const WAITING = 5;
