/** The service worker: it caches the built files for offline use, and nothing else. It never caches the server's responses. */

/* global VERSION, NEEDED, OTHERS: pwa.mjs writes them before this */
const CACHE = `doubloon-${VERSION}`;
const KEPT = new Set([...NEEDED, ...OTHERS]);
const TIMEOUT = 4000; // ms to wait for the server

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("message", (event) => event.waitUntil(takeOver(String(event.data))));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.url));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === "/" || pathname.startsWith("/join/")) event.respondWith(page(request));
  } else if (pathname !== "/" && KEPT.has(pathname)) event.respondWith(file(pathname));
});

async function fill() {
  const cache = await caches.open(CACHE);
  await cache.addAll(NEEDED.map((path) => new Request(path, { cache: "no-cache" })));
}

async function tidy() {
  const old = (await caches.keys()).filter((name) => name.startsWith("doubloon-") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Only when no page of another version is open: it may still need files of its version. */
async function takeOver(script) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.length === 1 && KEPT.has(new URL(script).pathname)) await self.skipWaiting();
}

/** The page comes from the server, so that both have the same version; from the cache if the server does not answer. */
async function page(request) {
  const cache = await caches.open(CACHE);
  const late = new Promise((_, fail) => setTimeout(fail, TIMEOUT));
  try {
    const response = await Promise.race([fetch(request), late]);
    if (response.status < 500) return response;
  } catch {
    // offline
  }
  return (await cache.match("/")) ?? Response.error();
}

async function file(path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept) return kept;
  const response = await fetch(path);
  if (response.ok) await cache.put(path, response.clone());
  return response;
}

/** A tap on "Your turn" leads to the table: to its page if it is open, else to any page of ours, else to a new one. */
async function openTable(url) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => each.url.endsWith(url)) ?? pages[0];
  if (!page) return self.clients.openWindow(url);
  await page.focus();
  if (!page.url.endsWith(url)) await page.navigate(url);
}
