import { expect, test } from "vitest";

const SHEETS = import.meta.glob("../src/style/**/*.css", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const CODE = import.meta.glob("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const GAMES = ["do-not-touch", "little-dragon", "my-treasure", "troll-dragon"];
const NAMED = "black blue brown cyan gold gray green grey lime magenta navy orange pink purple red silver tan teal white yellow";

/** A style sheet without its comments and texts. */
const plain = (sheet: string) => sheet.replace(/\/\*.*?\*\//gs, "").replace(/"[^"\n]*"|url\([^)]*\)/g, '""');

/** All selectors of a style sheet but those of keyframes. */
function selectorsIn(name: string): string[] {
  const sheet = SHEETS[`../src/style/${name}.css`]!.replace(/\/\*.*?\*\//gs, "");
  const rules = sheet.replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...rules.matchAll(/([^{};]+)\{/g)]
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
  const others = ["base", "curtain", "house", "parts", "replay", "screen", "sideways", "table", "tokens"];
  const names = Object.keys(SHEETS).flatMap((path) => /style\/([^/]*)\.css/.exec(path)?.[1] ?? []);
  expect(names.sort()).toEqual([...others, ...GAMES].sort());
});

/** Values of declarations that are a colour, written out. */
function literals(sheet: string): string[] {
  const values = [...plain(sheet).matchAll(/[-\w]+\s*:\s*([^;{}]*)[;}]/g)].map(([, value]) => value!);
  const colour = new RegExp(
    `#[0-9a-f]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(|(?<![-\\w])(?:${NAMED.replaceAll(" ", "|")})(?![-\\w(])`,
    "gi",
  );
  return values.flatMap((value) => value.match(colour) ?? []);
}

test("colours are written out in the tokens alone", () => {
  const found = Object.entries(SHEETS).filter(([path]) => !path.endsWith("/tokens.css"));
  expect(found.flatMap(([path, sheet]) => literals(sheet).map((each) => `${path}: ${each}`))).toEqual([]);
});

test.each([
  ["a { color: #fff; }", ["#fff"]],
  ["a { border: 1px solid red }", ["red"]],
  ["a { background: linear-gradient(rgb(1 2 3), var(--red-50)); }", ["rgb("]],
  ["a:hover { color: transparent; background: url(/art/#red.svg); } /* #fff */ .red { --gold: var(--gold-83); }", []],
])("literals of %s are found", (sheet, found) => {
  expect(literals(sheet)).toEqual(found);
});

test("every token is used, and no colour twice; what is used is declared", () => {
  const all = Object.values(SHEETS).map(plain).join("\n");
  const used = new Set([...all.matchAll(/var\((--[-\w]+)/g)].map(([, name]) => name!));
  const set = new Set(
    [
      ...all.matchAll(/(--[-\w]+)\s*:/g),
      ...Object.values(CODE)
        .join("\n")
        .matchAll(/"(--[-\w]+)"/g),
    ].map(([, name]) => name!),
  );
  const tokens = Object.entries(SHEETS).filter(([path]) => path.endsWith("/tokens.css"));
  const declared = tokens.flatMap(([, sheet]) => [...plain(sheet).matchAll(/(--[-\w]+): (#[0-9a-f]+);/g)]);
  expect(declared.map(([, name]) => name!).filter((name) => !used.has(name))).toEqual([]);
  expect([...used].filter((name) => !set.has(name))).toEqual([]);
  expect(declared.length).toBeGreaterThan(100);
  expect(new Set(declared.map(([, , colour]) => colour)).size).toBe(declared.length);
});
