import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rejected } from "../src/api";
import type { Outgoing } from "../src/messages";
import { createLiveSession, type LiveSession } from "../src/session/live";
import { createReplaySession } from "../src/session/replay";
import type { Command, Link } from "../src/socket";
import { missingSeats, playedForMe } from "../src/table/Missing";
import { games } from "./games";
import { eye, news, roll, room, seat, step, told, welcome } from "./table";

/** A live session with a connection that answers everything, and the way in for the server's messages. */
function live(first = welcome()): { session: LiveSession; receive: (message: Outgoing) => void; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn((_: Command) => Promise.resolve(8));
  let receive: (message: Outgoing) => void = () => undefined;
  const session = createLiveSession({ table: "table", keys: [] }, (_, onMessage) => {
    receive = onMessage;
    return { send, close: () => undefined, link: signal<Link>("live"), refusal: null };
  });
  receive(first);
  return { session, receive, send };
}

/** All that a session shows of its table. */
const shown = ({ state, look, room, viewer, offers, stage, isReplay, names }: LiveSession) => ({
  state: state.value,
  look: look.value,
  room: room.value,
  viewer: viewer.value,
  offers: offers.value,
  names: names.value,
  story: stage.story.value,
  tempo: stage.tempo.value,
  isReplay,
});

let table: ReturnType<typeof live>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  table = live();
});
afterEach(() => {
  table.session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is offered can be done, and is meant for what was seen", async () => {
  await table.session.move(0, roll.action);
  expect(table.send.mock.calls).toEqual([[{ type: "move", seat: 0, action: roll.action, base: 7 }]]);
});

test("a double tap is one move", async () => {
  const { move } = table.session;
  await Promise.all([move(0, roll.action), move(0, roll.action)]);
  expect(table.send).toHaveBeenCalledTimes(1);
});

test("a tap on what is no longer offered does nothing", async () => {
  table.receive(welcome({ eyes: [eye(0, { moves: [] })] }));
  await table.session.move(0, roll.action);
  expect(table.send).not.toHaveBeenCalled();
});

// === One clock: people see what is shown, not what has arrived ===

const FRAME = 16; // ms until a change is on the screen
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const move = (actor: number, at: number) =>
  eye(0, { steps: [step({ actor, changes: { turn: at % 2, at }, told: [told(`line-${at}`)] })], moves: at % 2 ? [] : [roll] });

test("whose turn it is, the moves and the phase follow what is shown", async () => {
  const { session, receive } = table;
  const now = () => [session.look.value.view.at, session.isMyTurn.value, session.offers.value.length, session.phase.value];
  receive(welcome({ eyes: [eye(0, { view: { turn: 0, at: 0 }, moves: [roll] })] }));
  expect(now()).toEqual([0, true, 1, "playing"]);
  receive(news(8, { seat: 0, eyes: [move(0, 1)], to_act: [1] }));
  receive(news(9, { seat: 1, eyes: [move(1, 2)], to_act: [0] }));
  expect(now()).toEqual([1, true, 0, "playing"]); // my own move is still told
  await wait(FRAME + 1000);
  expect(now()).toEqual([1, false, 0, "playing"]);
  await wait(FRAME + 300);
  expect(now()).toEqual([2, false, 0, "playing"]);
  await wait(FRAME + 1000);
  expect(now()).toEqual([2, true, 0, "playing"]);
  await wait(FRAME + 300);
  expect(now()).toEqual([2, true, 1, "playing"]);
});

test("who is there, and what they make faces at, is seen at once; the phase is not", () => {
  const { session, receive } = table;
  receive(news(8, { seat: 0, eyes: [move(0, 1)], to_act: [1] }));
  receive({ type: "presence", room: room({ phase: "over", seats: [seat("Ann"), seat("Ben", { present: false })] }) });
  receive({ type: "emoted", seat: 1, emote: "wow" });
  expect(session.room.value).toMatchObject({ phase: "playing", seats: [{ present: true }, { present: false }] });
  expect(session.state.value.emotes[1]?.emote).toBe("wow");
});

test("a welcome is shown at once", () => {
  table.receive(news(8, { seat: 0, eyes: [move(0, 1)], to_act: [1] }));
  table.receive(welcome({ seq: 9, to_act: [1], eyes: [eye(0, { view: { at: 3 } })] }));
  expect([table.session.look.value.view.at, table.session.isMyTurn.value, table.session.stage.isIdle.value]).toEqual([3, false, true]);
});

