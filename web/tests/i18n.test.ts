import { beforeEach, expect, test } from "vitest";
import { bundleOf, catalogue, say, sayOrNull, sentences, setLanguage, text, textOrNull, YOU } from "../src/i18n";
import { LANGUAGES } from "../src/languages";
import type { Text } from "../src/messages";

const TEXTS = `
told = { $sentence }: { $brief }
left = left
    .help = { $who } is gone
some = { $count ->
        [one] { $count } ring
       *[other] { $count } rings
    }
took = { $who } took { $tiles } of { $owner }
dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    } for { $who }
face = { $kind ->
        [1] key
       *[other] troll
    }
empty = { "" }
`;
const NAMES = ["Ann", "Ben"];

beforeEach(() => {
  catalogue.value = bundleOf("en", [TEXTS]);
});

const rings = (count: number): Text => ({ key: "some", values: { count } });

test("a text, and its parts", () => {
  expect(text("left")).toBe("left");
  expect(text("left.help", { who: "Ann" })).toBe("Ann is gone");
});

test("values come without marks around them", () => {
  expect([...text("left.help", { who: "Ann" })]).toHaveLength("Ann is gone".length);
});

test("what is missing is nothing, not a key", () => {
  expect([text("missing"), text("left.missing")]).toEqual(["", ""]);
  expect([textOrNull("missing"), textOrNull("left.missing")]).toEqual([null, null]);
});

test("what is empty is not missing", () => {
  expect(textOrNull("empty")).toBe("");
});

test("before a language is there, nothing has a text", () => {
  catalogue.value = null;
  expect(textOrNull("left")).toBeNull();
});

test("seats are said by their names, texts inside a text are listed", () => {
  const said = { key: "took", values: { who: 1, owner: 0, tiles: [rings(1), rings(2)] } };
  expect(say(said, NAMES)).toBe("Ben took 1 ring, 2 rings of Ann");
});

test("numbers that are no seats stay numbers, so plurals follow them", () => {
  expect([say(rings(0), NAMES), say(rings(1), NAMES)]).toEqual(["0 rings", "1 ring"]);
});

test("a part of what is said has the same values", () => {
  expect(say({ key: "left", values: { who: 0 } }, NAMES, "help")).toBe("Ann is gone");
  expect(sayOrNull({ key: "left", values: { who: 0 } }, NAMES, "short")).toBeNull();
});

test("brief words are put behind their sentence", () => {
  const face = (kind: number): Text => ({ key: "face", values: { kind }, brief: true });
  const rolled: Text = { key: "dice", values: { who: 0, count: 2 } };
  expect(sentences([rolled, face(0), face(1), { key: "left" }], NAMES)).toEqual(["2 dice for Ann: troll · key", "left"]);
  expect(sentences([face(1)], NAMES)).toEqual(["key"]); // nothing before it
  expect(sentences([], NAMES)).toEqual([]);
});

test.each(LANGUAGES)("%s is read from the catalogues of the house", async (lang) => {
  catalogue.value = null;
  await setLanguage(lang);
  expect(document.documentElement.lang).toBe(lang);
  for (const key of ["web-your-turn", "game-pig", "won", "bot-clever.says", "error-move-turn", "pig-scene-die"])
    expect(text(key, { who: "Ann" })).not.toBe("");
  expect(
    sentences(
      [
        { key: "won", values: { who: 0 } },
        { key: "turn", values: { who: 1 }, brief: true },
      ],
      NAMES,
    )[0],
  ).toMatch(/^Ann .*:/);
});

test.each([
  ["en", { key: "my-treasure-scene-held", values: { owner: 0, pieces: [] } }, [YOU, "Ben"], "You hold up "],
  ["en", { key: "troll-dragon-awake", values: { who: 1, loser: 0 } }, [YOU, "Ben"], "Ben woke the dragon! You fled with empty hands"],
  [
    "de",
    { key: "troll-dragon-awake", values: { who: 0, loser: 1 } },
    [YOU, "Ben"],
    "Du hast den Drachen geweckt! Ben floh mit leeren Händen",
  ],
  ["fr", { key: "turn", values: { who: 0 } }, ["Ours"], "Au tour d’Ours"],
  ["fr", { key: "turn", values: { who: 0 } }, ["Lapin"], "Au tour de Lapin"],
  ["fr", { key: "turn", values: { who: 0 } }, [YOU], "À toi de jouer"],
] as const)("%s: %o is said to the reader", async (lang, said, names, words) => {
  await setLanguage(lang);
  expect(say(said as unknown as Text, names)).toBe(words);
});
