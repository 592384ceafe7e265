/** The connection of this device to a table: it comes back by itself, and sends each command until it is answered. */

import { signal } from "@preact/signals";
import { Rejected } from "./api";
import { type Hello, type Incoming, type Outgoing, type Ping, PROTOCOL } from "./messages";

export type Link = "joining" | "live" | "lost" | "gone";
type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;
export type Command = WithoutId<Exclude<Incoming, Hello | Ping>>; // a command before it has an id

const FINAL = new Set([1000, 1008]); // closes after which there is no coming back
const PAUSES = [100, 300, 800, 1500, 3000, 5000]; // ms between attempts to come back; the last one again and again
const BEAT = 10_000; // ms between two pings
const SILENCE = 10_000; // ms in which a connection or a ping is answered, else the line is dead: phones do not always say so

interface Open {
  written: string;
  done: (seq: number) => void;
  failed: (error: Rejected) => void;
}

export class TableSocket {
  readonly link = signal<Link>("joining");
  readonly waiting = signal(0); // commands that are sent and not answered
  refusal: Rejected | null = null; // why this device is not let in any more
  private socket: WebSocket | null = null;
  private readonly open = new Map<string, Open>();
  private attempts = 0;
  private retry = 0;
  private beat = 0;
  private due = 0; // the timer of a word that must come
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly keys: readonly string[],
    private readonly known: () => number | null, // the last event that is known here
    private readonly hear: (message: Outgoing) => void,
  ) {
    this.beat = window.setInterval(() => this.ping(), BEAT);
    window.addEventListener("offline", this.drop);
    window.addEventListener("online", this.hurry);
    window.addEventListener("pageshow", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  close(): void {
    this.ended = true;
    clearInterval(this.beat);
    clearTimeout(this.retry);
    clearTimeout(this.due);
    window.removeEventListener("offline", this.drop);
    window.removeEventListener("online", this.hurry);
    window.removeEventListener("pageshow", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
    this.socket = null; // what it still says is nobody's business here
  }

  /** The seq of its event comes back. Sent again after every reconnection, it is done once. */
  send(command: Command): Promise<number> {
    if (this.ended) return Promise.reject(this.farewell());
    const id = randomId();
    const written = JSON.stringify({ ...command, id });
    return new Promise((done, failed) => {
      this.open.set(id, { written, done, failed });
      this.waiting.value = this.open.size;
      if (this.link.value === "live") this.socket?.send(written);
    });
  }

  // === The connection ===

  private connect(): void {
    if (this.ended) return;
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
    this.socket = socket;
    this.refusal = null;
    this.expectWord();
    socket.onopen = () => this.socket === socket && this.greet(socket);
    socket.onmessage = (event) => this.socket === socket && this.take(JSON.parse(event.data as string) as Outgoing);
    socket.onclose = (event) => this.socket === socket && this.closed(event.code);
  }

  private greet(socket: WebSocket): void {
    const hello: Hello = { type: "hello", protocol: PROTOCOL, table: this.table, keys: [...this.keys], plain: true, after: this.known() };
    socket.send(JSON.stringify(hello));
    for (const { written } of this.open.values()) socket.send(written);
    this.link.value = "live";
  }

  private closed(code: number): void {
    this.socket = null;
    this.hearWord();
    if (FINAL.has(code)) {
      this.end();
      return;
    }
    this.link.value = "lost";
    this.retry = window.setTimeout(() => this.connect(), PAUSES[Math.min(this.attempts, PAUSES.length - 1)]);
    this.attempts += 1;
  }

  private end(): void {
    this.link.value = "gone";
    this.close();
    for (const { failed } of this.open.values()) failed(this.farewell());
    this.open.clear();
    this.waiting.value = 0;
  }

  private farewell(): Rejected {
    return this.refusal ?? new Rejected("table/closed", {});
  }

  /** The page is looked at again, or the network is back: no waiting. */
  private readonly hurry = (): void => {
    if (document.hidden || this.ended) return;
    if (this.socket === null) {
      clearTimeout(this.retry);
      this.attempts = 0;
      this.connect();
    } else this.ping();
  };

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping", at: Math.round(performance.now()) }));
    this.expectWord();
  }

  private expectWord(): void {
    this.due ||= window.setTimeout(() => this.drop(), SILENCE);
  }

  private hearWord(): void {
    clearTimeout(this.due);
    this.due = 0;
  }

  /** The line is dead, though nobody has hung up. */
  private readonly drop = (): void => {
    const dead = this.socket;
    if (!dead) return;
    this.closed(1006);
    dead.close();
  };

  // === What comes ===

  private take(message: Outgoing): void {
    this.hearWord();
    this.attempts = 0;
    if (message.type === "ack") this.answer(message.id, (open) => open.done(message.seq));
    else if (message.type === "reject") this.reject(message.id, new Rejected(message.reason, message.values));
    else {
      if (message.type === "hinted") this.answer(message.id, (open) => open.done(0));
      this.hear(message);
    }
  }

  private reject(id: string, error: Rejected): void {
    if (id) this.answer(id, (open) => open.failed(error));
    else this.refusal = error;
  }

  private answer(id: string, tell: (open: Open) => void): void {
    const open = this.open.get(id);
    if (!open) return;
    this.open.delete(id);
    this.waiting.value = this.open.size;
    tell(open);
  }
}

/** 96 random bits, as they are on plain http too. */
function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function randomBits(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
