/** The stage shows events one after another, slowly enough to follow. Live tables and replays use the same one. */

import { computed, signal } from "@preact/signals";
import { textOrNull } from "./i18n";
import type { News, PlayerView, Text } from "./messages";
import { atSpeed, type Motion, type Motions, type Pace, paceOf, placesIn, settle } from "./motion";
import { isStill } from "./settings";
import { isSound, play } from "./sound";
import { BLANK, type Look } from "./state";
import { foldStep, lookAfter } from "./update";

export type Looks = Readonly<Record<number, Look>>;
export type Story = readonly (readonly Text[])[]; // messages of one event after another

/** One step as it is shown: what each viewer sees after it, and what is told. */
export interface Beat {
  looks: (before: Looks) => Looks;
  told: Readonly<Record<number, readonly Text[]>>; // by viewer
  actor: number; // a seat, or -1 for chance
  isQuick?: boolean; // in a race: the next beat does not wait for it
}

const TOLD = 1000; // ms to read what was told
const MOMENT = 2600; // ms for a great moment
const BRIEF = 380; // ms for a brief addition, such as the face of a die
const QUICK = 110; // ms, in a race
const SILENT = 120; // ms for a step of which nothing is told
const AFTER = 250; // ms from one sound of an event to the next
const BACKLOG = 5; // beats waiting above which all go faster
const HURRY = 4; // times as fast
const LINES = 60; // of the story that are kept

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

export class Stage {
  readonly looks = signal<Looks>({});
  readonly story = computed(() => this.stories.value[this.eye()] ?? []); // all that the viewer was told
  readonly told = computed(() => this.story.value.at(-1) ?? []); // the last event of it
  readonly actor = signal(-1); // who caused the last event
  readonly tempo = signal(1); // of a replay: times the speed that the device has chosen
  readonly isIdle = computed(() => this.waiting.value === 0);
  private readonly waiting = signal(0);
  private readonly stories = signal<Readonly<Record<number, Story>>>({}); // by viewer: one must not read what another was told
  private readonly queue: Beat[] = [];
  private skip: (() => void) | null = null;
  private isPlaying = false;
  private moving: readonly Animation[] = []; // some outlast the beat that began them

  constructor(
    private readonly eye: () => number, // the seat whose view is drawn
    private readonly root: () => ParentNode | null,
    private readonly motions: () => Motions = () => ({}), // of the game's own view
  ) {}

  /** Show a state at once: after joining or reconnecting. */
  reset(looks: Looks): void {
    this.queue.length = 0;
    this.waiting.value = 0;
    this.looks.value = looks;
    this.skip?.();
  }

  /** Jump to a state of a replay, without motion or sound. `told` is by viewer, step by step. */
  jump(looks: Looks, told: Readonly<Record<number, Story>>, actor: number): void {
    this.reset(looks);
    this.stories.value = Object.fromEntries(Object.entries(told).map(([eye, steps]) => [eye, steps.reduce(withMore, [] as Story)]));
    this.actor.value = actor;
  }

  /** Forget the table. */
  clear(): void {
    this.reset({});
    this.stories.value = {};
    this.actor.value = -1;
  }

  add(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    this.waiting.value = this.queue.length + (this.isPlaying ? 1 : 0);
    if (!this.isPlaying) void this.run();
  }

  /** ms, at the chosen speed and tempo. */
  readonly pace = (ms: number): number => atSpeed(ms) / this.tempo.value;

  /** End the current beat at once. */
  hurry(): void {
    for (const each of [...this.moving, ...cssAnimations(this.root())]) each.finish();
    this.skip?.();
  }

  private async run(): Promise<void> {
    this.isPlaying = true;
    while (this.queue.length) {
      const beat = this.queue.shift()!;
      this.waiting.value = this.queue.length + 1;
      await this.show(beat).catch(console.error); // a failing animation must not stop the game
    }
    this.isPlaying = false;
    this.waiting.value = 0;
  }

  private async show(beat: Beat): Promise<void> {
    const before = placesIn(this.root());
    const told = beat.told[this.eye()] ?? [];
    const was = this.looks.value[this.eye()] ?? BLANK;
    this.looks.value = beat.looks(this.looks.value);
    this.actor.value = beat.actor;
    this.stories.value = extendStories(this.stories.value, beat.told);
    if (document.hidden) return;
    await nextFrame();
    const change = { before: was, after: this.looks.value[this.eye()] ?? BLANK, actor: beat.actor };
    const motions = told.flatMap((said): readonly Motion[] => {
      const motion = this.motions()[said.key];
      return motion ? [motion(said, change)] : [];
    });
    this.moving = [...this.moving.filter((each) => each.playState === "running"), ...settle(this.root(), before, motions, this.pace)];
    sound(told, beat.actor, this.pace);
    const usual = paceOf(motions, timeFor(told));
    const hurry = this.queue.length > BACKLOG && !isMoment(told) ? HURRY : 1;
    await this.pause((beat.isQuick ? Math.min(QUICK, usual) : usual) / hurry, hurry);
  }

  /** Wait, unless `hurry` ends it. */
  private pause(ms: number, rate: number): Promise<void> {
    for (const each of this.moving) each.playbackRate = rate;
    return new Promise((done) => {
      const timer = setTimeout(done, this.pace(isStill() ? ms * 0.8 : ms));
      this.skip = () => {
        clearTimeout(timer);
        this.skip = null;
        done();
      };
    });
  }
}

/** Play the sounds of the messages in order; messages without a look get a general sound. */
function sound(told: readonly Text[], actor: number, pace: Pace): void {
  const named = told.map((each) => textOrNull(`${each.key}-look.sound`, each.values) ?? "").filter(isSound);
  if (!told.some((each) => textOrNull(`${each.key}-look`))) play(actor < 0 ? "land" : "move");
  for (const [index, each] of named.entries()) play(each, index * pace(AFTER));
}

function extendStories(stories: Readonly<Record<number, Story>>, told: Beat["told"]): Readonly<Record<number, Story>> {
  return {
    ...stories,
    ...Object.fromEntries(Object.entries(told).map(([eye, more]) => [eye, withMore(stories[Number(eye)] ?? [], more)])),
  };
}

/** A brief message belongs to the one before it. */
function withMore(story: Story, more: readonly Text[]): Story {
  const last = story.at(-1);
  if (!more.length) return story;
  return more[0]!.brief && last ? [...story.slice(0, -1), [...last, ...more]] : [...story, more].slice(-LINES);
}

/** Until the change is drawn. Hidden pages draw no frames, hence the timeout. */
function nextFrame(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => done());
    setTimeout(done, 100);
  });
}

/** The running CSS animations that end by themselves. */
function cssAnimations(root: ParentNode | null): Animation[] {
  const all = root?.querySelector("#table")?.getAnimations({ subtree: true }) ?? []; // not those of drawers
  return all.filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime ?? Infinity));
}

function isMoment(told: readonly Text[]): boolean {
  return told.some((each) => textOrNull(`${each.key}-look`) === "moment");
}

function timeFor(told: readonly Text[]): number {
  if (!told.length) return SILENT;
  if (isMoment(told)) return MOMENT;
  return told.every((each) => each.brief) ? BRIEF : TOLD;
}
