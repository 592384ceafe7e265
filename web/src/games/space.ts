/** The space bar rolls, in games in which the first button rolls dice. */

import { useEffect } from "preact/hooks";

export function useSpaceToRoll(): void {
  useEffect(() => {
    window.addEventListener("keydown", rollBySpace);
    return () => window.removeEventListener("keydown", rollBySpace);
  }, []);
}

/** Also when nothing has the focus yet. */
function rollBySpace(event: KeyboardEvent): void {
  if (event.key !== " " || event.repeat || document.activeElement !== document.body) return;
  const button = document.querySelector<HTMLElement>(".buttons .button.gold");
  if (!button) return;
  event.preventDefault();
  button.focus();
  button.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true })); // as if it had had the focus: it may be held
  button.click();
}
