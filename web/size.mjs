/**
 * How much JS and CSS a browser loads before the first game is on the table: the page, one language, one game's own view.
 * Fails above the budget.
 */

import { readFileSync, rmSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 120; // KiB, gzip
const FOLDER = new URL("../src/doubloon/web/", import.meta.url);
const NOTES = new URL(".vite/", FOLDER);

const chunks = JSON.parse(readFileSync(new URL("manifest.json", NOTES), "utf8"));
rmSync(NOTES, { recursive: true }); // they are no part of the pages

/** All files that come with a chunk. */
function filesOf(name, known = new Set()) {
  const { file, css = [], imports = [] } = chunks[name];
  if (known.has(file)) return known;
  for (const each of [file, ...css]) known.add(each);
  for (const each of imports) filesOf(each, known);
  return known;
}

const sizeOf = (file) => gzipSync(readFileSync(new URL(file, FOLDER))).length / 1024;
const page = filesOf("index.html");
const more = (name) => [...filesOf(name)].filter((file) => !page.has(file)).reduce((sum, file) => sum + sizeOf(file), 0);
const line = (size, text) => console.log(`${size.toFixed(1).padStart(8)} KiB  ${text}`);

/** The largest of those whose source is there. */
function largest(pattern, what) {
  const sizes = Object.keys(chunks)
    .filter((name) => pattern.test(name))
    .map((name) => more(name));
  line(Math.max(...sizes), `${what}, the largest of ${sizes.length}`);
  return Math.max(...sizes);
}

const first = [...page].reduce((sum, file) => sum + sizeOf(file), 0);
line(first, "the page");
const total = first + largest(/^_texts-/, "a language") + largest(/^src\/games\/.+\/View/, "a game's own view");
line(total, `until the first game is shown; the budget is ${BUDGET} KiB`);
if (!(total <= BUDGET)) process.exit(1);
