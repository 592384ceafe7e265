/** The WebSocket of a table. It reconnects by itself, and resends each command until it is answered; the server executes it once. */

import { signal } from "@preact/signals";
import { Rejected } from "./api";
import { type Hello, type Incoming, type Outgoing, type Ping, PROTOCOL } from "./messages";
import { isScreen } from "./route";

export type Link = "joining" | "live" | "lost" | "gone";
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Command = WithoutId<Exclude<Incoming, Hello | Ping>>; // a command before it has an id

const FINAL = new Set([1000, 1008]); // close codes after which it does not reconnect
const PAUSES = [100, 300, 800, 1500, 3000, 5000]; // ms between attempts to reconnect; the last one repeats
const PING_EVERY = 10_000; // ms between two pings
const REPLY_TIMEOUT = 10_000; // ms; without a reply in this time the connection is dead: phones do not always report it

interface Pending {
  text: string;
  done: (seq: number) => void;
  failed: (error: Rejected) => void;
}

export class TableSocket {
  readonly link = signal<Link>("joining");
  readonly waiting = signal(0); // unanswered commands
  refusal: Rejected | null = null; // why the server does not admit this device
  private socket: WebSocket | null = null;
  private readonly pending = new Map<string, Pending>();
  private attempts = 0;
  private retryTimer = 0;
  private pingTimer = 0;
  private replyTimer = 0; // runs while a reply is expected
  private isClosed = false;

  constructor(
    private readonly table: string,
    private readonly keys: readonly string[],
    private readonly lastSeq: () => number | null, // of the last event that arrived
    private readonly onMessage: (message: Outgoing) => void,
  ) {
    this.pingTimer = window.setInterval(() => this.ping(), PING_EVERY);
    window.addEventListener("offline", this.drop);
    window.addEventListener("online", this.reconnectNow);
    window.addEventListener("pageshow", this.reconnectNow);
    document.addEventListener("visibilitychange", this.reconnectNow);
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.pingTimer);
    clearTimeout(this.retryTimer);
    clearTimeout(this.replyTimer);
    window.removeEventListener("offline", this.drop);
    window.removeEventListener("online", this.reconnectNow);
    window.removeEventListener("pageshow", this.reconnectNow);
    document.removeEventListener("visibilitychange", this.reconnectNow);
    this.socket?.close();
    this.socket = null; // ignore what still arrives
  }

  /** Resolves with the seq of its event. Resent after every reconnection; the id makes it idempotent. */
  send(command: Command): Promise<number> {
    if (this.isClosed) return Promise.reject(this.closeReason());
    const id = randomId();
    const text = JSON.stringify({ ...command, id });
    return new Promise((done, failed) => {
      this.pending.set(id, { text, done, failed });
      this.waiting.value = this.pending.size;
      if (this.link.value === "live") this.socket?.send(text);
    });
  }

  // === The connection ===

  private connect(): void {
    if (this.isClosed) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    this.refusal = null;
    this.expectReply();
    socket.onopen = () => this.socket === socket && this.greet(socket);
    socket.onmessage = (event) => this.socket === socket && this.receive(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => this.socket === socket && this.closed(event.code);
  }

  private greet(socket: WebSocket): void {
    const { table, keys } = this;
    const hello: Hello = {
      type: "hello",
      protocol: PROTOCOL,
      table,
      keys: [...keys],
      plain: true,
      screen: isScreen,
      after: this.lastSeq(),
    };
    socket.send(JSON.stringify(hello));
    for (const { text } of this.pending.values()) socket.send(text);
    this.link.value = "live";
  }

  private closed(code: number): void {
    this.socket = null;
    this.stopReplyTimer();
    if (FINAL.has(code)) {
      this.end();
      return;
    }
    this.link.value = "lost";
    this.retryTimer = window.setTimeout(() => this.connect(), PAUSES[Math.min(this.attempts, PAUSES.length - 1)]);
    this.attempts += 1;
  }

  private end(): void {
    this.link.value = "gone";
    this.close();
    for (const { failed } of this.pending.values()) failed(this.closeReason());
    this.pending.clear();
    this.waiting.value = 0;
  }

  private closeReason(): Rejected {
    return this.refusal ?? new Rejected("table/closed", {});
  }

  /** The page is visible again, or the network is back: do not wait. */
  private readonly reconnectNow = (): void => {
    if (document.hidden || this.isClosed) return;
    if (this.socket === null) {
      clearTimeout(this.retryTimer);
      this.attempts = 0;
      this.connect();
    } else this.ping();
  };

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping", at: Math.round(performance.now()) }));
    this.expectReply();
  }

  private expectReply(): void {
    this.replyTimer ||= window.setTimeout(() => this.drop(), REPLY_TIMEOUT);
  }

  private stopReplyTimer(): void {
    clearTimeout(this.replyTimer);
    this.replyTimer = 0;
  }

  /** The connection is dead, though it was not closed. */
  private readonly drop = (): void => {
    const dead = this.socket;
    if (!dead) return;
    this.closed(1006);
    dead.close();
  };

  // === Incoming messages ===

  private receive(message: Outgoing): void {
    this.stopReplyTimer();
    this.attempts = 0;
    if (message.type === "ack") this.answer(message.id, (pending) => pending.done(message.seq));
    else if (message.type === "reject") this.reject(message.id, new Rejected(message.reason, message.values));
    else {
      if (message.type === "hinted") this.answer(message.id, (pending) => pending.done(0));
      this.onMessage(message);
    }
  }

  private reject(id: string, error: Rejected): void {
    if (id) this.answer(id, (pending) => pending.failed(error));
    else this.refusal = error;
  }

  private answer(id: string, tell: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    this.waiting.value = this.pending.size;
    tell(pending);
  }
}

/** 96 random bits. crypto.randomUUID needs https; this does not. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomBits(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
