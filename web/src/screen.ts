/** The big screen: pages made for a whole room, and walked by the arrow keys of a remote control. */

import { signal } from "@preact/signals";
import { walkPage } from "./arrows";

const SHEET = { width: 1152, height: 648 }; // px for which the pages of a screen are laid out
const SMALL = 900; // px below which it is no television

/** How many times as large everything is. */
export function zoomOf(width: number, height: number): number {
  return width < SMALL ? 1 : Math.min(width / SHEET.width, height / SHEET.height);
}

/** Browsers let a page be heard only once a key was pressed. */
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
