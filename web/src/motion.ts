/** Animation: pieces move from their old places to their new ones (FLIP). Speed and reduced motion are handled here. */

import type { Text } from "./messages";
import { isStill, settings } from "./settings";
import { play, type Sound } from "./sound";
import type { Look } from "./state";

const FADE = 150; // ms, with reduced motion
const MOVE = 380;
const CROSS = 520;
const GAP = 90; // ms between the things of a flight
const SAME = 0.03; // sizes that differ by less are one size
const LAND = "cubic-bezier(.2,.9,.3,1.15)";
const GLIDE = "cubic-bezier(.4,0,.4,1)";

interface Place {
  box: DOMRect;
  face: string;
  group?: string; // `data-group`: what lies together
  frame?: Frame; // `data-frame`: what it lies on and moves with
}

interface Frame {
  name: string;
  box: DOMRect;
}

/** Places by name: pieces (`data-piece`), and where things fly from and to (`data-place`). */
export type Places = ReadonlyMap<string, Place>;

/** Things that fly one after another. If `to` is a new piece, the piece itself flies; otherwise a picture of it. */
export interface Flight {
  art: string; // "": the piece itself flies, even if a piece of that name was there before
  from: string; // a place: its old position, or its new one if it had none
  to: string;
  count?: number;
  after?: number; // ms until the first one starts
  time?: number; // ms that each takes
  gap?: number; // ms from one to the next
  sound?: Sound; // with each that lands
  trail?: boolean; // a line of dots shows the way
  size?: number; // px that a picture is wide
  look?: string; // of the picture: a class of the view's styles
  turned?: boolean; // it turns its face up on the way
  way?: Way; // instead of an arc
}

/** Keyframes of a flight, relative to where it lands. */
export type Way = (from: DOMRect, to: DOMRect) => Keyframe[];

/** An animation in place. */
export interface Play {
  at: string; // a place
  keys: Keyframe[]; // the first frame also holds before the start
  after?: number; // ms
  time?: number; // ms
  easing?: string;
}

/** The animation of an event, in addition to pieces that move by themselves. */
export interface Motion {
  flights?: readonly Flight[];
  plays?: readonly Play[];
  shake?: number; // px
  hops?: readonly string[]; // places that hop
  sound?: Sound; // in addition to the event's own
  lasts?: number; // ms, at least: for CSS animations of the view
  pace?: number; // ms after which the next event may be shown, even while things move; also with reduced motion
  awaits?: boolean; // first, people look at what lies open, until one of them goes on
}

export interface Change {
  before: Look;
  after: Look;
  actor: number;
}

/** By the key of the event. */
export type Motions = Readonly<Record<string, (said: Text, change: Change) => Motion>>;

const PLACES = "[data-piece], [data-place]";

export function placesIn(root: ParentNode | null): Places {
  const found = new Map<string, Place>();
  root?.querySelectorAll<HTMLElement>(PLACES).forEach((each) => {
    const { face = "", group } = each.dataset;
    found.set(nameOf(each), { box: each.getBoundingClientRect(), face, group, frame: frameOf(each) });
  });
  return found;
}

function frameOf(element: HTMLElement): Frame | undefined {
  const frame = element.parentElement?.closest<HTMLElement>("[data-frame]");
  return frame ? { name: frame.dataset.frame!, box: frame.getBoundingClientRect() } : undefined;
}

function nameOf(element: HTMLElement): string {
  return element.dataset.piece ?? element.dataset.place ?? "";
}

// === How long it takes ===

/** Scales a duration in ms. */
export type Pace = (ms: number) => number;

/** ms at the chosen speed. */
export function atSpeed(ms: number): number {
  return ms / settings.value.speed;
}

/** ms until everything has come to rest. */
export function lengthOf(motions: readonly Motion[]): number {
  const ends = motions.flatMap(({ flights = [], plays = [], lasts = 0 }) => [
    lasts,
    ...flights.map(landingOf),
    ...plays.map(({ after = 0, time = MOVE }) => after + time),
  ]);
  return isStill() ? 0 : Math.max(0, ...ends);
}

