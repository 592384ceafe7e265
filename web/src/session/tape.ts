/** A finished game as one viewer saw it: every step is at hand, so that seeking takes no time. */

import type { Source } from "../api";
import type { Beat } from "../beats";
import type { Replay, Room, Text } from "../messages";
import { savedTable } from "../settings";
import { type Look, NOTHING, SPECTATOR, type State } from "../state";
import { foldStep } from "../update";

const RECENT = 60; // steps back whose messages are looked up

export interface Tape {
  replayed: Replay;
  looks: readonly Look[]; // before the first step, and after each
}

export function tapeOf(replayed: Replay): Tape {
  const looks: Look[] = [{ view: replayed.view, scene: replayed.scene, rule: 0 }];
  for (const { step } of replayed.steps) looks.push(foldStep(looks.at(-1)!, step));
  return { replayed, looks };
}

/** What was told in the last steps before a position. */
export function toldBefore({ replayed }: Tape, at: number): readonly (readonly Text[])[] {
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

export function stateAt(tape: Tape, at: number): State {
  const { seat } = tape.replayed;
  return { ...NOTHING, room: roomAt(tape, at), seats: seat === SPECTATOR ? [] : [seat], toAct: actingAt(tape, at) };
}

/** One step, as the stage shows it. */
export function beatAt(tape: Tape, step: number): Beat {
  const { seat, steps } = tape.replayed;
  const { told, actor } = steps[step]!.step;
  const looks = { [seat]: tape.looks[step + 1]! };
  return { looks: () => looks, told: { [seat]: told }, actor, state: () => stateAt(tape, step + 1), isLast: true };
}

/** `abcdefghijkmnpqr.2.KEY` -> the second game at that table; without a key, if this device has one to the table. */
export function sourceOf(name: string): Source | null {
  const [, table, number, key] = /^([a-z0-9]{16})\.(\d{1,4})(?:\.([\w-]{22}))?$/.exec(name) ?? [];
  const known = key ?? savedTable(table ?? "")?.keys[0];
  return table && known ? { kind: "table", table, number: Number(number), key: known } : null;
}
