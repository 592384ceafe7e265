/** The views of single games, loaded on demand. All other games are drawn by table/Plain.tsx. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Choice } from "../messages";
import type { Motions } from "../motion";
import { retryUntil } from "../retry";
import type { Session } from "../session/session";

export interface View {
  default: ComponentType;
  motions?: Motions; // animations, by the key of the event
  heading?: (session: Session) => string; // the line below the name of the game; "": the general one
  plaque?: (session: Session, seat: number) => { name?: string; kind?: string }; // the text above a face, and a CSS class of the plaque
  Seat?: ComponentType<{ seat: number }>; // drawn at a seat, in addition
  Sign?: ComponentType<{ choice: Choice }>; // drawn on the button of a move
  isSeated?: boolean; // the view draws the seats itself, and pieces there can be touched
}

const VIEWS: Readonly<Record<string, () => Promise<View>>> = {
  "little-dragon": () => import("./little-dragon/LittleDragon"),
  "my-treasure": () => import("./my-treasure/MyTreasure"),
  "troll-dragon": () => import("./troll-dragon/TrollDragon"),
  "do-not-touch-numbers": () => import("./do-not-touch/DoNotTouch"),
  "do-not-touch-symbols": () => import("./do-not-touch/DoNotTouch"),
  pig: () => import("./pig/Pig"),
};

/** The loaded views, by game. */
export const views = signal<Readonly<Record<string, View>>>({});

/** Load the view of a game. Until it is there, the game is drawn plainly. */
export async function loadView(game: string): Promise<void> {
  const load = VIEWS[game];
  const view = load && (await retryUntil(load));
  if (view) views.value = { ...views.value, [game]: view };
}