/** ms until the next event is shown: the largest `pace` if all motions have one, else at least `usual`. */
export function paceOf(motions: readonly Motion[], usual: number): number {
  const asked = motions.flatMap(({ pace }) => pace ?? []);
  return asked.length && asked.length === motions.length ? Math.max(...asked) : Math.max(usual, lengthOf(motions), ...asked);
}

function landingOf(flight: Flight): number {
  return startOf(flight, (flight.count ?? 1) - 1) + (flight.time ?? MOVE);
}

function startOf({ after = 0, gap = GAP }: Flight, index: number): number {
  return after + index * gap;
}

// === Pieces find their places ===

/** Move every piece from its old place, turn those with a new face, fade in new ones, then start the flights. */
export function settle(root: ParentNode | null, before: Places, motions: readonly Motion[] = [], pace: Pace = atSpeed): Animation[] {
  const [flights, plays] = [motions.flatMap((motion) => motion.flights ?? []), motions.flatMap((motion) => motion.plays ?? [])];
  const landings = new Map([
    ...plays.map(({ at }) => [at, 0] as const),
    ...flights.map((flight) => [flight.to, landingOf(flight)] as const),
  ]);
  const flown = new Set(isStill() ? [] : flights.filter(({ art }) => !art).map(({ to }) => to));
  const pieces = [...(root?.querySelectorAll<HTMLElement>("[data-piece]") ?? [])].filter((each) => !flown.has(nameOf(each)));
  const origins = originsOf(pieces, before);
  const moved = pieces.map((each) => {
    const [was, landing] = [origins.get(each), landings.get(nameOf(each))];
    if (!was) return landing !== undefined && !isStill() ? undefined : appear(each, pace);
    if (was.face !== (each.dataset.face ?? "")) return turn(each, pace, landing);
    return was.group !== each.dataset.group && !isStill() ? cross(each, was.box, pace) : slide(each, carried(each, was), pace);
  });
  if (root && !isStill()) {
    moved.push(...flights.flatMap((flight) => fly(root, before, flight, pace)), ...plays.flatMap((each) => playOut(root, each, pace)));
    const most = Math.max(0, ...motions.map(({ shake = 0 }) => shake));
    if (most) moved.push(shake(root, most, pace));
    moved.push(...motions.flatMap(({ hops = [] }) => hops.map((place) => hop(root, place, pace))));
    for (const { sound } of motions) if (sound) play(sound);
  }
  return moved.filter((each) => each !== undefined);
}

/** The old place of each piece. Of equal pieces in groups, those still in their group have not moved. */
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
  match(
    (each, name, was) =>
      name === nameOf(each) || (was.group !== undefined && each.dataset.group !== undefined && isEqual(name, nameOf(each))),
  );
  return found;
}

/** `12.1` and `12.2` */
function isEqual(one: string, other: string): boolean {
  return one.includes(".") && one.split(".")[0] === other.split(".")[0];
}

export function appear(element: Element, pace: Pace = atSpeed): Animation {
  const from = isStill() ? { opacity: 0 } : { opacity: 0, transform: "scale(.6)" };
  return element.animate([from, {}], { duration: isStill() ? FADE : pace(MOVE), easing: LAND });
}

/** A step of the podium rises, the lowest first. */
export function rise(element: Element, after: number): void {
  if (isStill()) {
    appear(element);
    return;
  }
  const delay = atSpeed(250 * Math.max(0, after - 1));
  element.animate([{ opacity: 0, transform: "translateY(60%)" }, {}], { duration: atSpeed(MOVE), delay, easing: LAND, fill: "backwards" });
}

/** If something is about to land there, the turn waits for it. */
function turn(element: Element, pace: Pace, landing = 0): Animation {
  if (isStill()) return element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  const keys = [{ transform: "rotateY(90deg) translateY(-6px)" }, { transform: "rotateY(-12deg) translateY(-6px)", offset: 0.7 }, {}];
  const delay = landing ? { delay: pace(landing), fill: "backwards" as const } : {};
  return element.animate(keys, { duration: pace(MOVE), easing: "ease-out", ...delay });
}

