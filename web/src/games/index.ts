/** The views of single games: `View.tsx` in the folder of a game, or `view.js` of its package, loaded on demand. All other games are drawn
 * by table/Plain.tsx. */

import { signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { boxIdOf } from "../boxes";
import type { Choice, Text } from "../messages";
import type { Motions } from "../motion";
import { retryUntil } from "../retry";
import type { Session } from "../session/session";
import type { Hold } from "../stage";
import type { Look } from "../state";
import { fileOf, filesOf, loadPackageView } from "./packages";

export interface View {
  default: ComponentType;
  motions?: Motions; // animations, by the key of the event
  hold?: Hold; // the table while the last step of a turn is told
  thrown?: (look: Look, seat: number) => Text; // says that a seat has thrown its dice in a race
  goal?: (look: Look) => string; // how far the game is
  counted?: Text["key"]; // tells the results of a count that the view shows itself, instead of the general one
  goesOn?: () => string; // what comes after people have looked at what lies open
  heading?: (session: Session) => string; // the line below the name of the game; "": the general one
  plaque?: (session: Session, seat: number) => { name?: string; kind?: string }; // the text above a face, and a CSS class of the plaque
  Seat?: ComponentType<{ seat: number }>; // drawn at a seat, in addition
  Sign?: ComponentType<{ choice: Choice }>; // drawn on the button of a move
  own?: readonly Text["key"][]; // what only the own seat sees: a phone beside a big screen always shows it
  isSeated?: boolean; // the view draws the seats itself, and pieces there can be touched
}

const VIEWS = import.meta.glob("./*/View.tsx") as Record<string, () => Promise<View>>;

/** How to load the view of a game; undefined: it has none. */
function viewOf(game: string): (() => Promise<View>) | undefined {
  const files = filesOf(game);
  if (files) return fileOf(files, "view.js") ? () => loadPackageView(files) : undefined;
  return VIEWS[`./${boxIdOf(game)}/View.tsx`];
}

/** The loaded views, by game. */
export const views = signal<Readonly<Record<string, View>>>({});

/** A game with a view of its own is not drawn plainly before. */
export function isLoading(game: string): boolean {
  return viewOf(game) !== undefined && !(game in views.value);
}

/** Load the view of a game. Until it is there, the game is drawn plainly. */
export async function loadView(game: string): Promise<void> {
  const load = game in views.value ? undefined : viewOf(game);
  const view = load && (await retryUntil(load));
  if (view && !(game in views.value)) views.value = { ...views.value, [game]: view };
}
