/** The next state after a message. HANDLERS maps the type of a message to a short function. */

import type { News, Outgoing, PlayerView, Room, Step, Welcome } from "./messages";
import { BLANK, type Look, type State } from "./state";

type Handlers = { [Type in Outgoing["type"]]?: (state: State, message: Extract<Outgoing, { type: Type }>, now: number) => State };

const HANDLERS: Handlers = {
  welcome: (state, message, now) => ({
    ...applyViews({ ...state, looks: {}, moves: {}, undo: {}, tumbling: {}, hint: null }, message, now),
    ...withRoom(message.room, now),
    seats: message.seats,
    waiting: message.waiting ?? [],
    isHost: message.host,
  }),
  event: (state, message, now) => {
    if (state.seq !== null && message.seq <= state.seq) return state; // known already
    const next = applyViews(message.kind === "again" ? { ...state, looks: {}, moves: {}, undo: {} } : state, message, now);
    const settled = { ...withoutPlayed(next, message), hint: null, tumbling: landed(state, message).tumbling };
    if (!message.room) return settled;
    return { ...settled, ...withRoom(message.room, now), isHost: message.host ?? false, seats: message.seats ?? state.seats };
  },
  presence: (state, message, now) => ({ ...state, ...withRoom(message.room, now) }),
  tumbling: (state, message, now) => ({ ...state, tumbling: { ...state.tumbling, [message.seat]: now + message.settles } }),
  holding: (state, message) =>
    state.room
      ? {
          ...state,
          room: { ...state.room, seats: state.room.seats.map((each, seat) => ({ ...each, holding: message.seats.includes(seat) })) },
        }
      : state,
  emoted: (state, message) => {
    const nth = (state.emotes[message.seat]?.nth ?? 0) + 1;
    return { ...state, emotes: { ...state.emotes, [message.seat]: { emote: message.emote, nth } } };
  },
  hinted: (state, message) => ({ ...state, hint: message }),
};

function withRoom(room: Room, now: number): Pick<State, "room" | "startsAt"> {
  return { room, startsAt: typeof room.starts === "number" ? now + room.starts : null };
}

/** Who moves has read what a bot played for them. */
function withoutPlayed(state: State, { by, seat }: News): State {
  if (by !== "person" || !state.room || !state.room.seats[seat ?? -1]?.played) return state;
  return {
    ...state,
    room: { ...state.room, seats: state.room.seats.map((each, number) => (number === seat ? { ...each, played: 0 } : each)) },
  };
}

/** The dice that an event tells of have landed; when a race is over, no dice fly. */
export function landed(state: State, { seat, to_act = [] }: News): State {
  return { ...state, tumbling: to_act.length > 1 ? omit(state.tumbling, seat) : {} };
}

export function update(state: State, message: Outgoing, now: number): State {
  const handler = HANDLERS[message.type] as ((state: State, message: Outgoing, now: number) => State) | undefined;
  return handler ? handler(state, message, now) : state;
}

/** Apply the views of a welcome or an event. */
function applyViews(state: State, message: Welcome | News, now: number): State {
  const looks = { ...state.looks };
  const moves = { ...state.moves };
  const undo = { ...state.undo };
  for (const eye of message.eyes ?? []) {
    looks[eye.seat] = lookAfter(looks[eye.seat] ?? BLANK, eye);
    moves[eye.seat] = eye.moves ?? [];
    undo[eye.seat] = eye.undo ?? false;
  }
  const left = message.left ?? null;
  return {
    ...state,
    looks,
    moves,
    undo,
    seq: message.seq,
    toAct: message.to_act ?? [],
    clockEnds: left === null ? null : now + left,
    seed: message.seed ?? "",
    hash: message.hash ?? "",
  };
}

/** The look after a welcome or an event. */
export function lookAfter(look: Look, eye: PlayerView): Look {
  const start = eye.view ? { ...look, view: eye.view } : look;
  const { view, scene } = (eye.steps ?? []).reduce(foldStep, start);
  return { view, scene: eye.scene ?? scene, rule: eye.rule ?? 0, guide: eye.guide };
}

/** The look after one step: only what has changed is sent. */
export function foldStep(look: Look, step: Step): Look {
  return { ...look, view: { ...look.view, ...step.changes }, scene: step.scene ?? look.scene };
}

function omit<Value>(record: Readonly<Record<number, Value>>, key: number | null | undefined): Readonly<Record<number, Value>> {
  if (key === null || key === undefined || !(key in record)) return record;
  const { [key]: _, ...rest } = record;
  return rest;
}
