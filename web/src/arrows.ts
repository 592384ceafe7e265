/** Arrow keys move the focus: in a grid by rows and columns, on a page to the nearest thing in that direction. */

import { useSignal } from "@preact/signals";

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isArrow(key: string): boolean {
  return key in ARROWS;
}

// === In a grid ===

type Steps = Readonly<Record<string, (at: number, columns: number, last: number) => number>>;

const ENDS: Steps = {
  Home: (at, columns) => at - (at % columns),
  End: (at, columns, last) => Math.min(last, at - (at % columns) + columns - 1),
  PageUp: (at, columns) => at % columns,
  PageDown: (at, columns, last) => at + columns * Math.floor((last - at) / columns),
};

/** Where a key leads in a grid; with Ctrl, Home and End lead to the first and the last place. An arrow at the rim leads nowhere. */
export function gridStep(key: string, isFar: boolean, at: number, columns: number, count: number): number | undefined {
  if (isFar) return key === "Home" ? 0 : key === "End" ? count - 1 : undefined;
  const arrow = ARROWS[key];
  if (!arrow) return ENDS[key]?.(at, columns, count - 1);
  const [column, to] = [(at % columns) + arrow[0], at + arrow[0] + arrow[1] * columns];
  return column >= 0 && column < columns && to >= 0 && to < count ? to : at;
}

/** The next place in that direction that can have the focus; undefined: the key means nothing here. */
function placeAfter(event: KeyboardEvent, grid: Element, columns: number): HTMLElement | undefined {
  const places = [...grid.children];
  let at = places.findIndex((each) => each.contains(document.activeElement));
  for (let left = places.length; at >= 0 && left > 0; left -= 1) {
    const to = gridStep(event.key, event.ctrlKey, at, columns, places.length);
    if (to === undefined) return undefined;
    if (places[to] instanceof HTMLButtonElement || to === at) return places[to] as HTMLElement;
    at = to;
  }
  return undefined;
}

export function walkGrid(event: KeyboardEvent, columns: number): void {
  const to = event.altKey || event.metaKey ? undefined : placeAfter(event, event.currentTarget as Element, columns);
  if (!to) return;
  event.preventDefault();
  to.focus();
}

/** Tab leads to one place of a grid and out of it again, and that place is kept. All children can have the focus. */
export function useGrid(columns: number) {
  const here = useSignal(0);
  const indexOf = (grid: Element) => [...grid.children].findIndex((each) => each.contains(document.activeElement));
  return {
    here: here.value,
    keys: {
      onFocusIn: ({ currentTarget }: { currentTarget: Element }) => {
        here.value = Math.max(0, indexOf(currentTarget));
      },
      onKeyDown: (event: KeyboardEvent) => walkGrid(event, columns),
    },
  };
}

// === On a page ===

const FOCUSABLE = "button:enabled, input:enabled, summary, a[href]";

/** Which of the others an arrow leads to: the nearest one in that direction, what lies aside counting double. -1: none. */
export function nearest(here: Rect, others: readonly Rect[], key: string): number {
  const [x, y] = ARROWS[key]!;
  let [best, found] = [Infinity, -1];
  others.forEach((each, index) => {
    const [right, down] = [
      middle(each.left, each.width) - middle(here.left, here.width),
      middle(each.top, each.height) - middle(here.top, here.height),
    ];
    const ahead = right * x + down * y;
    const aside = Math.abs(x ? apart(here.top, here.height, each.top, each.height) : apart(here.left, here.width, each.left, each.width));
    const far = ahead + 2 * aside + Math.abs(x ? down : right) / 100; // of two straight ahead, the one more so
    if (ahead > 1 && far < best) [best, found] = [far, index];
  });
  return found;
}

const middle = (start: number, length: number): number => start + length / 2;

/** How far two stretches are from each other; 0 if they overlap. */
function apart(one: number, length: number, other: number, otherLength: number): number {
  return Math.max(0, other - (one + length), one - (other + otherLength));
}

/** Fields keep the arrows that change them. */
function isOwn(target: EventTarget | null, key: string): boolean {
  return target instanceof HTMLInputElement && target.type !== "checkbox" && (key === "ArrowLeft" || key === "ArrowRight");
}

export function walkPage(event: KeyboardEvent): void {
  if (!isArrow(event.key) || event.defaultPrevented || isOwn(event.target, event.key)) return;
  const root = document.querySelector("dialog[open]") ?? document;
  const places = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((each) => each.checkVisibility());
  const at = places.indexOf(document.activeElement as HTMLElement);
  const others = places.filter((_, index) => index !== at);
  const rects = others.map((each) => (each.closest("label") ?? each).getBoundingClientRect());
  const next = at < 0 ? 0 : nearest((places[at]!.closest("label") ?? places[at]!).getBoundingClientRect(), rects, event.key);
  event.preventDefault();
  others[next]?.focus();
}
