/** What I am called: a name of the list, or, at tables among friends, a first name that was typed once on this device. */

import { lists } from "./api";
import { me } from "./settings";

export const MOST_LETTERS = 12; // of a first name

/** `typed`: may people type first names there? */
export function myName(typed: boolean | undefined): string {
  return (typed && me.value.first) || me.value.name;
}

/** Here at home: may hosts allow typed names at all? */
export function areNamesTyped(): boolean {
  return lists.value?.typed_names ?? false;
}
