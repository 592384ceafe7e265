import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Beat, beatsOf } from "../src/beats";
import { change } from "../src/settings";
import { Stage } from "../src/stage";
import { NOTHING, type State } from "../src/state";
import { wishes } from "./browser";
import { eye, news, step, told } from "./table";

const FRAME = 16; // ms until a change is on the screen
const page = document as unknown as { hidden: boolean };
const looking = signal(0); // whose eyes

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  change({ speed: 1, motion: "auto" });
  page.hidden = wishes.still = false;
  looking.value = 0;
});

const shown = (stage: Stage) => stage.looks.value[0]?.view.at;
const staged = () => new Stage({ eye: () => looking.value, root: () => null });
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Beats that set `at` to 1, 2, …, each with something told. */
function beats(count: number, say = (at: number) => [told(`line-${at}`)]): Beat[] {
  const steps = Array.from({ length: count }, (_, index) => step({ changes: { at: index + 1 }, told: say(index + 1), scene: [] }));
  return beatsOf(news(1, { eyes: [eye(0, { steps })] }));
}

// === An event as beats ===

test("a step is a beat, for all eyes of the device", () => {
  const steps = (secret: string) => [
    step({ actor: -1, changes: { at: 1 }, told: [told(secret)], scene: [told("one")] }),
    step({ actor: 1, changes: { at: 2 } }),
  ];
  const [first, second] = beatsOf(news(1, { eyes: [eye(0, { steps: steps("mine"), rule: 3 }), eye(1, { steps: steps("yours") })] }));
  expect(first).toMatchObject({ actor: -1, told: { 0: [told("mine")], 1: [told("yours")] } });
  expect(second!.actor).toBe(1);
  const looks = second!.looks(first!.looks({}));
  expect(looks).toEqual({ 0: { view: { at: 2 }, scene: [told("one")], rule: 3 }, 1: { view: { at: 2 }, scene: [told("one")], rule: 0 } });
});

test("a whole view is one beat of which nothing is told", () => {
  const [beat, ...rest] = beatsOf(
    news(1, { kind: "undone", seat: 1, eyes: [eye(0, { view: { at: 5 }, scene: [told("lying")], rule: 2 })] }),
  );
  expect(rest).toEqual([]);
  expect(beat).toMatchObject({ actor: 1, told: {} });
  expect(beat!.looks({ 1: { view: {}, scene: [], rule: 0 } })).toEqual({
    0: { view: { at: 5 }, scene: [told("lying")], rule: 2 },
    1: { view: {}, scene: [], rule: 0 },
  });
});

test("what is no matter of the game is no beat", () => {
  expect(beatsOf(news(1, { kind: "hosted" }))).toEqual([]);
  expect(beatsOf(news(1, { kind: "closed", eyes: [eye(0)] }))).toEqual([]);
});

// === One after another ===

test("beats come in order, each with time to read it", async () => {
  const stage = staged();
  stage.add(beats(2));
  expect([shown(stage), stage.told.value, stage.isIdle.value]).toEqual([1, [told("line-1")], false]);
  await wait(FRAME + 999);
  expect(shown(stage)).toBe(1);
  await wait(1);
  expect([shown(stage), stage.told.value, stage.isIdle.value]).toEqual([2, [told("line-2")], false]);
  await wait(FRAME + 1000);
  expect(stage.isIdle.value).toBe(true);
  expect(stage.story.value).toEqual([[told("line-1")], [told("line-2")]]);
});

test("a motion that fails is noted, and the game goes on", async () => {
  const noted = vi.spyOn(console, "error").mockReturnValue(undefined);
  const odd = new Error("nothing lies there");
  const failing = () => {
    throw odd;
  };
  const stage = new Stage({ eye: () => 0, root: () => null, motions: () => ({ "line-1": failing }) });
  stage.add(beats(2));
  await wait(10_000);
  expect([shown(stage), stage.isIdle.value]).toEqual([2, true]);
  expect(noted.mock.calls).toEqual([[odd]]);
  noted.mockRestore();
});

test("what comes meanwhile waits for its turn", async () => {
  const stage = staged();
  stage.add(beats(1));
  await wait(500);
  stage.add(beats(2).slice(1));
  expect(shown(stage)).toBe(1);
  await wait(FRAME + 500);
  expect(shown(stage)).toBe(2);
});

