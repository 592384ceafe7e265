/** Installing the pages as an app. */

import { signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the pages, if it makes one. */
export const offer = signal<Offer | null>(null);

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // it is asked for in the settings, not at the door
  offer.value = event as Offer;
});
window.addEventListener("appinstalled", () => (offer.value = null));

/** What the installed pages are called, in a language. */
export function setManifest(lang: string): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${lang}.webmanifest`);
}

export async function install(): Promise<void> {
  const made = offer.value;
  offer.value = null; // it can be taken once
  await made?.prompt();
}

/** iPhones and iPads install without an offer, by a menu of their own; some of them say that they are Macs. */
export function installsByMenu(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}
