import { beforeEach, expect, test, vi } from "vitest";
import { vibrate } from "../src/haptics";
import { change } from "../src/settings";

const felt = vi.fn();

beforeEach(() => {
  felt.mockClear();
  Object.defineProperty(navigator, "vibrate", { value: felt, configurable: true });
  change({ sound: true, vibration: true, motion: "auto" });
});

test("a phone vibrates in play, each time in its own way", () => {
  vibrate("joy");
  vibrate("ouch");
  expect(felt).toHaveBeenCalledTimes(2);
  expect(felt.mock.calls[0]).not.toEqual(felt.mock.calls[1]);
});

test.each([{ sound: false }, { vibration: false }, { motion: "reduced" as const }])("it is quiet with %o", (asked) => {
  change(asked);
  vibrate("win");
  expect(felt).not.toHaveBeenCalled();
});