test("of two people at one device the next one is looked for once the last move was shown", async () => {
  const { session, receive } = table;
  const both = (seat: number, at: number) => ({ ...move(0, at), seat, moves: [] });
  receive(welcome({ seats: [0, 1], eyes: [0, 1].map((seat) => eye(seat, { view: { turn: 0, at: 0 } })) }));
  receive(news(8, { seat: 0, eyes: [both(0, 1), both(1, 1)], to_act: [1] }));
  await wait(FRAME + 1000);
  expect([session.acting.value, session.viewer.value]).toEqual([[1], 0]);
  await wait(FRAME + 300);
  expect([session.acting.value, session.viewer.value]).toEqual([[1], 1]);
});

// === A race ===

test("a result stands for half a second before the same dice fly again, unless the next one is there before", async () => {
  const { session, receive } = table;
  const air = () => Object.keys(session.state.value.tumbling);
  const fly = () => receive({ type: "tumbling", seat: 1, settles: 400 });
  const result = (seq: number) => receive(news(seq, { seat: 1, to_act: [0, 1], eyes: [move(1, seq)] }));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  receive(welcome({ to_act: [0, 1] }));
  fly();
  expect(air()).toEqual(["1"]);
  result(8);
  expect(air()).toEqual([]);
  await wait(300);
  fly();
  await wait(199);
  expect(air()).toEqual([]);
  await wait(1);
  expect(air()).toEqual(["1"]);
  result(9);
  fly();
  await wait(300);
  result(10);
  await wait(1000);
  expect(air()).toEqual([]);
});

test("a tap that comes too early in a race is the next throw, once", async () => {
  const { session, receive, send } = table;
  receive(welcome({ to_act: [0, 1] }));
  let answer: (seq: number) => void = () => undefined;
  send.mockImplementationOnce(() => new Promise<number>((done) => (answer = done)));
  for (let taps = 0; taps < 5; taps += 1) void session.move(0, roll.action);
  expect(send).toHaveBeenCalledTimes(1);
  answer(8);
  await wait(0);
  expect(send).toHaveBeenCalledTimes(2);
  await wait(0);
  expect(send).toHaveBeenCalledTimes(2);
});

test("who was slower in a race is not told off", async () => {
  const { session, receive, send } = table;
  receive(welcome({ to_act: [0, 1] }));
  send.mockImplementationOnce(() => Promise.reject(new Rejected("race/over", {})));
  await session.move(0, roll.action);
  expect(session.rejection.value).toBe(null);
});

test("what the server no longer offers in a race is not sent", async () => {
  const { session, receive, send } = table;
  receive(welcome({ to_act: [0, 1], eyes: [eye(0, { view: { turn: 0, at: 0 }, moves: [roll] })] }));
  receive(news(8, { seat: 1, eyes: [{ ...move(1, 1), moves: [] }], to_act: [1] }));
  expect(session.isRace.value).toBe(true);
  await session.move(0, roll.action);
  expect(send).not.toHaveBeenCalled();
});

test("a table at which nobody is missing starts by itself, without a lobby", () => {
  const { session, receive, send } = live(welcome({ room: room({ phase: "open" }), seats: [0, 1] }));
  expect(send.mock.calls.filter(([{ type }]) => type === "start")).toHaveLength(1);
  expect(session.isArriving.value).toBe(true);
  receive(news(8, { kind: "started", room: room(), host: true }));
  expect(session.isArriving.value).toBe(false);
  session.close();
});

test("a table with others on devices of their own does not start by itself", () => {
  const { session, send } = live(welcome({ room: room({ phase: "open" }) }));
  expect([send.mock.calls.filter(([{ type }]) => type === "start"), session.isArriving.value]).toEqual([[], false]);
  session.close();
});

test("a table with an open seat waits in the lobby", () => {
  const { session, send } = live(welcome({ room: room({ phase: "open", seats: [seat("Ann"), seat("", { person: false })] }) }));
  expect([send.mock.calls.filter(([{ type }]) => type === "start"), session.isArriving.value]).toEqual([[], false]);
  session.close();
});

test("where people were waited for, the host starts though nobody is missing any more", () => {
  const open = room({ phase: "open", seats: [seat("Ann"), seat("Tuft", { person: false, bot: "clever" }), seat("", { person: false })] });
  const { session, receive, send } = live(welcome({ room: open }));
  receive(news(8, { kind: "configured", room: { ...open, seats: open.seats.slice(0, 2) }, host: true, seats: [0] }));
  expect([send.mock.calls.filter(([{ type }]) => type === "start"), session.isArriving.value]).toEqual([[], false]);
  session.close();
});

