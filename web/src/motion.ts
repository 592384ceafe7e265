/** Movement: pieces go from where they were to where they are. One place for speed and for reduced motion. */

import type { Said } from "./messages";
import { isStill, settings } from "./settings";
import { play, type Sound } from "./sound";
import type { Look } from "./state";

const FADE = 150; // ms, with reduced motion
const MOVE = 380;
const GAP = 90; // ms between the things of a flight
const LAND = "cubic-bezier(.2,.9,.3,1.15)";
const GLIDE = "cubic-bezier(.4,0,.4,1)";

/** Places by name: pieces (`data-piece`), and where things fly from and to (`data-place`). */
export type Places = ReadonlyMap<string, { box: DOMRect; face: string }>;

/** Things that fly, one after another. To a piece that was not there before, the piece itself flies; else a picture of it. */
export interface Flight {
  art: string;
  from: string; // a place, as it was before or, if it was not there, as it is now
  to: string;
  count?: number;
  after?: number; // ms until the first one starts
  time?: number; // ms that each takes
  gap?: number; // ms from one to the next
  sound?: Sound; // with each that lands
  look?: string; // of the picture: a class of the view's styles
  way?: (from: DOMRect, to: DOMRect) => Keyframe[]; // as seen from where it lands, instead of a bow
}

/** What moves when something is told, beside the pieces that find their new places. */
export interface Motion {
  flights?: readonly Flight[];
  shake?: number; // px
  lasts?: number; // ms at least, for what a view moves by itself
  pause?: number; // ms to look at it, instead of the usual time to read; also where nothing moves
  sound?: Sound; // beside that of what is told
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
  const found = new Map<string, { box: DOMRect; face: string }>();
  root?.querySelectorAll<HTMLElement>(PLACES).forEach((each) => {
    found.set(nameOf(each), { box: each.getBoundingClientRect(), face: each.dataset.face ?? "" });
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
  const ends = motions.flatMap(({ flights = [], lasts = 0 }) => [lasts, ...flights.map(landingOf)]);
  return isStill() ? 0 : Math.max(0, ...ends);
}

function landingOf(flight: Flight): number {
  return startOf(flight, (flight.count ?? 1) - 1) + (flight.time ?? MOVE);
}

function startOf({ after = 0, gap = GAP }: Flight, index: number): number {
  return after + index * gap;
}

/** How long it is looked at: as long as a motion asks for, or as is usual. */
export function pauseOf(motions: readonly Motion[], usual: number): number {
  const asked = motions.flatMap(({ pause }) => pause ?? []);
  return asked.length ? Math.max(...asked) : usual;
}

/** Move every piece from where it was; turn those that show something else; let new ones appear; then what flies. */
export function settle(root: ParentNode | null, before: Places, motions: readonly Motion[] = []): Animation[] {
  const flights = motions.flatMap((motion) => motion.flights ?? []);
  const flying = new Map(flights.map((flight) => [flight.to, landingOf(flight)]));
  const moved: (Animation | undefined)[] = [];
  root?.querySelectorAll<HTMLElement>("[data-piece]").forEach((each) => {
    const was = before.get(nameOf(each));
    if (!was) moved.push(flying.has(nameOf(each)) && !isStill() ? undefined : appear(each));
    else if (was.face !== (each.dataset.face ?? "")) moved.push(turn(each, flying.get(nameOf(each))));
    else moved.push(slide(each, was.box));
  });
  if (root && !isStill()) {
    moved.push(...flights.flatMap((flight) => fly(root, before, flight)));
    motions.forEach(({ sound }) => sound && play(sound));
    const most = Math.max(0, ...motions.map(({ shake = 0 }) => shake));
    if (most) moved.push(shake(root, most));
  }
  return moved.filter((each) => each !== undefined);
}

export function appear(element: Element): Animation {
  const from = isStill() ? { opacity: 0 } : { opacity: 0, transform: "scale(.6)" };
  return element.animate([from, {}], { duration: isStill() ? FADE : paced(MOVE), easing: LAND });
}

/** Where something is about to land, it turns then. */
function turn(element: Element, landing = 0): Animation {
  if (isStill()) return element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  const keys = [{ transform: "rotateY(90deg) translateY(-6px)" }, { transform: "rotateY(-12deg) translateY(-6px)", offset: 0.7 }, {}];
  const delay = landing ? { delay: paced(landing), fill: "backwards" as const } : {};
  return element.animate(keys, { duration: paced(MOVE), easing: "ease-out", ...delay });
}

function slide(element: Element, from: DOMRect): Animation | undefined {
  const to = element.getBoundingClientRect();
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) + Math.abs(y) < 1) return undefined;
  if (isStill()) return element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  return element.animate([{ transform: `translate(${x}px, ${y}px)` }, {}], { duration: paced(MOVE), easing: LAND });
}

// === What flies ===

function fly(root: ParentNode, before: Places, flight: Flight): Animation[] {
  const now = placesIn(root);
  const [from, to] = [before.get(flight.from) ?? now.get(flight.from), now.get(flight.to)];
  if (!from || !to) return [];
  const piece = before.has(flight.to) ? null : root.querySelector(`[data-piece="${flight.to}"]`);
  return Array.from({ length: flight.count ?? 1 }, (_, index) => {
    const timing = { duration: paced(flight.time ?? MOVE), delay: paced(startOf(flight, index)), easing: GLIDE };
    const way = (flight.way ?? bow)(from.box, to.box);
    if (flight.sound) play(flight.sound, timing.delay + timing.duration);
    return go(piece ?? ghost(flight, to.box), way, timing);
  });
}

/** From where it came, in a bow, to where it lies. */
function bow(from: DOMRect, to: DOMRect): Keyframe[] {
  const [x, y] = [middle(from)[0] - middle(to)[0], middle(from)[1] - middle(to)[1]];
  const rise = Math.min(60, Math.hypot(x, y) / 4);
  return [
    { transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px) scale(1)`, opacity: 1, offset: 0.1 },
    { transform: `translate(${x / 2}px, ${y / 2 - rise}px) scale(1.15)`, opacity: 1, offset: 0.55 },
    { transform: "none", opacity: 1 },
  ];
}

function go(element: Element, way: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(way, { ...timing, fill: "backwards" });
  if (element.matches?.(".ghost")) animation.finished.catch(() => undefined).finally(() => element.remove());
  return animation;
}

/** A picture that is seen only on its way. */
function ghost({ art, look = "" }: Flight, to: DOMRect): Element {
  const picture = document.createElement("img");
  picture.src = `/art/${art}.svg`;
  picture.alt = "";
  picture.className = `ghost ${look}`;
  const [x, y] = middle(to);
  picture.style.left = `${x}px`;
  picture.style.top = `${y}px`;
  document.body.append(picture);
  return picture;
}

export function middle(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function shake(root: ParentNode, pixels: number): Animation | undefined {
  const keys = [0, 1, -1, 0.6, -0.6, 0.3, 0].map((part) => ({ transform: `translate(${part * pixels}px, ${-part * pixels * 0.6}px)` }));
  return root.querySelector("#table")?.animate(keys, { duration: paced(MOVE), easing: "ease-out" });
}
