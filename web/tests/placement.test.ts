import { expect, test } from "vitest";
import { type Bounds, placeOf } from "../src/table/placement";

const SCREEN = { width: 360, height: 640 };
const SIZE = { width: 340, height: 120 };

function box(left: number, top: number, right: number, bottom: number): Bounds {
  return { left, top, right, bottom };
}

test("a bubble is next to what it is about, and points there", () => {
  const target = box(100, 300, 160, 350);
  expect(placeOf(SIZE, SCREEN, { target, taken: [target], almost: [] })).toEqual({ left: 8, top: 362, points: "up", at: 122, covers: 0 });
  const low = box(100, 560, 160, 600);
  expect(placeOf(SIZE, SCREEN, { target: low, taken: [low], almost: [] })).toMatchObject({ top: 428, points: "down" });
});

test("it lies over nothing that may be touched, however far it must go", () => {
  const floor = box(20, 160, 340, 640);
  expect(placeOf(SIZE, SCREEN, { target: box(20, 500, 340, 560), taken: [floor], almost: [] })).toMatchObject({ top: 28, points: "" });
});

test("where there is no room it covers as little as can be, and says so", () => {
  const floor = box(0, 100, 360, 640);
  expect(placeOf(SIZE, SCREEN, { target: floor, taken: [floor], almost: [] })).toMatchObject({ top: 8, covers: 340 * 28 });
});

test("where it is all the same, words are left to be read", () => {
  const words = box(10, 300, 350, 350);
  const { top } = placeOf(SIZE, SCREEN, { target: null, taken: [], almost: [words] });
  expect(top >= 350 || top + SIZE.height <= 300).toBe(true);
});

test("it stays on the screen", () => {
  const corner = box(330, 0, 360, 30);
  expect(placeOf(SIZE, SCREEN, { target: corner, taken: [corner], almost: [] })).toMatchObject({ left: 12, top: 42 });
});
