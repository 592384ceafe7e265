/** Pig: what moves when something is told, beside what the view itself moves. */

import type { Flight, Motion } from "../../motion";
import { amount, motionsOf } from "../scene";
import type { Fact } from "./facts";

export const DRAWN = 30; // apples that lie in the trough one by one
export const ROLLS = 640; // ms until the die lies still: the animation in style/pig/die.css
const FLYING = 12; // apples that fly home, at most
const GAP = 60; // ms from one to the next
const LOST = 1900; // ms for a 1: the splash, the apples that roll away, and time to look
const CHEER = 2400; // ms for a victory

const seatHops = (said: Fact<"begins" | "won-shared">): Motion => ({ hops: [`seat-${amount(said, "who")}`] });

/** Every event of the game. */
export const motions = motionsOf<Fact>({
  begins: seatHops,
  won: (said) => ({ hops: [`seat-${amount(said, "who")}`], lasts: CHEER }),
  "won-shared": seatHops,
  "pig-rolled": rolled,
  "pig-one": (said) => ({ shake: amount(said, "points") ? 5 : 2, lasts: LOST }),
  "pig-held": held,
});

/** As many apples as the die shows, from the die into the trough. */
function rolled(said: Fact<"pig-rolled">): Motion {
  const [face, points] = [amount(said, "face"), amount(said, "points")];
  const flights = Array.from({ length: face }, (_, index): Flight => {
    const place = points - face + index;
    return { art: "apple", from: "die", to: place < DRAWN ? `apple-${place}` : "trough", after: ROLLS + index * GAP };
  });
  return { flights };
}

/** From the trough to the lane of who held. */
function held(said: Fact<"pig-held">): Motion {
  const count = Math.min(FLYING, amount(said, "points"));
  if (!count) return {};
  return {
    flights: [{ art: "apple", from: "trough", to: `lane-${amount(said, "who")}`, count, time: 480, gap: GAP, sound: "clink", size: 26 }],
  };
}
