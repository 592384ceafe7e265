import { defineConfig } from "vitest/config";

const CATALOGUE = /(?:i18n\/([a-z]+)\/(?!laboratory)[a-z-]+|texts\/([a-z]+))\.ftl/;

/** The site is built into the Python package, which serves it. The texts of a language are one file there. */
export default defineConfig({
  build: {
    outDir: "../src/doubloon/web",
    emptyOutDir: true,
    manifest: true, // for size.mjs
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ debugName: "texts", test: CATALOGUE, name: (id) => `texts-${CATALOGUE.exec(id)!.slice(1).find(Boolean)}` }],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { css: true, include: ["tests/*.test.ts"], globalSetup: ["tests/logs.mjs"], setupFiles: ["tests/browser.ts"] },
});
