// Made by scripts/docs.py from src/doubloon/server/protocol: do not edit; `make docs` writes it anew.

export const PROTOCOL = 1;

export type Incoming = Hello | Ping | Add | Start | Move | Hold | Undo | Hand | Back | Leave | Bot | Free | Again | Close | Emote | Hint;

export type Outgoing = Welcome | News | Presence | Tumbling | Holding | Emoted | Hinted | Ack | Reject | Pong;

/** It is done and on disk; `seq` is its event, 0 if it needed none. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** A seat's part in the dice. */
export interface Add {
  type: "add";
  id: string;
  seat: number;
  /** 128 random bits, in hex */
  bits: string;
}

/** Host: the same table once more, the next seat begins. */
export interface Again {
  type: "again";
  id: string;
}

/** Take my seat back. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** Host: a bot on that seat. */
export interface Bot {
  type: "bot";
  id: string;
  seat: number;
  bot?: string;
}

export interface Choice {
  action: number;
  label: Said;
}

/** An option of a game with named values; `default` is one of them. */
export interface ChoiceOption {
  type: "choice";
  name: string;
  says: string;
  default: string;
  choices: NamedValue[];
}

export interface Close {
  type: "close";
  id: string;
}

/** How the points of a game came about. */
export interface Counted {
  /** by seat: what they come to, then from what */
  counts: Said[][];
}

export interface Emote {
  type: "emote";
  id: string;
  seat: number;
  emote: string;
}

export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

/** What one seat of this device is sent, or a spectator (-3). */
export interface Eye {
  seat: number;
  steps?: Step[];
  /** the whole view, where steps would not do */
  view?: Record<string, number | number[]> | null;
  moves?: Choice[];
  undo?: boolean;
  /** what lies on the table now, if the device asked for that */
  scene?: Said[];
  /** with `scene`: the line of the game's rules that matters now, from 0 */
  rule?: number | null;
  /** with `scene`, if the seat is to act: what a newcomer should be told now, the most important first */
  guide?: Said[];
}

/** The tables of this device: those to which its keys fit. */
export interface Found {
  tables: FoundTable[];
}

export interface FoundTable {
  /** of the key that was shown; null: it watches */
  seat: number | null;
  /** is it this seat's turn */
  turn: boolean;
  room: Room;
}

/** Host: that seat is open to the next who joins. */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}

export interface GameDeclared {
  id: string;
  /** a key of the catalogues: its title */
  says: string;
  /** a key of the catalogues: its rules in short; the values are its options */
  rules: string;
  /** the fewest and the most */
  seats: [number, number];
  /** of the rules */
  version: number;
  /** does a seat hold what no other may see */
  hands: boolean;
  options: (NumberOption | ChoiceOption)[];
}

/** Let a bot play my seat. */
export interface Hand {
  type: "hand";
  id: string;
  seat: number;
  bot?: string;
}

/** A key, shown once to whom it is for. `seat` null: to watch. */
export interface Held {
  seat: number | null;
  key: string;
}

/** The first message of a socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  keys: string[];
  /** the last event that this device has */
  after?: number | null;
  /** send scenes too: all that lies on the table, in words */
  plain?: boolean;
}

export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** What a bot would do that sees what the seat sees, and remembers nothing. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  /** the event up to which it saw the game */
  seq: number;
  /** who says so: cunning; or clever, where there is no choice or cunning is not prepared */
  bot: string;
  action: number;
  label: Said;
  /** the moves that cunning looked into, the best first; none from clever */
  moves: Valued[];
}

/** Roll on while the button is down: a state of the seat. */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
  on: boolean;
}

export interface Holding {
  type: "holding";
  seats: number[];
}

/** How others come to a table. */
export interface Invitation {
  code: string;
  link: string;
  /** the link as a QR code, row by row: "1" is dark; leave four squares free on each side */
  qr: string[];
}

export interface Join {
  /** three words, as in amber-boat-river */
  code: string;
  watch?: boolean;
  seat?: number | null;
  name?: string;
  face?: string;
  /** in which a name is chosen, if none is given */
  lang?: string;
  /** made by the device itself: joining again with it is harmless */
  key?: string | null;
}

/** Get up: before the game the seat is open, during it a bot plays until I am back. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

/** All that is picked from lists, so that a form can be made of it. */
export interface Lists {
  protocol: number;
  games: GameDeclared[];
  bots: string[];
  /** by language */
  names: Record<string, Person[]>;
  faces: string[];
  emotes: string[];
}

export interface Look {
  /** three words, as in amber-boat-river */
  code: string;
}

/** What waits behind a code. */
export interface Looked {
  table: string;
  room: Room;
}

export interface Mine {
  table: string;
  /** 128 random bits, base64url */
  key: string;
}

export interface Move {
  type: "move";
  id: string;
  seat: number;
  action: number;
  /** the last event that the player had seen */
  base: number;
}

export interface MyTables {
  tables: Mine[];
}

export interface NamedValue {
  /** as `options` of a new table has it */
  value: string;
  /** a key of the catalogues: a word or two */
  says: string;
}

