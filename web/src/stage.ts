/** The stage shows events one after another, slowly enough to follow. What has not been shown yet is nowhere on the page. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { type Beat, endsTurn, joined, type Looks, lastEventOf, looksAfter, splitTold, type Told, tellsOf, withTurnOf } from "./beats";
import { textOrNull } from "./i18n";
import type { Text } from "./messages";
import { atSpeed, type Motion, type Motions, type Pace, paceOf, placesIn, settle } from "./motion";
import { isStill } from "./settings";
import { isSound, play } from "./sound";
import { BLANK, type Look, NOTHING, type State } from "./state";

export type Story = readonly (readonly Text[])[]; // messages of one event after another
export type Stories = Readonly<Record<number, Story>>; // by viewer: one must not read what another was told

/** What a view shows while the last step of a turn is told: the table before it is cleared for the next turn. */
export type Hold = (before: Look, after: Look, told: readonly Text[]) => Look;

export interface StageOptions {
  eye: () => number; // the seat whose view is drawn
  root: () => ParentNode | null;
  motions?: () => Motions; // of the game's own view
  hold?: () => Hold | undefined; // of the game's own view
}

/** What one beat, or a part of it, shows. */
interface Shown extends Pick<Beat, "actor" | "isQuick" | "state"> {
  looks: Looks;
  tells: readonly Told[];
  motions: readonly Motion[];
  time?: number; // ms, instead of what its messages take
  isMore?: boolean; // what is told belongs to the event before
}

const TOLD = 1000; // ms to read what was told
const MOMENT = 2600; // ms for a great moment
const BRIEF = 380; // ms for a brief addition, such as the face of a die
const QUICK = 110; // ms, in a race
const SILENT = 120; // ms for a step of which nothing is told
const TURN = 300; // ms for the turn to pass
const WON = 2400; // ms to see who has won
const AFTER = 250; // ms from one sound of an event to the next
const LAGS = [
  { beats: 36, rate: 4 },
  { beats: 12, rate: 1.6 },
]; // with more beats waiting than these, all go so many times as fast
const LINES = 60; // of the story that are kept
const LOOKING = 20_000; // ms after which the game goes on, though nobody has asked for it
const COUNTING = 120_000; // ms after which a count ends in any case

export class Stage {
  readonly state = signal<State>(NOTHING); // the table as it is shown: the server may be ahead
  readonly looks = signal<Looks>({});
  readonly stories = signal<Stories>({});
  readonly story = computed(() => this.stories.value[this.options.eye()] ?? []); // all that the viewer was told
  readonly told = computed(() => this.story.value.at(-1) ?? []); // the last event of it
  readonly happening = computed(() => this.telling.value[this.options.eye()] ?? []); // told right now; nothing once it has been shown
  readonly actor = signal(-1); // who caused the last event
  readonly tempo = signal(1); // of a replay: times the speed that the device has chosen
  readonly isIdle = computed(() => this.waiting.value === 0);
  readonly isCounting = signal(false); // the game is over, and its points are counted; `goOn` ends it
  readonly isLooking = signal(false); // all lies open before it is cleared; `goOn` ends it
  readonly taps = signal(0); // during a count
  private readonly waiting = signal(0);
  private readonly telling = signal<Told>({});
  private readonly queue: Beat[] = [];
  private skip: (() => void) | null = null;
  private isPlaying = false;
  private resets = 0; // a beat that is under way ends when this changes
  private moving: readonly Animation[] = []; // some outlast the beat that began them

  constructor(private readonly options: StageOptions) {}

  /** Show a state at once: after joining or reconnecting. */
  reset(looks: Looks, state: State): void {
    this.queue.length = 0;
    this.resets += 1;
    batch(() => {
      this.waiting.value = 0;
      this.looks.value = looks;
      this.state.value = state;
      this.telling.value = {};
    });
    this.skip?.();
  }

  /** Jump to a state of a replay, without motion or sound. `told` is by viewer, step by step. */
  jump(looks: Looks, state: State, told: Stories, actor: number): void {
    this.reset(looks, state);
    this.stories.value = Object.fromEntries(
      Object.entries(told).map(([eye, steps]) => [eye, steps.reduce((story, more) => withMore(story, more, false), [] as Story)]),
    );
    this.actor.value = actor;
  }

  /** After a reload: what was told before it. What this page has told itself stays. */
  recall(stories: Stories): void {
    this.stories.value = { ...stories, ...this.stories.value };
  }

  /** Forget the table. */
  clear(): void {
    this.reset({}, NOTHING);
    this.stories.value = {};
    this.actor.value = -1;
  }

  add(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    this.waiting.value = this.queue.length + (this.isPlaying ? 1 : 0);
    if (!this.isPlaying) void this.playAll();
  }

  /** ms, at the chosen speed and tempo. */
  readonly pace = (ms: number): number => atSpeed(ms) / this.tempo.value;

  /** A tap ends the current beat. A count takes taps itself, and what is looked at has a button. */
  hurry(): void {
    for (const each of [...this.moving, ...cssAnimations(this.options.root())]) each.finish();
    if (this.isCounting.value) this.taps.value += 1;
    else if (!this.isLooking.value) this.skip?.();
  }

  /** The count has been shown, or somebody has looked long enough. */
  goOn(): void {
    if (this.isCounting.value || this.isLooking.value) this.skip?.();
  }

