/** Loads every picture that a table may need before it is shown. */

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
