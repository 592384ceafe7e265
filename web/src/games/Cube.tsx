/** A die as a cube: it tumbles while it is in the air, and comes to rest with what it shows. */

import type { Said } from "../messages";
import { move, names } from "../open";
import { Art, Glyph } from "../parts";
import { offerOf } from "../table/Piece";
import { say, sayOrNull } from "../words";
import { amount } from "./scene";

const [BLOCKED, ASIDE, HELD, FALLING, WAITING] = [1, 2, 3, 4, 5]; // how a die lies: see `scene` of the game
const SIDES = ["front", "back", "left", "right", "top", "bottom"] as const;

interface Shown {
  said: Said;
  kind: "ivory" | "gold" | "red";
  art: readonly string[]; // on the side that counts
  others: readonly string[]; // one piece for each of the other sides; "" for none
}

export function Cube({ said, kind, art, others }: Shown) {
  const how = amount(said, "how");
  const offer = offerOf(said);
  const words = say(said, names.value);
  const mark = sayOrNull(said, names.value, "mark");
  const state = [kind, how === FALLING && "falling", how === WAITING && "waiting", (how === BLOCKED || how === ASIDE || how === HELD) && "locked"];
  const cube = (
    <span class={`cube ${state.filter(Boolean).join(" ")}`} aria-hidden="true">
      <span class="body" key={`${art.join()} ${how === FALLING}`}>
        {SIDES.map((side, index) => (
          <i key={side} class={side}>
            {(index === 0 ? art : [others[index - 1] ?? ""]).filter(Boolean).map((name, nth) => (
              <Art key={nth} name={name} />
            ))}
          </i>
        ))}
      </span>
      {(how === BLOCKED || how === ASIDE) && (
        <span class="padlock">
          <Glyph name="lock" />
        </span>
      )}
    </span>
  );
  const label = mark ? <span class="die-mark" aria-hidden="true">{mark}</span> : null;
  return offer ? (
    <button type="button" class="die-place piece may" onClick={() => void move(offer.seat, offer.choice.action)}>
      <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
      {cube}
      {label}
    </button>
  ) : (
    <span class="die-place piece" role="img" aria-label={words}>
      {cube}
      {label}
    </span>
  );
}
