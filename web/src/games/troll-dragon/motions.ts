/** Troll & Dragon: what moves when something is told, beside what the view itself moves. */

import type { Flight, Motion } from "../../motion";
import { amount, type ChangeOf, motionsOf, pieceOf, piecesOf, viewOf } from "../scene";
import { DOOR, FALLING, type Fact, KEY, type View } from "./facts";

type Change = ChangeOf<Fact>;
type Look = Change["before"];

export const DRAWN = 10; // pieces of a kind that lie on the cloth one by one; above that, one and a number
const FLYING = 8; // pieces of a kind that fly, at most
const LANDING = 300; // ms from one die to the next
const POP = 220; // ms until what was found leaves its die
const DEALT = 240; // ms on the way to a plaque
const DEALS = 110; // ms from one to the next
const LONGEST = 2600; // ms of dealing
const ROAR = 900; // ms before the loot is dealt out

const landing = (): Motion => ({ pace: LANDING });
const rolling = (): Motion => ({ pace: 350 });
const seatHops = (said: Fact<"begins" | "turn" | "won" | "won-shared">): Motion => ({ hops: [seat(amount(said, "who"))] });
const click = (): Motion => ({ pace: 450 });

/** Every event of the game. */
export const motions = motionsOf<Fact>({
  begins: seatHops,
  turn: seatHops,
  won: seatHops,
  "won-shared": seatHops,
  "troll-dragon-rolled": rolling,
  "troll-dragon-rolled-gold": rolling,
  "troll-dragon-rolled-dragon": rolling,
  "troll-dragon-face-troll": () => ({ shake: 2, pace: LANDING + 80 }),
  "troll-dragon-face-diamond": (_, change) => found(change, "troll-dragon-scene-dice", "gem", 1),
  "troll-dragon-face-none": landing,
  "troll-dragon-face-key": () => ({ pace: 420 }), // the die slides to its socket by itself
  "troll-dragon-face-door": () => ({ pace: 420 }),
  "troll-dragon-face-gold": (said, change) => found(change, "troll-dragon-scene-cavern-dice", "nugget", amount(said, "nuggets")),
  "troll-dragon-face-dragon": () => ({ shake: 2, pace: 700 }), // the eye opens
  "troll-dragon-face-blank": landing,
  "troll-dragon-did-set-key": click,
  "troll-dragon-did-set-door": click,
  "troll-dragon-did-hold-diamond": click,
  "troll-dragon-did-hold-key": click,
  "troll-dragon-did-hold-door": click,
  "troll-dragon-did-enter": () => ({
    flights: [
      { art: "key", from: `socket-${KEY}`, to: "gate", time: 420 },
      { art: "door", from: `socket-${DOOR}`, to: "gate", time: 420, after: 120 },
    ],
    shake: 2,
    lasts: 1200,
  }),
  "troll-dragon-left": left,
  "troll-dragon-troll": (said) => ({ shake: 4, hops: ["hand"], lasts: amount(said, "diamonds") ? 1900 : 1500 }),
  "troll-dragon-awake": () => ({ shake: 5, lasts: ROAR }),
  "troll-dragon-shared": shared,
  "troll-dragon-empty-grotto": () => ({ hops: ["grotto"] }),
  "troll-dragon-empty-cavern": () => ({ hops: ["cavern"] }),
});

function seat(number: number): string {
  return `seat-${number}`;
}

function atRisk(look: Look): { gem: number; nugget: number } {
  const risk = pieceOf(look.scene, "troll-dragon-scene-at-risk");
  return { gem: amount(risk, "diamonds"), nugget: amount(risk, "nuggets") };
}

type DiceKey = "troll-dragon-scene-dice" | "troll-dragon-scene-cavern-dice";

/** Out of the die that has just come to rest, in an arc to the cloth. */
function found({ before, after }: Change, dice: DiceKey, art: "gem" | "nugget", count: number): Motion {
  const lies = piecesOf(after.scene, dice);
  const fell = piecesOf(before.scene, dice).find((die, index) => amount(die, "how") === FALLING && amount(lies[index], "how") !== FALLING);
  const from = String(fell?.values.piece);
  const there = atRisk(after)[art];
  const to = (nth: number) => (there > DRAWN ? `cloth-${art}` : `${art}-${there - count + nth}`);
  const flights = Array.from({ length: count }, (_, nth): Flight => ({ art, from, to: to(nth), after: POP + nth * 90 }));
  return { flights, pace: LANDING };
}

/** From the cloth into the pack, the pack hops, and on to the plaque. */
function left(said: Fact<"troll-dragon-left">, { before }: Change): Motion {
  const { gem, nugget } = atRisk(before);
  const kinds = [
    { art: "gem", count: Math.min(FLYING, gem) },
    { art: "nugget", count: Math.min(FLYING, nugget) },
  ].filter(({ count }) => count);
  const packed = kinds.map(({ art, count }): Flight => ({ art, from: "cloth", to: "pack", count, time: 320, gap: 60 }));
  const home = kinds.map(
    ({ art, count }): Flight => ({
      art,
      from: "pack",
      to: seat(amount(said, "who")),
      count,
      time: 420,
      gap: 70,
      after: 420,
      sound: "clink",
    }),
  );
  return { flights: [...packed, ...home], hops: ["pack"] };
}

/** Piece by piece round the table, who woke the dragon first: nuggets, then diamonds. */
function shared(said: Fact<"troll-dragon-shared">, { before }: Change): Motion {
  const who = amount(said, "who");
  const waker = amount(pieceOf(before.scene, "troll-dragon-scene-roller"), "who");
  const { turn = 0, seats = 0 } = viewOf<View>(before);
  const others = order(waker, turn, seats);
  const [place, count] = [others.indexOf(who), others.length];
  const { nugget, gem } = atRisk(before);
  const hand = amount(pieceOf(before.scene, "troll-dragon-scene-troll-hand"), "diamonds");
  const step = Math.min(DEALS, LONGEST / (nugget + gem + hand));
  const deal = (art: string, pieces: number, first: number): Flight => ({
    art,
    from: "cloth",
    to: seat(who),
    count: pieces,
    time: DEALT,
    gap: step * count,
    after: ROAR + first * step,
    sound: "clink",
    trail: true,
  });
  const next = (place - (nugget % count) + count) % count; // diamonds go on where the nuggets ended
  const deals = [deal("nugget", amount(said, "nuggets"), place), deal("gem", amount(said, "diamonds"), nugget + next)];
  return { flights: deals.filter((each) => each.count) };
}

/** Clockwise from a seat on, without another. */
function order(first: number, without: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, index) => (first + index) % seats).filter((each) => each !== without);
}
