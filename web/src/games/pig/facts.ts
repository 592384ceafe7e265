// Made by scripts/docs.py from src/doubloon/games/pig: do not edit; `make docs` writes it anew.

import type { FactOf } from "../scene";

/** Every message of the game's story, with its values. */
export interface Facts {
  begins: {
    who: number;
  };
  "first-seat": {
    who: number;
  };
  "pig-face": {
    face: number;
  };
  "pig-held": {
    banked: number;
    points: number;
    who: number;
  };
  "pig-hold": {
    points: number;
  };
  "pig-one": {
    points: number;
    who: number;
  };
  "pig-roll": Record<string, never>;
  "pig-rolled": {
    face: number;
    points: number;
    who: number;
  };
  "pig-scene-at-risk": {
    points: number;
  };
  "pig-scene-count": {
    best: number;
    turns: number;
  };
  "pig-scene-die": {
    action?: number;
    piece: string;
    rolling: number;
  };
  "pig-scene-target": {
    target: number;
  };
  points: {
    points: number;
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
  target: number;
  seats: number;
  first: number;
  turn: number;
  rolling: number;
  at_risk: number;
  banked: number[];
  points: number[];
}

/** The numbers of the rules and of the story. */
export const CHANCE = -1;
export const NOBODY = -2;
export const ROLL = 0;
