/** How a spider goes: along the edges of the tiles, in small quick steps. */

import { middle } from "../../motion";

type Point = readonly [x: number, y: number];

const STEPS = 24;
const WIGGLE = 9; // degrees
const EDGE = 0.54; // of a tile, from its middle

/** Off its tile, along a row, along a column, and onto the other. */
export function edges(from: DOMRect, to: DOMRect): Point[] {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const row = y + EDGE * from.height * (toY < y ? -1 : 1);
  const column = toX + EDGE * to.width * (x < toX ? -1 : 1);
  return [
    [x, y],
    [x, row],
    [column, row],
    [column, toY],
    [toX, toY],
  ];
}

export function crawl(from: DOMRect, to: DOMRect): Keyframe[] {
  const [way, [x, y]] = [edges(from, to), middle(to)];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [atX, atY] = along(way, step / STEPS);
    return { transform: `translate(${atX - x}px, ${atY - y}px) rotate(${step % 2 ? WIGGLE : -WIGGLE}deg)`, easing: "linear" };
  });
}

/** The point at that part of the whole way. */
function along(way: readonly Point[], part: number): Point {
  const legs = way
    .slice(1)
    .map((to, index) => ({ from: way[index]!, to, length: Math.hypot(to[0] - way[index]![0], to[1] - way[index]![1]) }));
  let left = part * legs.reduce((sum, { length }) => sum + length, 0);
  for (const { from, to, length } of legs) {
    if (left <= length && length) return [from[0] + ((to[0] - from[0]) * left) / length, from[1] + ((to[1] - from[1]) * left) / length];
    left -= length;
  }
  return way.at(-1)!;
}
