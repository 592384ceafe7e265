/** The big screen: pages made for a whole room, and walked by the arrow keys of a remote control. */

import { signal } from "@preact/signals";

const SHEET = { width: 1152, height: 648 }; // px for which the pages of a screen are laid out
const SMALL = 900; // px below which it is no television
const WALKED = "button:enabled, input:enabled, summary, a[href]";

export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How many times as large everything is. */
export function zoomOf(width: number, height: number): number {
  return width < SMALL ? 1 : Math.min(width / SHEET.width, height / SHEET.height);
}

const STEPS: Record<string, [x: number, y: number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Which of the others an arrow leads to: the nearest one in that direction, what lies aside counting double. -1: none. */
export function nearest(here: Rect, others: readonly Rect[], key: string): number {
  const [x, y] = STEPS[key]!;
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

function walk(event: KeyboardEvent): void {
  if (!(event.key in STEPS) || event.defaultPrevented || isOwn(event.target, event.key)) return;
  const root = document.querySelector("dialog[open]") ?? document;
  const places = [...root.querySelectorAll<HTMLElement>(WALKED)].filter((each) => each.checkVisibility());
  const at = places.indexOf(document.activeElement as HTMLElement);
  const others = places.filter((_, index) => index !== at);
  const rects = others.map((each) => (each.closest("label") ?? each).getBoundingClientRect());
  const next = at < 0 ? 0 : nearest((places[at]!.closest("label") ?? places[at]!).getBoundingClientRect(), rects, event.key);
  event.preventDefault();
  others[next]?.focus();
}

/** Browsers let a page be heard only once a key was pressed. */
export const isMute = signal(false);

export function beScreen(): void {
  const root = document.documentElement;
  const zoom = () => root.style.setProperty("--zoom", String(zoomOf(innerWidth, innerHeight)));
  root.dataset.screen = "on";
  window.addEventListener("resize", zoom);
  window.addEventListener("keydown", walk);
  zoom();
  isMute.value = !(navigator.userActivation?.hasBeenActive ?? true);
  for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, () => (isMute.value = false), { once: true });
}
