/** The table that is open on this page: its state, its stage, and what its people may ask for. */

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { lists, Rejected } from "./api";
import { views } from "./games";
import { text } from "./i18n";
import type { Choice, Outgoing } from "./messages";
import { forget, type Kept, keep, note, tables } from "./settings";
import { Device, randomBits, type Wished } from "./socket";
import { play } from "./sound";
import { beatsOf, Stage } from "./stage";
import { BLANK, eyesOf, NOTHING, SPECTATOR, type State } from "./state";
import { update } from "./update";

export const state = signal<State>(NOTHING);
export const device = signal<Device | null>(null);
export const refused = signal<Rejected | null>(null); // why the last command was not done
export const sent = signal<number | null>(null); // the move that is on its way
export const isReplay = signal(false); // what is shown is over, and nobody can do anything
const lifted = signal<number | null>(null); // who has lifted the curtain
const added = new Set<string>();
const LOOKING = "move/looking"; // everybody may look first: docs/protocol.md

export const room = computed(() => state.value.room);
export const names = computed(() => room.value?.seats.map((seat) => seat.name) ?? []);
export const link = computed(() => device.value?.link.value ?? "joining");

/** The declaration of the game that is played here. */
export const declared = computed(() => lists.value?.games.find((game) => game.id === room.value?.game) ?? null);

/** Seats of this device that may act now; in a race there may be two. */
export const acting = computed(() => (isReplay.value ? [] : state.value.toAct.filter((seat) => state.value.seats.includes(seat))));

const lastActing = signal<number | null>(null);
effect(() => {
  const seat = acting.value[0];
  if (seat !== undefined) lastActing.value = seat;
});

/** Whose eyes look: who is to act, else who acted last on this device, else a spectator. */
export const eye = computed(() => {
  const seats = eyesOf(state.value);
  const wanted = acting.value[0] ?? lastActing.value;
  return wanted !== null && wanted !== undefined && seats.includes(wanted) ? wanted : seats[0]!;
});

/** Whom the tablet must be handed to before anything is shown; null: nobody. */
export const curtain = computed(() => {
  const isShared = state.value.seats.length > 1 && (declared.value?.hands ?? false);
  return isShared && room.value?.phase === "playing" && lifted.value !== eye.value ? eye.value : null;
});

/** Has the curtain been lifted for who looks now? */
export const isLifted = computed(() => state.value.seats.length > 1 && lifted.value !== null && curtain.value === null);

export const stage = new Stage(
  () => eye.value,
  () => document.querySelector(".table"),
  () => view.value?.motions ?? {},
);

export const look = computed(() => stage.looks.value[eye.value] ?? BLANK);

/** The view of its own that the game has, once it is loaded. */
export const view = computed(() => views.value[room.value?.game ?? ""]);

/** What may be done now, once all that happened before has been shown; in a race at once. */
export const offers = computed<readonly { seat: number; choice: Choice }[]>(() => {
  if ((!stage.isIdle.value && !isRace.value) || curtain.value !== null || room.value?.phase !== "playing") return [];
  return acting.value.flatMap((seat) => (state.value.moves[seat] ?? []).map((choice) => ({ seat, choice })));
});

export const isMyTurn = computed(() => acting.value.length > 0 && room.value?.phase === "playing");
export const isWatching = computed(() => eye.value === SPECTATOR);
export const isRace = computed(() => state.value.toAct.length > 1);

// === Opening and closing ===

export function open(table: Kept): void {
  close();
  keep({ ...table, at: Date.now() });
  device.value = new Device(table.table, table.keys, () => state.value.seq, hear);
}

export function close(): void {
  device.value?.close();
  batch(() => {
    device.value = null;
    state.value = NOTHING;
    refused.value = sent.value = lifted.value = lastActing.value = null;
    stage.clear();
  });
}

