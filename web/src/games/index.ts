/** Games with a view of their own, loaded when one is played; all others are drawn plainly. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import type { Motions } from "../motion";

export interface View {
  default: ComponentType;
  motions?: Motions; // what flies when something is told
  isSeated?: boolean; // it has the plaques of the seats in it, and what lies there can be touched
}

const VIEWS: Readonly<Record<string, () => Promise<View>>> = {
  "troll-dragon": () => import("./TrollDragon"),
  "do-not-touch-numbers": () => import("./DoNotTouch"),
  "do-not-touch-symbols": () => import("./DoNotTouch"),
};

/** Those that are loaded, by game. */
export const views = signal<Readonly<Record<string, View>>>({});

export async function loadView(game: string): Promise<void> {
  const view = await VIEWS[game]?.();
  if (view) views.value = { ...views.value, [game]: view };
}
