/** The settings of an experiment, and the address that holds them: a link shows the same experiment. */

import type { Catalog, GameDeclaration, NewExperiment } from "../messages";

type Option = GameDeclaration["options"][number];
type Value = number | string;

export interface Setting {
  bots: readonly string[]; // by seat
  options: Readonly<Record<string, Value>>; // those that differ from the defaults
}

export interface Experiment {
  game: string;
  seats: number;
  games: number; // of each setting
  seed: number;
  settings: readonly Setting[]; // A, or A and B
}

export const SIZES = [1000, 10_000, 100_000, 1_000_000, 10_000_000]; // games to choose from
const USUAL_GAMES = 100_000;
const USUAL_SEATS = 3;
const MOST_SEED = Number.MAX_SAFE_INTEGER;
const NAMES = ["a", "b"];
const MOST_WRONG = 5; // parts of an address that are named
const LONGEST = 40; // letters of such a part

export function declared(catalog: Catalog, game: string): GameDeclaration | undefined {
  return catalog.games.find(({ id }) => id === game);
}

/** The best bot that can play here, on every seat. */
const usualBots = ({ policies = [] }: GameDeclaration, seats: number): string[] =>
  Array<string>(seats).fill(policies.includes("clever") ? "clever" : policies.at(-1)!);

export function usual(game: GameDeclaration, most: number): Experiment {
  const [low, high] = game.seats;
  const seats = Math.min(high, Math.max(low, USUAL_SEATS));
  return {
    game: game.id,
    seats,
    games: Math.min(most, USUAL_GAMES),
    seed: 0,
    settings: [{ bots: usualBots(game, seats), options: {} }],
  };
}

/** With so many seats: new ones get the bot of the last seat. */
export function withSeats(experiment: Experiment, seats: number): Experiment {
  const settings = experiment.settings.map(({ bots, options }) => ({
    options,
    bots: Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots.at(-1)!),
  }));
  return { ...experiment, seats, settings };
}

export function withSetting(experiment: Experiment, place: number, change: Partial<Setting>): Experiment {
  const settings = experiment.settings.map((each, at) => (at === place ? { ...each, ...change } : each));
  return { ...experiment, settings };
}

/** The options with this value; the default is left out. */
export function withOption(chosen: Setting["options"], option: Option, value: Value): Setting["options"] {
  const { [option.name]: _, ...others } = chosen;
  return value === option.default ? others : { ...others, [option.name]: value };
}

export function request({ game, games, seats, seed, settings }: Experiment): NewExperiment {
  return { game, games, seats, seed, settings: settings.map(({ bots, options }) => ({ bots: [...bots], options: { ...options } })) };
}

// === The address ===

/** `GAME?seats=2&games=1000&a.bots=clever&a.target=50`: options at their defaults are left out. */
export function written({ game, games, seats, seed, settings }: Experiment): string {
  const parts = [`seats=${seats}`, `games=${games}`, ...(seed ? [`luck=${seed}`] : [])];
  settings.forEach(({ bots, options }, place) => {
    const name = NAMES[place];
    parts.push(`${name}.bots=${(new Set(bots).size === 1 ? bots.slice(0, 1) : bots).join(",")}`);
    for (const [option, value] of Object.entries(options)) parts.push(`${name}.${option}=${value}`);
  });
  return `${game}?${parts.join("&")}`;
}

/** The experiment that an address names, and the parts of it that fit no game here: those are as usual. Null: it names none. */
export function read(address: string, catalog: Catalog, fallback: GameDeclaration): { experiment: Experiment; wrong: string[] } | null {
  if (!address) return null;
  const [id = "", query = ""] = address.split("?");
  const wrong = new Set<string>();
  const known = declared(catalog, id);
  if (!known) wrong.add(id);
  const game = known ?? fallback;
  const most = catalog.laboratory?.games ?? USUAL_GAMES;
  let found = usual(game, most);
  const numbers = { seats: game.seats, games: [1, most], luck: [0, MOST_SEED] } as const;
  const entries = known ? [...new URLSearchParams(query)] : [];
  if (entries.some(([name]) => name.startsWith("b."))) found = { ...found, settings: [found.settings[0]!, found.settings[0]!] };
  for (const [name, value] of entries.sort(([one], [other]) => Number(other === "seats") - Number(one === "seats"))) {
    const next = Object.hasOwn(numbers, name)
      ? withNumber(found, name as keyof typeof numbers, within(value, numbers[name as keyof typeof numbers]))
      : withPart(found, game, name, value);
    if (next) found = next;
    else wrong.add(`${name}=${value}`);
  }
  return { experiment: found, wrong: [...wrong].slice(0, MOST_WRONG).map((part) => part.slice(0, LONGEST)) };
}

function withNumber(experiment: Experiment, name: "seats" | "games" | "luck", value: number | null): Experiment | null {
  if (value === null) return null;
  if (name === "seats") return withSeats(experiment, value);
  return { ...experiment, [name === "luck" ? "seed" : name]: value };
}

/** `b.nuggets` with 40, or `a.bots` with clever,gentle */
function withPart(experiment: Experiment, game: GameDeclaration, name: string, value: string): Experiment | null {
  const [setting = "", ...rest] = name.split(".");
  const place = NAMES.indexOf(setting);
  const before = experiment.settings[place];
  if (!before) return null;
  if (rest.join(".") === "bots") {
    const bots = value.split(",");
    const { policies = [] } = game;
    if (!bots.every((bot) => policies.includes(bot)) || ![1, experiment.seats].includes(bots.length)) return null;
    return withSetting(experiment, place, { bots: Array.from({ length: experiment.seats }, (_, seat) => bots[seat] ?? bots[0]!) });
  }
  const option = game.options.find((each) => each.name === rest.join("."));
  if (!option) return null;
  const chosen = option.type === "number" ? within(value, [option.low, option.high]) : choiceOf(option.choices, value);
  return chosen === null ? null : withSetting(experiment, place, { options: withOption(before.options, option, chosen) });
}

function within(written: string, [low, high]: readonly [number, number] | readonly number[]): number | null {
  const value = Number(written);
  return /^-?\d{1,16}$/.test(written) && value >= low! && value <= high! ? value : null;
}

const choiceOf = (choices: readonly { value: string }[], value: string): string | null =>
  choices.some((each) => each.value === value) ? value : null;
