/** A hole in the mountain, drawn to its size: a rim of rock with light on its edge, stalactites, a floor, motes in the air. */

import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

type Point = readonly [x: number, y: number];

const ROUND = 34; // px of a corner
const STEP = 46; // px from one bump of the rim to the next
const BUMP = 8; // px, at most
const FLOOR = 0.6; // of the height
const GLOWS = [28, 24, 20, 16, 12, 8, 5]; // px: lines over one another, as a blur would be, but cheap

/** What stands in a hole is cut off at its rim. */
export function Cave({ kind, seed, children }: { kind: string; seed: number; children?: ComponentChildren }) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSignal<Point>([0, 0]);
  useEffect(() => {
    const watch = new ResizeObserver(
      ([seen]) => (size.value = [Math.round(seen!.contentRect.width), Math.round(seen!.contentRect.height)]),
    );
    watch.observe(root.current!);
    return () => watch.disconnect();
  }, []);
  const [width, height] = size.value;
  const edge = width ? hole(width, height, seed) : "";
  return (
    <div ref={root} class={`cave ${kind}`} aria-hidden="true">
      <div class="inside" style={edge ? { clipPath: `path("${edge}")` } : undefined}>
        {width > 0 && <Rock width={width} height={height} seed={seed} />}
        {children}
        <svg class="rim" aria-hidden="true">
          {GLOWS.map((glow) => (
            <path key={glow} d={edge} stroke-width={glow} class="shade" />
          ))}
        </svg>
      </div>
      <svg class="rim" aria-hidden="true">
        {GLOWS.map((glow) => (
          <path key={glow} d={edge} stroke-width={glow} class="glow" />
        ))}
        <path d={edge} class="edge" />
      </svg>
    </div>
  );
}

function Rock({ width, height, seed }: { width: number; height: number; seed: number }) {
  const floor = height * FLOOR;
  const left = `M-9 ${floor}C${width * 0.2} ${floor - 16} ${width * 0.35} ${floor + 6} ${width / 2} ${floor - 4}`;
  const ground = `${left}S${width * 0.82} ${floor - 14} ${width + 9} ${floor}`;
  const near = teeth(width, height * 0.28, seed + 2);
  return (
    <svg class="rock" aria-hidden="true">
      <path class="far" d={teeth(width, height * 0.42, seed + 1)} />
      <path class="ground" d={`${ground}V${height + 9}H-9Z`} />
      <path class="ledge" d={ground} />
      <path class="near lit" d={near} />
      <path class="near" d={near} />
      {motes(width, height, seed).map(([x, y], index) => (
        <circle key={index} class="mote" cx={x} cy={y} r={0.7 + (index % 4) * 0.45} />
      ))}
    </svg>
  );
}

// === Shapes: the same from the same seed ===

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/** A rounded box with bumps. */
function hole(width: number, height: number, seed: number): string {
  const next = chance(seed);
  const round = Math.min(ROUND, height * 0.4);
  const [near, far] = [round * 0.3, round];
  const corners: readonly Point[] = [
    ...along([far, 0], [width - far, 0]),
    [width - near, near],
    ...along([width, far], [width, height - far]),
    [width - near, height - near],
    ...along([width - far, height], [far, height]),
    [near, height - near],
    ...along([0, height - far], [0, far]),
    [near, near],
  ];
  const bump = () => 1.5 + next() * Math.min(BUMP, height / 14);
  const inward = (at: number, size: number) => (at <= near ? at + bump() : at >= size - near ? at - bump() : at); // so nothing is cut off
  return smooth(corners.map(([x, y]) => [inward(x, width), inward(y, height)]));
}

function along([x, y]: Point, [toX, toY]: Point): Point[] {
  const count = Math.max(2, Math.round(Math.hypot(toX - x, toY - y) / STEP));
  return Array.from({ length: count }, (_, index): Point => [x + ((toX - x) * index) / count, y + ((toY - y) * index) / count]);
}

/** A closed curve through all points. */
function smooth(points: readonly Point[]): string {
  const at = (index: number) => points[(index + points.length) % points.length]!;
  const bend = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point, part: number) =>
    point(x + (toX - fromX) * part, y + (toY - fromY) * part);
  const curves = points.map((here, index) => {
    const next = at(index + 1);
    return `C${bend(here, at(index - 1), next, 0.2)} ${bend(next, here, at(index + 2), -0.2)} ${point(...next)}`;
  });
  return `M${point(...at(0))}${curves.join("")}Z`;
}

/** Stalactites, from wall to wall. */
function teeth(width: number, longest: number, seed: number): string {
  const next = chance(seed * 7919);
  let path = `M-9 -9V${longest * 0.2}`;
  for (let x = -9; x < width + 9; ) {
    const [wide, long, base] = [
      22 + next() * Math.max(22, width * 0.05),
      longest * (0.25 + 0.75 * next() * next()),
      longest * (0.12 + next() * 0.1),
    ];
    const [tip, end] = [x + wide * (0.4 + 0.2 * next()), base + long];
    const bend = end - long * 0.35;
    path += `L${point(x, base)}C${point(x + wide * 0.3, base)} ${point(tip - 5, bend)} ${point(tip - 2, end)}`;
    path += `Q${point(tip, end + 4)} ${point(tip + 2, end)}`;
    path += `C${point(tip + 5, bend)} ${point(x + wide * 0.7, base)} ${point(x + wide, base)}`;
    x += wide + next() * 14;
  }
  return `${path}L${width + 9} -9Z`;
}

function motes(width: number, height: number, seed: number): Point[] {
  const next = chance(seed * 31);
  return Array.from(
    { length: Math.min(60, Math.round((width * height) / 3600)) },
    (): Point => [rounded(next() * width), rounded(next() * height)],
  );
}

function point(x: number, y: number): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
