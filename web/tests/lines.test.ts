/** The formatter leaves long strings and comments as they are: this test finds them. */

import { expect, test } from "vitest";

const LONGEST = 140;
const FILES = import.meta.glob(["../*.{js,mjs,ts}", "../src/**/*.{css,ts,tsx}", "../tests/*.{mjs,ts}"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

test("no line is longer than the formatter allows", () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
  const lines = Object.entries(FILES).flatMap(([path, text]) =>
    text.split("\n").map((line, index) => ({ at: `${path}:${index + 1}`, line })),
  );
  expect(lines.filter(({ line }) => [...line].length > LONGEST).map(({ at }) => at)).toEqual([]);
});
