import { expect, test } from "vitest";
import type { Outgoing } from "../src/messages";
import { NOTHING, SPECTATOR, type State, viewersOf } from "../src/state";
import { update } from "../src/update";
import { eye, news, roll, room, seat, step, told, welcome } from "./table";

const NOW = 5000;

const after = (...messages: Outgoing[]): State => messages.reduce((state, message) => update(state, message, NOW), NOTHING);

test("a welcome is all that is known", () => {
  const state = after(welcome({ left: 900 }));
  expect(state).toMatchObject({ room: room(), seats: [0], isHost: true, seq: 7, toAct: [0], clockEnds: NOW + 900, seed: "" });
  expect(state.looks).toEqual({ 0: { view: { points: [0, 0], at_risk: 4 }, scene: [{ key: "lying-7" }], rule: 1 } });
  expect(state.moves).toEqual({ 0: [roll] });
  expect(state.undo).toEqual({ 0: true });
});

test("a second welcome leaves nothing of the first", () => {
  const state = after(
    welcome(),
    { type: "tumbling", seat: 0, settles: 400 },
    welcome({ seq: 9, seats: [1], host: false, eyes: [eye(1)], to_act: [] }),
  );
  expect(state).toMatchObject({ seats: [1], isHost: false, seq: 9, moves: { 1: [] }, undo: { 1: false }, tumbling: {}, clockEnds: null });
  expect(Object.keys(state.looks)).toEqual(["1"]);
});

test("steps change the view field by field, one after another", () => {
  const steps = [step({ changes: { at_risk: 9 } }), step({ changes: { at_risk: 0, points: [9, 0] } })];
  const state = after(welcome(), news(8, { eyes: [eye(0, { steps, scene: [{ key: "lying-8" }], rule: 2 })], to_act: [1] }));
  expect(state.looks[0]).toEqual({ view: { points: [9, 0], at_risk: 0 }, scene: [{ key: "lying-8" }], rule: 2 });
  expect(state).toMatchObject({ seq: 8, toAct: [1], moves: { 0: [] }, undo: { 0: false } });
});

test("the state before is left as it was", () => {
  const before = after(welcome());
  update(before, news(8, { eyes: [eye(0, { steps: [step({ changes: { at_risk: 9 } })] })] }), NOW);
  expect(before).toEqual(after(welcome()));
});

test("a whole view takes the place of the one before", () => {
  const state = after(welcome(), news(8, { kind: "undone", eyes: [eye(0, { view: { at_risk: 2 }, scene: [] })] }));
  expect(state.looks[0]).toEqual({ view: { at_risk: 2 }, scene: [], rule: 0 });
});

test("an event without eyes leaves looks and moves", () => {
  const state = after(welcome(), news(8, { kind: "hosted", room: room({ host: 1 }), host: false, to_act: [0] }));
  expect(state).toMatchObject({ isHost: false, seq: 8, moves: { 0: [roll] }, room: { host: 1 } });
  expect(state.looks).toEqual(after(welcome()).looks);
});

test("an event that is known already changes nothing", () => {
  const known = after(welcome());
  expect(update(known, news(7, { to_act: [1] }), NOW)).toBe(known);
  expect(update(known, news(3, { to_act: [1] }), NOW)).toBe(known);
});

test("an event after a gap is the last that is known", () => {
  expect(after(welcome(), news(12), news(11)).seq).toBe(12);
});

test("an event ends the hint, and the tumbling of its seat", () => {
  const tumbling = [0, 1].map((seat): Outgoing => ({ type: "tumbling", seat, settles: 400 }));
  const state = after(
    welcome(),
    ...tumbling,
    { type: "hinted", id: "1", seat: 0, seq: 7, bot: "clever", action: 0, label: told("pig-roll"), moves: [] },
    news(8, { seat: 0, to_act: [0, 1] }),
  );
  expect(state).toMatchObject({ hint: null, tumbling: { 1: NOW + 400 } });
  expect(state.tumbling).not.toHaveProperty("0");
});

test("when a race is over no dice fly any more", () => {
  expect(after(welcome(), { type: "tumbling", seat: 1, settles: 400 }, news(8, { seat: 0, to_act: [1] })).tumbling).toEqual({});
});

test("without a room in the event the host stays", () => {
  expect(after(welcome(), news(8)).isHost).toBe(true);
});

test("a device may have another seat after the host has changed their number", () => {
  const three = after(welcome({ seats: [2], host: false, room: room({ phase: "open", seats: [seat("Ann"), seat("Tuft"), seat("Ben")] }) }));
  expect(update(three, news(8, { kind: "configured", room: room({ phase: "open" }), seats: [1] }), NOW).seats).toEqual([1]);
  expect(update(three, news(8, { kind: "readied", room: three.room! }), NOW).seats).toEqual([2]);
});

test("once more: nothing is left of the game before", () => {
  const state = after(welcome(), news(8, { kind: "again", room: room({ phase: "called", number: 2 }), host: true }));
  expect(state).toMatchObject({ looks: {}, moves: {}, undo: {}, toAct: [], room: { number: 2 } });
});

test("the seed is known when the game is over", () => {
  expect(after(welcome(), news(8, { seed: "5eed" })).seed).toBe("5eed");
});

test("presence is who is there now, and no event", () => {
  const state = after(welcome(), { type: "presence", room: room({ watchers: 3 }) });
  expect(state).toMatchObject({ seq: 7, room: { watchers: 3 } });
});

test("whose button is down", () => {
  const state = after(welcome({ room: room({ seats: [seat("Ann", { holding: true }), seat("Ben")] }) }), { type: "holding", seats: [1] });
  expect(state.room!.seats.map((each) => each.holding)).toEqual([false, true]);
  expect(after({ type: "holding", seats: [1] })).toEqual(NOTHING);
});

test("the same emote twice is two emotes", () => {
  const emoted: Outgoing = { type: "emoted", seat: 1, emote: "wow" };
  expect(after(emoted).emotes).toEqual({ 1: { emote: "wow", nth: 1 } });
  expect(after(emoted, emoted).emotes).toEqual({ 1: { emote: "wow", nth: 2 } });
});

test("answers are not of the state", () => {
  expect(after({ type: "ack", id: "1", seq: 4 }, { type: "pong", at: 1, now: 2 })).toBe(NOTHING);
});

test("a device without a seat has a spectator's eyes", () => {
  expect(viewersOf(NOTHING)).toEqual([SPECTATOR]);
  expect(viewersOf(after(welcome({ seats: [0, 1] })))).toEqual([0, 1]);
});

test("another game at the same table begins with nothing of the one before", () => {
  const before = update(NOTHING, welcome(), 0);
  const after = update(before, welcome({ seq: 9, room: room({ game: "little-dragon", phase: "called" }), seats: [1], eyes: [] }), 0);
  expect([after.looks, after.moves, after.undo, after.seats]).toEqual([{}, {}, {}, [1]]);
  expect(after.room!.game).toBe("little-dragon");
});
