import { expect, test } from "vitest";

const SHEETS = import.meta.glob("../src/{style,games}/**/*.css", { query: "?raw", import: "default", eager: true }) as Record<
  string,
  string
>;
const CODE = import.meta.glob("../src/**/*.{ts,tsx}", { query: "?raw", import: "default", eager: true }) as Record<string, string>;
const GAMES = Object.keys(import.meta.glob("../src/games/*/box.ts")).map((path) => path.split("/").at(-2)!);
const NAMED = "black blue brown cyan gold gray green grey lime magenta navy orange pink purple red silver tan teal white yellow";

/** A style sheet without its comments and texts. */
const plain = (sheet: string) => sheet.replace(/\/\*.*?\*\//gs, "").replace(/"[^"\n]*"|url\([^)]*\)/g, '""');

/** What stands before the outermost braces of a style sheet. */
function blocks(sheet: string): string[] {
  const found: string[] = [];
  let depth = 0;
  for (const [, before, brace] of plain(sheet).matchAll(/([^{}]*)([{}])/g)) {
    if (depth === 0) found.push(before!.split(";").pop()!.trim());
    depth += brace === "{" ? 1 : -1;
  }
  return found;
}

/** Nested rules cannot leave the block around them: it is enough that the outermost ones are the game's own. */
const isOwn = (game: string) => (block: string) =>
  block === `.${game}` ||
  block === `:root[data-theme=""] .${game}` ||
  block.startsWith(`:where(.${game})`) ||
  block.startsWith(`@keyframes ${game}-`) ||
  block.startsWith("@property --");

test.each(GAMES)("the style sheets of %s style nothing of another game, though both may be loaded", (game) => {
  const sheets = Object.entries(SHEETS).filter(([path]) => path.includes(`/${game}/`));
  const found = sheets.flatMap(([, sheet]) => blocks(sheet));
  expect(found.length).toBeGreaterThanOrEqual(sheets.length);
  expect(found.filter((block) => !isOwn(game)(block))).toEqual([]);
});

test("what all games share names none of them", () => {
  const shared = Object.entries(SHEETS).filter(([path]) => path.includes("/style/") && !path.includes("/games/"));
  const named = new RegExp(`\\.(?:${GAMES.join("|")})(?![-\\w])`);
  expect(shared.length).toBeGreaterThan(20);
  expect(shared.filter(([, sheet]) => named.test(plain(sheet))).map(([path]) => path)).toEqual([]);
});

test.each([
  ["@import 'x'; .pig { color: red } @media print { .pig {} }", [".pig", "@media print"]],
  [".pig { .a { b: c } } :where(.pig) .b { &.c {} }", [".pig", ":where(.pig) .b"]],
])("the outermost blocks of %s are found", (sheet, found) => {
  expect(blocks(sheet)).toEqual(found);
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
