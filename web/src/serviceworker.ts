/** Registers the service worker, which keeps the pages for when there is no network. */

const GREETING = 5000; // ms; browsers take their time to forget a page that was closed

/** Browsers have workers on https and on this machine itself; elsewhere all goes on without. */
export function registerWorker(): void {
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
