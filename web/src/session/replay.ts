/** The session of a replay: a finished game, its position, its viewer and its playback. Nobody can do anything in it. */

import { batch, computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { lists, logOf, Rejected, replayOf, type Source } from "../api";
import { settings } from "../settings";
import type { Link } from "../socket";
import type { Stage } from "../stage";
import { SPECTATOR } from "../state";
import { deriveTable } from "./derive";
import { type Session, useSession } from "./session";
import { beatAt, stateAt, type Tape, tapeOf, toldBefore } from "./tape";

export const ALL = -4; // the viewer from whom nothing is hidden
export const LARGEST = 256; // KiB of a file

export interface ReplaySession extends Session, Playback, Loader {
  readonly isReplay: true;
  readonly tape: ReadonlySignal<Tape | null>; // null until the game is loaded
}

export function createReplaySession(): ReplaySession {
  const tape = signal<Tape | null>(null);
  const derived = deriveTable(() => [], signal(null));
  const playback = createPlayback(tape, derived.stage);
  const reset = () => {
    batch(() => {
      tape.value = null;
      playback.reset();
      derived.stage.clear();
    });
  };
  const loader = createLoader(reset, (found) => {
    tape.value = found;
    playback.seek(playback.position.value);
  });
  const showAs = (viewer: number) => {
    playback.pause();
    return loader.showAs(viewer);
  };
  const close = () => {
    loader.clear();
    playback.stop();
  };
  return {
    ...derived,
    ...noCommands(),
    ...playback,
    ...loader,
    isReplay: true,
    tape,
    showAs,
    openSeat: (seat) => void showAs(seat),
    close,
  };
}

/** A replay takes no commands and asks nobody. */
const noCommands = () => ({
  offers: signal([]),
  link: signal<Link>("live"),
  rejection: signal(null),
  pendingMove: signal(null),
  curtain: signal(null),
  isCurtainLifted: signal(false),
  tipDismissedAt: signal<number | null>(null),
  send: () => Promise.resolve(false),
  move: () => Promise.resolve(),
  liftCurtain: () => undefined,
});

/** For components that are drawn in replays only. */
export function useReplay(): ReplaySession {
  const session = useSession();
  if (!session.isReplay) throw new Error("useReplay is called at a live table");
  return session as ReplaySession;
}

// === Loading ===

type Loader = ReturnType<typeof createLoader>;

/** `reset` forgets the game that was shown; `show` shows one that is loaded. */
function createLoader(reset: () => void, show: (tape: Tape) => void) {
  const source = signal<Source | null>(null);
  const error = signal<Rejected | null>(null); // why there is nothing to see
  const tapes = new Map<number, Tape>(); // by viewer
  let log: Promise<string> | null = null;

  function clear(): void {
    tapes.clear();
    log = null;
    batch(() => {
      source.value = error.value = null;
      reset();
    });
  }

  /** Null: it failed, or another game was opened meanwhile. */
  async function load(from: Source, viewer: number): Promise<Tape | null> {
    try {
      const found = tapes.get(viewer) ?? tapeOf(await replayOf(from, viewer, settings.value.lang));
      if (source.value !== from) return null;
      tapes.set(viewer, found);
      return found;
    } catch (failure) {
      if (!(failure instanceof Rejected)) throw failure;
      if (source.value === from) error.value = failure;
      return null;
    }
  }

  /** It begins with the view of `viewer`; else with a spectator's or, where hands are hidden, with all hands open. */
  async function open(from: Source, viewer: number | null = null): Promise<void> {
    clear();
    source.value = from;
    const first = await load(from, viewer ?? SPECTATOR);
    const shown = first && viewer === null && hasHands(first.replayed.game) ? await load(from, ALL) : first;
    if (shown) show(shown);
  }

  async function openFile(file: File): Promise<void> {
    if (file.size <= LARGEST * 1024) return open({ kind: "file", text: await file.text(), name: file.name });
    clear();
    error.value = new Rejected("log/large", { most: LARGEST });
  }

  async function showAs(viewer: number): Promise<void> {
    const found = source.value && (await load(source.value, viewer));
    if (found) show(found);
  }

  /** The log of the game, as a file has it. */
  function readLog(): Promise<string> {
    const from = source.value!;
    log ??= from.kind === "file" ? Promise.resolve(from.text) : logOf(from);
    return log;
  }

  return { source, error, clear, open, openFile, showAs, readLog };
}

function hasHands(game: string): boolean {
  return lists.value?.games.find((each) => each.id === game)?.hands ?? false;
}

// === Playback ===

type Playback = ReturnType<typeof createPlayback>;

function createPlayback(tape: ReadonlySignal<Tape | null>, stage: Stage) {
  const position = signal(0); // steps that have been made
  const isRunning = signal(false);
  const end = computed(() => (tape.value ? tape.value.looks.length - 1 : 0));

  /** Go to a step at once, without motion or sound. */
  function seek(to: number): void {
    const at = tape.value;
    if (!at) return;
    const viewer = at.replayed.seat;
    const step = Math.max(0, Math.min(end.value, to));
    const actor = at.replayed.steps[step - 1]?.step.actor ?? -1;
    batch(() => {
      position.value = step;
      stage.jump({ [viewer]: at.looks[step]! }, stateAt(at, step), { [viewer]: toldBefore(at, step) }, actor);
    });
  }

  /** Show the next step as at a live table; while one is still shown, jump to it. */
  function stepOn(): void {
    const at = tape.value;
    if (!at || position.value >= end.value) return;
    if (!stage.isIdle.value) seek(position.value + 1);
    else
      batch(() => {
        stage.add([beatAt(at, position.value)]);
        position.value += 1;
      });
  }

  function pause(): void {
    isRunning.value = false;
  }

  /** By hand: this ends the playback. */
  function go(to: number): void {
    pause();
    if (to === position.value + 1) stepOn();
    else seek(to);
  }

  function run(): void {
    if (position.value >= end.value) seek(0);
    isRunning.value = true;
  }

  function reset(): void {
    pause();
    position.value = 0;
    stage.tempo.value = 1;
  }

  const stop = runByItself(isRunning, stage, () => (position.value < end.value ? stepOn() : pause()));
  return { position, isRunning, end, seek, go, run, pause, reset, stop };
}

/** While it runs, one step after another; not on a page that nobody looks at. */
function runByItself(isRunning: Signal<boolean>, stage: Stage, next: () => void): () => void {
  const stop = effect(() => {
    if (isRunning.value && stage.isIdle.value) untracked(next);
  });
  const pauseHidden = () => {
    if (document.hidden) isRunning.value = false;
  };
  document.addEventListener("visibilitychange", pauseHidden);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", pauseHidden);
  };
}
