/** Whole games that tests/logs.mjs has had written. */

import { inject } from "vitest";
import type { Log } from "../src/fair";
import type { Replayed } from "../src/messages";

export interface Game {
  log: Log;
  replayed: Replayed;
}

declare module "vitest" {
  interface ProvidedContext {
    games: Record<string, Game>;
  }
}

export const games = inject("games");
export const NAMES = Object.keys(games);
