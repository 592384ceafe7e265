import { expect, test } from "vitest";
import { CHOSEN, type Fact, GONE } from "../src/games/my-treasure/facts";
import { allOf, amount, motionsOf, pieceOf, piecesOf } from "../src/games/scene";

const scene: Fact[] = [
  {
    key: "my-treasure-scene-orcs",
    values: { orcs: 2, all: 6, pieces: [{ key: "my-treasure-scene-orc", values: { number: 1, here: 1 } }] },
  },
  { key: "my-treasure-scene-inside", values: { who: 0 } },
  { key: "my-treasure-scene-inside", values: { who: 1 } },
];

test("things of a scene are found by their keys", () => {
  expect(amount(pieceOf(scene, "my-treasure-scene-orcs"), "all")).toBe(6);
  expect(piecesOf(scene, "my-treasure-scene-orcs")[0]!.values.number).toBe(1);
  expect(allOf(scene, "my-treasure-scene-inside").map(({ values }) => values.who)).toEqual([0, 1]);
});

test("what does not lie there is nothing, and counts nothing", () => {
  expect(pieceOf(scene, "my-treasure-scene-chest")).toBeUndefined();
  expect(amount(pieceOf(scene, "my-treasure-scene-chest"), "cards")).toBe(0);
  expect(piecesOf(scene, "my-treasure-scene-tokens")).toEqual([]);
});

test("a key, a value or an event that the story does not have is an error of the type checker", () => {
  // @ts-expect-error: no such key
  expect(pieceOf(scene, "my-treasure-scene-orks")).toBeUndefined();
  // @ts-expect-error: no such value
  expect(amount(pieceOf(scene, "my-treasure-scene-orcs"), "orks")).toBe(0);
  // @ts-expect-error: no such value
  expect(pieceOf(scene, "my-treasure-scene-orcs")?.values.orks).toBeUndefined();
  // @ts-expect-error: no such event
  expect(motionsOf<Fact>({ "my-treasure-drew-ork": () => ({}) })).toBeDefined();
  expect(CHOSEN).not.toBe(GONE);
});
