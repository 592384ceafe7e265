/** Games with a view of their own, loaded when one is played; all others are drawn plainly. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Choice } from "../messages";
import type { Motions } from "../motion";
import { retryUntil } from "../retry";
import type { Session } from "../session/session";

export interface View {
  default: ComponentType;
  motions?: Motions; // what flies when something is told
  heading?: (session: Session) => string; // below the name of the game; nothing: whose turn it is
  plaque?: (session: Session, seat: number) => { name?: string; kind?: string }; // what stands above a face, and how the plaque looks
  Seat?: ComponentType<{ seat: number }>; // what lies at a seat besides
  Sign?: ComponentType<{ choice: Choice }>; // on the button of a move
  isSeated?: boolean; // it has the plaques of the seats in it, and what lies there can be touched
}

const VIEWS: Readonly<Record<string, () => Promise<View>>> = {
  "little-dragon": () => import("./little-dragon/LittleDragon"),
  "my-treasure": () => import("./my-treasure/MyTreasure"),
  "troll-dragon": () => import("./troll-dragon/TrollDragon"),
  "do-not-touch-numbers": () => import("./do-not-touch/DoNotTouch"),
  "do-not-touch-symbols": () => import("./do-not-touch/DoNotTouch"),
};

/** Those that are loaded, by game. */
export const views = signal<Readonly<Record<string, View>>>({});

/** Asked for as soon as the game is known. Until it comes the game is drawn plainly. */
export async function loadView(game: string): Promise<void> {
  const load = VIEWS[game];
  const view = load && (await retryUntil(load));
  if (view) views.value = { ...views.value, [game]: view };
}
