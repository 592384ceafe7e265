import { expect, test } from "vitest";
import OWN from "../../src/doubloon/games/pig/looks.ftl?raw";
import SHARED from "../../src/doubloon/i18n/looks.ftl?raw";
import { sidesOf } from "../src/games/pig/Die";
import { DRAWN, motions, ROLLS } from "../src/games/pig/motions";
import DIE from "../src/games/pig/style/die.css?raw";
import type { Text } from "../src/messages";
import { lengthOf, type Motion } from "../src/motion";
import { BLANK } from "../src/state";

const GENERAL = ["begins", "won", "won-shared"]; // told of this game too
const moved = (key: string, values: Text["values"]): Motion => motions[key]!({ key, values }, { before: BLANK, after: BLANK, actor: 0 });

test("every event of the game has its motion, and nothing else has", () => {
  const events = [...(OWN + SHARED).matchAll(/^(.+)-look = (?:event|moment|quiet)$/gm)].map(([, key]) => key!);
  const own = events.filter((key) => GENERAL.includes(key) || (key.startsWith("pig-") && !key.includes("-scene-")));
  expect(Object.keys(motions).sort()).toEqual(own.sort());
});

test.each([1, 2, 3, 4, 5, 6])("opposite sides of a die that shows %d add up to 7, and all faces are there", (face) => {
  const [front, back, left, right, top, bottom] = sidesOf(face);
  expect(front).toBe(face);
  expect([front! + back!, left! + right!, top! + bottom!]).toEqual([7, 7, 7]);
  expect([...sidesOf(face)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("as many apples as the die shows fly to their own places, once it lies still", () => {
  const { flights } = moved("pig-rolled", { who: 0, face: 3, points: 8 });
  expect(flights!.map(({ from, to }) => [from, to])).toEqual([
    ["die", "apple-5"],
    ["die", "apple-6"],
    ["die", "apple-7"],
  ]);
  expect(Math.min(...flights!.map(({ after }) => after!))).toBe(ROLLS);
});

test("the die lies still when the style sheet says so", () => {
  expect(DIE).toContain(`animation: pig-roll calc(${ROLLS}ms * var(--pace))`);
});

test("apples that the trough has no room for fly into the trough", () => {
  const { flights } = moved("pig-rolled", { who: 0, face: 2, points: DRAWN + 1 });
  expect(flights!.map(({ to }) => to)).toEqual([`apple-${DRAWN - 1}`, "trough"]);
});

test("who holds gets the apples; who holds nothing gets none", () => {
  expect(moved("pig-held", { who: 1, points: 9, banked: 20 }).flights).toMatchObject([{ from: "trough", to: "lane-1", count: 9 }]);
  expect(moved("pig-held", { who: 1, points: 60, banked: 70 }).flights).toMatchObject([{ count: 12 }]);
  expect(moved("pig-held", { who: 1, points: 0, banked: 0 })).toEqual({});
});

test("a 1 shakes the table, more so if something is lost, and takes its time", () => {
  const [much, nothing] = [moved("pig-one", { who: 0, points: 7 }), moved("pig-one", { who: 0, points: 0 })];
  expect(much.shake!).toBeGreaterThan(nothing.shake!);
  expect(lengthOf([much])).toBeGreaterThan(1500);
});
