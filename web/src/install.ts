/** Installing the pages as an app. */

import { signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's install prompt, if it offers one. */
export const offer = signal<Offer | null>(null);

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the settings offer it; it does not interrupt
  offer.value = event as Offer;
});
window.addEventListener("appinstalled", () => (offer.value = null));

/** Use the web app manifest of a language. */
export function setManifest(lang: string): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${lang}.webmanifest`);
}

export async function install(): Promise<void> {
  const made = offer.value;
  offer.value = null; // a prompt can be shown once
  await made?.prompt();
}

/** iPhones and iPads install by the Share menu, without a prompt. Some iPads identify as Macs. */
export function installsByMenu(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}
