/** Messages of a server, for tests. */

import type { News, PlayerView, Room, SeatState, Step, Text, Welcome } from "../src/messages";

export const seat = (name: string, changed: Partial<SeatState> = {}): SeatState => ({
  name,
  face: "🦊",
  bot: "",
  person: true,
  present: true,
  added: false,
  holding: false,
  ...changed,
});

export const room = (changed: Partial<Room> = {}): Room => ({
  table: "table",
  code: "amber-boat-river",
  game: "pig",
  version: 1,
  readable: true,
  options: {},
  first: 0,
  spectators: true,
  hints: true,
  clock: 0,
  interval: 700,
  phase: "playing",
  number: 1,
  host: 0,
  seats: [seat("Ann"), seat("Ben")],
  commitment: "",
  watchers: 0,
  places: [],
  ...changed,
});

export const welcome = (changed: Partial<Welcome> = {}): Welcome => ({
  type: "welcome",
  protocol: 1,
  seq: 7,
  room: room(),
  seats: [0],
  host: true,
  eyes: [eye(0, { view: { points: [0, 0], at_risk: 4 }, scene: [{ key: "lying-7" }], rule: 1, moves: [roll], undo: true })],
  to_act: [0],
  left: null,
  seed: "",
  ...changed,
});

export const roll = { action: 0, label: { key: "pig-roll" } };
export const eye = (seat: number, changed: Partial<PlayerView> = {}): PlayerView => ({ seat, ...changed });
export const step = (changed: Partial<Step> = {}): Step => ({ actor: 0, action: 0, told: [], changes: {}, ...changed });
export const news = (seq: number, changed: Partial<News> = {}): News => ({ type: "event", seq, kind: "played", ...changed });
export const told = (key: string, brief = false): Text => ({ key, brief });
