import { expect, test } from "vitest";
import { type Experiment, read, request, usual, withOption, withSeats, withSetting, written } from "../src/laboratory/experiment";
import { between, decimals, give, short, signed, ticks, words } from "../src/laboratory/numbers";
import { outline } from "../src/laboratory/Plots";
import { command } from "../src/laboratory/Results";
import { createRun, isOn } from "../src/laboratory/run";
import type { Catalog, ExperimentFigure, GameDeclaration } from "../src/messages";
import { hashOf, whereOf } from "../src/route";

const number = (name: string, low: number, high: number, initial: number) => ({
  type: "number" as const,
  name,
  says: name,
  default: initial,
  low,
  high,
});
const TEMPO = {
  type: "choice" as const,
  name: "tempo",
  says: "tempo",
  default: "calm",
  choices: ["calm", "race"].map((value) => ({ value, says: value })),
};
const CAVE = {
  id: "cave",
  seats: [2, 5],
  options: [number("gold", 10, 90, 50), TEMPO],
  policies: ["gentle", "clever", "random"],
} as unknown as GameDeclaration;
const DICE = { id: "dice", seats: [2, 2], options: [], policies: ["random"] } as unknown as GameDeclaration;
const CATALOG = { games: [CAVE, DICE], laboratory: { games: 1_000_000, seconds: 20 } } as unknown as Catalog;
const STANDARD = usual(CAVE, 1_000_000);

/** B is A with more gold. */
function pair(gold = 60): Experiment {
  const [a] = STANDARD.settings;
  return { ...STANDARD, settings: [a!, { ...a!, options: { gold } }] };
}

// === Settings ===

test("a game begins with three clever bots and no changed option", () => {
  expect(STANDARD).toEqual({
    game: "cave",
    seats: 3,
    games: 100_000,
    seed: 0,
    settings: [{ bots: ["clever", "clever", "clever"], options: {} }],
  });
  expect(usual(DICE, 500)).toMatchObject({ seats: 2, games: 500, settings: [{ bots: ["random", "random"] }] });
});

test("a new seat gets the bot of the last one, in both settings", () => {
  const mixed = withSetting(pair(), 1, { bots: ["clever", "clever", "gentle"] });
  expect(withSeats(mixed, 5).settings.map(({ bots }) => bots.slice(3))).toEqual([
    ["clever", "clever"],
    ["gentle", "gentle"],
  ]);
  expect(withSeats(mixed, 2).settings[1]!.bots).toEqual(["clever", "clever"]);
});

test("an option at its default is not a changed one", () => {
  const [gold] = CAVE.options as [(typeof CAVE.options)[number]];
  expect(withOption({}, gold, 60)).toEqual({ gold: 60 });
  expect(withOption({ gold: 60, tempo: "race" }, gold, 50)).toEqual({ tempo: "race" });
});

// === The address ===

const EXPERIMENTS: [string, Experiment][] = [
  ["cave?seats=3&games=100000&a.bots=clever", STANDARD],
  ["cave?seats=3&games=100000&luck=7&a.bots=clever", { ...STANDARD, seed: 7 }],
  ["cave?seats=3&games=100000&a.bots=clever&b.bots=clever&b.gold=60", pair()],
  [
    "cave?seats=3&games=1000&a.bots=clever,gentle,random&a.tempo=race",
    { ...STANDARD, games: 1000, settings: [{ bots: ["clever", "gentle", "random"], options: { tempo: "race" } }] },
  ],
];

test.each(EXPERIMENTS)("%s is an experiment, and its address", (address, experiment) => {
  expect(written(experiment)).toBe(address);
  expect(read(address, CATALOG, CAVE)).toEqual({ experiment, wrong: [] });
});

test.each(EXPERIMENTS)("%s is a place of the page", (address) => {
  const hash = hashOf({ page: "lab", name: address });
  expect(whereOf(hash)).toEqual({ place: { page: "lab", name: address }, drawer: "" });
  expect(whereOf(encodeURI(hash)).place).toEqual({ page: "lab", name: address });
});

test("no address is no experiment", () => {
  expect(read("", CATALOG, CAVE)).toBeNull();
});

test.each([
  ["chess?seats=3", ["chess"]],
  ["cave?seats=9", ["seats=9"]],
  ["cave?seats=", ["seats="]],
  ["cave?games=0", ["games=0"]],
  ["cave?games=1e3", ["games=1e3"]],
  ["cave?games=99999999999999999999", ["games=99999999999999999999"]],
  ["cave?luck=-1", ["luck=-1"]],
  ["cave?a.gold=91", ["a.gold=91"]],
  ["cave?a.gold=1.5", ["a.gold=1.5"]],
  ["cave?a.gold=NaN", ["a.gold=NaN"]],
  ["cave?a.tempo=quick", ["a.tempo=quick"]],
  ["cave?a.silver=3", ["a.silver=3"]],
  ["cave?c.gold=60", ["c.gold=60"]],
  ["cave?gold=60", ["gold=60"]],
  ["cave?a.bots=clever,clever", ["a.bots=clever,clever"]],
  ["cave?a.bots=os:system", ["a.bots=os:system"]],
  ["cave?a.__proto__=1", ["a.__proto__=1"]],
  ["cave?constructor=1", ["constructor=1"]],
  ["cave?toString", ["toString="]],
])("%s names what it gets wrong, and is as usual in that", (address, wrong) => {
  expect(read(address, CATALOG, CAVE)).toEqual({ experiment: STANDARD, wrong });
});

test("what is right in a bad address counts", () => {
  const found = read("cave?a.gold=60&a.tempo=quick&seats=4&a.bots=gentle", CATALOG, CAVE)!;
  expect(found.wrong).toEqual(["a.tempo=quick"]);
  expect(found.experiment).toMatchObject({ seats: 4, settings: [{ bots: Array(4).fill("gentle"), options: { gold: 60 } }] });
});

