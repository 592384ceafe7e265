import { expect, test } from "vitest";
import OWN from "../../src/doubloon/games/my_treasure/looks.ftl?raw";
import SHARED from "../../src/doubloon/i18n/looks.ftl?raw";
import { motions } from "../src/games/my-treasure/motions";
import type { Text } from "../src/messages";
import { type Change, lengthOf } from "../src/motion";
import { BLANK } from "../src/state";
import "./browser";

const EVENT = /^((?:my-treasure-(?!scene-)|begins|turn|won)[\w-]*)-look = (?:event|moment|quiet)$/gm;
const told = [...(OWN + SHARED).matchAll(EVENT)].map((found) => found[1]!);

const said = (key: string, values: Text["values"]): Text => ({ key: `my-treasure-${key}`, values });
const scene = (key: string, values: Text["values"]): Text => said(`scene-${key}`, values);
const change = (before: Text[], after: Text[]): Change => ({
  before: { ...BLANK, scene: before },
  after: { ...BLANK, scene: after },
  actor: 0,
});

/** Two dwarves are out: one has a ring and a mouse, the other nothing that counts. */
const card = (piece: string, art: string, match: string) => scene("card", { piece, art, match });
const treasures = [
  scene("owned", { who: 1, kind: 0 }),
  scene("treasure", { who: 1, pieces: [card("card-6", "treasure-ring mouse", "11")] }),
  scene("count", { who: 1, number: 2 }),
  scene("owned", { who: 0, kind: 1 }),
  scene("treasure", { who: 0, pieces: [card("card-14", "treasure-sword treasure-sword treasure-sword", "000")] }),
  scene("count", { who: 0, number: 0 }),
  scene("now", { phase: 6 }),
];

test("everything that is told in the game has its motion, or is still on purpose", () => {
  expect(told.length).toBeGreaterThan(20);
  expect(Object.keys(motions).sort()).toEqual(told.sort());
});

test("a drawn card comes from the chest, with its face up before it is there", () => {
  const held = scene("held", { owner: 0, pieces: [scene("card", { piece: "card-7" })] });
  const [flight] = motions["my-treasure-drew"]!(said("drew", { who: 0 }), change([], [held])).flights!;
  expect(flight).toMatchObject({ from: "chest", to: "card-7", turned: true });
});

test("who leaves takes all cards of the pile, then runs", () => {
  const { flights } = motions["my-treasure-secured"]!(said("secured", { who: 2, space: 3, cards: 4 }), change([], []));
  expect(flights).toMatchObject([
    { from: "ledge-3", to: "seat-2", count: 4 },
    { art: "dwarf", from: "ledge-3", to: "seat-2" },
  ]);
  expect(flights![1]!.after).toBeGreaterThan(flights![0]!.after!);
});

test("at the alarm every token is turned over, all alike, and mixed", () => {
  const blind = scene("blind-tokens", { pieces: [1, 2, 3, 4].map(() => scene("blind-token", {})) });
  const { plays, shake } = motions["my-treasure-alarm"]!(said("alarm", {}), change([], [blind]));
  expect(shake).toBeGreaterThan(0);
  expect(plays!.map(({ at }) => at).sort()).toEqual(
    ["bell", ...[0, 1, 2, 3].flatMap((each) => [`blind-${each}`, `mixing-${each}`])].sort(),
  );
});

test("who flees takes a token that lay face down", () => {
  const blind = scene("blind-tokens", { pieces: [scene("blind-token", {}), scene("blind-token", {})] });
  const flights = (key: string, values: Text["values"]) => motions[`my-treasure-${key}`]!(said(key, values), change([blind], [])).flights!;
  expect(flights("grabbed", { who: 0, space: 1, cards: 2 }).map(({ from }) => from)).toEqual(["blind-1", "ledge-1", "ledge-1"]);
  expect(flights("fled", { who: 0 }).map(({ from }) => from)).toEqual(["blind-1", "chest"]);
});

test("when the last dwarf is out the treasures are opened one after another", () => {
  const { plays } = motions["my-treasure-secured"]!(said("secured", { who: 0, space: 1, cards: 1 }), change([], treasures));
  expect(plays!.map(({ at }) => at)).toEqual(["card-6", "card-14"]);
  expect(plays![1]!.after).toBeGreaterThan(plays![0]!.after!);
});

test("in the count just what counts hops to its number, row by row, and then bats bring the glory", () => {
  const now = change(treasures, treasures);
  const [first, second] = [1, 0].map((who) =>
    motions["my-treasure-scored"]!(said("scored", { who, number: 2 * who, gained: 3 * who, glory: 3 }), now),
  );
  const hops = first!.flights!.filter(({ to }) => to === "number-1");
  expect(hops.map(({ art, from }) => [art, from])).toEqual([
    ["treasure-ring", "card-6-0"],
    ["mouse", "card-6-1"],
  ]);
  expect(second!.flights!.filter(({ to }) => to === "number-0")).toEqual([]);
  const bats = first!.flights!.find(({ art }) => art === "bat")!;
  expect(bats).toMatchObject({ count: 3, to: "seat-1" });
  expect(bats.after).toBeGreaterThan(Math.max(...hops.map(({ after }) => after!)));
  expect(lengthOf([first!, second!])).toBeLessThan(6000); // as long as the server waits at two seats
});
