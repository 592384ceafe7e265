/** The picture of the box of a game. */

import { lists } from "../api";
import { boxIdOf, boxOf } from "../boxes";
import { Art } from "../components";

export function Cover({ game }: { game: string }) {
  const cover = lists.value && boxOf(lists.value, boxIdOf(game))?.cover;
  return cover ? <img class="cover" src={cover} alt="" draggable={false} /> : <Art name="chest-open" />;
}
