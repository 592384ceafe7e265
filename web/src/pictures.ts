/** Preloads all pictures that a table may show. */

const LANES = 4; // pictures that are loaded at once
const UNUSED = /^(logo|app-icon)/; // not shown at a table
let isBegun = false;

/** Start when the page itself has loaded. */
export function loadPictures(): void {
  if (isBegun) return;
  isBegun = true;
  const begin = () => void pictures().catch(() => (isBegun = false)); // the browser loads them when they are shown
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
