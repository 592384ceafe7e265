/** What this device remembers: who I am, how I like it, and the keys to my tables. */

import { effect, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "./languages";
import { isScreen } from "./route";

export interface Me {
  name: string;
  face: string;
}

export interface Settings {
  lang: Language;
  sound: boolean;
  speed: number; // 1: as on a table; 2: twice as fast
  motion: "auto" | "reduced";
  theme: "auto" | "dark" | "light";
  contrast: boolean;
  patterns: boolean; // colours always with a pattern
  text: number; // 1 to 2
  readable: boolean; // a typeface that is easier to read
  tips: boolean; // the first game is guided
}

export interface Kept {
  table: string;
  keys: string[];
  game: string;
  code: string;
  at: number; // ms since 1970, when it was last open here
}

/** What this device saw of a game's dice before it began, and what it added to them. */
export interface Promised {
  table: string;
  number: number; // of the game at that table
  commitment: string;
  additions: Record<string, string>; // by seat
}

const MOST_KEPT = 32;
const MOST_PROMISES = 64;
const LARGE = 1.25; // text with which a table need not fit the screen

export function stored<Value>(name: string, fallback: Value): Value {
  try {
    const written = localStorage.getItem(`doubloon-${name}`);
    return written === null ? fallback : (JSON.parse(written) as Value);
  } catch {
    return fallback; // private windows, or somebody else's data
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`doubloon-${name}`, JSON.stringify(value));
  } catch {
    // it lasts as long as the page then
  }
}

/** A signal whose value outlives the page. */
function kept<Value>(name: string, initial: Value) {
  const value = signal(initial);
  effect(() => store(name, value.value));
  return value;
}

function spokenHere(): Language {
  const wished = navigator.languages.map((each) => each.slice(0, 2));
  return LANGUAGES.find((lang) => wished.includes(lang)) ?? "en";
}

const USUAL: Settings = {
  lang: spokenHere(),
  sound: true,
  speed: 1,
  motion: "auto",
  theme: "dark", // lantern light is how these games look
  contrast: false,
  patterns: true,
  text: 1,
  readable: false,
  tips: true,
};

export const settings = kept<Settings>("settings", { ...USUAL, ...stored<Partial<Settings>>("settings", {}) });
export const me = kept<Me>("me", stored<Me>("me", { name: "", face: "" }));

const TABLES = isScreen ? "screens" : "tables"; // a screen never takes the seat that this device has at the same table
export const tables = kept<Kept[]>(TABLES, stored<Kept[]>(TABLES, []));
export const promises = kept<Promised[]>("promises", stored<Promised[]>("promises", []));
export const seenTips = kept<Readonly<Record<string, readonly string[]>>>("tips", stored("tips", {})); // by box

/** Another tab has changed something. */
window.addEventListener("storage", (event) => {
  if (event.key === `doubloon-${TABLES}`) tables.value = stored<Kept[]>(TABLES, []);
  if (event.key === "doubloon-settings") settings.value = { ...USUAL, ...stored<Partial<Settings>>("settings", {}) };
});

export function change(changed: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changed };
}

export function keep(table: Kept): void {
  tables.value = [table, ...tables.value.filter((each) => each.table !== table.table)].slice(0, MOST_KEPT);
}

export function forget(table: string): void {
  tables.value = tables.value.filter((each) => each.table !== table);
}

/** The keys that this device has to a table. */
export function savedTable(table: string): Kept | undefined {
  return tables.value.find((each) => each.table === table);
}

/** The code of a table at which this device has a seat, for the screen to come by. */
export function codeOf(table: string): string {
  return stored<Kept[]>("tables", []).find((each) => each.table === table)?.code ?? "";
}

/** The promise that was seen first is the one that counts. */
export function note(
  { table, number, commitment }: { table: string; number: number; commitment: string },
  additions: Record<string, string> = {},
): void {
  const before = promised(table, number);
  if (before && !Object.keys(additions).length) return;
  const known = before ?? { table, number, commitment, additions: {} };
  const next = { ...known, additions: { ...known.additions, ...additions } };
  promises.value = [next, ...promises.value.filter((each) => each !== known)].slice(0, MOST_PROMISES);
}

export function promised(table: string, number: number): Promised | undefined {
  return promises.value.find((each) => each.table === table && each.number === number);
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
