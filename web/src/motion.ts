/** Movement: pieces go from where they were to where they are. One place for speed and for reduced motion. */

import type { Said } from "./messages";
import { isStill, settings } from "./settings";
import { play, type Sound } from "./sound";
import type { Look } from "./state";

const FADE = 150; // ms, with reduced motion
const MOVE = 380;
const CROSS = 520;
const GAP = 90; // ms between the things of a flight
const LAND = "cubic-bezier(.2,.9,.3,1.15)";
const GLIDE = "cubic-bezier(.4,0,.4,1)";

interface Place {
  box: DOMRect;
  face: string;
  group?: string; // `data-group`: what lies together
}

/** Places by name: pieces (`data-piece`), and where things fly from and to (`data-place`). */
export type Places = ReadonlyMap<string, Place>;

/** Things that fly, one after another. To a piece that was not there before, the piece itself flies; else a picture of it. */
export interface Flight {
  art: string; // "": no picture but the piece, though one of its name may have lain there before
  from: string; // a place, as it was before or, if it was not there, as it is now
  to: string;
  count?: number;
  after?: number; // ms until the first one starts
  time?: number; // ms that each takes
  gap?: number; // ms from one to the next
  sound?: Sound; // with each that lands
}

/** What moves when something is told, beside the pieces that find their new places. */
export interface Motion {
  flights?: readonly Flight[];
  shake?: number; // px
  lasts?: number; // ms at least, for what a view moves by itself
}

export interface Change {
  before: Look;
  after: Look;
  actor: number;
}

/** By what is told. */
export type Motions = Readonly<Record<string, (said: Said, change: Change) => Motion>>;

const PLACES = "[data-piece], [data-place]";

export function placesIn(root: ParentNode | null): Places {
  const found = new Map<string, Place>();
  root?.querySelectorAll<HTMLElement>(PLACES).forEach((each) => {
    found.set(nameOf(each), { box: each.getBoundingClientRect(), face: each.dataset.face ?? "", group: each.dataset.group });
  });
  return found;
}

function nameOf(element: HTMLElement): string {
  return element.dataset.piece ?? element.dataset.place ?? "";
}

/** ms, at the chosen speed. */
export function paced(ms: number): number {
  return ms / settings.value.speed;
}

/** ms until all has come to rest. */
export function lengthOf(motions: readonly Motion[]): number {
  const ends = motions.flatMap(({ flights = [], lasts = 0 }) => [lasts, ...flights.map((each) => startOf(each, (each.count ?? 1) - 1) + (each.time ?? MOVE))]);
  return isStill() ? 0 : Math.max(0, ...ends);
}

function startOf({ after = 0, gap = GAP }: Flight, index: number): number {
  return after + index * gap;
}

/** Move every piece from where it was; turn those that show something else; let new ones appear; then what flies. */
export function settle(root: ParentNode | null, before: Places, motions: readonly Motion[] = []): Animation[] {
  const flights = motions.flatMap((motion) => motion.flights ?? []);
  const flying = new Set(flights.map(({ to }) => to));
  const flown = new Set(isStill() ? [] : flights.filter(({ art }) => !art).map(({ to }) => to));
  const moved: (Animation | undefined)[] = [];
  const pieces = [...(root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])].filter((each) => !flown.has(nameOf(each)));
  const origins = originsOf(pieces, before);
  pieces.forEach((each) => {
    const was = origins.get(each);
    if (!was) moved.push(flying.has(nameOf(each)) && !isStill() ? undefined : appear(each));
    else if (was.face !== (each.dataset.face ?? "")) moved.push(turn(each));
    else if (was.group !== each.dataset.group && !isStill()) moved.push(cross(each, was.box));
    else moved.push(slide(each, was.box));
  });
  if (root && !isStill()) {
    moved.push(...flights.flatMap((flight) => fly(root, before, flight)));
    const most = Math.max(0, ...motions.map(({ shake = 0 }) => shake));
    if (most) moved.push(shake(root, most));
  }
  return moved.filter((each) => each !== undefined);
}

