/** Games with a view of their own, loaded when one is played; all others are drawn plainly. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Choice } from "../messages";
import type { Motions } from "../motion";

export interface View {
  default: ComponentType;
  motions?: Motions; // what flies when something is told
  Sign?: ComponentType<{ choice: Choice }>; // on the button of a move
}

const VIEWS: Readonly<Record<string, () => Promise<View>>> = {
  "little-dragon": () => import("./LittleDragon"),
  "troll-dragon": () => import("./TrollDragon"),
};

/** Those that are loaded, by game. */
export const views = signal<Readonly<Record<string, View>>>({});

export async function loadView(game: string): Promise<void> {
  const view = await VIEWS[game]?.();
  if (view) views.value = { ...views.value, [game]: view };
}
