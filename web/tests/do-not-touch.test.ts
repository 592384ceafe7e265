/** What moves when something is told at the pirates' table. */

import { expect, test } from "vitest";
import OWN from "../../src/doubloon/games/do_not_touch/looks.ftl?raw";
import SHARED from "../../src/doubloon/i18n/looks.ftl?raw";
import { motions } from "../src/games/do-not-touch/View";
import type { Text } from "../src/messages";
import type { Change } from "../src/motion";

const ME = 0;
const card = (piece: string, number: number): Text => ({ key: "do-not-touch-scene-number", values: { piece, colour: 0, number, how: 0 } });
const printed = (number: number): Text[] => [{ key: "do-not-touch-number-card", values: { colour: 0, number } }];

/** I hold 4 twice, my loot ends with 1, Fox's with 2; 3 was discarded. */
const scene: Text[] = [
  { key: "do-not-touch-scene-loot", values: { who: 1, pieces: [card("1.1", 2)] } },
  { key: "do-not-touch-scene-discard", values: { pieces: [card("2.1", 3)] } },
  { key: "do-not-touch-scene-own-loot", values: { pieces: [card("0.1", 1)] } },
  { key: "do-not-touch-scene-hand", values: { pieces: [card("3.1", 4), card("3.2", 4)] } },
];
const look = { view: { viewer: ME }, scene, rule: 0 };
const change: Change = { before: look, after: look, actor: 1 };

/** `from to`, and what is seen on the way. */
function flights(event: string, values: Text["values"]): string[] {
  const { flights = [] } = motions[`do-not-touch-${event}`]!({ key: `do-not-touch-${event}`, values }, change);
  return flights.map(({ from, to, art }) => `${from} ${to} ${art || "itself"}`);
}

test("every event of the game has its motion, or is said to be still", () => {
  const events = [...(OWN + SHARED).matchAll(/^(do-not-touch-[a-z-]+)-look = (?:event|moment|quiet)$/gm)].map(([, key]) => key);
  expect(events.length).toBeGreaterThan(8);
  expect(Object.keys(motions).sort()).toEqual(events.sort());
});

test("a card that I draw flies from the deck to its place in my hand; of equal ones to the last", () => {
  expect(flights("drew", { who: ME, card: printed(4) })).toEqual(["deck 3.2 itself"]);
  expect(flights("dealt", { who: ME, card: printed(4) })).toEqual(["deck 3.2 itself"]);
});

test("of a card that another draws the back is seen", () => {
  expect(flights("drew-unseen", { who: 1 })).toEqual(["deck hand-1 dt-card-back"]);
  expect(flights("took", { who: 1, card: printed(3) })).toEqual(["discard hand-1 dt-card-back"]);
});

test("what another lays, discards or cashes comes out of the hand", () => {
  expect(flights("laid", { who: 1, card: printed(2) })).toEqual(["hand-1 1.1 itself"]);
  expect(flights("discarded", { who: 1, card: printed(3) })).toEqual(["hand-1 2.1 itself"]);
  expect(flights("cashed", { who: 1, card: printed(3), count: 2 })).toEqual(["hand-1 2.1 itself"]);
});

test("a swap is two cards that cross: onto the loot, and into the hand", () => {
  expect(flights("swapped", { who: 1, owner: ME })).toEqual(["hand-1 0.1 itself", "loot-0 hand-1 dt-card-back"]);
});

test("my own cards are seen on their way without more", () => {
  for (const event of ["laid", "swapped", "cashed", "discarded", "took"])
    expect(flights(event, { who: ME, owner: 1, card: printed(3) })).toEqual([]);
});

test("each loot that is counted takes its time; the last card shakes the ship", () => {
  const counted = (who: number) => motions["do-not-touch-counted"]!({ key: "", values: { who, points: 9 } }, change).lasts ?? 0;
  expect(counted(5)).toBeGreaterThan(counted(0));
  expect(motions["do-not-touch-last-card"]!({ key: "" }, change).shake).toBeGreaterThan(0);
});
