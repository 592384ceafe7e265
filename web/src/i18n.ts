/** Texts: the same Fluent catalogues that the server and the terminal use, loaded for one language at a time. */

import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import type { Language } from "./languages";
import type { Text } from "./messages";
import { retryUntil } from "./retry";

export type Values = Record<string, unknown>;

/** Instead of the name of the reader's own seat: the catalogues then say "You drew", "Your turn". */
export const YOU = "you";

const SEATS = new Set(["who", "loser", "owner"]); // values that are seats
const VOWEL = /^[aeiouyàâäéèêëîïôöùûü]/i;
const FILES = import.meta.glob(
  // without those of the terminal and of the server, and those of a page that loads its own
  [
    "../../src/doubloon/i18n/*/*.ftl",
    "../../src/doubloon/games/*/texts/*.ftl",
    "!../../src/doubloon/i18n/*/tui.ftl",
    "!../../src/doubloon/i18n/*/cli.ftl",
    "!../../src/doubloon/i18n/*/laboratory.ftl",
    "!../../src/doubloon/i18n/*/server.ftl",
  ],
  { query: "?raw", import: "default" },
) as Record<string, () => Promise<string>>;
const LOOKS = import.meta.glob(["../../src/doubloon/i18n/looks.ftl", "../../src/doubloon/games/*/looks.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

/** The catalogue in use. Reading it while drawing draws again when the language changes. */
export const catalogue = signal<FluentBundle | null>(null);

let calls = 0;

/** The old language stays until the texts of the new one are loaded. `more` are addresses of further texts, which may be missing. */
export async function setLanguage(lang: Language, more: readonly string[] = []): Promise<void> {
  calls += 1;
  const call = calls;
  const isWanted = () => call === calls;
  const files = Object.keys(FILES).filter((path) => path.includes(`/i18n/${lang}/`) || path.endsWith(`/texts/${lang}.ftl`));
  const sources = await retryUntil(() => Promise.all(files.sort().map((path) => FILES[path]!())), isWanted);
  if (!sources) return;
  const own = [...Object.values(LOOKS), ...sources];
  document.documentElement.lang = lang;
  if (!more.length || catalogue.value?.locales[0] !== lang) catalogue.value = bundleOf(lang, own);
  const loaded = await Promise.all(more.map(textsAt));
  if (more.length && isWanted()) catalogue.value = bundleOf(lang, [...own, ...loaded]);
}

async function textsAt(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : "";
  } catch {
    return ""; // its messages are said in the words of their keys
  }
}

export function bundleOf(lang: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false, functions: { INITIAL: initial } });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** INITIAL($who) in a catalogue: "vowel" or "consonant", by the first letter. French says "d’Ours", but "de Lapin". */
function initial([name]: FluentValue[]): string {
  return VOWEL.test(String(name)) ? "vowel" : "consonant";
}

/** A text with its values; `key.part` is an attribute of a message. Null if there is none. */
export function textOrNull(key: string, values: Values = {}): string | null {
  const bundle = catalogue.value;
  const [name, part] = key.split(".") as [string, string?];
  const message = bundle?.getMessage(name);
  const pattern = part ? message?.attributes[part] : message?.value;
  if (!bundle || !pattern) return null;
  return bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []);
}

/** A text. A missing one is empty, not its key; a test makes sure that none is missing. */
export function text(key: string, values: Values = {}): string {
  return textOrNull(key, values) ?? "";
}

/** Why something was rejected. */
export function errorText({ reason, values }: { reason: string; values: Values }): string {
  return text(`error-${reason.replaceAll("/", "-")}`, values) || text("error-server-failed");
}

/** The name of a game: `race-to-21` -> `Race To 21`, if it has no other. */
export function gameTitle(game: string): string {
  return text(`game-${game}`) || game.replaceAll("-", " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

/** A message of the server in this language: seats become names (or YOU), lists of messages are joined. One without a text is said in the
 * words of its key; without that part it is empty. */
export function say(said: Text, names: readonly string[], part = ""): string {
  return sayOrNull(said, names, part) ?? (part ? "" : plainWords(said, names));
}

/** `race-stepped` with who and steps -> `race stepped (Ann, steps 3)` */
function plainWords({ key, values = {} }: Text, names: readonly string[]): string {
  const said = Object.entries(values).map(([name, value]) => {
    const words = valueText(name, value, names);
    return SEATS.has(name) || name === "pieces" ? words : `${name} ${words}`;
  });
  return key.replaceAll("-", " ") + (said.length ? ` (${said.join(", ")})` : "");
}

export function sayOrNull(said: Text, names: readonly string[], part = ""): string | null {
  const values: Values = {};
  for (const [name, value] of Object.entries(said.values ?? {})) values[name] = valueText(name, value, names);
  return textOrNull(part ? `${said.key}.${part}` : said.key, values);
}

/** The look of a message, or a part of it: docs/guide/scene.md. Empty if it has none. */
export function lookOf(said: Text, part = ""): string {
  return sayOrNull({ ...said, key: `${said.key}-look` }, [], part) ?? "";
}

function valueText(name: string, value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return (value as Text[]).map((each) => say(each, names)).join(", ");
  return SEATS.has(name) ? (names[value as number] ?? "") : value;
}

/** Each message that is a sentence, with the brief ones that follow it. */
export function withBrief(told: readonly Text[]): Text[][] {
  const groups: Text[][] = [];
  for (const each of told) {
    if (each.brief && groups.length) groups.at(-1)!.push(each);
    else groups.push([each]);
  }
  return groups;
}

/** `Badger rolled 2 dice: troll · key` */
export function sentences(told: readonly Text[], names: readonly string[]): string[] {
  return withBrief(told).map((group) => {
    const [sentence, ...brief] = group.map((each) => say(each, names));
    return brief.length ? text("told", { sentence, brief: brief.join(" · ") }) : sentence!;
  });
}