test("a step without words is short, a brief word less so", async () => {
  const stage = staged();
  stage.add(beats(3, (at) => (at === 1 ? [] : [told("face", true)])));
  await wait(FRAME + 120);
  expect(shown(stage)).toBe(2);
  await wait(FRAME + 379);
  expect(shown(stage)).toBe(2);
  await wait(1);
  expect(shown(stage)).toBe(3);
});

test.each([
  { speed: 2, motion: "auto" as const, ms: 500 },
  { speed: 0.5, motion: "auto" as const, ms: 2000 },
  { speed: 1, motion: "reduced" as const, ms: 800 },
  { speed: 4, motion: "reduced" as const, ms: 200 },
])("at speed $speed, motion $motion, a beat takes $ms ms", async ({ ms, ...chosen }) => {
  change(chosen);
  const stage = staged();
  stage.add(beats(2));
  await wait(FRAME + ms - 1);
  expect(shown(stage)).toBe(1);
  await wait(1);
  expect(shown(stage)).toBe(2);
});

test("a touch ends the pause of one beat", async () => {
  const stage = staged();
  stage.add(beats(3));
  await wait(FRAME);
  stage.hurry();
  await wait(0);
  expect(shown(stage)).toBe(2);
  await wait(FRAME + 999);
  expect(shown(stage)).toBe(2);
});

test("a long queue goes faster, and a very long one four times as fast, until it is short", async () => {
  const stage = staged();
  stage.add(beats(39)); // 38 wait behind the first, 37 behind the second, 36 behind the third
  for (const pause of [250, 250, 625]) {
    const before = shown(stage);
    await wait(FRAME + pause - 1);
    expect(shown(stage)).toBe(before);
    await wait(1);
    expect(shown(stage)).not.toBe(before);
  }
});

test("a touch ends what the style sheets move too, unless it never ends", async () => {
  const ended: string[] = [];
  const animation = (name: string, endTime: number) => ({
    effect: { getComputedTiming: () => ({ endTime }) },
    finish: () => ended.push(name),
  });
  const middle = { getAnimations: () => [animation("lands", 420), animation("glows", Infinity)] };
  const root = { querySelectorAll: () => [], querySelector: () => middle } as unknown as ParentNode;
  const stage = new Stage({ eye: () => 0, root: () => root });
  stage.add(beats(1));
  await wait(FRAME);
  stage.hurry();
  expect(ended).toEqual(["lands"]);
});

test("in a race nothing waits for long", async () => {
  const stage = staged();
  stage.add(beats(2).map((beat) => ({ ...beat, isQuick: true })));
  await wait(FRAME + 110);
  expect(shown(stage)).toBe(2);
});

test("a motion says when the next thing may come, if all that is told together do", async () => {
  const paced = { "line-1": () => ({ pace: 300, lasts: 900 }), "line-2": () => ({ lasts: 1500 }) };
  const stage = new Stage({ eye: () => 0, root: () => null, motions: () => paced });
  stage.add(beats(3));
  await wait(FRAME + 300);
  expect(shown(stage)).toBe(2);
  await wait(FRAME + 1499);
  expect(shown(stage)).toBe(2);
  await wait(1);
  expect(shown(stage)).toBe(3);
});

// === The end of a turn ===

/** A step that passes the turn from seat 0 to seat 1, and what the server says of the table after it. */
function ending(lines: ReturnType<typeof told>[], changed: Partial<Beat> = {}): Beat[] {
  const steps = [step({ changes: { turn: 1, at: 2 }, told: lines, scene: [] })];
  const state = (shown: State) => ({ ...shown, toAct: [1] });
  return beatsOf(news(1, { eyes: [eye(0, { steps })] })).map((beat) => ({ ...beat, state, isLast: true, ...changed }));
}

const ongoing = (stage: Stage) => stage.reset({ 0: { view: { turn: 0, at: 1 }, scene: [], rule: 0 } }, { ...NOTHING, toAct: [0] });
const turn = (stage: Stage) => [stage.looks.value[0]?.view.turn, stage.state.value.toAct[0]];

