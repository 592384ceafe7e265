/** Events as beats: what the stage shows one after another. */

import type { News, PlayerView, Text } from "./messages";
import { BLANK, type Look, type State } from "./state";
import { foldStep, lookAfter } from "./update";

export type Looks = Readonly<Record<number, Look>>;
export type Told = Readonly<Record<number, readonly Text[]>>; // by viewer

/** One step as it is shown: what each viewer sees after it, and what is told. */
export interface Beat {
  looks: (before: Looks) => Looks;
  told: Told;
  actor: number; // a seat, or -1 for chance
  state?: (shown: State) => State; // the table after the event: who is to act, the phase. Applied twice, it changes nothing more
  during?: (shown: State) => State; // the table while the steps before the last one are shown
  isLast?: boolean; // of its event
  isBare?: boolean; // nothing happens in the game
  isOwn?: boolean; // a person at this device did it
  isEnd?: boolean; // of the game: the points are counted before anybody learns who has won
  isQuick?: boolean; // a roll in a race: the next beat does not wait for it
  parts?: readonly Beat[]; // of several beats that are shown as one
}

/** An event as beats. All viewers of a device get the same steps. A whole view, as after an undo, is one beat. */
export function beatsOf(news: News): Beat[] {
  const eyes = news.eyes ?? [];
  const steps = eyes[0]?.steps ?? [];
  if (!steps.length || eyes.some((eye) => eye.view)) {
    return eyes.some((eye) => eye.view)
      ? [{ looks: (before) => ({ ...before, ...byViewer(eyes, (eye) => lookAfter(BLANK, eye)) }), told: {}, actor: news.seat ?? -1 }]
      : [];
  }
  return steps.map((step, index) => ({
    actor: step.actor,
    told: byViewer(eyes, (eye) => eye.steps?.[index]?.told ?? []),
    looks: (before) => ({ ...before, ...byViewer(eyes, (eye) => lookAfterStep(before[eye.seat] ?? BLANK, index, eye)) }),
  }));
}

function lookAfterStep(look: Look, index: number, eye: PlayerView): Look {
  return { ...foldStep(look, eye.steps![index]!), rule: eye.rule ?? 0, guide: eye.guide };
}

function byViewer<Value>(eyes: readonly PlayerView[], pick: (eye: PlayerView) => Value): Readonly<Record<number, Value>> {
  return Object.fromEntries(eyes.map((eye) => [eye.seat, pick(eye)]));
}

/** Several beats as one. */
export function joined(parts: readonly Beat[]): Beat {
  return { ...parts.at(-1)!, looks: (before) => looksAfter(parts, before), parts };
}

export function looksAfter(beats: readonly Beat[], before: Looks): Looks {
  return beats.reduce((looks, beat) => beat.looks(looks), before);
}

/** The beats of the last event in a beat. */
export function lastEventOf(beat: Beat): readonly Beat[] {
  const parts = beat.parts ?? [beat];
  return parts.slice(parts.map(({ isLast }) => isLast ?? false).lastIndexOf(true, -2) + 1);
}

/** What is told by a beat, part by part. */
export function tellsOf(beat: Beat): readonly Told[] {
  return (beat.parts ?? [beat]).map(({ told }) => told);
}

// === The end of a turn ===

/** Does the turn of a seat end with this step? Every view has the field `turn`. */
export function endsTurn(before: Look | undefined, after: Look | undefined): boolean {
  const [was, is] = [turnOf(before), turnOf(after)];
  return was >= 0 && is !== was;
}

function turnOf(look: Look | undefined): number {
  const turn = look?.view.turn;
  return typeof turn === "number" ? turn : -1;
}

/** The table after a step, with the turn as it was before. */
export function withTurnOf(before: Look | undefined, after: Look): Look {
  return { ...after, view: { ...after.view, turn: turnOf(before) } };
}

/** Is this the message that a seat has won, alone or with others? */
export function isVictory({ key }: Text): boolean {
  return key === "won" || key === "won-shared";
}

/** What is told of the step itself, and of what comes after it: the next turn, the victory. */
export function splitTold(told: Told, after: Look | undefined): { now: Told; later: Told } {
  const isLater = (said: Text, isLast: boolean) => isVictory(said) || (isLast && !said.brief && said.values?.who === turnOf(after));
  const pick = (part: boolean) => mapTold(told, (all) => all.filter((said, index) => isLater(said, index === all.length - 1) === part));
  return { now: pick(false), later: pick(true) };
}

function mapTold(told: Told, pick: (all: readonly Text[]) => readonly Text[]): Told {
  return Object.fromEntries(Object.entries(told).map(([eye, all]) => [eye, pick(all)]));
}
