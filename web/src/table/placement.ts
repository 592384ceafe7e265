/** Places a bubble near its target, covering nothing that may be touched. */

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Around {
  target: Bounds | null; // the target
  taken: readonly Bounds[]; // what it must not cover, including the target
  almost: readonly Bounds[]; // what it had better not cover
}

export interface Placement {
  left: number;
  top: number;
  points: "" | "up" | "down"; // towards the target, if that is adjacent
  at: number; // px from the left, where it points
  covers: number; // px² of what it must not cover, if there is no room
}

const EDGE = 8; // px to the edge of the screen
const GAP = 12; // px to the target, for the tip of the bubble
const NEAR = 30; // px up to which it points

export function placeOf(size: Size, screen: Size, { target, taken, almost }: Around): Placement {
  const aim = target ?? { left: 0, top: screen.height * 0.7, right: screen.width, bottom: screen.height * 0.7 };
  const middle = (aim.left + aim.right) / 2;
  const known = [aim, ...taken, ...almost];
  const lefts = [
    middle - size.width / 2,
    EDGE,
    screen.width - size.width - EDGE,
    ...taken.flatMap((each) => [each.left - size.width - GAP, each.right + GAP]),
  ];
  const tops = [EDGE, ...known.flatMap((each) => [each.bottom + GAP, each.top - size.height - GAP])];
  let best = { box: boxAt(EDGE, EDGE, size), cost: Infinity, covers: Infinity };
  for (const left of inside(lefts, size.width, screen.width)) {
    for (const top of inside(tops, size.height, screen.height)) {
      const box = boxAt(left, top, size);
      const covers = overlap(box, taken);
      const cost = 1e4 * covers + overlap(box, almost) + far(box, aim);
      if (cost < best.cost) best = { box, cost, covers };
    }
  }
  return { ...pointer(best.box, target), covers: best.covers };
}

function pointer(box: Bounds, target: Bounds | null): Omit<Placement, "covers"> {
  const at = target ? (target.left + target.right) / 2 - box.left : 0;
  const isBeside = target !== null && at > 2 * GAP && at < box.right - box.left - 2 * GAP;
  const isUp = isBeside && box.top >= target.bottom && box.top - target.bottom < NEAR;
  const isDown = isBeside && target.top >= box.bottom && target.top - box.bottom < NEAR;
  return { left: box.left, top: box.top, points: isUp ? "up" : isDown ? "down" : "", at };
}

function boxAt(left: number, top: number, size: Size): Bounds {
  return { left, top, right: left + size.width, bottom: top + size.height };
}

/** Clamped to the screen, without duplicates. */
function inside(starts: readonly number[], length: number, all: number): readonly number[] {
  return [...new Set(starts.map((start) => Math.round(Math.max(EDGE, Math.min(start, all - length - EDGE)))))];
}

/** px² of these that the box covers. */
function overlap(box: Bounds, others: readonly Bounds[]): number {
  return others.reduce((sum, each) => {
    const width = Math.min(box.right, each.right) - Math.max(box.left, each.left);
    const height = Math.min(box.bottom, each.bottom) - Math.max(box.top, each.top);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
}

function far(one: Bounds, other: Bounds): number {
  return Math.hypot((one.left + one.right - other.left - other.right) / 2, (one.top + one.bottom - other.top - other.bottom) / 2);
}
