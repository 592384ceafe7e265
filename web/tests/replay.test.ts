import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ALL, createReplaySession, type ReplaySession } from "../src/session/replay";
import { actingAt, roomAt, sourceOf, tapeOf, toldBefore } from "../src/session/tape";
import { forgetTable, saveTable } from "../src/settings";
import { NOTHING } from "../src/state";
import { games, NAMES } from "./games";
import { told } from "./table";

const TABLE = "abcdefghijkmnpqr";
const KEY = "A".repeat(22);
const file = (text: string, name = "game.json") => new File([text], name);
let asked: string[] = [];
let replay: ReplaySession;

/** A server that knows one game, for all eyes alike. */
function serve(name: string): void {
  const { replayed } = games[name]!;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const seat = Number(new URLSearchParams(path.split("?")[1]).get("seat"));
    return new Response(JSON.stringify({ ...replayed, seat }));
  });
}

beforeEach(() => {
  asked = [];
  replay = createReplaySession();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  replay.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// === Tapes ===

test.each(NAMES)("%s: a tape has what lay on the table after every step", (name) => {
  const { replayed } = games[name]!;
  const { looks } = tapeOf(replayed);
  expect(looks).toHaveLength(replayed.steps.length + 1);
  expect(looks[0]).toMatchObject({ view: replayed.view, scene: replayed.scene });
  const last: Record<string, unknown> = { ...replayed.view };
  replayed.steps.forEach(({ step }, index) => {
    Object.assign(last, step.changes);
    expect(looks[index + 1]!.scene).toEqual(step.scene);
  });
  expect(looks.at(-1)!.view).toEqual(last);
});

test("the room is over at the end only", () => {
  const at = tapeOf(games.pig!.replayed);
  const all = at.replayed.steps.length;
  expect([roomAt(at, 0).phase, roomAt(at, all - 1).phase, roomAt(at, all).phase]).toEqual(["playing", "playing", "over"]);
  expect(roomAt(at, all).places).toEqual(at.replayed.places);
  expect(roomAt(at, 0).seats.map(({ name }) => name)).toEqual(at.replayed.people.map(({ name }) => name));
});

test("whoever brought about what chance does next is to act", () => {
  const at = tapeOf(games.pig!.replayed);
  expect(actingAt(at, 0)).toEqual([1]); // seat 1 began
  const chance = at.replayed.steps.findIndex(({ step }) => step.actor === -1);
  expect(actingAt(at, chance)).toEqual([at.replayed.steps[chance - 1]!.step.actor]);
  expect(actingAt(at, at.replayed.steps.length)).toEqual([]);
});

test("only the last words before a position are looked up", () => {
  const at = tapeOf(games.race!.replayed);
  expect(toldBefore(at, 0)).toEqual([]);
  expect(toldBefore(at, 3)).toEqual(at.replayed.steps.slice(0, 3).map(({ step }) => step.told));
  expect(toldBefore(at, at.replayed.steps.length)).toHaveLength(60);
});

// === Where games come from ===

test("a link names table, game and key; one's own table needs no key", () => {
  expect(sourceOf(`${TABLE}.2.${KEY}`)).toEqual({ kind: "table", table: TABLE, number: 2, key: KEY });
  expect(sourceOf(`${TABLE}.2`)).toBeNull();
  saveTable({ table: TABLE, keys: ["mine"], game: "pig", code: "a-b-c", at: 0 });
  expect(sourceOf(`${TABLE}.2`)).toEqual({ kind: "table", table: TABLE, number: 2, key: "mine" });
  forgetTable(TABLE);
  for (const odd of ["", "file", TABLE, `${TABLE}.x`, `${TABLE}.1.short`, `../etc.1.${KEY}`]) expect(sourceOf(odd)).toBeNull();
});

test("a file that is too large is not even read", async () => {
  serve("pig");
  await replay.openFile(file("x".repeat(257 * 1024)));
  expect([replay.error.value?.reason, asked]).toEqual(["log/large", []]);
});

test("why a file is refused is kept, until another one is opened", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ reason: "log/foreign", values: {} }), { status: 400 }));
  await replay.openFile(file("{}"));
  expect([replay.error.value?.reason, replay.tape.value]).toEqual(["log/foreign", null]);
  serve("pig");
  await replay.openFile(file("{}"));
  expect([replay.error.value, replay.tape.value !== null]).toEqual([null, true]);
});