function hear(message: Outgoing): void {
  const before = state.value;
  state.value = update(before, message, performance.now());
  if (message.type === "welcome") stage.reset(state.value.looks);
  if (message.type === "event" && state.value !== before) {
    if (message.kind === "again" || message.kind === "started") lifted.value = null;
    refused.value = null; // the game goes on
    stage.add(beatsOf(message).map((beat) => ({ ...beat, isQuick: isRace.value })));
  }
  if (message.type === "emoted") play("emote");
  addToDice();
}

/** 128 random bits for each seat of this device, once the promise of the dice is known. */
function addToDice(): void {
  const at = room.value;
  if (!at || (at.phase !== "open" && at.phase !== "called")) return;
  for (const seat of state.value.seats) {
    const mark = `${at.commitment} ${seat}`;
    if (added.has(mark) || at.seats[seat]?.added) continue;
    added.add(mark);
    const bits = randomBits();
    void ask({ type: "add", seat, bits }, true).then((done) => done && note(at, { [seat]: bits }));
  }
}

/** What the dice will be checked against. */
effect(() => {
  const at = room.value;
  if (at && (at.phase === "open" || at.phase === "called")) untracked(() => note(at));
});

effect(() => {
  const at = room.value;
  if (at && link.value === "gone") untracked(() => forget(at.table));
});

// === What people do ===

/** Ask the server; a refusal is shown, unless nobody asked for it. True: it is done. */
export async function ask(wish: Wished, quietly = false): Promise<boolean> {
  refused.value = quietly ? refused.value : null;
  try {
    await device.value?.do(wish);
    return true;
  } catch (error) {
    if (error instanceof Rejected && error.reason === LOOKING) return askAgain(wish, Number(error.values.left));
    if (!quietly && error instanceof Rejected) {
      refused.value = error;
      play("no");
    }
    return false;
  }
}

/** Once everybody has looked; unless the game has gone on by itself. */
async function askAgain(wish: Wished, left: number): Promise<boolean> {
  const { seq } = state.value;
  await new Promise((done) => setTimeout(done, left));
  return state.value.seq === seq ? ask(wish) : true;
}

export async function move(seat: number, action: number): Promise<void> {
  if (sent.value !== null && !isRace.value) return; // a double tap
  const isOffered = offers.value.some((offer) => offer.seat === seat && offer.choice.action === action);
  if (!isOffered) return; // the game went on; the page is about to show it
  play("tap");
  sent.value = action;
  await ask({ type: "move", seat, action, base: state.value.seq ?? 0 });
  sent.value = null;
}

export function liftCurtain(): void {
  play("slide");
  lifted.value = eye.value;
}

/** The reason of a refusal, in words. */
export function reason(error: Rejected): string {
  return text(`error-${error.reason.replaceAll("/", "-")}`, error.values) || text("error-server-failed");
}

export function keptTable(table: string): Kept | undefined {
  return tables.value.find((each) => each.table === table);
}

// === My turn ===

let wasMine = false;
effect(() => {
  const isMine = isMyTurn.value && stage.isIdle.value;
  if (isMine && !wasMine) {
    play("turn");
    if (document.hidden) navigator.vibrate?.(150);
  }
  wasMine = isMine;
});

/** The title of the page says so when the page is not looked at. */
const hidden = signal(document.hidden);
document.addEventListener("visibilitychange", () => (hidden.value = document.hidden));
effect(() => {
  const game = room.value ? text(`game-${room.value.game}`) : "";
  const title = game ? `${game} · Doubloon` : "Doubloon";
  document.title = isMyTurn.value && hidden.value ? `★ ${text("web-your-turn")} · ${title}` : title;
});

// === The screen stays awake while a game is on, where the browser lets us ===

let lock: WakeLockSentinel | null = null;
effect(() => {
  const isOn = room.value?.phase === "playing" && !hidden.value;
  if (isOn && !lock) {
    void navigator.wakeLock
      ?.request("screen")
      .then((got) => {
        lock = got;
        got.addEventListener("release", () => (lock = null));
      })
      .catch(() => undefined); // it is a wish only
  } else if (!isOn && lock) void lock.release();
});
