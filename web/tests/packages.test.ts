/** What packages bring: texts, boxes, covers. */

import { describe, expect, test } from "vitest";
import { lists } from "../src/api";
import { ambience, boxesOf } from "../src/boxes";
import { textsOf } from "../src/games/packages";
import type { Catalog, GameDeclaration, GameFiles } from "../src/messages";

const game = (id: string, files?: GameFiles): GameDeclaration => ({
  id,
  says: `game-${id}`,
  rules: `${id}-rules`,
  seats: [2, 4],
  version: 1,
  hands: false,
  options: [],
  ...(files && { files }),
});

const catalog = (...games: GameDeclaration[]): Catalog => ({ protocol: 1, games, bots: [], names: {}, faces: [], emotes: [] });

const bare: GameFiles = { address: "/games/bare/1/", names: [] };
const full: GameFiles = {
  address: "/games/full/2/",
  names: ["box.css", "cover.svg", "looks.ftl", "texts/de.ftl", "texts/en.ftl", "view.js"],
  minutes: 12,
};

describe("texts", () => {
  test("those of the language come before the English ones, which stand in", () => {
    expect(textsOf(catalog(game("full", full)), "de")).toEqual(
      ["looks.ftl", "texts/de.ftl", "texts/en.ftl"].map((name) => full.address + name),
    );
  });

  test("without those of the language there are the English ones", () => {
    expect(textsOf(catalog(game("full", full)), "fr")).toEqual(["looks.ftl", "texts/en.ftl"].map((name) => full.address + name));
  });

  test("two games of a package have them once", () => {
    expect(textsOf(catalog(game("full", full), game("other", full)), "en")).toHaveLength(2);
  });

  test("our own games and bare packages need none", () => {
    expect(textsOf(catalog(game("bare", bare), game("ours")), "en")).toEqual([]);
    expect(textsOf(null, "en")).toEqual([]);
  });
});

describe("boxes", () => {
  test("a game with a cover stands on the shelf, with its minutes", () => {
    const { large, small } = boxesOf(catalog(game("full", full), game("bare", bare)));
    expect(large.map(({ id, minutes, cover }) => [id, minutes, cover])).toEqual([["full", 12, "/games/full/2/cover.svg"]]);
    expect(small.map(({ id, minutes, cover }) => [id, minutes, cover])).toEqual([["bare", 0, ""]]);
  });

  test("a box with colours of its own is not plain", () => {
    lists.value = catalog(game("full", full), game("bare", bare));
    expect(ambience("full")).toBe("full");
    expect(ambience("bare")).toBe("plain-box bare");
    lists.value = null;
  });
});
