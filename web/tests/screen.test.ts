import { expect, test } from "vitest";
import { nearest, type Rect } from "../src/arrows";
import { zoomOf } from "../src/screen";

const box = (left: number, top: number, width = 100, height = 50): Rect => ({ left, top, width, height });

test.each([
  [1152, 648, 1],
  [1280, 720, 1280 / 1152],
  [1920, 1080, 1920 / 1152],
  [3840, 2160, 3840 / 1152],
  [1024, 768, 1024 / 1152], // narrower than a television
  [2560, 1080, 1080 / 648], // wider
  [390, 844, 1], // a phone
])("%i x %i is %f times as large", (width, height, zoom) => {
  expect(zoomOf(width, height)).toBeCloseTo(zoom);
});

/*  0 1 2
     3    */
const PLACES = [box(0, 0), box(200, 0), box(400, 0), box(60, 200, 180)];

test.each([
  [0, "ArrowRight", 1],
  [1, "ArrowRight", 2],
  [2, "ArrowRight", -1],
  [2, "ArrowLeft", 1],
  [0, "ArrowLeft", -1],
  [0, "ArrowDown", 3],
  [2, "ArrowDown", 3],
  [3, "ArrowDown", -1],
  [1, "ArrowUp", -1],
])("from %i, %s leads to %i", (from, key, to) => {
  const others = PLACES.filter((_, index) => index !== from);
  const found = nearest(PLACES[from]!, others, key);
  expect(found < 0 ? -1 : PLACES.indexOf(others[found]!)).toBe(to);
});

test("of two straight ahead the nearer one is next", () => {
  expect(nearest(box(0, 0), [box(0, 300), box(0, 100), box(500, 90)], "ArrowDown")).toBe(1);
});
