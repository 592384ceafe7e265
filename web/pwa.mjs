/** After the build: writes the web app manifests, the list of pictures, and the service worker with its list of files. */

import { createHash } from "node:crypto";
import { copyFileSync, globSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES } from "./src/languages.ts";

const BUILT = new URL("../src/doubloon/web/", import.meta.url);
const SOURCES = new URL("../src/doubloon/", import.meta.url);
const GAMES = new URL("src/games/", import.meta.url);
const RARE = /\.woff$|dyslexic|cyrillic|hebrew|vietnamese|latin-ext|(apple-180|512)\.png$|\.jpg$/; // cached on first use

const write = (name, content) => writeFileSync(new URL(name, BUILT), content);
for (const path of globSync("*/preview.jpg", { cwd: GAMES }))
  copyFileSync(new URL(path, GAMES), new URL(`art/preview-${dirname(path)}.jpg`, BUILT)); // the server names them in previews of links

const files = (folder) => readdirSync(new URL(folder, BUILT)).sort();
const art = files("art/");

// === Web app manifests ===

function catalogue(lang) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const path of globSync([`i18n/${lang}/*.ftl`, `games/*/texts/${lang}.ftl`], { cwd: SOURCES }))
    bundle.addResource(new FluentResource(readFileSync(new URL(path, SOURCES), "utf8")));
  return (key) => bundle.formatPattern(bundle.getMessage(key).value);
}

const boxes = [];
for (const path of globSync("*/box.ts", { cwd: GAMES }).sort()) {
  const { box } = await import(new URL(path, GAMES));
  if (!box.isSmall) boxes.push(dirname(path));
}

/** The boxes on the shelf become shortcuts of the icon. */
function manifest(lang) {
  const text = catalogue(lang);
  return {
    id: "/",
    start_url: "/",
    scope: "/",
    name: "Doubloon",
    short_name: "Doubloon",
    description: text("web-motto"),
    lang,
    display: "standalone",
    theme_color: "#1c1433",
    background_color: "#120c22",
    categories: ["games"],
    icons: [
      { src: "/art/app-icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/art/app-icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/art/app-icon-mask-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/art/app-icon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: boxes.map((box) => ({
      name: text(`web-box-${box}`),
      url: `/#/box/${box}`,
      icons: [{ src: "/art/app-icon-192.png", sizes: "192x192", type: "image/png" }],
    })),
  };
}

for (const lang of LANGUAGES) write(`manifest-${lang}.webmanifest`, JSON.stringify(manifest(lang)));

// === Pictures and service worker ===

write("art.json", JSON.stringify(art.filter((name) => name.endsWith(".svg"))));

const paths = [
  "/",
  "/art.json",
  ...LANGUAGES.map((lang) => `/manifest-${lang}.webmanifest`),
  ...files("assets/").map((name) => `/assets/${name}`),
  ...art.map((name) => `/art/${name}`),
];
const digest = createHash("sha256");
for (const path of paths) digest.update(path).update(readFileSync(new URL(path === "/" ? "index.html" : path.slice(1), BUILT)));
const needed = paths.filter((path) => !RARE.test(path));
const others = paths.filter((path) => RARE.test(path));
const lists = { VERSION: digest.digest("hex").slice(0, 16), NEEDED: needed, OTHERS: others };
const declared = Object.entries(lists).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
write("sw.js", declared.join("") + readFileSync(new URL("serviceworker.js", import.meta.url), "utf8"));
