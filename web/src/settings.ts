/** What this device stores: name and face, settings, keys to tables, commitments of dice, tips seen. */

import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "./languages";
import { isScreen } from "./route";

export interface Me {
  name: string; // of the list
  face: string;
  first?: string; // typed: for tables among friends
}

export interface Settings {
  lang: Language;
  sound: boolean; // off: no music and no vibration either
  music: boolean;
  vibration: boolean; // of phones that can, in play
  notifications: "ask" | "on" | "off"; // of the system, when it is my turn on a hidden page
  speed: number; // 1: as on a table; 2: twice as fast
  motion: "auto" | "reduced";
  theme: "auto" | "dark" | "light";
  contrast: boolean;
  patterns: boolean; // colours always with a pattern
  text: number; // 1 to 2
  readable: boolean; // a typeface that is easier to read
  tips: boolean; // the first game is guided
  controller: boolean; // beside a big screen this device shows buttons and the own hand alone
  reading: "slow" | "normal" | "fast"; // how fast events follow each other for screen readers
}

export interface SavedTable {
  table: string;
  keys: string[];
  game: string;
  code: string;
  at: number; // ms since 1970, when it was last open here
}

/** The commitment of the dice that this device saw before the game, and what it added to the dice. */
export interface SavedCommitment {
  table: string;
  number: number; // of the game at that table
  commitment: string;
  additions: Record<string, string>; // by seat
  commitments?: string[]; // by seat: what others had promised to add, before this device showed its own addition
  hash?: string; // the last running hash that this device saw
  isOver?: boolean; // it is that of the whole game
}

type GameAt = Pick<SavedCommitment, "table" | "number">;

const MOST_TABLES = 32;
const MOST_MUTED = 64;
const MOST_COMMITMENTS = 64;
const LARGE = 1.25; // from this text size on a table may scroll

export function load<Value>(name: string, fallback: Value): Value {
  try {
    const written = localStorage.getItem(`doubloon-${name}`);
    return written === null ? fallback : (JSON.parse(written) as Value);
  } catch {
    return fallback; // a private window, or corrupt data
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(`doubloon-${name}`, JSON.stringify(value));
  } catch {
    // not stored: it lasts as long as the page
  }
}

/** A signal that is saved in localStorage. */
function persistent<Value>(name: string, initial: Value) {
  const value = signal(initial);
  effect(() => save(name, value.value));
  return value;
}

function preferredLanguage(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((lang) => wanted.includes(lang)) ?? "en";
}

const DEFAULTS: Settings = {
  lang: preferredLanguage(),
  sound: true,
  music: false,
  vibration: true,
  notifications: "ask",
  speed: 1,
  motion: "auto",
  theme: "dark", // the games are drawn for lantern light
  contrast: false,
  patterns: true,
  text: 1,
  readable: false,
  tips: true,
  controller: true,
  reading: "normal",
};

export const settings = persistent<Settings>("settings", { ...DEFAULTS, ...load<Partial<Settings>>("settings", {}) });
export const me = persistent<Me>("me", load<Me>("me", { name: "", face: "" }));

const TABLES = isScreen ? "screens" : "tables"; // a screen never takes the seat that this device has at the same table
export const tables = persistent<SavedTable[]>(TABLES, load<SavedTable[]>(TABLES, []));
export const commitments = persistent<SavedCommitment[]>("promises", load<SavedCommitment[]>("promises", []));
const promisedBits = persistent<{ hash: string; bits: string }[]>("bits", load("bits", []));
const muted = persistent<readonly string[]>("muted", load("muted", [])); // people at tables
export const seenTips = persistent<Readonly<Record<string, readonly string[]>>>("tips", load("tips", {})); // by box

/** Another tab has changed something. */
window.addEventListener("storage", (event) => {
  if (event.key === `doubloon-${TABLES}`) tables.value = load<SavedTable[]>(TABLES, []);
  if (event.key === "doubloon-settings") settings.value = { ...DEFAULTS, ...load<Partial<Settings>>("settings", {}) };
});

