import { beforeAll, expect, test } from "vitest";
import { setLanguage, YOU } from "../src/i18n";
import type { Text } from "../src/messages";
import { announcements } from "../src/table/Announcements";

const NAMES = [YOU, "Ben"];
const MY_TURN: Text = { key: "turn", values: { who: 0 } };
const THEIR_TURN: Text = { key: "turn", values: { who: 1 } };
const ROLLED: Text = { key: "troll-dragon-rolled", values: { who: 1, dice: 2 } };
const KEY: Text = { key: "troll-dragon-face-key", brief: true };
const TROLL: Text = { key: "troll-dragon-troll", values: { who: 1, diamonds: 2 } };

beforeAll(() => setLanguage("en"));

test("a sentence and its brief messages are one announcement, with the id of the sentence", () => {
  const [rolled] = announcements([ROLLED, KEY], NAMES, 0);
  expect(rolled).toMatchObject({ words: "Ben rolled 2 dice: key", isImportant: false, isPassing: false });
  expect(rolled!.id).toBe(ROLLED);
});

test("my turn, great moments and victory are important; another's turn passes", () => {
  const found = announcements([TROLL, MY_TURN, THEIR_TURN, { key: "won", values: { who: 0 } }], NAMES, 0);
  expect(found.map(({ words, isImportant, isPassing }) => [words, isImportant, isPassing])).toEqual([
    ["The Troll came! Ben lost 2 diamonds", true, false],
    ["Your turn", true, false],
    ["Ben’s turn", false, true],
    ["You won!", true, false],
  ]);
});
