// Made by scripts/docs.py from src/doubloon/server/protocol: do not edit; `make docs` writes it anew.

export const PROTOCOL = 1;

export type Incoming =
  | Hello
  | Ping
  | Commit
  | Add
  | Ready
  | Rename
  | Configure
  | Start
  | Hand
  | Back
  | Leave
  | Bot
  | Free
  | Substitute
  | Promote
  | Agree
  | Move
  | Hold
  | Undo
  | Again
  | Close
  | Emote
  | Hint;

export type Outgoing = Welcome | News | PresenceChanged | Tumbling | Holding | Emoted | Hinted | Ack | Reject | Pong;

/** The command is executed and on disk. `seq` is its event; 0 if it made none. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
}

/** Random bits that a seat adds to the dice: those of its commitment, if it has made one. */
export interface Add {
  type: "add";
  id: string;
  seat: number;
  /** 128 random bits, in hex */
  bits: string;
}

/** Host: play again; the next seat begins. */
export interface Again {
  type: "again";
  id: string;
}

/** May the person who waits for that seat play its hand now? One no is enough for this game. */
export interface Agree {
  type: "agree";
  id: string;
  seat: number;
  yes?: boolean;
}

/** Take my seat back. */
export interface Back {
  type: "back";
  id: string;
  seat: number;
}

/** Host: put a bot on that seat. */
export interface Bot {
  type: "bot";
  id: string;
  seat: number;
  /** in a game without it: its usual one */
  bot?: string;
}

/** All that is picked from lists, so that a form can be made of it. */
export interface Catalog {
  protocol: number;
  games: GameDeclaration[];
  bots: string[];
  /** by language */
  names: Record<string, Person[]>;
  faces: string[];
  emotes: string[];
  /** may hosts allow first names that people type */
  typed_names?: boolean;
}

export interface Choice {
  /** to be sent in a move */
  action: number;
  /** what it is called */
  label: Text;
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

/** The SHA-256 of the random bits that a seat will add to the dice; it counts when the start seals it. */
export interface Commit {
  type: "commit";
  id: string;
  seat: number;
  /** SHA-256, in hex */
  hash: string;
}

/** Host, before the first game: other rules for this table. What is left out stays as it is. */
export interface Configure {
  type: "configure";
  id: string;
  options?: Record<string, number | string>;
  /** how many; open ones come and go, then bots: never people */
  seats?: number | null;
  spectators?: boolean | null;
  hints?: boolean | null;
  clock?: number | null;
}

/** A choice, and the best other move. */
export interface DecisionReport {
  step: number;
  label: Text;
  /** the chance to win after it */
  value: Estimate;
  other: Text;
  other_value: Estimate;
  /** by how much the choice was better; below 0: worse */
  gain: Estimate;
}

export interface DeviceTable {
  /** of the key that was shown; null: it watches */
  seat: number | null;
  /** is it this seat's turn */
  turn: boolean;
  room: Room;
  /** the seats whose turn it is */
  acting?: number[];
}

/** The tables of this device: those to which its keys fit. */
export interface DeviceTables {
  tables: DeviceTable[];
}

export interface Emote {
  type: "emote";
  id: string;
  seat: number;
  /** one of the lists */
  emote: string;
}

export interface Emoted {
  type: "emoted";
  seat: number;
  emote: string;
}

export interface Estimate {
  /** a part of a victory */
  value: number;
  /** its standard error */
  error: number;
}

/** Host: open that seat for the next person who joins. */
export interface Free {
  type: "free";
  id: string;
  seat: number;
}

export interface GameDeclaration {
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
  /** games with the same rules lie in one box on the shelf */
  box?: string;
  /** those to offer, the weakest first */
  bots?: string[];
  /** null: the pages have them already */
  files?: GameFiles | null;
}

/** What the package of a game brings for the pages. */
export interface GameFiles {
  /** of the folder, with a slash at the end */
  address: string;
  /** `view.js`, `style.css`, `box.css`, `cover.svg`, `looks.ftl`, `texts/en.ftl` and what these need */
  names: string[];
  /** that a game takes; 0: not known */
  minutes?: number;
}

/** Luck and skill of a finished game. */
export interface GameReport {
  game: string;
  /** the game is solved */
  exact: boolean;
  /** games played on after each move; 0 if exact */
  playouts: number;
  steps: number;
  people: Player[];
  curve: PointReport[];
  players: PlayerReport[];
}

/** Let a bot play my seat. */
export interface Hand {
  type: "hand";
  id: string;
  seat: number;
  /** in a game without it: its usual one */
  bot?: string;
}

/** The first message on a socket. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  keys: string[];
  /** the last event that this device has */
  after?: number | null;
  /** send scenes too: everything on the table, in words */
  plain?: boolean;
  /** a big screen that all at the table look at */
  screen?: boolean;
}

