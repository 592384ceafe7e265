/** How much JS and CSS a browser loads before the first game is on the table. Fails above the budget. */

import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 120; // KiB, gzip
const FOLDER = new URL("../src/doubloon/web/assets/", import.meta.url);

const loaded = readdirSync(FOLDER).filter((name) => /\.(js|css)$/.test(name));
const sizes = loaded.map((name) => [name, gzipSync(readFileSync(new URL(name, FOLDER))).length / 1024]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [name, size] of sizes) console.log(`${size.toFixed(1).padStart(8)} KiB  ${name}`);
console.log(`${total.toFixed(1).padStart(8)} KiB  in all, every language counted; the budget is ${BUDGET} KiB`);
if (total > BUDGET) process.exit(1);
