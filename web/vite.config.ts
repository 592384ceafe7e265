import { defineConfig } from "vitest/config";

/** The site is built into the Python package, which serves it. */
export default defineConfig({
  build: { outDir: "../src/doubloon/web", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { include: ["tests/*.test.ts"], setupFiles: ["tests/browser.ts"] },
});
