import { expect, test } from "vitest";
import OWN from "../../src/doubloon/games/little_dragon/looks.ftl?raw";
import SHARED from "../../src/doubloon/i18n/looks.ftl?raw";
import { gridStep } from "../src/arrows";
import { crawl, edges } from "../src/games/little-dragon/crawl";
import { motions } from "../src/games/little-dragon/View";

test("every event of the game has its motion, or is declared still", () => {
  const told = [...(OWN + SHARED).matchAll(/^(little-dragon-[a-z-]+)-look = (?:event|moment|quiet)$/gm)].map(([, key]) => key);
  expect(told.length).toBeGreaterThan(10);
  expect(Object.keys(motions).sort()).toEqual(told.sort());
});

const box = (left: number, top: number) => ({ left, top, width: 40, height: 40 }) as DOMRect;

test("a spider leaves its tile by an edge, and goes round the tiles", () => {
  const [start, ...way] = edges(box(0, 0), box(88, 132));
  expect(start).toEqual([20, 20]);
  expect(way.at(-1)).toEqual([108, 152]);
  expect(way[0]![0]).toBe(20); // straight down, off the tile
  expect(way[0]![1]).toBeGreaterThan(40);
  expect(way[1]![1]).toBe(way[0]![1]); // along the row
  expect(way[1]![0]).toBeLessThan(88); // to the edge of the other's column
});

test("it ends where it belongs", () => {
  const way = crawl(box(0, 0), box(88, 132));
  expect(way[0]!.transform).toContain("translate(-88px, -132px)");
  expect(way.at(-1)!.transform).toContain("translate(0px, 0px)");
});

test.each([
  ["ArrowLeft", false, 7, 7],
  ["ArrowLeft", false, 8, 7],
  ["ArrowRight", false, 6, 6],
  ["ArrowUp", false, 3, 3],
  ["ArrowDown", false, 45, 45],
  ["ArrowDown", false, 38, 45],
  ["Home", false, 20, 14],
  ["End", false, 14, 20],
  ["PageUp", false, 24, 3],
  ["PageDown", false, 24, 45],
  ["Home", true, 24, 0],
  ["End", true, 24, 48],
  ["a", false, 24, undefined],
])("%s (far: %s) leads from %i to %s", (key, isFar, at, to) => {
  expect(gridStep(key, isFar, at, 7, 49)).toBe(to);
});
