/** Replay of a finished game: position, viewer and playback. It is shown on the stage of the table. */

import { batch, computed, effect, signal, untracked } from "@preact/signals";
import { lists, logOf, Rejected, replayOf, type Source } from "./api";
import type { Replayed, Room, Said } from "./messages";
import { tempo } from "./motion";
import { close, isReplay, keptTable, stage, state } from "./open";
import { settings } from "./settings";
import type { Beat } from "./stage";
import { type Look, NOTHING, SPECTATOR } from "./state";

export const ALL = -4; // eyes from which nothing is hidden
export const LARGEST = 256; // KiB of a file
export const TEMPI = [0.5, 1, 2, 4, 8];
const RECENT = 60; // steps back whose words are looked up

/** A game as one eye saw it: all it needs is at hand, so that going anywhere takes no time. */
export interface Tape {
  replayed: Replayed;
  looks: readonly Look[]; // before the first step, and after each
}

export const source = signal<Source | null>(null);
export const tape = signal<Tape | null>(null);
export const position = signal(0); // steps that have been made
export const isRunning = signal(false);
export const failed = signal<Rejected | null>(null); // why there is nothing to see
export const wantedEye = signal<number | null>(null); // with whose eyes the next replay begins
export const end = computed(() => (tape.value ? tape.value.looks.length - 1 : 0));
const tapes = new Map<number, Tape>(); // by eye
let written: Promise<string> | null = null; // the log

export function tapeOf(replayed: Replayed): Tape {
  let look: Look = { view: replayed.view, scene: replayed.scene, rule: 0 };
  const looks = [look];
  for (const { step } of replayed.steps) {
    look = { view: { ...look.view, ...step.changes }, scene: step.scene ?? look.scene, rule: 0 };
    looks.push(look);
  }
  return { replayed, looks };
}

/** What was told in the last steps before a position. */
export function toldBefore({ replayed }: Tape, at: number): readonly (readonly Said[])[] {
  return replayed.steps.slice(Math.max(0, at - RECENT), at).map(({ step }) => step.told);
}

/** Who is to act at a position: who does so next, or brought about what chance does next. */
export function actingAt({ replayed }: Tape, at: number): number[] {
  const { steps } = replayed;
  if (at >= steps.length) return [];
  for (let step = at; step >= 0; step -= 1) if (steps[step]!.step.actor >= 0) return [steps[step]!.step.actor];
  return [];
}

/** The table as it was at a position. */
export function roomAt({ replayed }: Tape, at: number): Room {
  const { game, version, options, first, people, places, over, steps } = replayed;
  const seats = people.map((each) => ({ ...each, person: each.bot === "", present: true, added: true, holding: false }));
  const phase = over && at >= steps.length ? "over" : "playing";
  const plain = {
    table: "",
    code: "",
    readable: true,
    spectators: false,
    hints: false,
    clock: 0,
    interval: 0,
    number: 1,
    host: null,
    commitment: "",
    watchers: 0,
  };
  return { ...plain, game, version, options, first, seats, phase, places: phase === "over" ? places : [] };
}

// === Opening and closing ===

/** `abcdefghijkmnpqr.2.KEY` -> the second game at that table; without a key, if this device has one to the table. */
export function sourceOf(name: string): Source | null {
  const [, table, number, key] = /^([a-z0-9]{16})\.(\d{1,4})(?:\.([\w-]{22}))?$/.exec(name) ?? [];
  const known = key ?? keptTable(table ?? "")?.keys[0];
  return table && known ? { kind: "table", table, number: Number(number), key: known } : null;
}

/** It begins with the eyes that were wished for; else with a spectator's, or where hands are hidden with all. */
export async function openReplay(from: Source): Promise<void> {
  closeReplay();
  source.value = from;
  isReplay.value = true;
  const wanted = wantedEye.value;
  wantedEye.value = null;
  const first = await fetched(from, wanted ?? SPECTATOR);
  const shown = first && wanted === null && hasHands(first.replayed.game) ? await fetched(from, ALL) : first;
  if (shown) show(shown);
}

function hasHands(game: string): boolean {
  return lists.value?.games.find((each) => each.id === game)?.hands ?? false;
}

export function closeReplay(): void {
  tapes.clear();
  written = null;
  batch(() => {
    source.value = tape.value = failed.value = null;
    isRunning.value = isReplay.value = false;
    position.value = 0;
    tempo.value = 1;
    close();
  });
}

/** A file that somebody has dropped or chosen. */
export async function openFile(file: File): Promise<void> {
  if (file.size > LARGEST * 1024) {
    closeReplay();
    failed.value = new Rejected("log/large", { most: LARGEST });
    return;
  }
  await openReplay({ kind: "file", text: await file.text(), name: file.name });
}

/** With whose eyes. */
export async function lookWith(eye: number): Promise<void> {
  isRunning.value = false;
  const found = source.value && (await fetched(source.value, eye));
  if (found) show(found);
}

function show(found: Tape): void {
  tape.value = found;
  seek(position.value);
}

/** Null: it failed, or somebody has gone elsewhere meanwhile. */
async function fetched(from: Source, eye: number): Promise<Tape | null> {
  try {
    const found = tapes.get(eye) ?? tapeOf(await replayOf(from, eye, settings.value.lang));
    if (source.value !== from) return null;
    tapes.set(eye, found);
    return found;
  } catch (error) {
    if (!(error instanceof Rejected)) throw error;
    if (source.value === from) failed.value = error;
    return null;
  }
}

/** The log as a file has it. */
export function writtenLog(): Promise<string> {
  const from = source.value!;
  written ??= from.kind === "file" ? Promise.resolve(from.text) : logOf(from);
  return written;
}

// === Going through it ===

/** There at once, and in silence. */
export function seek(to: number): void {
  const at = tape.value;
  if (!at) return;
  const eye = at.replayed.seat;
  const step = Math.max(0, Math.min(end.value, to));
  batch(() => {
    place(at, step);
    stage.jump({ [eye]: at.looks[step]! }, { [eye]: toldBefore(at, step) }, at.replayed.steps[step - 1]?.step.actor ?? -1);
  });
}

function place(at: Tape, step: number): void {
  position.value = step;
  const eye = at.replayed.seat;
  state.value = { ...NOTHING, room: roomAt(at, step), seats: eye === SPECTATOR ? [] : [eye], toAct: actingAt(at, step) };
}

/** One step as it was seen at the table; who is in a hurry jumps. */
export function stepOn(): void {
  const at = tape.value;
  if (!at || position.value >= end.value) return;
  if (!stage.isIdle.value) seek(position.value + 1);
  else
    batch(() => {
      stage.add([beatAt(at, position.value)]);
      place(at, position.value + 1);
    });
}

function beatAt(at: Tape, step: number): Beat {
  const { seat, steps } = at.replayed;
  const { told, actor } = steps[step]!.step;
  return { looks: () => ({ [seat]: at.looks[step + 1]! }), told: { [seat]: told }, actor };
}

/** By hand: whoever turns the crank stops the motor. */
export function go(to: number): void {
  isRunning.value = false;
  if (to === position.value + 1) stepOn();
  else seek(to);
}

export function run(): void {
  if (position.value >= end.value) seek(0);
  isRunning.value = true;
}

effect(() => {
  if (!isRunning.value || !stage.isIdle.value) return;
  untracked(() => {
    if (position.value < end.value) stepOn();
    else isRunning.value = false;
  });
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) isRunning.value = false;
});