test("the turn passes on the board, in the header and in words at one moment, after its last step was told", async () => {
  const stage = staged();
  ongoing(stage);
  stage.add(ending([told("left"), { key: "turn", values: { who: 1 } }]));
  expect([turn(stage), stage.told.value, stage.happening.value]).toEqual([[0, 0], [told("left")], [told("left")]]);
  await wait(FRAME + 999);
  expect(turn(stage)).toEqual([0, 0]);
  await wait(1);
  expect([turn(stage), stage.told.value, stage.isIdle.value]).toEqual([[1, 1], [told("left"), { key: "turn", values: { who: 1 } }], false]);
  await wait(FRAME + 300);
  expect([stage.isIdle.value, stage.happening.value]).toEqual([true, []]);
});

test.each([{ lines: [] }, { lines: [{ key: "turn", values: { who: 1 } }] }])(
  "a step without any news but the turn passes it at once",
  ({ lines }) => {
    const stage = staged();
    ongoing(stage);
    stage.add(ending(lines));
    expect([turn(stage), stage.told.value]).toEqual([[1, 1], lines]);
  },
);

test("a view may hold the table as it was while the end of a turn is told", async () => {
  const stage = new Stage({
    eye: () => 0,
    root: () => null,
    hold: () => (before, after, lines) => ({ ...before, view: { ...before.view, next: after.view.at, lines: lines.length } }),
  });
  ongoing(stage);
  stage.add(ending([told("left"), { key: "turn", values: { who: 1 } }]));
  expect(stage.looks.value[0]!.view).toEqual({ turn: 0, at: 1, next: 2, lines: 1 });
  await wait(FRAME + 1000);
  expect(stage.looks.value[0]!.view).toEqual({ turn: 1, at: 2 });
});

test("before the last step of an event nothing is known of the table after it", async () => {
  const stage = staged();
  ongoing(stage);
  const state = (shown: State) => ({ ...shown, toAct: [1] });
  stage.add(beats(2).map((beat, index) => ({ ...beat, state, isLast: index === 1 })));
  await wait(FRAME + 999);
  expect(stage.state.value.toAct).toEqual([0]);
  await wait(1);
  expect(stage.state.value.toAct).toEqual([1]);
});

test("what waits for people goes on when they ask for it, and by itself after a while", async () => {
  const stage = new Stage({ eye: () => 0, root: () => null, motions: () => ({ "line-1": () => ({ awaits: true }) }) });
  stage.add(beats(1));
  expect([shown(stage), stage.isLooking.value]).toEqual([undefined, true]);
  stage.hurry(); // a tap somewhere is not meant
  await wait(0);
  expect(stage.isLooking.value).toBe(true);
  stage.goOn();
  await wait(0);
  expect([shown(stage), stage.isLooking.value]).toEqual([1, false]);
  await wait(2000);
  stage.add(beats(1));
  await wait(19_999);
  expect(stage.isLooking.value).toBe(true);
  await wait(1);
  expect(stage.isLooking.value).toBe(false);
});

test("nobody is asked to go on by what they did themselves", () => {
  const stage = new Stage({ eye: () => 0, root: () => null, motions: () => ({ "line-1": () => ({ awaits: true }) }) });
  stage.add(beats(1).map((beat) => ({ ...beat, isOwn: true })));
  expect([shown(stage), stage.isLooking.value]).toEqual([1, false]);
});

test("the victory is told after the count", async () => {
  const stage = staged();
  ongoing(stage);
  const over = ending([told("held"), { key: "won", values: { who: 0 } }], { isEnd: true });
  stage.add(over);
  await wait(FRAME + 1000);
  expect([stage.isCounting.value, stage.told.value, stage.state.value.toAct]).toEqual([true, [told("held")], [0]]);
  stage.hurry();
  await wait(0);
  expect([stage.isCounting.value, stage.taps.value]).toEqual([true, 1]);
  stage.goOn();
  await wait(0);
  expect([stage.isCounting.value, stage.told.value.length, stage.state.value.toAct]).toEqual([false, 2, [1]]);
});

test("a welcome ends a count", async () => {
  const stage = staged();
  ongoing(stage);
  stage.add(ending([told("held")], { isEnd: true }));
  await wait(FRAME + 1000);
  stage.reset({}, { ...NOTHING, toAct: [5] });
  await wait(0);
  expect([stage.isCounting.value, stage.isIdle.value, stage.state.value.toAct]).toEqual([false, true, [5]]);
});