type Corner = Pick<DOMRect, "left" | "top" | "width">;

/** Where a piece comes from. What lies on a cloth moves with the cloth, and only as far as it moved on it. */
function carried(element: HTMLElement, { box, frame }: Place): Corner {
  const now = frameOf(element);
  if (!now || now.name !== frame?.name) return box;
  const [x, y] = [now.box.left - frame.box.left, now.box.top - frame.box.top];
  return { left: box.left + x, top: box.top + y, width: box.width };
}

function slide(element: Element, from: Corner, pace: Pace): Animation | undefined {
  const to = element.getBoundingClientRect();
  const zoom = zoomOf(element);
  const [x, y] = [(from.left - to.left) / zoom, (from.top - to.top) / zoom];
  if (!to.width || Math.abs(x) + Math.abs(y) < 1) return undefined;
  if (!from.width) return appear(element, pace);
  if (isStill()) return element.animate([{ opacity: 0.2 }, {}], { duration: FADE });
  return element.animate(slideKeys(x, y, from.width / to.width), { duration: pace(MOVE), easing: LAND });
}

function slideKeys(x: number, y: number, size: number): Keyframe[] {
  const there = `translate(${x}px, ${y}px)`;
  if (Math.abs(size - 1) < SAME) return [{ transform: there }, {}];
  return [{ transform: `${there} scale(${size})`, transformOrigin: "0 0" }, { transformOrigin: "0 0" }];
}

/** Cross the table from one group to another, above everything else. */
function cross(element: Element, from: DOMRect, pace: Pace): Animation {
  const to = element.getBoundingClientRect();
  const [x, y] = between(element, from, to);
  const size = to.width ? from.width / to.width : 1;
  const keys = [
    { transform: `translate(${x}px, ${y}px) scale(${size})`, zIndex: 8 },
    {
      transform: `translate(${x / 2 + y / 6}px, ${y / 2 - x / 6}px) scale(${(1 + size) / 1.8}) rotate(${Math.sign(x || y) * 5}deg)`,
      zIndex: 8,
      offset: 0.5,
    },
    { transform: "none", zIndex: 8 },
  ];
  return element.animate(keys, { duration: pace(CROSS), easing: GLIDE });
}

// === What flies ===

function fly(root: ParentNode, before: Places, flight: Flight, pace: Pace): Animation[] {
  const now = placesIn(root);
  const [from, to] = [before.get(flight.from) ?? now.get(flight.from), now.get(flight.to)];
  if (!from || !to) return [];
  const piece = flight.art && before.has(flight.to) ? null : root.querySelector<HTMLElement>(`[data-piece="${flight.to}"]`);
  if (!piece && !flight.art) return [];
  const line = flight.trail ? [trail(from.box, to.box, pace(startOf(flight, flight.count ?? 1) + (flight.time ?? MOVE)))] : [];
  const things = Array.from({ length: flight.count ?? 1 }, (_, index) => {
    const timing = { duration: pace(flight.time ?? MOVE), delay: pace(startOf(flight, index)), easing: GLIDE };
    const go = (element: HTMLElement) => element.animate(wayOf(flight, element, from.box, to.box), { ...timing, fill: "backwards" });
    const flown = piece ? go(piece) : ghost(flight, to.box, go);
    if (flight.sound) ring(flown, flight.sound, timing.delay + timing.duration);
    return flown;
  });
  return [...line, ...things];
}

function playOut(root: ParentNode, { at, keys, after = 0, time = MOVE, easing = LAND }: Play, pace: Pace): Animation[] {
  const found = [...root.querySelectorAll<HTMLElement>(PLACES)].filter((each) => nameOf(each) === at);
  return found.map((each) => each.animate(keys, { duration: pace(time), delay: pace(after), easing, fill: "backwards" }));
}

/** Play the sound on landing, but not if a touch has cut the flight short. */
function ring(flown: Animation, sound: Sound, ms: number): void {
  const due = performance.now() + ms - FADE;
  void flown.finished.then(() => performance.now() >= due && play(sound)).catch(() => undefined);
}

