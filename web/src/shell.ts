/** What makes the pages a thing of the device's own: the shell that opens without a network, installing, pictures at hand. */

import { signal } from "@preact/signals";

interface Offer extends Event {
  prompt(): Promise<unknown>;
}

// === Installing ===

/** The browser's offer to install the pages, if it makes one. */
export const offer = signal<Offer | null>(null);

window.addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // it is asked for in the settings, not at the door
  offer.value = event as Offer;
});
window.addEventListener("appinstalled", () => (offer.value = null));

/** What the installed pages are called, in a language. */
export function describeIn(lang: string): void {
  document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${lang}.webmanifest`);
}

export async function install(): Promise<void> {
  const made = offer.value;
  offer.value = null; // it can be taken once
  await made?.prompt();
}

/** iPhones and iPads install without an offer, by a menu of their own; some of them say that they are Macs. */
export function isByMenu(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return isApple && !matchMedia("(display-mode: standalone)").matches;
}

// === The worker ===

const GREETING = 5000; // ms; browsers take their time to forget a page that was closed

/** Browsers have workers on https and on this machine itself; elsewhere all goes on without. */
export function keepShell(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register()); // the first page has the line to itself
}

/** A new worker takes over if this page was built with it, and no other page is open: so it is told when there is one. */
async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const greet = () => registration.waiting?.postMessage(import.meta.url);
    greet();
    setInterval(greet, GREETING);
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", greet));
  } catch {
    // a browser that does not want to keep anything
  }
}

// === Pictures ===

const LANES = 4; // pictures that are loaded at once
const UNUSED = /^(cover-|logo|app-icon)/; // at a table
let isBegun = false;

/** Every picture that a table may need, before it does; after all that the page itself loads. */
export function loadPictures(): void {
  if (isBegun) return;
  isBegun = true;
  const begin = () => void pictures().catch(() => (isBegun = false)); // they come when they are shown
  if ("requestIdleCallback" in window) requestIdleCallback(begin, { timeout: 2000 });
  else setTimeout(begin, 500);
}

async function pictures(): Promise<void> {
  if (!navigator.onLine) return;
  const answer = await fetch("/art.json");
  const names = ((await answer.json()) as string[]).filter((name) => !UNUSED.test(name));
  await Promise.all(Array.from({ length: LANES }, () => lane(names)));
}

async function lane(names: string[]): Promise<void> {
  for (let name = names.shift(); name && navigator.onLine; name = names.shift()) {
    await picture(`/art/${name}`);
  }
}

function picture(path: string): Promise<Event> {
  return new Promise((done, failed) => {
    const image = new Image();
    image.onload = done;
    image.onerror = failed;
    image.src = path;
  });
}