test("of a long bad address little is named", () => {
  const { wrong } = read(`cave?${Array.from({ length: 99 }, (_, place) => `x${place}=${"y".repeat(999)}`).join("&")}`, CATALOG, CAVE)!;
  expect(wrong.length).toBe(5);
  expect(Math.max(...wrong.map((each) => each.length))).toBe(40);
});

test("the server is asked for the same", () => {
  expect(request(pair())).toEqual({
    game: "cave",
    games: 100_000,
    seats: 3,
    seed: 0,
    settings: [
      { bots: ["clever", "clever", "clever"], options: {} },
      { bots: ["clever", "clever", "clever"], options: { gold: 60 } },
    ],
  });
});

test("the terminal has a command for the same", () => {
  const base = "cave --bots clever,clever,clever --seats 3 --games 100000 --seed 0";
  expect(command(STANDARD)).toBe(`doubloon simulate ${base}`);
  expect(command(withSetting(STANDARD, 0, { options: { gold: 60 } }))).toBe(`doubloon simulate ${base} --option gold=60`);
  expect(command(pair())).toBe(`doubloon compare ${base} --with "" --with "gold=60"`);
});

// === Numbers ===

test.each([
  [3, 1],
  [0.5, 1],
  [0.02, 2],
  [0.0004, 4],
  [0, 1],
])("an interval of ± %s is worth %s decimals", (half, digits) => {
  expect(decimals(half)).toBe(digits);
});

test("figures have as many decimals as their interval is worth", () => {
  expect(words({}, 24.2384, 0.008)).toBe("24.238");
  expect(words({ percent: true }, 0.27984, 0.0009)).toBe("27.98\u00a0%");
  expect(words({}, 3, null)).toBe("3.0");
  expect(give({ percent: true }, 0.0009)).toBe("±\u00a00.09");
  expect(give({}, null)).toBe("");
  expect(signed({}, -0.4, 0.1)).toBe("−0.4");
  expect(signed({}, 0.4, 0.1)).toBe("+0.4");
  expect(signed({}, 0.001, 0.5)).toBe("0.0");
  expect(short({ percent: true }, 0.625)).toBe("62.5\u00a0%");
  expect(short({}, 1200)).toBe("1,200");
});

test.each([
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [30, [0, 10, 20, 30]],
  [0.28, [0, 0.1, 0.2]],
  [0.09, [0, 0.02, 0.04, 0.06, 0.08]],
])("up to %s the round numbers are %j", (highest, numbers) => {
  expect(ticks(highest)).toEqual(numbers);
});

test.each([0, 1e-9, 0.003, 0.7, 1, 9.99, 10, 47, 1000, 123456])("up to %s there are two round numbers or more, and few", (highest) => {
  expect(ticks(highest).length).toBeGreaterThanOrEqual(2);
  expect(ticks(highest).length).toBeLessThanOrEqual(6);
});

test.each([
  [18, 44, 1, [20, 25, 30, 35, 40].filter((each) => each % 10 === 0)],
  [0, 3, 1, [0, 1, 2]],
  [5, 6, 1, [5]],
  [0, 1.008, 0, [0, 0.25, 0.5, 0.75, 1]],
])("from %s to %s (at least %s apart) the round numbers are %j", (low, high, least, numbers) => {
  expect(between(low, high, least)).toEqual(numbers);
});

test("a histogram is stairs that begin and end at 0", () => {
  expect(outline([0.5, 1], 2, 1)).toBe("M0 150V75H160V0H320V150");
  expect(outline([1], 2, 1)).toBe("M0 150V0H160V150H320V150");
});

// === Playing ===

const FIGURE: ExperimentFigure = { name: "turns", group: "length", says: { key: "lab-turns" }, mean: 3, low: 2, high: 4 };

/** An answer of the server, line by line. */
function answer(...lines: object[]): Response {
  return new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(""));
}

async function played(...lines: object[]) {
  globalThis.fetch = async () => answer(...lines);
  const run = createRun();
  await run.start(STANDARD);
  return run;
}

test("figures grow until the experiment is done", async () => {
  const run = await played(
    { phase: "waiting" },
    { phase: "playing", games: 1, settings: [[FIGURE]] },
    { phase: "done", games: 9, settings: [[FIGURE]] },
  );
  expect(run.phase.value).toBe("done");
  expect(run.found.value?.games).toBe(9);
  expect(isOn(run)).toBe(false);
});

test("a refusal in a line is told, and what was found stays", async () => {
  const run = await played(
    { phase: "playing", games: 1, settings: [[FIGURE]] },
    { phase: "done", refused: { reason: "server/failed", values: {} } },
  );
  expect(run.phase.value).toBe("stopped");
  expect(run.trouble.value?.reason).toBe("server/failed");
  expect(run.found.value?.games).toBe(1);
});

test("an answer that is cut off is no result", async () => {
  const run = await played({ phase: "playing", games: 1, settings: [[FIGURE]] });
  expect(run.phase.value).toBe("stopped");
  expect(run.trouble.value?.reason).toBe("web/offline");
});

test("who stops is heard no more", async () => {
  let aborted = false;
  globalThis.fetch = (_, how) =>
    new Promise((_done, fail) => {
      how!.signal!.addEventListener("abort", () => {
        aborted = true;
        fail(new Error("aborted"));
      });
    });
  const run = createRun();
  const started = run.start(STANDARD);
  expect(isOn(run)).toBe(true);
  run.stop();
  await started;
  expect([aborted, run.phase.value, run.trouble.value]).toEqual([true, "stopped", null]);
});