/** Where each piece was. Of equal things in groups, those that are still in their group have not left it. */
function originsOf(pieces: readonly HTMLElement[], before: Places): Map<HTMLElement, Place> {
  const found = new Map<HTMLElement, Place>();
  const left = new Map(before);
  const match = (fits: (each: HTMLElement, name: string, was: Place) => boolean) => {
    for (const each of pieces) {
      const name = found.has(each) ? undefined : [...left.keys()].find((other) => fits(each, other, left.get(other)!));
      if (name === undefined) continue;
      found.set(each, left.get(name)!);
      left.delete(name);
    }
  };
  match((each, name, was) => name === nameOf(each) && was.group === each.dataset.group);
  match((each, name, was) => was.group !== undefined && was.group === each.dataset.group && isEqual(name, nameOf(each)));
  match((each, name, was) => name === nameOf(each) || (was.group !== undefined && each.dataset.group !== undefined && isEqual(name, nameOf(each))));
  return found;
}

/** `12.1` and `12.2` */
function isEqual(one: string, other: string): boolean {
  return one.includes(".") && one.split(".")[0] === other.split(".")[0];
}

export function appear(element: Element): Animation {
  const from = isStill() ? { opacity: 0 } : { opacity: 0, transform: "scale(.6)" };
  return element.animate([from, {}], { duration: isStill() ? FADE : paced(MOVE), easing: LAND });
}

function turn(element: Element): Animation {
  if (isStill()) return element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  const keys = [{ transform: "rotateY(90deg) translateY(-6px)" }, { transform: "rotateY(-12deg) translateY(-6px)", offset: 0.7 }, {}];
  return element.animate(keys, { duration: paced(MOVE), easing: "ease-out" });
}

function slide(element: Element, from: DOMRect): Animation | undefined {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 1) return undefined;
  if (isStill()) return element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  return element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: paced(MOVE), easing: LAND });
}

/** From one group to another: over all that lies between. */
function cross(element: Element, from: DOMRect): Animation {
  const to = element.getBoundingClientRect();
  const [x, y] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
  const size = to.width ? from.width / to.width : 1;
  const keys = [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 8 },
    { transform: `translate(${x / 2 + y / 6}px, ${y / 2 - x / 6}px) scale(${(1 + size) / 1.8}) rotate(${Math.sign(x || y) * 5}deg)`, zIndex: 8, offset: 0.5 },
    { transform: "none", zIndex: 8 },
  ];
  return element.animate(keys, { duration: paced(CROSS), easing: GLIDE });
}

// === What flies ===

function fly(root: ParentNode, before: Places, flight: Flight): Animation[] {
  const now = placesIn(root);
  const [from, to] = [before.get(flight.from) ?? now.get(flight.from), now.get(flight.to)];
  if (!from || !to) return [];
  const piece = flight.art && before.has(flight.to) ? null : root.querySelector(`[data-piece="${flight.to}"]`);
  if (!piece && !flight.art) return [];
  return Array.from({ length: flight.count ?? 1 }, (_, index) => {
    const timing = { duration: paced(flight.time ?? MOVE), delay: paced(startOf(flight, index)), easing: GLIDE };
    if (flight.sound) play(flight.sound, timing.delay + timing.duration);
    return piece ? arc(piece, from.box, to.box, timing) : ghost(flight.art, from.box, to.box, timing);
  });
}

/** From where it came, in a bow, to where it lies. */
function arc(element: Element, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): Animation {
  const [x, y] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
  const rise = Math.min(60, Math.hypot(x, y) / 4);
  const keys = [
    { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.1 },
    { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(1.15)`, opacity: 1, offset: 0.55 },
    { transform: "none", opacity: 1 },
  ];
  return element.animate(keys, { ...timing, fill: "backwards" });
}

/** A picture that is seen only on its way. */
function ghost(art: string, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): Animation {
  const picture = document.createElement("img");
  picture.src = `/art/${art}.svg`;
  picture.alt = "";
  picture.className = "ghost";
  const [x, y] = middle(to);
  picture.style.left = `${x}px`;
  picture.style.top = `${y}px`;
  document.body.append(picture);
  const animation = arc(picture, from, to, timing);
  animation.finished.catch(() => undefined).finally(() => picture.remove());
  return animation;
}

function middle(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function shake(root: ParentNode, pixels: number): Animation | undefined {
  const keys = [0, 1, -1, 0.6, -0.6, 0.3, 0].map((part) => ({ transform: `translate(${part * pixels}px, ${-part * pixels * 0.6}px)` }));
  return root.querySelector("#table")?.animate(keys, { duration: paced(MOVE), easing: "ease-out" });
}
