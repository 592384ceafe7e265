/** Who plays by keys keeps their place, though what they pressed is gone for a moment while the move is shown. */

const PIECES = "#table .piece";
const BUTTONS = ".buttons .button";

let isLost = false; // a key has pressed something that will be gone
let place = -1; // of that among all pieces; -1: it was a button

window.addEventListener(
  "keydown",
  ({ key, target }) => {
    if ((key !== "Enter" && key !== " ") || target === document.body) return; // it is lost already
    isLost = target instanceof Element && target.matches(`${PIECES}, ${BUTTONS}`);
    place = [...document.querySelectorAll(PIECES)].indexOf(target as Element);
  },
  true,
);
window.addEventListener("pointerdown", () => (isLost = false), true);

/** To the nearest piece that may be touched now, or to the first button. */
export function refocus(): void {
  if (!isLost || document.activeElement !== document.body) return;
  const pieces = [...document.querySelectorAll<HTMLElement>(PIECES)];
  const near = (each: HTMLElement) => Math.abs(pieces.indexOf(each) - place);
  const may = pieces.filter((each) => each.matches(".may")).sort((one, other) => near(one) - near(other));
  if (place < 0) may.sort((one, other) => other.tabIndex - one.tabIndex); // of a grid, where one was before
  const button = document.querySelector<HTMLElement>(`${BUTTONS}:not(.night)`); // never taking back, which would follow on the next press
  (place < 0 ? (button ?? may[0]) : (may[0] ?? button))?.focus();
}
