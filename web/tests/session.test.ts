import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Outgoing } from "../src/messages";
import { createLiveSession, type LiveSession } from "../src/session/live";
import { createReplaySession } from "../src/session/replay";
import type { Link } from "../src/socket";
import { games } from "./games";
import { eye, news, roll, room, step, told, welcome } from "./table";

/** A live session with a connection that answers everything, and the way in for the server's messages. */
function live(): { session: LiveSession; receive: (message: Outgoing) => void; send: ReturnType<typeof vi.fn> } {
  const send = vi.fn(() => Promise.resolve(8));
  let receive: (message: Outgoing) => void = () => undefined;
  const session = createLiveSession({ table: "table", keys: [] }, (_, onMessage) => {
    receive = onMessage;
    return { send, close: () => undefined, link: signal<Link>("live"), refusal: null };
  });
  receive(welcome());
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
