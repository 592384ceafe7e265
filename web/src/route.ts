/** The address: page and drawer stand after the #, so that no server, log or Referer ever sees a code. */

import { signal } from "@preact/signals";

export type Place =
  | { page: "shelf" }
  | { page: "box"; box: string }
  | { page: "join"; code: string }
  | { page: "replay"; name: string } // which game; "": not chosen yet
  | { page: "lab"; name: string } // which experiment; "": not chosen yet
  | { page: "continue"; offer: string } // the seat that another device of mine offers: table and secret
  | { page: "table"; table: string };

export interface Where {
  place: Place;
  drawer: string; // the open drawer: "", "rules", "settings", …
}

/** Is this the big screen, on a television? It shows what everybody may see, and has no seat. */
export const isScreen = new URLSearchParams(location.search).has("screen");

const CODE = /^[a-z]+(-[a-z]+){2,3}$/; // three words, on public servers four

/** `#/table/abc/rules` -> the table abc with its rules open */
export function whereOf(hash: string): Where {
  const [page = "", name = "", drawer = ""] = decode(hash.replace(/^#\/?/, "")).split("/");
  if (page === "box" && name) return { place: { page, box: name }, drawer };
  if (page === "table" && name) return { place: { page, table: name }, drawer };
  if (page === "continue" && name) return { place: { page, offer: name }, drawer };
  if (page === "replay" || page === "lab") return { place: { page, name }, drawer };
  if (page === "join") return { place: { page, code: name }, drawer };
  if (CODE.test(page)) return { place: { page: "join", code: page }, drawer: name };
  return { place: { page: "shelf" }, drawer: page === "shelf" ? name : "" };
}

function decode(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return ""; // a truncated link
  }
}

function nameOf(place: Place): string {
  if (place.page === "box") return place.box;
  if (place.page === "table") return place.table;
  if (place.page === "join") return place.code;
  if (place.page === "continue") return place.offer;
  return place.page === "shelf" ? "" : place.name;
}

export function hashOf(place: Place, drawer = ""): string {
  const name = nameOf(place);
  const parts =
    place.page === "shelf"
      ? drawer
        ? ["shelf", drawer]
        : []
      : [place.page, ...(name || drawer ? [name] : []), ...(drawer ? [drawer] : [])];
  return `#/${parts.join("/")}`;
}

if (location.pathname !== "/") history.replaceState(null, "", `/${location.search}${location.hash}`); // a path only makes a preview
export const where = signal<Where>(whereOf(location.hash));

let last: Place | null = null; // where one was before this place

/** Called before the page changes. Returns the drawer to open instead, or "" to allow the change. */
let guard: (() => string) | null = null;

export function setGuard(asked: (() => string) | null): void {
  guard = asked;
}

function isSame(one: Place, other: Place): boolean {
  return hashOf(one) === hashOf(other);
}

function arrive(): void {
  const next = whereOf(location.hash);
  const { place } = where.value;
  const asks = guard && !isSame(next.place, place) ? guard() : "";
  if (!asks) {
    if (!isSame(next.place, place)) last = place;
    where.value = next;
    return;
  }
  history.pushState(null, "", hashOf(place)); // the drawer opens over the old page, and closing it returns there
  where.value = { place, drawer: "" };
  openDrawer(asks);
}

window.addEventListener("hashchange", arrive);
window.addEventListener("popstate", arrive);

export function go(place: Place, drawer = ""): void {
  location.hash = hashOf(place, drawer);
}

/** Go back to where one came from, also from a drawer: that place is not in the history twice. */
export function goBack(place: Place): void {
  if (last && isSame(last, place)) history.go(isOwnEntry() ? -2 : -1);
  else replacePlace(place);
}

/** Has the open drawer an entry in the history, above that of its page? */
const isOwnEntry = (): boolean => where.value.drawer !== "" && ((history.state as { drawer?: boolean } | null)?.drawer ?? false);

/** Go there without a history entry. */
export function replacePlace(place: Place): void {
  history.replaceState(null, "", hashOf(place));
  where.value = { place, drawer: "" };
}

export function openDrawer(drawer: string): void {
  const { place, drawer: open } = where.value;
  if (open === drawer) return;
  const hash = hashOf(place, drawer);
  if (open) history.replaceState({ drawer: true }, "", hash);
  else history.pushState({ drawer: true }, "", hash);
  where.value = { place, drawer };
}

/** Close the drawer, as Back does. */
export function closeDrawer(): void {
  if (!where.value.drawer) return;
  if (isOwnEntry()) history.back();
  else {
    history.replaceState(null, "", hashOf(where.value.place));
    where.value = { place: where.value.place, drawer: "" };
  }
}
