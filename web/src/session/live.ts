/** The session of a live table: the server's messages become state, and commands go to the server. */

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { Rejected } from "../api";
import { type Beat, beatsOf } from "../beats";
import type { News, Outgoing, Room } from "../messages";
import { openDrawer } from "../route";
import { forgetTable, isMuted, noteGame, type SavedTable, saveCommitment, saveHash, saveTable } from "../settings";
import { type Command, TableSocket } from "../socket";
import { play } from "../sound";
import { NOTHING, type State } from "../state";
import { landed, update } from "../update";
import { type DerivedTable, deriveTable, namesInSentences } from "./derive";
import { createDiceAdder } from "./dice";
import type { Offer, Session } from "./session";
import { keepStory } from "./storykeeper";
import { createThrows } from "./throws";

export interface LiveSession extends Session {
  readonly isReplay: false;
  readonly isArriving: ReadonlySignal<boolean>; // all seats are taken and the first game is about to begin: there is no lobby to see
  refusal(): Rejected | null; // why the server let this device in no longer
}

type Connection = Pick<TableSocket, "close" | "link" | "refusal" | "send">;
type Connect = (lastSeq: () => number | null, onMessage: (message: Outgoing) => void) => Connection;

const LOOKING = "move/looking"; // everybody may look first: docs/protocol.md
const EARLY = 1000; // ms by which this device may think that the clock runs longer
export const KEY_UNKNOWN = "key/unknown"; // the seat was freed while this device was away; the table may still be there

/** `connect` is for tests. */
export function createLiveSession({ table, keys }: Pick<SavedTable, "table" | "keys">, connect?: Connect): LiveSession {
  const { newest, derived, stop } = createState();
  const curtain = createCurtain(derived);
  const open = connect ?? ((...args) => new TableSocket(table, keys, ...args));
  const connection = open(
    () => newest.value.seq,
    (message) => receive(message),
  );
  const offers = createOffers(newest, derived, curtain.curtain);
  const commands = createCommands(newest, connection, offers, derived.isRace);
  const throws = createThrows(derived.stage);
  const story = keepStory(derived.stage, newest);
  const receive = createReceiver(newest, derived, { throws, story }, curtain.lower, commands);
  const isArriving = signal(true);
  const stopWatching = watchTable(newest, isArriving, connection, commands);
  return {
    ...derived,
    ...curtain,
    ...commands,
    isReplay: false,
    names: namesInSentences(derived.state, derived.names),
    isArriving,
    offers,
    link: connection.link,
    refusal: () => connection.refusal,
    tipDismissedAt: signal<number | null>(null),
    openSeat: (seat) => openDrawer(`seat-${seat}`),
    close: () => {
      for (const end of [() => connection.close(), stop, stopWatching, story.stop, throws.clear, () => derived.stage.clear()]) end();
    },
  };
}

/** Save the table as the last one that was opened here, and connect to it. */
export function openTable(table: SavedTable): LiveSession {
  saveTable({ ...table, at: Date.now() });
  return createLiveSession(table);
}

/** The seats of this device that are to act. It is not the turn of somebody for whom a bot plays. */
function actingOf({ room, seats, toAct }: State): readonly number[] {
  return toAct.filter((seat) => seats.includes(seat) && !room?.seats[seat]?.bot);
}

/** `newest` is what the server said last. Only the session reads it: people see what the stage shows. */
function createState() {
  const newest = signal<State>(NOTHING);
  const lastActing = signal<number | null>(null);
  const derived = deriveTable(actingOf, lastActing);
  const { acting, stage } = derived;
  const stop = effect(() => {
    if (!stage.isIdle.value) return;
    untracked(() => {
      stage.state.value = { ...newest.value, tumbling: stage.state.value.tumbling };
    });
    const seat = acting.value[0];
    if (seat !== undefined) lastActing.value = seat;
  });
  return { newest, derived, stop };
}

interface Receiving {
  throws: ReturnType<typeof createThrows>;
  story: ReturnType<typeof keepStory>;
}

