import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rejected } from "../src/api";
import type { Outgoing } from "../src/messages";
import { TableSocket } from "../src/socket";
import { news, welcome } from "./table";

/** The browser's end of a connection, with the server's end to play by hand. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  send(written: string): void {
    this.sent.push(JSON.parse(written) as Record<string, unknown>);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): this {
    this.readyState = Line.OPEN;
    this.onopen?.();
    return this;
  }

  says(...messages: Outgoing[]): this {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) });
    return this;
  }

  closes(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const page = document as unknown as { hidden: boolean } & EventTarget;
const last = () => Line.all[Line.all.length - 1]!;
const wait = (ms: number) => vi.advanceTimersByTime(ms);
let heard: Outgoing[] = [];
let known: number | null = null;
let device: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  [Line.all, heard, known] = [[], [], null];
  device = new TableSocket(
    "table",
    ["key-1", "key-2"],
    () => known,
    (message) => void heard.push(message),
  );
});
afterEach(() => {
  device.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  page.hidden = false;
});

/** How long until it tries again, in ms. */
function pause(): number {
  const before = Line.all.length;
  let ms = 0;
  for (; Line.all.length === before && ms < 60_000; ms += 100) wait(100);
  return ms;
}

// === Coming and coming back ===

test("the first word is hello", () => {
  expect(device.link.value).toBe("joining");
  last().opens();
  expect(last().url).toBe("ws://table.test/api/socket");
  expect(last().sent).toEqual([
    { type: "hello", protocol: 1, table: "table", keys: ["key-1", "key-2"], plain: true, screen: false, after: null },
  ]);
  expect(device.link.value).toBe("live");
});

test("what is said is heard", () => {
  last().opens().says(welcome(), news(8));
  expect(heard).toEqual([welcome(), news(8)]);
});

test("who comes back says what is known already", () => {
  last().opens();
  last().closes(1012);
  expect(device.link.value).toBe("lost");
  known = 17;
  pause();
  expect(last().opens().sent).toMatchObject([{ type: "hello", after: 17 }]);
  expect(device.link.value).toBe("live");
});

test("pauses grow while nobody answers, to five seconds", () => {
  const pauses = Array.from({ length: 7 }, () => {
    last().closes(1006);
    return pause();
  });
  expect(pauses).toEqual([100, 300, 800, 1500, 3000, 5000, 5000]);
});

test("a word from the server makes them short again", () => {
  for (let nth = 0; nth < 4; nth++) {
    last().closes(1006);
    pause();
  }
  last().opens().says(welcome()).closes(1013);
  expect(pause()).toBe(100);
});

test.each([1000, 1008])("after a close with %i there is no coming back", (code) => {
  last().opens().closes(code);
  expect(device.link.value).toBe("gone");
  wait(60_000);
  window.dispatchEvent(new Event("online"));
  expect(Line.all).toHaveLength(1);
});

test("a device that is closed says and hears nothing more", () => {
  const line = last().opens();
  device.close();
  line.says(welcome());
  line.closes(1006);
  wait(60_000);
  expect([heard, Line.all.length, line.sent.length]).toEqual([[], 1, 1]);
});

// === No waiting ===

test.each(["online", "pageshow", "visibilitychange"])("%s ends the pause", (event) => {
  for (let nth = 0; nth < 5; nth++) {
    last().closes(1006);
    pause();
  }
  last().closes(1006);
  (event === "visibilitychange" ? page : window).dispatchEvent(new Event(event));
  expect(Line.all).toHaveLength(7);
  last().closes(1006);
  expect(pause()).toBe(100);
  wait(9000);
  expect(Line.all).toHaveLength(8); // the old pause has not run on beside the new one
});

test("a page that is not looked at does not hurry", () => {
  last().closes(1006);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(Line.all).toHaveLength(1);
});

test("a page that is looked at again feels the pulse", () => {
  const line = last().opens().says(welcome());
  page.dispatchEvent(new Event("visibilitychange"));
  expect(line.sent.map(({ type }) => type)).toEqual(["hello", "ping"]);
});

// === Silence ===

test("a ping every ten seconds keeps a quiet line", () => {
  const line = last().opens().says(welcome());
  for (let nth = 0; nth < 6; nth++) {
    wait(10_000);
    line.says({ type: "pong", at: 0, now: 0 });
  }
  expect(line.sent.filter(({ type }) => type === "ping")).toHaveLength(6);
  expect([Line.all.length, device.link.value]).toEqual([1, "live"]);
});

