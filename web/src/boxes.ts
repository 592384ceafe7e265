/** The boxes on the shelf: which games are in each, and how it looks. A game without a box of its own gets a plain one. */

import type { Catalog, GameDeclaration } from "./messages";

export interface Box {
  id: string;
  games: readonly GameDeclaration[];
  cover: string; // a picture of the kit
  minutes: number; // 0: not known
}

const KNOWN = [
  { id: "my-treasure", games: ["my-treasure"], minutes: 20 },
  { id: "troll-dragon", games: ["troll-dragon"], minutes: 20 },
  { id: "do-not-touch", games: ["do-not-touch-symbols", "do-not-touch-numbers"], minutes: 15 },
  { id: "little-dragon", games: ["little-dragon"], minutes: 20 },
];

export function boxesOf(lists: Catalog): { large: Box[]; plain: Box[] } {
  const game = (id: string) => lists.games.find((each) => each.id === id);
  const large = KNOWN.map(({ id, games, minutes }) => ({
    id,
    minutes,
    cover: `cover-${id}`,
    games: games.flatMap((each) => game(each) ?? []),
  }));
  const known = new Set(KNOWN.flatMap(({ games }) => games));
  const plain = lists.games.filter(({ id }) => !known.has(id)).map((each) => ({ id: each.id, games: [each], cover: "", minutes: 0 }));
  return { large: large.filter(({ games }) => games.length), plain };
}

export function boxOf(lists: Catalog, id: string): Box | undefined {
  const { large, plain } = boxesOf(lists);
  return [...large, ...plain].find((each) => each.id === id);
}

/** The CSS class of a game: its colours and light. */
export function ambience(game: string): string {
  return KNOWN.find(({ games }) => games.includes(game))?.id ?? "plain-box";
}
