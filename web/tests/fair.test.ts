import { expect, test } from "vitest";
import { additionCommitment, check, commitmentOf, draw, type Log, type Noted, runningHashes } from "../src/fair";
import { games, NAMES } from "./games";

const other = (hex: string) => (hex[0] === "0" ? "1" : "0") + hex.slice(1);
const tampered = (log: Log, changed: Partial<Log>): Log => ({ ...log, ...changed });
const drawn = (name: string) => games[name]!.replayed.steps.filter(({ odds }) => odds).length;

test.each(NAMES)("%s: every draw of a fair game agrees", (name) => {
  const { log, replayed } = games[name]!;
  const { fault, ...found } = check(log, replayed);
  expect(fault).toBeNull();
  expect(found.drawn).toBe(drawn(name));
  expect(found.drawn).toBeGreaterThan(5);
  expect(found.drawn + found.answered).toBe(replayed.steps.filter(({ step }) => step.actor === -1).length);
});

test("in a race the clock answers who is quicker, and the dice are drawn", () => {
  const { fault, answered } = check(games.race!.log, games.race!.replayed);
  expect([fault, answered > 0]).toEqual([null, true]);
});

// === Tampered with ===

test.each(NAMES)("%s: another seed breaks the promise", (name) => {
  const { log, replayed } = games[name]!;
  expect(check(tampered(log, { seed: other(log.seed) }), replayed).fault?.reason).toBe("fair/promise");
});

test.each(NAMES)("%s: another promise is broken too", (name) => {
  const { log, replayed } = games[name]!;
  expect(check(tampered(log, { commitment: other(log.commitment) }), replayed).fault?.reason).toBe("fair/promise");
});

test.each(NAMES)("%s: another seed with a promise of its own gives other draws, and is not what was noted", (name) => {
  const { log, replayed } = games[name]!;
  const seed = other(log.seed);
  const forged = tampered(log, { seed, commitment: commitmentOf(seed) });
  expect(check(forged, replayed).fault?.reason).toBe("fair/outcome");
  expect(check(forged, replayed, { commitment: log.commitment, additions: {} }).fault?.reason).toBe("fair/other-promise");
});

test.each(NAMES)("%s: another addition gives other draws", (name) => {
  const { log, replayed } = games[name]!;
  for (const seat of log.additions.keys()) {
    const additions = log.additions.map((bits, each) => (each === seat ? other(bits) : bits));
    expect(check(tampered(log, { additions }), replayed).fault?.reason).toBe("fair/outcome");
  }
  expect(check(tampered(log, { additions: [...log.additions].reverse() }), replayed).fault?.reason).toBe("fair/outcome");
});

test.each(NAMES)("%s: another outcome is found, with its step", (name) => {
  const { log, replayed } = games[name]!;
  const steps = replayed.steps.flatMap(({ odds }, step) => (odds && Object.keys(odds).length > 1 ? [step] : []));
  for (const step of [steps[0]!, steps.at(-1)!]) {
    const due = log.actions[step]!;
    const asked = Number(Object.keys(replayed.steps[step]!.odds!).find((action) => Number(action) !== due));
    const actions = log.actions.map((action, each) => (each === step ? asked : action));
    expect(check(tampered(log, { actions }), replayed).fault).toMatchObject({
      reason: "fair/outcome",
      values: { step: step + 1, due, asked },
    });
  }
});

test.each(NAMES)("%s: outcomes in another order are found", (name) => {
  const { log, replayed } = games[name]!;
  const steps = replayed.steps.flatMap(({ odds }, step) => (odds ? [step] : []));
  const [one, two] = steps.flatMap((step, nth) =>
    nth > 0 && log.actions[step] !== log.actions[steps[nth - 1]!] ? [[steps[nth - 1]!, step]] : [],
  )[0]!;
  const actions = log.actions.map((_, step) => log.actions[step === one ? two! : step === two ? one! : step]!);
  expect(check(tampered(log, { actions }), replayed).fault).toMatchObject({ reason: "fair/outcome", values: { step: one! + 1 } });
});

test.each(NAMES)("%s: another set-up gives other draws", (name) => {
  const { log, replayed } = games[name]!;
  const option = Object.keys(log.options)[0]!;
  const setups: Partial<Log>[] = [
    { first: 0 },
    { version: log.version + 1 },
    { game: "chess" },
    { options: { ...log.options, [option]: log.options[option]! + 1 } },
  ];
  for (const changed of setups) expect(check(tampered(log, changed), replayed).fault?.reason).toBe("fair/outcome");
});

test.each(NAMES)("%s: a log that was cut is not whole", (name) => {
  const { log, replayed } = games[name]!;
  const cut = { ...replayed, over: false, steps: replayed.steps.slice(0, -1) };
  expect(check(tampered(log, { actions: log.actions.slice(0, -1) }), cut).fault?.reason).toBe("fair/running");
});