export function change(changed: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changed };
}

export function saveTable(table: SavedTable): void {
  tables.value = [table, ...tables.value.filter((each) => each.table !== table.table)].slice(0, MOST_TABLES);
}

export function forgetTable(table: string): void {
  tables.value = tables.value.filter((each) => each.table !== table);
}

/** The keys that this device has to a table. */
export function savedTable(table: string): SavedTable | undefined {
  return tables.value.find((each) => each.table === table);
}

/** Does this device show no emotes of that person? Names are unique at a table, and seats change from game to game. */
export function isMuted(table: string, name: string): boolean {
  return muted.value.includes(`${table} ${name}`);
}

export function mute(table: string, name: string, on: boolean): void {
  const others = muted.value.filter((each) => each !== `${table} ${name}`);
  muted.value = on ? [`${table} ${name}`, ...others].slice(0, MOST_MUTED) : others;
}

/** The game that is played at a table now. */
export function noteGame(table: string, game: string): void {
  const saved = savedTable(table);
  if (saved && saved.game !== game) tables.value = tables.value.map((each) => (each === saved ? { ...saved, game } : each));
}

/** The code of a table at which this device has a seat, so that the big screen can join it. */
export function codeOf(table: string): string {
  return load<SavedTable[]>("tables", []).find((each) => each.table === table)?.code ?? "";
}

/** Save a commitment, and what this device adds. The first one that was seen counts. */
export function saveCommitment(at: GameAt & { commitment: string }, additions: Record<string, string> = {}, promised?: string[]): void {
  const before = savedCommitment(at.table, at.number);
  if (before && !promised && !Object.keys(additions).length) return;
  const known = before ?? { table: at.table, number: at.number, commitment: at.commitment, additions: {} };
  const next = { ...known, additions: { ...known.additions, ...additions }, ...(promised && { commitments: promised }) };
  replaceCommitment(known, next);
}

/** Save the running hash of a game whose commitment this device saw. */
export function saveHash(at: GameAt & { phase: string }, hash: string): void {
  const known = savedCommitment(at.table, at.number);
  if (known && known.hash !== hash && !known.isOver) replaceCommitment(known, { ...known, hash, isOver: at.phase === "over" });
}

function replaceCommitment(known: SavedCommitment, next: SavedCommitment): void {
  commitments.value = [next, ...commitments.value.filter((each) => each !== known)].slice(0, MOST_COMMITMENTS);
}

/** Random bits that this device has promised, by their hash; kept, so that a reload does not lose them. */
export function saveBits(hash: string, bits: string): void {
  promisedBits.value = [{ hash, bits }, ...promisedBits.value].slice(0, MOST_COMMITMENTS);
}

export function savedBits(hash: string): string | undefined {
  return promisedBits.value.find((each) => each.hash === hash)?.bits;
}

export function savedCommitment(table: string, number: number): SavedCommitment | undefined {
  return commitments.value.find((each) => each.table === table && each.number === number);
}

const LESS_MOTION = matchMedia("(prefers-reduced-motion: reduce)");

export function isStill(): boolean {
  return settings.value.motion === "reduced" || LESS_MOTION.matches;
}

const DAYLIGHT = matchMedia("(prefers-color-scheme: light)");
const isDay = signal(DAYLIGHT.matches);
DAYLIGHT.addEventListener?.("change", () => (isDay.value = DAYLIGHT.matches));

/** The look of the whole page follows the settings. */
effect(() => {
  const { theme, contrast, patterns, text, readable, motion } = settings.value;
  const root = document.documentElement;
  root.dataset.theme = theme === "auto" ? (isDay.value ? "light" : "dark") : theme;
  root.dataset.contrast = contrast ? "more" : "";
  root.dataset.patterns = patterns ? "on" : "off";
  root.dataset.type = readable ? "readable" : "";
  root.dataset.motion = motion;
  root.dataset.text = text > LARGE ? "large" : "";
  root.style.setProperty("--text", String(text));
  root.style.setProperty("--pace", String(1 / settings.value.speed));
});
