import { expect, test } from "vitest";
import OWN from "../../src/doubloon/games/troll_dragon/looks.ftl?raw";
import SHARED from "../../src/doubloon/i18n/looks.ftl?raw";
import { hold } from "../src/games/troll-dragon/hold";
import { motions } from "../src/games/troll-dragon/motions";
import type { Text } from "../src/messages";
import { type Flight, lengthOf, type Motion } from "../src/motion";
import type { Look } from "../src/state";

const GENERAL = ["begins", "turn", "won", "won-shared"]; // told of every game
const FALLING = 4;

const said = (key: string, values: Text["values"] = {}): Text => ({ key: `troll-dragon-${key}`, values });
const risk = (diamonds: number, nuggets = 0) => said("scene-at-risk", { diamonds, nuggets });
const dice = (...how: number[]) =>
  said("scene-dice", { pieces: how.map((each, index) => said("scene-die", { piece: `die-${index}`, how: each })) });
const look = (scene: Text[], view: Look["view"] = {}): Look => ({ scene, view, rule: 0 });
const moved = (told: Text, before: Look, after: Look = before): Motion => motions[told.key]!(told, { before, after, actor: 0 });
const ends = (flights: readonly Flight[] = []) =>
  flights.flatMap(({ after = 0, gap = 0, count = 1, to }) => Array.from({ length: count }, (_, nth) => ({ to, at: after + nth * gap })));

test("every event of the game has its motion, and nothing else has", () => {
  const events = [...(OWN + SHARED).matchAll(/^(.+)-look = (?:event|moment|quiet)$/gm)].map(([, key]) => key!);
  const own = events.filter((key) => GENERAL.includes(key) || (key.startsWith("troll-dragon-") && !key.includes("-scene-")));
  expect(own.length).toBeGreaterThan(20);
  expect(Object.keys(motions).sort()).toEqual(own.sort());
});

test("nothing is told without a motion", () => {
  const table = look([risk(2, 1), said("scene-roller", { who: 1 }), said("scene-troll-hand", { diamonds: 1 })], { turn: 0, seats: 3 });
  const told = (key: string): Text => ({ key, values: { who: 1, diamonds: 1, nuggets: 1 } });
  const still = Object.keys(motions).filter((key) => Object.keys(moved(told(key), table)).length === 0);
  expect(still).toEqual([]);
});

test("a diamond flies from the die that has just landed to its own place on the cloth", () => {
  const motion = moved(said("face-diamond"), look([dice(0, FALLING, FALLING), risk(2)]), look([dice(0, 0, FALLING), risk(3)]));
  expect(motion.flights).toMatchObject([{ art: "gem", from: "die-1", to: "gem-2" }]);
});

test("two nuggets fly, and onto a heap once there are many", () => {
  const gold = (...how: number[]) =>
    said("scene-cavern-dice", { pieces: how.map((each, index) => said("scene-gold-die", { piece: `gold-${index}`, how: each })) });
  const [before, after] = [look([gold(FALLING, FALLING), risk(0, 1)]), look([gold(0, FALLING), risk(0, 3)])];
  expect(moved(said("face-gold", { nuggets: 2 }), before, after).flights).toMatchObject([
    { from: "gold-0", to: "nugget-1" },
    { to: "nugget-2" },
  ]);
  const many = look([gold(0, FALLING), risk(0, 30)]);
  expect(moved(said("face-gold", { nuggets: 1 }), before, many).flights).toMatchObject([{ to: "cloth-nugget" }]);
});

test("who leaves packs what was at risk, and takes it home", () => {
  const motion = moved(said("left", { who: 2 }), look([risk(3, 20)]));
  expect(motion.flights!.map(({ art, to, count }) => [art, to, count])).toEqual([
    ["gem", "pack", 3],
    ["nugget", "pack", 8],
    ["gem", "seat-2", 3],
    ["nugget", "seat-2", 8],
  ]);
  expect(moved(said("left", { who: 2 }), look([risk(0)])).flights).toEqual([]);
});

test("the loot is dealt out piece by piece, clockwise from who woke the dragon: nuggets first, then diamonds", () => {
  const before = look([risk(2, 4), said("scene-roller", { who: 2 }), said("scene-troll-hand", { diamonds: 1 })], { turn: 0, seats: 4 });
  const shares = [
    { who: 2, nuggets: 2, diamonds: 1 },
    { who: 3, nuggets: 1, diamonds: 1 },
    { who: 1, nuggets: 1, diamonds: 1 },
  ];
  const flights = shares.flatMap((share) => moved(said("shared", share), before).flights!);
  const order = ends(flights).sort((one, other) => one.at - other.at);
  expect(order.map(({ to }) => to)).toEqual(["seat-2", "seat-3", "seat-1", "seat-2", "seat-3", "seat-1", "seat-2"]);
  expect(new Set(order.map(({ at }) => at)).size).toBe(7);
  expect(lengthOf([{ flights }])).toBeLessThan(4000);
});

// === The end of a turn ===

const BLOCKED = 1;
const ASIDE = 2;
const WAITING = 5;

test("when the Troll comes, the die that brought him lies there, and his hand has what it takes", () => {
  const before = look([dice(BLOCKED, BLOCKED, BLOCKED, FALLING), risk(3), said("scene-troll-hand", { diamonds: 0 })], { turn: 0 });
  const after = look([dice(WAITING, WAITING, WAITING, WAITING), risk(0), said("scene-troll-hand", { diamonds: 3 })], { turn: 1 });
  const held = hold(before, after, [said("face-troll"), said("troll", { who: 0, diamonds: 3 })]);
  const lying = held.scene.find(({ key }) => key === "troll-dragon-scene-dice")!.values!.pieces as Text[];
  expect(lying.map(({ values }) => values!.how)).toEqual([BLOCKED, BLOCKED, BLOCKED, BLOCKED]);
  expect(held.scene).toContainEqual(risk(0));
  expect(held.scene).toContainEqual(said("scene-troll-hand", { diamonds: 3 }));
  expect(held.view.turn).toBe(0);
});

test("when the dragon wakes, one sees both dragons and the loot that is dealt out", () => {
  const cavern = (...how: number[]) =>
    said("scene-cavern-dice", { pieces: how.map((each, index) => said("scene-dragon-die", { piece: `dragon-${index}`, how: each })) });
  const before = look([said("scene-dragon", { dragons: 1 }), cavern(ASIDE, FALLING), said("scene-roller", { who: 1 }), risk(2, 4)], {
    turn: 0,
    roller: 1,
  });
  const after = look([dice(WAITING), risk(0)], { turn: 1, roller: 0, points: [0, 14] });
  const held = hold(before, after, [said("face-dragon"), said("awake", { who: 1, loser: 0 })]);
  expect(held.scene).toEqual([said("scene-dragon", { dragons: 2 }), cavern(ASIDE, ASIDE), said("scene-roller", { who: 1 }), risk(2, 4)]);
  expect(held.view).toEqual({ turn: 0, roller: 1, points: [0, 14] });
});

test("who leaves the Cavern is still there while the loot goes home", () => {
  const before = look([said("scene-dragon", { dragons: 1 }), said("scene-roller", { who: 1 }), risk(2, 4)], { turn: 0, roller: 1 });
  const held = hold(before, look([dice(WAITING), risk(0)], { turn: 1 }), [said("left", { who: 0 })]);
  expect(held.scene).toEqual([risk(0), said("scene-dragon", { dragons: 1 }), said("scene-roller", { who: 1 })]);
});
