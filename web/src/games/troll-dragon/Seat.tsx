/** What is drawn at a seat of Troll & Dragon, in addition to its plaque. */

import { Art } from "../../components";
import { useSession } from "../../session/session";
import { amount, toldOf } from "../scene";
import type { Fact } from "./facts";

type Gain = Fact<"troll-dragon-shared" | "troll-dragon-left">;

const isGain = (said: Fact): said is Gain => said.key === "troll-dragon-shared" || said.key === "troll-dragon-left";

/** What somebody has just got. */
export function Seat({ seat }: { seat: number }) {
  const { stage } = useSession();
  const got = toldOf<Fact>(stage).find((said): said is Gain => isGain(said) && said.values.who === seat);
  const chips = [
    { art: "nugget", count: amount(got, "nuggets") },
    { art: "gem", count: amount(got, "diamonds") },
  ].filter(({ count }) => count);
  if (!chips.length) return null;
  return (
    <span class="gains" aria-hidden="true">
      {chips.map(({ art, count }) => (
        <span key={art}>
          +{count}
          <Art name={art} />
        </span>
      ))}
    </span>
  );
}
