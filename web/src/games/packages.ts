/** What the package of a game brings: docs/guide/game-package.md. The server has its files; a page loads them when they are needed. */

import { lists } from "../api";
import type { Catalog, GameFiles } from "../messages";
import type { View } from ".";

const PATIENCE = 10_000; // ms to load a view; then the game is drawn plainly

/** Those of its package; undefined for games that the pages have already. */
export function filesOf(game: string): GameFiles | undefined {
  return lists.value?.games.find(({ id }) => id === game)?.files ?? undefined;
}

export function fileOf(files: GameFiles | undefined, name: string): string {
  return files?.names.includes(name) ? files.address + name : "";
}

/** The addresses of the texts and looks of all packages. Of two texts with the same key the first counts: English stands in. */
export function textsOf(catalog: Catalog | null, lang: string): string[] {
  const files = new Set(catalog?.games.map((game) => game.files ?? undefined));
  const names = ["looks.ftl", `texts/${lang}.ftl`, ...(lang === "en" ? [] : ["texts/en.ftl"])];
  return [...new Set([...files].flatMap((each) => names.map((name) => fileOf(each, name))))].filter(Boolean);
}

const styles = new Map<string, Promise<void>>();

/** Add a style sheet to the page, once. */
export function addStyle(address: string): Promise<void> {
  const known = styles.get(address);
  if (known) return known;
  const added = new Promise<void>((done, failed) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = () => done();
    link.onerror = () => failed(new Error(`${address} cannot be loaded`));
    document.head.append(link);
  });
  styles.set(address, added);
  return added;
}

/** The colours of all boxes. */
export function addBoxStyles(catalog: Catalog): void {
  for (const { files } of catalog.games) {
    const address = fileOf(files ?? undefined, "box.css");
    if (address) void addStyle(address).catch(console.error);
  }
}

/** The view of a package. If it cannot be loaded, the game is drawn plainly. */
export async function loadPackageView(files: GameFiles): Promise<View> {
  const { Plain, packageView } = await import("./PackageView");
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error(`${files.address}view.js does not come`)), PATIENCE));
  const style = fileOf(files, "style.css");
  try {
    const module = import(/* @vite-ignore */ `${files.address}view.js`);
    const [loaded] = await Promise.race([Promise.all([module, style && addStyle(style)]), late]);
    return packageView(loaded, files.address);
  } catch (error) {
    console.error(error);
    return { default: Plain };
  }
}