test("it is not my turn while a bot plays for me, and I read what it played until I move", () => {
  const played = (bot: string) => [seat("Ann", { bot, played: 3 }), seat("Ben")];
  const { session, receive } = live(welcome({ room: room({ seats: played("clever") }) }));
  expect([session.acting.value, session.isMyTurn.value, playedForMe(session)]).toEqual([[], false, 0]);
  receive(welcome({ seq: 8, room: room({ seats: played("") }) }));
  expect([session.acting.value, session.isMyTurn.value, playedForMe(session)]).toEqual([[0], true, 3]);
  receive(news(9, { seat: 0, by: "person", to_act: [1] }));
  expect(playedForMe(session)).toBe(0);
  session.close();
});

test.each([
  { by: "clock" as const, left: 20_000, toAct: [1], isTold: false }, // everybody has looked, and there is one move only
  { by: "clock" as const, left: 0, toAct: [1], isTold: true },
  { by: "person" as const, left: 0, toAct: [1], isTold: false },
  { by: "clock" as const, left: null, toAct: [0, 1], isTold: true }, // a race: the dice lay too long
])("what the clock did is told as such: %o", async ({ by, left, toAct, isTold }) => {
  const { session, receive } = table;
  receive(welcome({ left, to_act: toAct }));
  receive(news(8, { seat: 1, by, eyes: [move(1, 2)], to_act: [0] }));
  await wait(5000);
  const timeUp = { key: "web-time-up", values: { who: 1 } };
  expect(session.stage.told.value).toEqual([...(isTold ? [timeUp] : []), told("line-2")]);
});

test("the game waits for others who are gone, not for me", () => {
  const { session } = live(welcome({ room: room({ missing: [0, 1] }) }));
  expect(missingSeats(session)).toEqual([1]);
  session.close();
});

// === Sessions do not touch each other ===

test("a replay that is opened, played and closed leaves the live session as it is", async () => {
  const before = shown(table.session);
  const { replayed } = games.pig!;
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(replayed)));
  const replay = createReplaySession();
  await replay.open({ kind: "file", text: "", name: "" });
  replay.stage.tempo.value = 8;
  replay.seek(5);
  replay.go(6);
  expect(replay.room.value).toMatchObject({ seats: replayed.people.map(({ name }) => ({ name })) });
  expect(replay.offers.value).toEqual([]);
  expect(shown(table.session)).toEqual(before);
  replay.close();
  expect(shown(table.session)).toEqual(before);
  await table.session.move(0, roll.action);
  expect(table.send).toHaveBeenCalledTimes(1);
});

test("a command at a replay reaches nobody", async () => {
  const replay = createReplaySession();
  expect(await replay.send({ type: "again" })).toBe(false);
  await replay.move(0, roll.action);
  expect(table.send).not.toHaveBeenCalled();
  replay.close();
});

test("of two live sessions side by side each has its own state, stage and commands", async () => {
  const other = live();
  const before = shown(table.session);
  other.receive(
    welcome({ seats: [1], room: room({ table: "other", game: "my-treasure" }), eyes: [eye(1, { view: { at: 1 } })], to_act: [1] }),
  );
  other.receive(news(9, { eyes: [eye(1, { steps: [step({ changes: { at: 2 }, told: [told("line")] })] })] }));
  expect(other.session.look.value.view).toEqual({ at: 2 });
  expect([other.session.viewer.value, other.session.stage.isIdle.value]).toEqual([1, false]);
  expect(shown(table.session)).toEqual(before);
  await table.session.move(0, roll.action);
  expect([table.send.mock.calls.length, other.send.mock.calls.length]).toEqual([1, 0]);
  other.session.close();
  expect(table.session.room.value?.table).toBe("table");
});

test("a session that is closed hears nothing more of its own effects", () => {
  const { session } = live();
  session.close();
  expect(session.stage.looks.value).toEqual({});
  expect(shown(table.session).room?.table).toBe("table");
});

test("what was told survives a reload of the page, until the table has gone on", async () => {
  table.receive(news(8, { eyes: [eye(0, { steps: [step({ told: [told("rolled")] })] })] }));
  await vi.runAllTimersAsync();
  window.dispatchEvent(new Event("pagehide"));
  table.session.close();

  const [same, later, other] = [live(welcome({ seq: 8 })), live(welcome({ seq: 9 })), live(welcome({ seq: 8, room: room({ number: 2 }) }))];
  expect(same.session.stage.story.value).toEqual([[told("rolled")]]);
  expect(later.session.stage.story.value).toEqual([]);
  expect(other.session.stage.story.value).toEqual([]);
  for (const { session } of [same, later, other]) session.close();
});