// === A race ===

test("the steps of a roll in a race are one beat", () => {
  const stage = staged();
  stage.add(beats(3, (at) => [told(`line-${at}`, at > 1)]).map((beat, index) => ({ ...beat, isQuick: true, isLast: index === 2 })));
  expect([shown(stage), stage.story.value]).toEqual([3, [[told("line-1"), told("line-2", true), told("line-3", true)]]]);
});

test("of rolls that wait the last one is shown, and all are in the story", async () => {
  const stage = staged();
  stage.add(beats(1));
  const roll = () => beats(2).map((beat, index) => ({ ...beat, isQuick: true, isLast: index === 1 }));
  stage.add(roll());
  stage.add(roll());
  await wait(FRAME + 1000);
  expect([stage.story.value.length, stage.told.value]).toEqual([5, [told("line-2")]]);
  await wait(FRAME + 110);
  expect(stage.isIdle.value).toBe(true);
});

test("a roll that ends the turn is told in full", async () => {
  const stage = staged();
  ongoing(stage);
  stage.add([...beats(1), ...ending([told("awake"), { key: "turn", values: { who: 1 } }])].map((beat) => ({ ...beat, isQuick: true })));
  expect(turn(stage)[0]).toBe(0);
  await wait(FRAME + 110);
  expect([turn(stage)[0], stage.told.value]).toEqual([0, [told("awake")]]);
  await wait(FRAME + 999);
  expect(turn(stage)[0]).toBe(0);
  await wait(1);
  expect(turn(stage)[0]).toBe(1);
});

// === Not one after another ===

test("a welcome drops what was waiting", async () => {
  const stage = staged();
  stage.add(beats(5));
  await wait(FRAME);
  stage.reset({ 0: { view: { at: 99 }, scene: [], rule: 0 } }, NOTHING);
  expect(stage.isIdle.value).toBe(true);
  await wait(10_000);
  expect(shown(stage)).toBe(99);
  stage.add(beats(1));
  expect([shown(stage), stage.isIdle.value]).toEqual([1, false]);
});

test("a hidden page shows all at once", async () => {
  page.hidden = true;
  const stage = staged();
  stage.add(beats(4));
  await wait(0);
  expect([shown(stage), stage.isIdle.value]).toEqual([4, true]);
});

test("a page that is hidden before it could draw does not stand still", async () => {
  vi.stubGlobal("requestAnimationFrame", () => {
    page.hidden = true;
  });
  const stage = staged();
  stage.add(beats(4));
  await wait(100 + 1000);
  expect([shown(stage), stage.isIdle.value]).toEqual([4, true]);
  vi.unstubAllGlobals();
});

// === What is told ===

test("brief words go with the sentence before them", async () => {
  const stage = staged();
  stage.add(beats(3, (at) => [told(`line-${at}`, at > 1)]));
  await wait(5000);
  expect(stage.told.value).toEqual([told("line-1"), told("line-2", true), told("line-3", true)]);
  expect(stage.story.value).toHaveLength(1);
});

test("each eye reads only what it was told", async () => {
  const stage = staged();
  const steps = (key: string) => [step({ told: [told(key)] })];
  stage.add(
    beatsOf(news(1, { eyes: [eye(0, { steps: steps("you-drew-the-dragon") }), eye(1, { steps: steps("somebody-drew-a-card") })] })),
  );
  await wait(2000);
  expect(stage.told.value).toEqual([told("you-drew-the-dragon")]);
  looking.value = 1;
  expect([stage.told.value, stage.story.value]).toEqual([[told("somebody-drew-a-card")], [[told("somebody-drew-a-card")]]]);
});

test("only the last sixty lines are kept", async () => {
  page.hidden = true;
  const stage = staged();
  stage.add(beats(70));
  await wait(0);
  expect(stage.story.value).toHaveLength(60);
  expect(stage.told.value).toEqual([told("line-70")]);
});

test("nothing is left of a table that is closed", async () => {
  const stage = staged();
  stage.add(beats(2));
  await wait(FRAME);
  stage.clear();
  await wait(5000);
  expect([stage.looks.value, stage.story.value, stage.told.value, stage.actor.value]).toEqual([{}, [], [], -1]);
});
