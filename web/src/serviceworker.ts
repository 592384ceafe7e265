/** Registers the service worker, which serves the pages offline. */

const GREETING = 5000; // ms; browsers report a closed page late

/** Browsers offer service workers on https and localhost only. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", () => void register()); // after the page itself has loaded
}

/** A new worker takes over only if this page belongs to its version and no other page is open. Tell it about this page. */
async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    const greet = () => registration.waiting?.postMessage(import.meta.url);
    greet();
    setInterval(greet, GREETING);
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", greet));
  } catch {
    // the browser refuses service workers
  }
}
