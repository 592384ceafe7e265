/** The die: it tumbles while it is in the air, rolls to its place, and lies there with its face. A touch rolls it. */

import { say, text } from "../../i18n";
import { useSession } from "../../session/session";
import { SIDES } from "../../table/cube";
import { offerOf } from "../../table/Piece";
import type { Fact } from "./facts";
import { happening, isThrown, lastFace } from "./roles";

const UNROLLED = 6; // in front of a die that nobody has rolled yet; it stands on a corner

/** The places of the pips, row by row from 0 to 8. */
const PIPS: readonly (readonly number[])[] = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** The faces of all sides if one is in front. Opposite faces add up to 7. */
export function sidesOf(front: number): readonly number[] {
  const [left = 0, top = 0] = [1, 2, 3].filter((face) => face !== front && face !== 7 - front);
  return [front, 7 - front, left, 7 - left, top, 7 - top];
}

export function Die({ said }: { said: Fact<"pig-scene-die"> }) {
  const session = useSession();
  const { move, names } = session;
  const isInAir = said.values.rolling === 1 || isThrown(session);
  const face = lastFace(session);
  const offer = isInAir ? undefined : offerOf(session, said);
  const shown = say(said, names.value);
  const words = face && !isInAir ? `${shown}: ${text("pig-face", { face })}` : shown;
  const isRolling = happening(session, "pig-rolled") !== undefined || happening(session, "pig-one") !== undefined;
  const cube = <Cube face={face} isInAir={isInAir} isRolling={isRolling} />;
  const identity = { "data-piece": said.values.piece };
  return offer ? (
    <button type="button" class="die-place piece may" onClick={() => void move(offer.seat, offer.choice.action)} {...identity}>
      <span class="unseen">{`${say(offer.choice.label, names.value)}: ${words}`}</span>
      {cube}
    </button>
  ) : (
    <span class="die-place piece" role="img" aria-label={words} {...identity}>
      {cube}
    </span>
  );
}

/** It rolls to its place when that is told, and only then: also if a touch is offered or taken away meanwhile. */
function Cube({ face, isInAir, isRolling }: { face: number; isInAir: boolean; isRolling: boolean }) {
  const state = isInAir ? "falling" : !face ? "waiting" : isRolling ? "rolling" : "";
  const sides = sidesOf(face || UNROLLED);
  return (
    <span class={`cube ${state}`} data-shows={isInAir ? 0 : face} aria-hidden="true">
      <span class="body" key={isInAir ? "air" : "lies"}>
        {SIDES.map((side, index) => (
          <i key={side} class={side}>
            {PIPS[sides[index]!]!.map((place) => (
              <b key={place} style={{ gridArea: `${Math.floor(place / 3) + 1} / ${(place % 3) + 1}` }} />
            ))}
          </i>
        ))}
      </span>
    </span>
  );
}
