import { expect, test } from "vitest";

const SHEETS = import.meta.glob("../src/style/*.css", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const GAMES = ["do-not-touch", "little-dragon", "my-treasure", "troll-dragon"];

/** All selectors of a style sheet but those of keyframes. */
function selectorsIn(name: string): string[] {
  const sheet = SHEETS[`../src/style/${name}.css`]!.replace(/\/\*.*?\*\//gs, "");
  const plain = sheet.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...plain.matchAll(/([^{};]+)\{/g)]
    .map(([, selectors]) => selectors!.trim())
    .filter((selectors) => !selectors.startsWith("@"))
    .flatMap((selectors) => selectors.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
}

test.each(GAMES)("the style sheet of %s styles nothing of another game, though both may be loaded", (game) => {
  const found = selectorsIn(game);
  expect(found.length).toBeGreaterThan(50);
  expect(found.filter((selector) => !selector.includes(`.${game}`) && !/^\.(ghost|trail)\b|\.mountain\b/.test(selector))).toEqual([]);
});

test("every game's style sheet is tested", () => {
  const others = ["base", "curtain", "house", "parts", "replay", "screen", "sideways", "table"];
  expect(Object.keys(SHEETS).map((path) => path.replace(/.*\/(.*)\.css/, "$1"))).toEqual([...others, ...GAMES].sort());
});