function wayOf({ way, turned = false }: Flight, element: Element, from: DOMRect, to: DOMRect): Keyframe[] {
  const zoom = zoomOf(element);
  return way ? way(layoutRect(from, zoom), layoutRect(to, zoom)) : bow(between(element, from, to), turned);
}

/** An arc from the old place to the new one. */
function bow([x, y]: [x: number, y: number], isTurned: boolean): Keyframe[] {
  const high = Math.min(60, Math.hypot(x, y) / 4);
  const edge = isTurned ? " rotateY(90deg)" : "";
  return [
    { transform: `translate(${x}px, ${y}px) scale(.7)${edge}`, opacity: 0 },
    { transform: `translate(${x}px, ${y}px) scale(1)${edge}`, opacity: 1, offset: 0.1 },
    { transform: `translate(${x / 2}px, ${y / 2 - high}px) scale(1.15)`, opacity: 1, offset: 0.55 },
    { transform: "none", opacity: 1 },
  ];
}

/** A picture that exists only while it flies. */
function ghost({ art, size, look = "" }: Flight, to: DOMRect, go: (picture: HTMLElement) => Animation): Animation {
  const picture = document.createElement("img");
  picture.src = `/art/${art}.svg`;
  picture.alt = "";
  picture.className = `ghost ${look}`;
  const [x, y] = middle(to);
  return showWhile(picture, (zoom) => {
    picture.style.left = `${x / zoom}px`;
    picture.style.top = `${y / zoom}px`;
    if (size) picture.style.width = picture.style.height = `${size}px`;
    if (size) picture.style.margin = `${-size / 2}px`;
    return go(picture);
  });
}

/** A dotted line between two places while something flies along it. */
function trail(from: DOMRect, to: DOMRect, duration: number): Animation {
  const dots = document.createElement("i");
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  dots.className = "trail";
  return showWhile(dots, (zoom) => {
    dots.style.left = `${x / zoom}px`;
    dots.style.top = `${y / zoom}px`;
    dots.style.width = `${Math.hypot(toX - x, toY - y) / zoom}px`;
    dots.style.rotate = `${Math.atan2(toY - y, toX - x)}rad`;
    return dots.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration });
  });
}

/** Add an element to the page until its animation ends. */
function showWhile(element: HTMLElement, move: (zoom: number) => Animation): Animation {
  document.body.append(element);
  const animation = move(zoomOf(element));
  animation.finished.catch(() => undefined).finally(() => element.remove());
  return animation;
}

/** The offset between two places, in layout pixels. */
function between(element: Element, from: DOMRect, to: DOMRect): [x: number, y: number] {
  const zoom = zoomOf(element);
  return [(middle(from)[0] - middle(to)[0]) / zoom, (middle(from)[1] - middle(to)[1]) / zoom];
}

/** On the big screen CSS zoom applies: positions are measured in screen pixels, animations use layout pixels. */
function zoomOf(element: Element): number {
  return element.currentCSSZoom ?? 1;
}

function layoutRect(box: DOMRect, zoom: number): DOMRect {
  return zoom === 1 ? box : new DOMRect(box.x / zoom, box.y / zoom, box.width / zoom, box.height / zoom);
}

export function middle(box: DOMRect): [x: number, y: number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

function hop(root: ParentNode, place: string, pace: Pace): Animation | undefined {
  const keys = [
    { transform: "none" },
    { transform: "translateY(-9px) scale(1.04)", offset: 0.35 },
    { transform: "none", offset: 0.7 },
    { transform: "translateY(-3px)", offset: 0.85 },
    { transform: "none" },
  ];
  return root.querySelector(`[data-place="${place}"]`)?.animate(keys, { duration: pace(MOVE), easing: "ease-out" });
}

function shake(root: ParentNode, pixels: number, pace: Pace): Animation | undefined {
  const keys = [0, 1, -1, 0.6, -0.6, 0.3, 0].map((part) => ({ transform: `translate(${part * pixels}px, ${-part * pixels * 0.6}px)` }));
  return root.querySelector("#table")?.animate(keys, { duration: pace(MOVE), easing: "ease-out" });
}
