import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { retryUntil } from "../src/retry";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing = (times: number) => {
  let left = times;
  return vi.fn(() => (left-- > 0 ? Promise.reject(new Error("no network")) : Promise.resolve("here")));
};

test("what comes at once is asked for once", async () => {
  const attempt = failing(0);
  expect(await retryUntil(attempt)).toBe("here");
  expect(attempt).toHaveBeenCalledTimes(1);
});

test("what fails is asked for again, after longer and longer pauses", async () => {
  const attempt = failing(3);
  const coming = retryUntil(attempt);
  for (const [ms, tries] of [
    [299, 1],
    [1, 2],
    [599, 2],
    [1, 3],
    [1200, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms);
    expect(attempt).toHaveBeenCalledTimes(tries);
  }
  expect(await coming).toBe("here");
});

test("as soon as the network is back", async () => {
  const attempt = failing(1);
  const coming = retryUntil(attempt);
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event("online"));
  expect(await coming).toBe("here");
});

test("what is no longer wanted is neither asked for nor taken", async () => {
  let isWanted = true;
  const attempt = failing(9);
  const coming = retryUntil(attempt, () => isWanted);
  await vi.advanceTimersByTimeAsync(300);
  isWanted = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect([await coming, attempt.mock.calls.length]).toEqual([null, 2]);
});
