/** Options of a game in words. */

import { lists } from "../api";
import { text } from "../i18n";
import type { ChoiceOption, NumberOption } from "../messages";

type Values = Readonly<Record<string, number>>;

export interface Line {
  name: string; // what it is about
  words: string;
}

export const line = (name: string, value: string): Line => ({ name, words: `${name}: ${value}` });

/** Choices, and numbers that are not as usual. */
export function optionLines(game: string, options: Values): Line[] {
  return optionsOf(game).flatMap((option) => {
    const value = options[option.name];
    if (option.type === "number") return value === undefined || value === option.default ? [] : [line(label(option.says), String(value))];
    const choice = option.choices[value ?? -1];
    return choice && option.choices.length > 1 ? [line(label(option.says), text(choice.says))] : [];
  });
}

export const optionsInWords = (game: string, options: Values): string[] => optionLines(game, options).map(({ words }) => words);

/** The choices that are not as usual, in a word each. */
export function unusualChoices(game: string, options: Values): string[] {
  return optionsOf(game).flatMap((option) => {
    const choice = option.type === "choice" ? option.choices[options[option.name] ?? -1] : undefined;
    return choice && choice.value !== option.default ? [text(choice.says)] : [];
  });
}

const optionsOf = (game: string) => lists.value?.games.find(({ id }) => id === game)?.options ?? [];

/** As a form has it: choices by name. */
export function choiceOf(option: NumberOption | ChoiceOption, value: number): number | string | undefined {
  return option.type === "number" ? value : option.choices[value]?.value;
}

/** Options are declared in sentences. */
const label = (says: string): string => text(says).replace(/\.$/, "");
