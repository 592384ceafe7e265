/** Restores the keyboard focus after a move: the pressed element is removed while the move is shown. */

const PIECES = "#table .piece";
const BUTTONS = ".buttons .button";

let isLost = false; // a key pressed an element that will be removed
let place = -1; // the index of that element among all pieces; -1: it was a button

window.addEventListener(
  "keydown",
  ({ key, target }) => {
    if ((key !== "Enter" && key !== " ") || target === document.body) return; // the focus is lost already
    isLost = target instanceof Element && target.matches(`${PIECES}, ${BUTTONS}`);
    place = [...document.querySelectorAll(PIECES)].indexOf(target as Element);
  },
  true,
);
window.addEventListener("pointerdown", () => (isLost = false), true);

/** Focus the nearest piece that may be touched now, or the first button. */
export function refocus(): void {
  if (!isLost || document.activeElement !== document.body) return;
  const pieces = [...document.querySelectorAll<HTMLElement>(PIECES)];
  const near = (each: HTMLElement) => Math.abs(pieces.indexOf(each) - place);
  const may = pieces.filter((each) => each.matches(".may")).sort((one, other) => near(one) - near(other));
  if (place < 0) may.sort((one, other) => other.tabIndex - one.tabIndex); // in a grid, the place that had the focus
  const button = document.querySelector<HTMLElement>(`${BUTTONS}:not(.night)`); // never Undo: the next key press would trigger it
  (place < 0 ? (button ?? may[0]) : (may[0] ?? button))?.focus();
}
