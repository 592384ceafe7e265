/** Is the page hidden: in another tab, behind another window, on a locked phone? */

import { signal } from "@preact/signals";

export const isHidden = signal(document.hidden);

document.addEventListener("visibilitychange", () => {
  isHidden.value = document.hidden;
});