export interface Hint {
  type: "hint";
  id: string;
  seat: number;
}

/** The best move for somebody who sees what the seat sees, and remembers nothing. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  /** the event up to which it saw the game */
  seq: number;
  /** who plays on in the values: optimal where the game is solved, else clever */
  bot: string;
  action: number;
  label: Text;
  /** the best first; those that are not known well enough are left out */
  moves: MoveValue[];
  /** a reason */
  why?: Text | null;
}

/** Keep rolling while the button is held down. */
export interface Hold {
  type: "hold";
  id: string;
  seat: number;
  on: boolean;
}

export interface Holding {
  type: "holding";
  /** whose roll button is held down */
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
  /** three or four words, as in amber-boat-river */
  code: string;
  /** and take no seat */
  watch?: boolean;
  /** null: the first open one */
  seat?: number | null;
  /** from the lists; empty: one is chosen */
  name?: string;
  /** likewise */
  face?: string;
  /** in which a name is chosen, if none is given */
  lang?: string;
  /** generated by the device: joining again with it is idempotent */
  key?: string | null;
}

/** Leave the table: before the game the seat is open; during it a bot plays until I am back. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
}

export interface Look {
  /** three or four words, as in amber-boat-river */
  code: string;
}

/** What chance did in the steps from `step` up to `end`. */
export interface MomentReport {
  step: number;
  end: number;
  change: Estimate;
  told: Text[];
}

export interface Move {
  type: "move";
  id: string;
  seat: number;
  action: number;
  /** the last event that the player has seen */
  base: number;
}

/** What a move is worth. */
export interface MoveValue {
  action: number;
  label: Text;
  /** the chance to win, 0 to 1; a shared victory counts as its share */
  value: number;
  /** its standard error */
  error: number;
  /** simulated games; 0: the value is exact */
  visits: number;
  /** known so little that a range should be shown */
  rough?: boolean;
  /** what may come of it, with exact odds */
  odds?: Text[];
}

export interface MyTables {
  tables: TableKey[];
}

export interface NamedValue {
  /** as `options` of a new table has it */
  value: string;
  /** a key of the catalogues: a word or two */
  says: string;
}

export interface NewSeat {
  /** me: a seat of this device */
  kind?: "bot" | "me" | "open";
  /** its kind; empty: the usual one of the game */
  bot?: string;
  /** from the lists; empty: one is chosen */
  name?: string;
  /** likewise */
  face?: string;
}

export interface NewTable {
  /** its id */
  game: string;
  seats: NewSeat[];
  /** those left out have their defaults */
  options?: Record<string, number | string>;
  /** the seat that begins the first game; -1: chance names it */
  first?: number;
  /** may others watch */
  spectators?: boolean;
  /** may players ask for hints */
  hints?: boolean;
  /** may people type first names, seen at this table only; never on a public server */
  names?: boolean;
  /** seconds for a move; 0: no limit */
  clock?: number;
  /** ms between a seat's own rolls in a race */
  interval?: number;
  /** in which bots are named */
  lang?: string;
  /** actions of another game, to play on from there on one device */
  begun?: number[];
}

