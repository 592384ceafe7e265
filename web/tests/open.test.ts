import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { close, device, move, state } from "../src/open";
import type { Device } from "../src/socket";
import { NOTHING } from "../src/state";
import { update } from "../src/update";
import { eye, roll, welcome } from "./table";

const done = vi.fn(() => Promise.resolve(8));

beforeEach(() => {
  done.mockClear();
  device.value = { do: done, close: () => undefined, link: { value: "open" } } as unknown as Device;
  state.value = update(NOTHING, welcome(), 0);
});
afterEach(close);

test("what is offered can be done, and is meant for what was seen", async () => {
  await move(0, roll.action);
  expect(done.mock.calls).toEqual([[{ type: "move", seat: 0, action: roll.action, base: 7 }]]);
});

test("a double tap is one move", async () => {
  await Promise.all([move(0, roll.action), move(0, roll.action)]);
  expect(done).toHaveBeenCalledTimes(1);
});

test("a tap on what is no longer offered does nothing", async () => {
  state.value = update(NOTHING, welcome({ eyes: [eye(0, { moves: [] })] }), 0);
  await move(0, roll.action);
  expect(done).not.toHaveBeenCalled();
});