/** Each message makes the newest state. Events go on the stage; what is no event is seen at once. */
function createReceiver(
  newest: Signal<State>,
  { stage }: DerivedTable,
  { throws, story }: Receiving,
  lowerCurtain: () => void,
  commands: Commands,
) {
  const addToDice = createDiceAdder(newest, (command) => commands.send(command, true));
  const show: { [Type in Outgoing["type"]]?: (message: Extract<Outgoing, { type: Type }>, before: State) => void } = {
    welcome: () => {
      throws.clear();
      stage.reset(newest.value.looks, newest.value);
      story.restore();
    },
    event: (message, before) => {
      if (newest.value === before) return; // known already
      if (typeof message.seat === "number") throws.land(message.seat);
      stage.add(eventBeats(message, before, newest.value));
      if (message.kind === "again" || message.kind === "started") lowerCurtain();
      commands.rejection.value = null; // the game goes on
    },
    tumbling: throws.begin,
  };
  return (message: Outgoing): void => {
    const before = newest.value;
    if (message.type === "emoted" && before.room && isMuted(before.room.table, before.room.seats[message.seat]?.name ?? "")) return;
    newest.value = update(before, message, performance.now());
    const own = show[message.type] as ((message: Outgoing, before: State) => void) | undefined;
    if (own) own(message, before);
    else stage.state.value = updateShown(stage.state.value, message);
    if (message.type === "emoted") play("emote");
    addToDice();
  };
}

/** The phase of the table that is shown is that of the last event that was shown. */
function updateShown(shown: State, message: Outgoing): State {
  const next = update(shown, message, performance.now());
  if (message.type !== "presence" || !shown.room) return next;
  const { seats, watchers, screens = 0, host, missing = [] } = message.room;
  return { ...next, room: { ...shown.room, seats, watchers, screens, host, missing } };
}

/** An event as beats, each with the table after it. An event that is no matter of the game is one beat without anything told. */
function eventBeats(news: News, before: State, after: State): Beat[] {
  const now = performance.now();
  const beats = isTimeUp(news, before, now) ? withTimeUp(beatsOf(news), news.seat!) : beatsOf(news);
  const event = {
    state: (shown: State) => update(shown, news, now),
    during: (shown: State) => landed(shown, news),
    isQuick: before.toAct.length > 1 && beats.length > 0,
    isOwn: news.by === "person" && before.seats.includes(news.seat ?? -1),
  };
  const isEnd = before.room?.phase === "playing" && after.room?.phase === "over" && beats.length > 0;
  const all: Beat[] = beats.length ? beats : [{ looks: (looks) => looks, told: {}, actor: -1, isBare: true }];
  return all.map((beat, index) => {
    const isLast = index === all.length - 1;
    return { ...beat, ...event, isLast, isEnd: isEnd && isLast };
  });
}

/** Did the clock move for a person? It also makes the only move there is once all have looked: no time was up then. */
function isTimeUp({ by, seat }: News, { clockEnds, toAct }: State, now: number): boolean {
  const isRace = toAct.length > 1; // whose dice lie too long there rolls again
  return by === "clock" && typeof seat === "number" && (isRace || (clockEnds !== null && now > clockEnds - EARLY));
}

/** All are told, before they are told the move. */
function withTimeUp([first, ...rest]: Beat[], who: number): Beat[] {
  if (!first) return [];
  const told = Object.entries(first.told).map(([eye, texts]) => [eye, [{ key: "web-time-up", values: { who } }, ...texts]]);
  return [{ ...first, told: Object.fromEntries(told) }, ...rest];
}