  private async playAll(): Promise<void> {
    this.isPlaying = true;
    while (this.queue.length) {
      const beat = this.next();
      this.waiting.value = this.queue.length + 1;
      await this.show(beat).catch(console.error); // a failing animation must not stop the game
    }
    this.isPlaying = false;
    batch(() => {
      this.waiting.value = 0;
      this.telling.value = {};
    });
  }

  /** The next beat. All steps of a roll in a race are one, and of several rolls that wait only the last is seen to land. */
  private next(): Beat {
    const parts = [this.queue.shift()!];
    const eye = this.options.eye();
    let looks = parts[0]!.looks(this.looks.value);
    while (parts.at(-1)!.isQuick && this.queue[0]?.isQuick) {
      const after = this.queue[0].looks(looks);
      if (endsTurn(this.looks.value[eye], after[eye])) break;
      looks = after;
      parts.push(this.queue.shift()!);
    }
    return parts.length > 1 ? joined(parts) : parts[0]!;
  }

  /** The last step of a turn has two parts: what happens, on the table as it was; then the table of the next turn. */
  private async show(beat: Beat): Promise<void> {
    if (beat.isBare) {
      if (beat.state) this.state.value = beat.state(this.state.value);
      return;
    }
    const [before, eye, resets] = [this.looks.value, this.options.eye(), this.resets];
    const after = beat.looks(before);
    const isPassed = endsTurn(before[eye], after[eye]);
    const { now, later } = isPassed || beat.isEnd ? splitTold(beat.told, after[eye]) : { now: beat.told, later: {} };
    const motions = this.motionsOf(beat, before);
    const last = { actor: beat.actor, looks: after, state: beat.isLast || isPassed ? beat.state : beat.during };
    if (motions.some(({ awaits }) => awaits) && !beat.isOwn) await this.wait(this.isLooking, LOOKING);
    if (resets !== this.resets) return;
    if (!beat.isEnd && !(isPassed && now[eye]?.length)) {
      await this.play({ ...last, tells: tellsOf(beat), motions, isQuick: beat.isQuick && !isPassed });
      return;
    }
    await this.play({ actor: beat.actor, looks: this.held(before, after, now), state: beat.during, tells: [now], motions });
    if (beat.isEnd && resets === this.resets) await this.wait(this.isCounting, COUNTING);
    if (resets === this.resets) await this.play({ ...last, tells: [later], motions: [], time: beat.isEnd ? WON : TURN, isMore: true });
  }

  /** What each viewer sees while the last step of a turn is told. */
  private held(before: Looks, after: Looks, told: Told): Looks {
    const hold = this.options.hold?.() ?? withTurnOf;
    const held = Object.keys(told).map((eye) => [eye, hold(before[+eye] ?? BLANK, after[+eye] ?? BLANK, told[+eye]!)]);
    return { ...after, ...Object.fromEntries(held) };
  }

  /** The motions of a beat; of several events that are shown as one, those of the last. */
  private motionsOf(beat: Beat, before: Looks): Motion[] {
    const eye = this.options.eye();
    const known = this.options.motions?.() ?? {};
    const steps = lastEventOf(beat);
    let looks = looksAfter((beat.parts ?? []).slice(0, -steps.length), before);
    return steps.flatMap((step) => {
      const was = looks[eye] ?? BLANK;
      looks = step.looks(looks);
      const change = { before: was, after: looks[eye] ?? BLANK, actor: step.actor };
      return (step.told[eye] ?? []).flatMap((said) => known[said.key]?.(said, change) ?? []);
    });
  }

  private async play({ looks, tells, actor, state, motions, isMore = false, isQuick = false, time }: Shown): Promise<void> {
    const { eye, root } = this.options;
    const places = placesIn(root());
    const told = tells.flatMap((each) => each[eye()] ?? []);
    batch(() => {
      this.looks.value = looks;
      this.actor.value = actor;
      this.stories.value = tells.reduce((stories, each) => extendStories(stories, each, isMore), this.stories.value);
      this.telling.value = tells.at(-1) ?? {};
      if (state) this.state.value = state(this.state.value);
    });
    if (document.hidden) return;
    await nextFrame();
    this.moving = [...this.moving.filter((each) => each.playState === "running"), ...settle(root(), places, motions, this.pace)];
    sound(told, actor, this.pace);
    const usual = time ?? paceOf(motions, timeFor(told));
    const rate = isMoment(told) ? 1 : (LAGS.find(({ beats }) => this.queue.length > beats)?.rate ?? 1);
    await this.pause((isQuick ? Math.min(QUICK, usual) : usual) / rate, rate);
  }

  /** Until `goOn`, and not for ever. Nobody looks at a hidden page. */
  private async wait(flag: Signal<boolean>, ms: number): Promise<void> {
    if (document.hidden) return;
    batch(() => {
      flag.value = true;
      this.telling.value = {};
    });
    await this.pause(ms, 1);
    flag.value = false;
  }

  /** Wait, unless `skip` ends it. */
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

function extendStories(stories: Stories, told: Told, isMore: boolean): Stories {
  const extended = Object.entries(told).map(([eye, more]) => [eye, withMore(stories[Number(eye)] ?? [], more, isMore)]);
  return { ...stories, ...Object.fromEntries(extended) };
}

/** A brief message belongs to the one before it. */
function withMore(story: Story, more: readonly Text[], isMore: boolean): Story {
  const last = story.at(-1);
  if (!more.length) return story;
  return (isMore || more[0]!.brief) && last ? [...story.slice(0, -1), [...last, ...more]] : [...story, more].slice(-LINES);
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