export interface NewSeat {
  kind?: "bot" | "me" | "open";
  bot?: string;
  name?: string;
  face?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, number | string>;
  first?: number;
  spectators?: boolean;
  hints?: boolean;
  /** seconds for a move; 0: no limit */
  clock?: number;
  /** ms between a seat's own rolls in a race */
  interval?: number;
  /** in which bots are named */
  lang?: string;
}

/** An event. `room` is there if it changed. */
export interface News {
  type: "event";
  seq: number;
  kind: string;
  seat?: number | null;
  by?: string;
  eyes?: Eye[];
  to_act?: number[];
  left?: number | null;
  room?: Room | null;
  /** with `room`: is this device the host's */
  host?: boolean;
  seed?: string;
}

/** An option of a game that is a number from `low` to `high`. */
export interface NumberOption {
  type: "number";
  /** as `options` of a new table has it */
  name: string;
  /** a key of the catalogues: one sentence */
  says: string;
  default: number;
  low: number;
  high: number;
}

/** A name to pick, and the face that goes with it. */
export interface Person {
  name: string;
  face: string;
}

export type Phase = "called" | "closed" | "open" | "over" | "playing";

export interface Ping {
  type: "ping";
  at?: number;
}

/** Of a table made or joined: where this device sits there now. */
export interface Placed {
  table: string;
  keys: Held[];
  room: Room;
}

export interface Pong {
  type: "pong";
  /** as in the ping */
  at: number;
  /** the server's clock, ms since 1970 */
  now: number;
}

/** Who is there; it is not an event and has no seq. */
export interface Presence {
  type: "presence";
  room: Room;
}

/** It was not done: `reason` is a key of the catalogues, below `error-`. */
export interface Reject {
  type: "reject";
  /** "" for a message that could not be read */
  id: string;
  reason: string;
  values: Record<string, number | string>;
}

/** A game action by action, as a seat saw it. */
export interface Replayed {
  /** or -3: a spectator; -4: nothing is hidden */
  seat: number;
  game: string;
  version: number;
  first: number;
  options: Record<string, number>;
  people: Seated[];
  over: boolean;
  /** as in a room */
  places: number[];
  /** once it is over, by seat: what the points come to, then how they came about */
  counts: Said[][];
  /** before the first action */
  view: Record<string, number | number[]>;
  /** the same, if it was asked for */
  scene: Said[];
  steps: TimedStep[];
}

/** It was not done: `reason` is a key of the catalogues, below `error-`. */
export interface RequestRefused {
  reason: string;
  values: Record<string, number | string>;
}

/** What everybody at the table may know beside the game. */
export interface Room {
  table: string;
  code: string;
  game: string;
  version: number;
  /** false: the rules have changed since; look only */
  readable: boolean;
  options: Record<string, number>;
  first: number;
  spectators: boolean;
  hints: boolean;
  clock: number;
  interval: number;
  phase: Phase;
  /** of the game at this table, from 1 */
  number: number;
  /** the host's seat; null: a host without a seat */
  host: number | null;
  seats: SeatState[];
  commitment: string;
  watchers: number;
  /** once the game is over, by seat: 1 is the first; equals share a place */
  places: number[];
}

/** A text of the catalogues, before it has a language. Values that are lists hold such texts. */
export interface Said {
  key: string;
  values?: Record<string, number | string | Said[]>;
  brief?: boolean;
}

export interface SeatState {
  name: string;
  face: string;
  bot: string;
  /** it belongs to a person, even if a bot plays it now */
  person: boolean;
  present: boolean;
  added: boolean;
  holding: boolean;
}

/** Who sat there. */
export interface Seated {
  name: string;
  face: string;
  /** "" for a person */
  bot: string;
}

/** How others come to a replay. */
export interface Shared {
  link: string;
  /** as in an invitation */
  qr: string[];
}

export interface Start {
  type: "start";
  id: string;
}

/** One action as an eye sees it: what is told of it, and the fields of the view that changed. */
export interface Step {
  /** a seat, or -1 for chance */
  actor: number;
  /** -1: not for this eye */
  action: number;
  told: Said[];
  changes: Record<string, number | number[]>;
  /** what lies on the table after it, if the device asked for that */
  scene?: Said[];
}

export interface TimedStep {
  /** ms since the game began */
  at: number;
  step: Step;
  /** with the seed: what chance could do here, and the weights; null: nothing was drawn */
  odds: Record<string, number> | null;
}

/** Dice of a race that are in the air; ms until they count. No seq: they are nothing yet. */
export interface Tumbling {
  type: "tumbling";
  seat: number;
  settles: number;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  base: number;
}

/** A move that was looked into. */
export interface Valued {
  action: number;
  label: Said;
  /** the chance to win, 0 to 1; a shared victory counts as its share */
  value: number;
  /** its standard error */
  error: number;
  /** games that were played with it in mind */
  visits: number;
}

/** All that this device needs, whatever it knew before. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  seq: number;
  room: Room;
  /** held by this device */
  seats: number[];
  /** is this device the host's */
  host: boolean;
  eyes: Eye[];
  to_act: number[];
  /** ms of the clock that are left */
  left: number | null;
  /** when the game is over */
  seed: string;
}
