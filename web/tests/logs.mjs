/** Before the tests: games with fair dice, played and written by the program itself, and what the server says of them. */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = new URL("../..", import.meta.url).pathname;

export default function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), "logs-"));
  execFileSync(join(ROOT, ".venv/bin/python"), ["-m", "tests.web.logs", folder], { cwd: ROOT });
  const games = readdirSync(folder).map((name) => [name.replace(".json", ""), JSON.parse(readFileSync(join(folder, name), "utf8"))]);
  provide("games", Object.fromEntries(games));
  rmSync(folder, { recursive: true });
}
