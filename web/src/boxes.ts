/** The boxes on the shelf: which games are in each, and how it looks. A game without a box of its own gets a plain one. */

import type { Catalog, GameDeclaration } from "./messages";

export interface Box {
  id: string;
  games: readonly GameDeclaration[];
  cover: string; // a picture of the kit
  minutes: number; // 0: not known
}

interface Known {
  id: string;
  games: readonly string[];
  minutes: number;
  isSmall?: boolean; // listed below the shelf
}

const KNOWN: readonly Known[] = [
  { id: "my-treasure", games: ["my-treasure"], minutes: 20 },
  { id: "troll-dragon", games: ["troll-dragon"], minutes: 20 },
  { id: "do-not-touch", games: ["do-not-touch-symbols", "do-not-touch-numbers"], minutes: 15 },
  { id: "little-dragon", games: ["little-dragon"], minutes: 20 },
  { id: "pig", games: ["pig"], minutes: 10, isSmall: true },
];

export function boxesOf(lists: Catalog): { large: Box[]; small: Box[] } {
  const declared = ({ games }: Known) => games.flatMap((id) => lists.games.find((each) => each.id === id) ?? []);
  const boxes = (known: readonly Known[]) =>
    known.map((each): Box => ({ ...each, cover: `cover-${each.id}`, games: declared(each) })).filter(({ games }) => games.length);
  const named = new Set(KNOWN.flatMap(({ games }) => games));
  const plain = lists.games.filter(({ id }) => !named.has(id)).map((each) => ({ id: each.id, games: [each], cover: "", minutes: 0 }));
  return { large: boxes(KNOWN.filter(({ isSmall }) => !isSmall)), small: [...boxes(KNOWN.filter(({ isSmall }) => isSmall)), ...plain] };
}

export function boxOf(lists: Catalog, id: string): Box | undefined {
  const { large, small } = boxesOf(lists);
  return [...large, ...small].find((each) => each.id === id);
}

/** The CSS class of a game: its colours and light. */
export function ambience(game: string): string {
  return KNOWN.find(({ games }) => games.includes(game))?.id ?? "plain-box";
}
