import { expect, test } from "vitest";
import type { ChoiceOption, GameDeclaration } from "../src/messages";
import { ownChoices } from "../src/pages/Options";

const option = (name: string, initial: string, values: readonly string[]): ChoiceOption => ({
  type: "choice",
  name,
  says: name,
  default: initial,
  choices: values.map((value) => ({ value, says: value })),
});
const DECKS = ["numbers", "flatter", "steeper", "symbols"];
const game = (deck: string): GameDeclaration =>
  ({ options: [option("deck", deck, DECKS), option("finish", "no", ["no", "yes"])] }) as unknown as GameDeclaration;
const BOX = [game("symbols"), game("numbers")];
const values = (name: string, initial: string, all: readonly string[], games: readonly GameDeclaration[]) =>
  ownChoices(option(name, initial, all), games).map(({ value }) => value);

test("where the games of a box differ, each has its own values", () => {
  expect(values("deck", "numbers", DECKS, BOX)).toEqual(["numbers", "flatter", "steeper"]);
  expect(values("deck", "symbols", DECKS, BOX)).toEqual(["symbols"]);
});

test("else all values are there", () => {
  expect(values("finish", "no", ["no", "yes"], BOX)).toEqual(["no", "yes"]);
  expect(values("deck", "numbers", DECKS, [game("numbers")])).toEqual(DECKS);
});
