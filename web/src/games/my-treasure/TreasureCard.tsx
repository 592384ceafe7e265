/** A treasure card: its symbols one by one. Mice lie on a disc of their own; in the count the symbols that count shine. */

import { Art } from "../../components";
import type { Fact } from "./facts";

export const MOUSE = "mouse";

/** `data-face` never changes: a card lies open, or is not here. */
export function TreasureCard({ said }: { said: Fact<"my-treasure-scene-card" | "my-treasure-scene-pile"> }) {
  const { art, piece } = said.values;
  const match = said.key === "my-treasure-scene-card" ? said.values.match : undefined;
  const symbols = art.split(" ");
  return (
    <span class="treasure-card" data-piece={piece} data-symbols={symbols.length} aria-hidden="true">
      {symbols.map((name, index) => (
        <span key={index} class={`pip ${name === MOUSE ? MOUSE : ""} ${shine(match, index)}`} data-place={`${piece}-${index}`}>
          <Art name={name} />
        </span>
      ))}
    </span>
  );
}

function shine(match: string | undefined, index: number): string {
  return match === undefined ? "" : match[index] === "1" ? "lit" : "dull";
}
