/** Whole games that tests/logs.mjs has had written. */

import { inject } from "vitest";
import type { Log } from "../src/fair";
import type { Replay } from "../src/messages";

export interface Game {
  log: Log;
  replayed: Replay;
}

declare module "vitest" {
  interface ProvidedContext {
    games: Record<string, Game>;
  }
}

export const games = inject("games");
export const NAMES = Object.keys(games);