// === Going through it ===

async function opened(name: string): Promise<void> {
  serve(name);
  await replay.open({ kind: "file", text: "", name: "" });
}

test("going anywhere is done at once, and in silence", async () => {
  await opened("race");
  replay.seek(50);
  expect([replay.position.value, replay.stage.isIdle.value]).toEqual([50, true]);
  expect(replay.look.value).toBe(replay.tape.value!.looks[50]);
  replay.seek(7);
  expect(replay.look.value).toBe(replay.tape.value!.looks[7]);
  replay.seek(1e9);
  expect([replay.position.value, replay.room.value!.phase]).toEqual([replay.end.value, "over"]);
  replay.seek(-5);
  expect(replay.position.value).toBe(0);
  expect(replay.stage.story.value).toEqual([]);
});

test("what was told is what was told up to there", async () => {
  await opened("pig");
  const line = replay.tape.value!.replayed.steps.findIndex(({ step }) => step.told.length > 0);
  replay.seek(line + 1);
  expect(replay.stage.told.value).toEqual(replay.tape.value!.replayed.steps[line]!.step.told);
  replay.seek(line);
  expect(replay.stage.told.value).not.toContain(told("x"));
});

test("one step on is shown as at the table; a second one meanwhile jumps", async () => {
  await opened("pig");
  replay.go(1);
  expect([replay.position.value, replay.stage.isIdle.value]).toEqual([1, false]);
  replay.go(2);
  expect([replay.position.value, replay.stage.isIdle.value]).toEqual([2, true]);
  expect(replay.look.value).toBe(replay.tape.value!.looks[2]);
  await vi.advanceTimersByTimeAsync(5000);
  expect([replay.position.value, replay.look.value]).toEqual([2, replay.tape.value!.looks[2]]);
});

test("it runs to the end by itself, and from the start if it was there", async () => {
  await opened("pig");
  replay.seek(replay.end.value - 2);
  replay.run();
  await vi.advanceTimersByTimeAsync(20_000);
  expect([replay.position.value, replay.isRunning.value]).toEqual([replay.end.value, false]);
  replay.run();
  expect(replay.position.value).toBe(1);
  replay.go(0);
  expect(replay.isRunning.value).toBe(false);
});

test("other eyes see the same step", async () => {
  await opened("pig");
  replay.seek(5);
  await replay.showAs(1);
  expect([replay.position.value, replay.state.value.seats]).toEqual([5, [1]]);
  await replay.showAs(ALL);
  expect([replay.position.value, replay.state.value.seats]).toEqual([5, [ALL]]);
  const before = asked.length;
  await replay.showAs(1);
  expect(asked).toHaveLength(before); // it is at hand
});

test("where hands are hidden it begins with all open", async () => {
  const { lists } = await import("../src/api");
  lists.value = { games: [{ id: "pig", hands: true }] } as never;
  await opened("pig");
  expect(replay.tape.value!.replayed.seat).toBe(ALL);
  lists.value = null;
});

test("nothing is left when it is closed", async () => {
  await opened("pig");
  replay.seek(5);
  replay.close();
  expect([replay.tape.value, replay.position.value, replay.state.value, replay.stage.looks.value]).toEqual([null, 0, NOTHING, {}]);
});

test("thousands of steps are gone through in no time", async () => {
  const { replayed } = games.race!;
  const steps = Array.from({ length: 5000 }, (_, index) => replayed.steps[index % replayed.steps.length]!);
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ...replayed, steps })));
  await replay.open({ kind: "file", text: "", name: "" });
  const begun = performance.now();
  for (let step = 0; step < 5000; step += 10) replay.seek(step);
  expect((performance.now() - begun) / 500).toBeLessThan(2); // ms each; a frame has 16
});
