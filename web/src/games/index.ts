/** Games with a view of their own, loaded when one is played; all others are drawn plainly. */

import type { ComponentType } from "preact";

type Loaded = Promise<{ default: ComponentType }>;

export const VIEWS: Readonly<Record<string, () => Loaded>> = {
  "troll-dragon": () => import("./TrollDragon"),
};