/** An event. `room` is there if it changed. */
export interface News {
  type: "event";
  seq: number;
  /** sat, played, …: docs/protocol.md lists them */
  kind: string;
  /** whose deed it was */
  seat?: number | null;
  by?: string;
  eyes?: PlayerView[];
  to_act?: number[];
  left?: number | null;
  room?: Room | null;
  /** with `room`: is this device the host's */
  host?: boolean;
  /** those of this device, if the seats have other numbers now */
  seats?: number[] | null;
  seed?: string;
  /** the running hash of the game after this event */
  hash?: string;
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
  /** comes back in the pong */
  at?: number;
}

/** Who sat there. */
export interface Player {
  name: string;
  face: string;
  /** "" for a person */
  bot: string;
}

/** `result - start` is `luck + own + others`. */
export interface PlayerReport {
  start: Estimate;
  result: number;
  luck: Estimate;
  own: Estimate;
  others: Estimate;
  /** luck, own choices and those of others, in whole points of a hundred that add up too */
  points: number[];
  /** a key of the catalogues, below `coach-word-` */
  word: "learning" | "lucky" | "skilled" | "unlucky";
  luckiest: MomentReport | null;
  unluckiest: MomentReport | null;
  best: DecisionReport | null;
  costliest: DecisionReport | null;
}

/** What one seat of this device sees, or a spectator (-3). */
export interface PlayerView {
  /** or -3: a spectator's */
  seat: number;
  steps?: Step[];
  /** the whole view, where steps are not enough */
  view?: Record<string, number | number[]> | null;
  /** what the seat may do now */
  moves?: Choice[];
  /** may the seat take its last action back */
  undo?: boolean;
  /** everything on the table now, if the device asked for `plain` */
  scene?: Text[];
  /** with `scene`: the line of the game's rules that matters now, from 0 */
  rule?: number | null;
  /** with `scene`, if the seat is to act: tips for a newcomer, the most important first */
  guide?: Text[];
}

/** Everybody's chance to win after so many steps of the game. */
export interface PointReport {
  step: number;
  shares: number[];
  errors: number[];
}

/** How the points of a game came about. */
export interface PointsBreakdown {
  /** by seat: what they come to, then from what */
  counts: Text[][];
}

export interface Pong {
  type: "pong";
  /** as in the ping */
  at: number;
  /** the server's clock, ms since 1970 */
  now: number;
}

/** The games whose search is being compiled; until then clever plays for cunning. */
export interface Preparation {
  games: string[];
}

/** Who is connected. Not an event: it has no seq. */
export interface PresenceChanged {
  type: "presence";
  room: Room;
}

/** Host: make the person on that seat the host. */
export interface Promote {
  type: "promote";
  id: string;
  seat: number;
}

/** Before the first game: I am ready, or not yet. Not yet also stops the countdown, whoever began it. */
export interface Ready {
  type: "ready";
  id: string;
  seat: number;
  on?: boolean;
}

/** The command was not executed. `reason` is a key of the catalogues, below `error-`. */
export interface Reject {
  type: "reject";
  /** "" for an unreadable message */
  id: string;
  reason: string;
  values: Record<string, number | string>;
}

/** Before the first game: another name and face for my seat. */
export interface Rename {
  type: "rename";
  id: string;
  seat: number;
  name: string;
  face: string;
}

/** A game action by action, as a seat saw it. */
export interface Replay {
  /** or -3: a spectator; -4: nothing is hidden */
  seat: number;
  game: string;
  /** of the rules that it was played by */
  version: number;
  first: number;
  /** in the terms of today's rules */
  options: Record<string, number>;
  people: Player[];
  over: boolean;
  /** as in a room */
  places: number[];
  /** once it is over, by seat: what the points come to, then how they came about */
  counts: Text[][];
  /** before the first action */
  view: Record<string, number | number[]>;
  /** the same, if it was asked for */
  scene: Text[];
  steps: TimedStep[];
}

/** How others come to a replay. */
export interface ReplayLink {
  link: string;
  /** as in an invitation */
  qr: string[];
}

/** A line of the answer; the last one has the report, or says why there is none. */
export interface ReportProgress {
  done: number;
  total: number;
  report?: GameReport | null;
  refused?: RequestRefused | null;
}

/** It was not done: `reason` is a key of the catalogues, below `error-`. */
export interface RequestRefused {
  reason: string;
  values: Record<string, number | string>;
}