test("a ping without an answer means that the line is dead", () => {
  const dead = last().opens().says(welcome());
  wait(20_000);
  expect([dead.readyState, device.link.value]).toEqual([3, "lost"]);
  expect(pause()).toBe(100);
  last().opens();
  dead.says(news(8));
  dead.closes(1006);
  expect([heard, device.link.value]).toEqual([[welcome()], "live"]);
});

test("a connection that does not come about is given up", () => {
  wait(10_000);
  expect(last().readyState).toBe(3);
  pause();
  expect(Line.all).toHaveLength(2);
});

// === Commands ===

test("a command is sent with an id, and done when it is acknowledged", async () => {
  const line = last().opens();
  const done = device.send({ type: "start" });
  const { id } = line.sent[1]!;
  expect(line.sent[1]).toEqual({ type: "start", id: expect.stringMatching(/^[0-9a-f]{24}$/) as string });
  expect(device.waiting.value).toBe(1);
  line.says({ type: "ack", id: id as string, seq: 8 });
  expect(await done).toBe(8);
  expect([device.waiting.value, heard]).toEqual([0, []]);
});

test("what is not answered is sent again with the same id, and what is answered is not", async () => {
  const first = last().opens();
  const [one, other] = [device.send({ type: "start" }), device.send({ type: "move", seat: 0, action: 3, base: 7 })];
  first.says({ type: "ack", id: first.sent[1]!.id as string, seq: 8 });
  await one;
  first.closes(1006);
  pause();
  expect(last().opens().sent.slice(1)).toEqual([first.sent[2]]);
  last().says({ type: "ack", id: first.sent[2]!.id as string, seq: 9 });
  expect(await other).toBe(9);
});

test("a command before the connection waits for it", () => {
  void device.send({ type: "start" });
  expect(last().sent).toEqual([]);
  expect(
    last()
      .opens()
      .sent.map(({ type }) => type),
  ).toEqual(["hello", "start"]);
});

test("a refusal fails its command only", async () => {
  const line = last().opens();
  const [one, other] = [device.send({ type: "start" }), device.send({ type: "again" })];
  line.says({ type: "reject", id: line.sent[1]!.id as string, reason: "table/phase", values: { asked: 1 } });
  await expect(one).rejects.toEqual(new Rejected("table/phase", { asked: 1 }));
  expect([device.refusal, device.waiting.value]).toEqual([null, 1]);
  line.says({ type: "ack", id: line.sent[2]!.id as string, seq: 0 });
  expect(await other).toBe(0);
});

test("a hint is an answer, and is heard", async () => {
  const line = last().opens();
  const done = device.send({ type: "hint", seat: 0 });
  const hinted: Outgoing = {
    type: "hinted",
    id: line.sent[1]!.id as string,
    seat: 0,
    seq: 7,
    bot: "clever",
    action: 0,
    label: { key: "pig-roll" },
    moves: [],
  };
  line.says(hinted);
  await done;
  expect(heard).toEqual([hinted]);
});

test("an answer that comes twice does no harm", async () => {
  const line = last().opens();
  const done = device.send({ type: "start" });
  const ack: Outgoing = { type: "ack", id: line.sent[1]!.id as string, seq: 8 };
  line.says(ack, ack);
  expect(await done).toBe(8);
});

test("who is not let in knows why, and so do the commands", async () => {
  const line = last().opens();
  const done = device.send({ type: "start" });
  line.says({ type: "reject", id: "", reason: "key/unknown", values: {} }).closes(1008);
  await expect(done).rejects.toEqual(new Rejected("key/unknown", {}));
  expect([device.refusal?.reason, device.waiting.value]).toEqual(["key/unknown", 0]);
});

test("without a reason the table is closed; later commands fail at once", async () => {
  const done = device.send({ type: "start" });
  last().opens().closes(1000);
  await expect(done).rejects.toEqual(new Rejected("table/closed", {}));
  await expect(device.send({ type: "again" })).rejects.toEqual(new Rejected("table/closed", {}));
});

test("a reason is of its own connection only", () => {
  last().opens().says({ type: "reject", id: "", reason: "limit/messages", values: {} }).closes(1013);
  pause();
  last().opens().says(welcome()).closes(1000);
  expect(device.refusal).toBeNull();
});
