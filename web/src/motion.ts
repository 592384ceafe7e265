/** Movement: pieces go from where they were to where they are. One place for speed and for reduced motion. */

import { signal } from "@preact/signals";
import { isStill, settings } from "./settings";

const FADE = 150; // ms, with reduced motion
const MOVE = 380;
const LAND = "cubic-bezier(.2,.9,.3,1.15)";

export type Places = ReadonlyMap<string, { box: DOMRect; face: string }>;

/** Where all pieces are now: elements with `data-piece`, and what they show. */
export function placesIn(root: ParentNode | null): Places {
  const found = new Map<string, { box: DOMRect; face: string }>();
  root?.querySelectorAll<HTMLElement>("[data-piece]").forEach((each) => {
    found.set(each.dataset.piece!, { box: each.getBoundingClientRect(), face: each.dataset.face ?? "" });
  });
  return found;
}

export const tempo = signal(1); // of a replay, times the chosen speed

/** ms, at the chosen speed. */
export function paced(ms: number): number {
  return ms / settings.value.speed / tempo.value;
}

/** Move every piece from where it was; turn those that show something else; let new ones appear. */
export function settle(root: ParentNode | null, before: Places): void {
  root?.querySelectorAll<HTMLElement>("[data-piece]").forEach((each) => {
    const was = before.get(each.dataset.piece!);
    if (!was) appear(each);
    else if (was.face !== (each.dataset.face ?? "")) turn(each);
    else slide(each, was.box);
  });
}

export function appear(element: Element): void {
  const from = isStill() ? { opacity: 0 } : { opacity: 0, transform: "scale(.6)" };
  element.animate([from, {}], { duration: isStill() ? FADE : paced(MOVE), easing: LAND });
}

/** A step of the podium comes up, the lowest first. */
export function rise(element: Element, after: number): void {
  if (isStill()) return appear(element);
  const delay = paced(250 * Math.max(0, after - 1));
  element.animate([{ opacity: 0, transform: "translateY(60%)" }, {}], { duration: paced(MOVE), delay, easing: LAND, fill: "backwards" });
}

function turn(element: Element): void {
  if (isStill()) element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  else {
    const keys = [{ transform: "rotateY(90deg) translateY(-6px)" }, { transform: "rotateY(-12deg) translateY(-6px)", offset: 0.7 }, {}];
    element.animate(keys, { duration: paced(MOVE), easing: "ease-out" });
  }
}

function slide(element: Element, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 1) return;
  if (isStill()) element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  else element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: paced(MOVE), easing: LAND });
}