/** What everybody at the table may know besides the game. */
export interface Room {
  table: string;
  code: string;
  game: string;
  /** of the rules that this table plays by */
  version: number;
  /** false: this version of the rules cannot be played any more; look only */
  readable: boolean;
  /** in the terms of today's rules */
  options: Record<string, number>;
  /** the seat that begins this game, or -1 */
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
  /** SHA-256 of the seed of this game */
  commitment: string;
  /** devices that watch */
  watchers: number;
  /** once the game is over, by seat: 1 is the first; equals share a place */
  places: number[];
  /** the commitments are fixed: devices show what they add */
  sealed?: boolean;
  /** seats that committed to an addition and did not show it */
  withheld?: number[];
  /** people may type first names */
  names?: boolean;
  /** seats for which the game waits, because their people are gone */
  missing?: number[];
  /** ms until the game starts, unless somebody stops the countdown */
  starts?: number | null;
  /** big screens among those that watch */
  screens?: number;
}

/** A key to a table, sent once. `seat` null: a spectator's. */
export interface SeatKey {
  /** null: it watches */
  seat: number | null;
  key: string;
}

export interface SeatState {
  name: string;
  face: string;
  /** who plays it now; empty: its person, or nobody */
  bot: string;
  /** it belongs to a person, even if a bot plays it now */
  person: boolean;
  /** a device of its person is connected */
  present: boolean;
  /** its addition to the dice has come */
  added: boolean;
  /** its roll button is held down */
  holding: boolean;
  /** SHA-256 of what the seat adds to the dice */
  commitment?: string;
  /** its person came in the middle of a game with hands: a bot plays until it is over, or the others agree */
  waiting?: boolean;
  /** the seats of those who agreed */
  agreed?: number[];
  /** somebody did not: a bot plays until the game is over */
  refused?: boolean;
  /** before the first game: its person is */
  ready?: boolean;
  /** moves that a bot made for its person since they last moved */
  played?: number;
}

/** Host: start. With a countdown that anybody can stop, if others play on devices of their own. */
export interface Start {
  type: "start";
  id: string;
  countdown?: boolean;
}

/** One action as a seat sees it: its texts, and the fields of the view that changed. */
export interface Step {
  /** a seat, or -1 for chance */
  actor: number;
  /** -1: hidden from this seat */
  action: number;
  /** what happened */
  told: Text[];
  changes: Record<string, number | number[]>;
  /** everything on the table after it, if the device asked for `plain` */
  scene?: Text[];
}

/** Let a bot play for somebody who is missing; they have their seat back as soon as they are here again. */
export interface Substitute {
  type: "substitute";
  id: string;
  seat: number;
}

/** Of a table made or joined: where this device sits there now. */
export interface TableAccess {
  table: string;
  keys: SeatKey[];
  room: Room;
}

export interface TableKey {
  table: string;
  /** 128 random bits, base64url */
  key: string;
}

/** What waits behind a code. */
export interface TablePreview {
  table: string;
  room: Room;
}

/** A text in no language yet: a key of the catalogues with its values. Values that are lists contain texts. */
export interface Text {
  key: string;
  values?: Record<string, number | string | Text[]>;
  /** it may continue the line of the text before it */
  brief?: boolean;
}

export interface TimedStep {
  /** ms since the game began */
  at: number;
  step: Step;
  /** with the seed: what chance could do here, and the weights; null: nothing was drawn */
  odds: Record<string, number> | null;
}

/** Dice of a race tumble; ms until they count. Not an event: it has no seq. */
export interface Tumbling {
  type: "tumbling";
  seat: number;
  /** ms from now */
  settles: number;
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  /** as in a move */
  base: number;
}

/** A complete snapshot for this device. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  /** of the last event */
  seq: number;
  room: Room;
  /** held by this device */
  seats: number[];
  /** is this device the host's */
  host: boolean;
  eyes: PlayerView[];
  /** seats that may act now */
  to_act: number[];
  /** ms of the clock that are left */
  left: number | null;
  /** when the game is over */
  seed: string;
  /** the running hash of the game */
  hash?: string;
  /** the seats for which this device waits */
  waiting?: number[];
}
