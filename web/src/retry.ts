/** Retry with exponential backoff, and at once when the network is back. */

const PAUSES = { first: 300, last: 5000 }; // ms

function pause(ms: number): Promise<unknown> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    const retry = () => {
      clearTimeout(timer);
      done(null);
    };
    window.addEventListener("online", retry, { once: true });
  });
}

/** Repeat `attempt` until it succeeds. Null if `isWanted` turns false first. */
export async function retryUntil<Thing>(attempt: () => Promise<Thing>, isWanted = () => true): Promise<Thing | null> {
  for (let ms = PAUSES.first; isWanted(); ms = Math.min(2 * ms, PAUSES.last)) {
    const came = await attempt().then(
      (thing) => ({ thing }),
      () => null,
    );
    if (came) return isWanted() ? came.thing : null;
    await pause(ms);
  }
  return null;
}
