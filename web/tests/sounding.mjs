/** Writes sounding.ts and what it imports as one script, which defines `sounding`. */

import { build } from "vite";

const entry = new URL("sounding.ts", import.meta.url).pathname;
const [{ output }] = await build({
  configFile: false,
  logLevel: "silent",
  build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "sounding" } },
});
process.stdout.write(output[0].code);
