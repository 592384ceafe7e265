/** A die as a cube: it tumbles while it is in the air, lands with hops, and lies there with what it shows. */

import { Art, Glyph } from "../../components";
import { say, sayOrNull, text } from "../../i18n";
import { useSession } from "../../session/session";
import { SIDES } from "../../table/cube";
import { offerOf } from "../../table/Piece";
import { ASIDE, BLOCKED, FALLING, type Fact, FREE, HELD, WAITING } from "./facts";

type Die = Fact<"troll-dragon-scene-die" | "troll-dragon-scene-gold-die" | "troll-dragon-scene-dragon-die">;

const STATES = { [BLOCKED]: "blocked", [ASIDE]: "aside", [HELD]: "held", [FALLING]: "falling", [WAITING]: "waiting" } as Record<
  number,
  string
>;

interface Shown {
  said: Die;
  kind: "ivory" | "gold" | "red";
  art: readonly string[]; // on the side that counts
  others: readonly string[]; // one piece for each of the other sides; "" for none
  isThrown: boolean; // somebody has thrown the dice of this kind, and the answer is on its way
  isMarked?: boolean; // its badge is shown
}

export function Cube({ said, kind, art, others, isThrown, isMarked = true }: Shown) {
  const session = useSession();
  const { move, names } = session;
  const { how } = said.values;
  const isInAir = how === FALLING || (isThrown && (how === FREE || how === WAITING));
  const offer = isInAir ? undefined : offerOf(session, said);
  const words = say(said, names.value);
  const mark = isMarked && !(isInAir && how !== FALLING) ? sayOrNull(said, names.value, "mark") : "";
  const front = how === WAITING || isInAir ? [others[0] ?? ""] : art;
  const cube = (
    <span class={`cube ${kind} ${isInAir ? "falling" : (STATES[how] ?? "")}`} aria-hidden="true">
      <span class="body" key={isInAir ? "air" : `${how === WAITING} ${art.join()}`}>
        {SIDES.map((side, index) => (
          <i key={side} class={side} data-count={index ? 1 : front.length}>
            {(index ? [others[index - 1] ?? ""] : front).filter(Boolean).map((name, nth) => (
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
  const label = mark ? (
    <span class="die-mark" aria-hidden="true">
      {mark}
    </span>
  ) : null;
  const why = how === BLOCKED ? text("troll-dragon-why-blocked") : text("troll-dragon-why-die");
  const identity = { "data-piece": said.values.piece, "data-why": why };
  return offer ? (
    <button type="button" class="die-place piece may" onClick={() => void move(offer.seat, offer.choice.action)} {...identity}>
      <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
      {cube}
      {label}
    </button>
  ) : (
    <span class="die-place piece" role="img" aria-label={words} {...identity}>
      {cube}
      {label}
    </span>
  );
}