test("what is missing is named", () => {
  const { log, replayed } = games.pig!;
  expect(check(tampered(log, { commitment: "" }), replayed).fault?.reason).toBe("fair/none");
  expect(check(tampered(log, { seed: "" }), replayed).fault?.reason).toBe("fair/secret");
  expect(check(tampered(log, { additions: log.additions.slice(1) }), replayed).fault).toMatchObject({
    reason: "fair/additions",
    values: { seats: 3, asked: 2 },
  });
});

// === What this device knows itself ===

test("what this device noted before the game is compared", () => {
  const { log, replayed } = games.pig!;
  const noted: Noted = { commitment: log.commitment, additions: { 1: log.additions[1]! } };
  expect(check(log, replayed, noted)).toMatchObject({ fault: null, noted: true, own: true });
  expect(check(log, replayed)).toMatchObject({ fault: null, noted: false, own: false });
  expect(check(log, replayed, { ...noted, additions: { 1: other(log.additions[1]!) } }).fault).toMatchObject({
    reason: "fair/own",
    values: { who: 1 },
  });
});

// === Draws ===

test("odds are spans in order of actions, whatever order they come in", () => {
  const [seed, common] = [new Uint8Array(32), new Uint8Array(48)];
  const counts = [0, 0, 0];
  for (let step = 0; step < 3000; step += 1) {
    const action = draw(seed, common, step, { 2: 1, 1: 2 });
    expect(action).toBe(draw(seed, common, step, { 1: 2, 2: 1 }));
    counts[action]! += 1;
  }
  expect(counts[0]).toBe(0);
  expect(Math.abs(counts[1]! - 2000)).toBeLessThan(130); // five times the standard deviation of 26
});

// === Promises, and the running hash ===

/** The game as a table of several devices logs it. */
function promised(log: Log, changed: Partial<Log> = {}): Log {
  const made = { ...log, commitments: log.additions.map(additionCommitment), ...changed };
  return { ...made, hash: runningHashes(made).at(-1)! };
}

test("a device that showed its addition after all promises proves that nobody chose", () => {
  const { log: before, replayed } = games.pig!;
  const log = promised(before);
  const noted: Noted = { commitment: log.commitment, additions: { 1: log.additions[1]! }, commitments: log.commitments! };
  expect(check(log, replayed, noted)).toMatchObject({ fault: null, isProved: true });
  expect(check(log, replayed)).toMatchObject({ fault: null, isProved: false });
  expect(check(before, replayed)).toMatchObject({ fault: null, isProved: false });
  const alone = promised(before, { commitments: ["", log.commitments![1]!, ""] });
  expect(check(alone, replayed, { ...noted, commitments: alone.commitments! })).toMatchObject({ fault: null, isProved: false });
  const late = { ...noted, commitments: [other(log.commitments![0]!), ...log.commitments!.slice(1)] };
  expect(check(log, replayed, late).fault?.reason).toBe("fair/commitments");
  const broken = promised(before, { commitments: [other(log.commitments![0]!), ...log.commitments!.slice(1)] });
  expect(check(broken, replayed).fault).toMatchObject({ reason: "fair/addition", values: { seat: 1 } });
});

test("moves that this device did not see are found", () => {
  const { log: before, replayed } = games.pig!;
  const log = promised(before);
  const noted: Noted = { commitment: log.commitment, additions: {}, hash: log.hash!, isOver: true };
  expect(check(log, replayed, noted)).toMatchObject({ fault: null, seen: log.actions.length });
  expect(check(log, replayed, { ...noted, hash: runningHashes(log)[7]!, isOver: false })).toMatchObject({ fault: null, seen: 7 });
  const changed = promised(before, { times: before.times.map((time) => time + 1) });
  expect(check(changed, replayed, noted).fault?.reason).toBe("fair/seen");
  expect(check({ ...log, hash: other(log.hash!) }, replayed).fault?.reason).toBe("fair/hash");
  expect(check(before, replayed, noted).fault?.reason).toBe("fair/hash");
});

test("the running hash is that of the Python code", () => {
  const log: Log = {
    game: "pig",
    version: 1,
    seats: 2,
    first: 0,
    options: { target: 100 },
    actions: [0, 3, 1],
    commitment: "ab".repeat(32),
    additions: ["07".repeat(16), "09".repeat(16)],
    seed: "0102".repeat(16),
    began: "2026-01-31T12:00:00Z",
    times: [0, 700, 1400],
    commitments: ["cd".repeat(32), ""],
    withheld: [1],
  };
  expect(runningHashes(log).at(-1)).toBe("ea09e5e43da0a872c5bc50bce5e4a6f9515ef493ac471f03d3a5f2043734f9eb");
});
