/** The session of a live table: the server's messages become state, and commands go to the server. */

import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { Rejected } from "../api";
import type { Outgoing, Room } from "../messages";
import { openDrawer } from "../route";
import { forgetTable, type SavedTable, saveCommitment, saveTable } from "../settings";
import { type Command, randomBits, TableSocket } from "../socket";
import { play } from "../sound";
import { beatsOf } from "../stage";
import { NOTHING, type State } from "../state";
import { update } from "../update";
import { type DerivedTable, deriveTable, namesInSentences } from "./derive";
import type { Offer, Session } from "./session";

export interface LiveSession extends Session {
  readonly isReplay: false;
  refusal(): Rejected | null; // why the server let this device in no longer
}

type Connection = Pick<TableSocket, "close" | "link" | "refusal" | "send">;
type Connect = (lastSeq: () => number | null, onMessage: (message: Outgoing) => void) => Connection;

const LOOKING = "move/looking"; // everybody may look first: docs/protocol.md

/** `connect` is for tests. */
export function createLiveSession({ table, keys }: Pick<SavedTable, "table" | "keys">, connect?: Connect): LiveSession {
  const { state, derived, stop } = createState();
  const curtain = createCurtain(state, derived);
  const open = connect ?? ((...args) => new TableSocket(table, keys, ...args));
  const connection = open(
    () => state.value.seq,
    (message) => receive(message),
  );
  const offers = createOffers(state, derived, curtain.curtain);
  const commands = createCommands(state, connection, offers, derived.isRace);
  const receive = createReceiver(state, derived, curtain.lower, commands);
  const stopWatching = watchTable(derived.room, connection);
  return {
    ...derived,
    ...curtain,
    ...commands,
    isReplay: false,
    names: namesInSentences(state, derived.names),
    state,
    offers,
    link: connection.link,
    refusal: () => connection.refusal,
    tipDismissedAt: signal<number | null>(null),
    openSeat: (seat) => openDrawer(`seat-${seat}`),
    close: () => {
      for (const end of [() => connection.close(), stop, stopWatching, () => derived.stage.clear()]) end();
    },
  };
}

/** Save the table as the last one that was opened here, and connect to it. */
export function openTable(table: SavedTable): LiveSession {
  saveTable({ ...table, at: Date.now() });
  return createLiveSession(table);
}

function createState() {
  const state = signal<State>(NOTHING);
  const acting = computed(() => state.value.toAct.filter((seat) => state.value.seats.includes(seat)));
  const lastActing = signal<number | null>(null);
  const stop = effect(() => {
    const seat = acting.value[0];
    if (seat !== undefined) lastActing.value = seat;
  });
  return { state, derived: deriveTable(state, acting, lastActing), stop };
}

/** Each message makes the next state, and what it tells goes on the stage. */
function createReceiver(state: Signal<State>, derived: DerivedTable, lowerCurtain: () => void, commands: Commands) {
  const addToDice = createDiceAdder(state, (command) => commands.send(command, true));
  return (message: Outgoing): void => {
    const before = state.value;
    state.value = update(before, message, performance.now());
    show(message, before, state.value, derived);
    if (message.type === "event" && state.value !== before) {
      if (message.kind === "again" || message.kind === "started") lowerCurtain();
      commands.rejection.value = null; // the game goes on
    }
    addToDice();
  };
}

function show(message: Outgoing, before: State, after: State, { stage, isRace }: DerivedTable): void {
  if (message.type === "welcome") stage.reset(after.looks);
  if (message.type === "event" && after !== before) stage.add(beatsOf(message).map((beat) => ({ ...beat, isQuick: isRace.value })));
  if (message.type === "emoted") play("emote");
}

/** Save the commitment of the dice before the game begins; forget a table that is gone. */
function watchTable(room: ReadonlySignal<Room | null>, { link }: Connection): () => void {
  return effect(() => {
    const at = room.value;
    if (at && isBefore(at)) untracked(() => saveCommitment(at));
    if (at && link.value === "gone") untracked(() => forgetTable(at.table));
  });
}

function isBefore({ phase }: Room): boolean {
  return phase === "open" || phase === "called";
}

// === The curtain: on a shared device each hand is shown to its own player only ===

function createCurtain(state: ReadonlySignal<State>, { declaration, room, viewer }: DerivedTable) {
  const liftedFor = signal<number | null>(null);
  const isShared = computed(() => state.value.seats.length > 1);
  const curtain = computed(() => {
    const isHidden = isShared.value && (declaration.value?.hands ?? false) && room.value?.phase === "playing";
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

/** What may be done once the stage has shown everything before it; in a race at once. */
function createOffers(state: ReadonlySignal<State>, table: DerivedTable, curtain: ReadonlySignal<number | null>) {
  return computed<readonly Offer[]>(() => {
    const isShown = table.stage.isIdle.value || table.isRace.value;
    if (!isShown || curtain.value !== null || table.room.value?.phase !== "playing") return [];
    return table.acting.value.flatMap((seat) => (state.value.moves[seat] ?? []).map((choice) => ({ seat, choice })));
  });
}

function createCommands(
  state: ReadonlySignal<State>,
  connection: Connection,
  offers: ReadonlySignal<readonly Offer[]>,
  isRace: ReadonlySignal<boolean>,
) {
  const rejection = signal<Rejected | null>(null);
  const pendingMove = signal<number | null>(null);

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
    const { seq } = state.value;
    await new Promise((done) => setTimeout(done, ms));
    return state.value.seq === seq ? send(command) : true;
  }

  async function move(seat: number, action: number): Promise<void> {
    if (pendingMove.value !== null && !isRace.value) return; // a double tap
    if (!offers.value.some((offer) => offer.seat === seat && offer.choice.action === action)) return; // too late
    play("tap");
    pendingMove.value = action;
    await send({ type: "move", seat, action, base: state.value.seq ?? 0 });
    pendingMove.value = null;
  }

  return { rejection, pendingMove, send, move };
}

type Commands = ReturnType<typeof createCommands>;

/** 128 random bits for each seat of this device, once the commitment of the dice is known. */
function createDiceAdder(state: ReadonlySignal<State>, send: (command: Command) => Promise<boolean>): () => void {
  const added = new Set<string>();
  return () => {
    const at = state.value.room;
    if (!at || !isBefore(at)) return;
    for (const seat of state.value.seats) {
      const mark = `${at.commitment} ${seat}`;
      if (added.has(mark) || at.seats[seat]?.added) continue;
      added.add(mark);
      const bits = randomBits();
      void send({ type: "add", seat, bits }).then((isDone) => isDone && saveCommitment(at, { [seat]: bits }));
    }
  };
}
