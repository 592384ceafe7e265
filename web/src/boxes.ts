/** The boxes on the shelf: the games in each, and how it looks. A game whose folder has no box of its own gets a plain one. */

import { lists } from "./api";
import { fileOf, filesOf } from "./games/packages";
import type { Catalog, GameDeclaration } from "./messages";

/** The `box.ts` in the folder of a game. `cover.svg` and `box.css` beside it are its picture and its colours. */
export interface BoxFacts {
  minutes: number; // 0: not known
  isSmall?: boolean; // listed below the shelf
  games?: readonly string[]; // their order, where it is not the usual one
}

export interface Box extends Omit<BoxFacts, "games"> {
  id: string; // the name of the folder too
  games: readonly GameDeclaration[];
  cover: string; // the address of a picture; "": none
}

const FACTS = import.meta.glob("./games/*/box.ts", { eager: true, import: "box" }) as Record<string, BoxFacts>;
const COVERS = import.meta.glob("./games/*/cover.svg", { eager: true, query: "?url", import: "default" }) as Record<string, string>;
import.meta.glob("./games/*/box.css", { eager: true });

const factsOf = (id: string): BoxFacts | undefined => FACTS[`./games/${id}/box.ts`];

const boxName = ({ box, id }: GameDeclaration): string => box || id;

export function boxesOf({ games }: Catalog): { large: Box[]; small: Box[] } {
  const boxes = [...new Set(games.map(boxName))].map((id): Box => {
    const inside = games.filter((each) => boxName(each) === id);
    const files = inside[0]!.files ?? undefined;
    const cover = COVERS[`./games/${id}/cover.svg`] ?? fileOf(files, "cover.svg");
    const { games: order = [], ...facts } = factsOf(id) ?? { minutes: files?.minutes ?? 0, isSmall: !cover };
    return { ...facts, id, games: inside.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id)), cover };
  });
  return { large: boxes.filter(({ isSmall }) => !isSmall), small: boxes.filter(({ isSmall }) => isSmall) };
}

export function boxOf(catalog: Catalog, id: string): Box | undefined {
  const { large, small } = boxesOf(catalog);
  return [...large, ...small].find((each) => each.id === id);
}

/** The box of a game. */
export function boxIdOf(game: string): string {
  const declared = lists.value?.games.find(({ id }) => id === game);
  return declared ? boxName(declared) : game;
}

/** The CSS classes of a box and of its tables: their colours and light. */
export function ambience(box: string): string {
  const inside = lists.value?.games.find((game) => boxName(game) === box)?.id ?? "";
  return factsOf(box) || fileOf(filesOf(inside), "box.css") ? box : `plain-box ${box}`;
}
