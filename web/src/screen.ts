/** The big screen: zooms the pages for a television, and moves the focus by arrow keys of a remote control. */

import { signal } from "@preact/signals";
import { walkPage } from "./arrows";

const SHEET = { width: 1152, height: 648 }; // px: the layout size of the pages on a television
const SMALL = 900; // px below which it is no television

/** The zoom factor. */
export function zoomOf(width: number, height: number): number {
  return width < SMALL ? 1 : Math.min(width / SHEET.width, height / SHEET.height);
}

/** Browsers play sound only after a key or a touch. */
export const isMute = signal(false);

export function beScreen(): void {
  const root = document.documentElement;
  const zoom = () => root.style.setProperty("--zoom", String(zoomOf(innerWidth, innerHeight)));
  root.dataset.screen = "on";
  window.addEventListener("resize", zoom);
  window.addEventListener("keydown", walkPage);
  zoom();
  isMute.value = !(navigator.userActivation?.hasBeenActive ?? true);
  for (const event of ["pointerdown", "keydown"]) window.addEventListener(event, () => (isMute.value = false), { once: true });
}