/** Save the commitment of the dice before the game begins; forget a table that is gone; start a table at which all are on this device. */
function watchTable(newest: ReadonlySignal<State>, isArriving: Signal<boolean>, connection: Connection, { send }: Commands): () => void {
  const room = computed(() => newest.value.room);
  const isComplete = computed(
    () => isArriving.value && newest.value.isHost && room.value?.phase === "open" && room.value.number === 1 && isAlone(newest.value),
  );
  const ends = [
    effect(() => {
      const at = room.value;
      if (at && isBefore(at)) untracked(() => saveCommitment(at));
      if (at) untracked(() => noteGame(at.table, at.game));
      const { hash } = newest.value;
      if (at && hash) untracked(() => saveHash(at, hash));
      // A table that freed my seat is still there.
      const isGone = connection.link.value === "gone" && connection.refusal?.reason !== KEY_UNKNOWN;
      if (at && isGone) untracked(() => forgetTable(at.table));
      if (at && !(isBefore(at) && at.number === 1 && isAlone(newest.value))) isArriving.value = false;
    }),
    effect(() => {
      if (isComplete.value) untracked(() => void send({ type: "start" }, true));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Is everybody at this device, or a bot? Then nobody is waited for. */
function isAlone({ room, seats }: State): boolean {
  return room!.seats.every(({ bot }, seat) => bot !== "" || seats.includes(seat));
}

function isBefore({ phase }: Room): boolean {
  return phase === "open" || phase === "called";
}

// === The curtain: on a shared device each hand is shown to its own player only ===

function createCurtain({ declaration, phase, state, viewer }: DerivedTable) {
  const liftedFor = signal<number | null>(null);
  const isShared = computed(() => state.value.seats.length > 1);
  const curtain = computed(() => {
    const isHidden = isShared.value && (declaration.value?.hands ?? false) && phase.value === "playing";
    return isHidden && liftedFor.value !== viewer.value ? viewer.value : null;
  });
  return {
    curtain,
    isCurtainLifted: computed(() => isShared.value && liftedFor.value !== null && curtain.value === null),
    lower: () => {
      liftedFor.value = null;
    },
    liftCurtain: () => {
      play("slide");
      liftedFor.value = viewer.value;
    },
  };
}

// === Commands ===

/** What may be done once the stage has shown everything before it; in a race at once, unless the server is further. */
function createOffers(newest: ReadonlySignal<State>, table: DerivedTable, curtain: ReadonlySignal<number | null>) {
  const { acting, isRace, phase, stage, state } = table;
  const isOpen = (seat: number, action: number) =>
    newest.value.toAct.includes(seat) && (newest.value.moves[seat] ?? []).some((choice) => choice.action === action);
  return computed<readonly Offer[]>(() => {
    if (!(stage.isIdle.value || isRace.value) || curtain.value !== null || phase.value !== "playing") return [];
    const all = acting.value.flatMap((seat) => (state.value.moves[seat] ?? []).map((choice) => ({ seat, choice })));
    return all.filter(({ seat, choice }) => isOpen(seat, choice.action));
  });
}

function createCommands(
  newest: ReadonlySignal<State>,
  connection: Connection,
  offers: ReadonlySignal<readonly Offer[]>,
  isRace: ReadonlySignal<boolean>,
) {
  const rejection = signal<Rejected | null>(null);
  const pendingMove = signal<number | null>(null);
  let early: (() => void) | null = null; // a tap on what is still under way: the next throw of a race

  /** A rejection is shown, unless nobody asked for the command. */
  async function send(command: Command, isQuiet = false): Promise<boolean> {
    if (!isQuiet) rejection.value = null;
    try {
      await connection.send(command);
      return true;
    } catch (error) {
      if (!(error instanceof Rejected)) return false;
      if (error.reason === LOOKING) return sendLater(command, Number(error.values.left));
      if (!isQuiet) reject(error);
      return false;
    }
  }

  function reject(error: Rejected): void {
    rejection.value = error;
    play("no");
  }

  /** Once everybody has looked; unless the game has gone on by itself. */
  async function sendLater(command: Command, ms: number): Promise<boolean> {
    const { seq } = newest.value;
    await new Promise((done) => setTimeout(done, ms));
    return newest.value.seq === seq ? send(command) : true;
  }

  async function move(seat: number, action: number): Promise<void> {
    if (!offers.value.some((offer) => offer.seat === seat && offer.choice.action === action)) return; // too late
    if (pendingMove.value === action && isRace.value) early = () => void move(seat, action);
    if (pendingMove.value !== null && (!isRace.value || pendingMove.value === action)) return; // a double tap
    play("tap");
    pendingMove.value = action;
    await send({ type: "move", seat, action, base: newest.value.seq ?? 0 }, isRace.value); // who was slower in a race did nothing wrong
    pendingMove.value = null;
    const next = early;
    early = null;
    next?.();
  }

  return { rejection, pendingMove, send, move };
}

type Commands = ReturnType<typeof createCommands>;
