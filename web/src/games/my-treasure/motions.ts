/** What moves in My Treasure: cards, orcs, dwarves who run, tokens that are mixed, and symbols that hop to their number. */

import type { Flight, Motion, Play } from "../../motion";
import { allOf, amount, type ChangeOf, motionsOf, pieceOf, piecesOf } from "../scene";
import { type Fact, REVEALING } from "./facts";

type Scene = readonly Fact[];
type Change = ChangeOf<Fact>;
type Leaving = Fact<"my-treasure-secured" | "my-treasure-grabbed">;

// ms
const DRAWN = 520;
const ORC = 700;
const RUN = 700;
const HOP = 120; // from one symbol to the next
const HOPPING = 380;
const ROW = 300; // between two rows
const CARD = 70; // from one card that is opened to the next
const BATS = 900;
const READ = 1500;

const MOUSE = "mouse";
const BACK = "mt-card-back";
const MOST = 6; // cards of a pile that are seen to fly

// === What the scene says ===

/** Do all treasures lie open? */
export function isOpen(scene: Scene): boolean {
  return amount(pieceOf(scene, "my-treasure-scene-now"), "phase") >= REVEALING;
}

export function countOf(scene: Scene, seat: number): Fact<"my-treasure-scene-count"> | undefined {
  return allOf(scene, "my-treasure-scene-count").find(({ values }) => values.who === seat);
}

export function cardsOf(scene: Scene, seat: number): readonly Fact<"my-treasure-scene-card">[] {
  return allOf(scene, "my-treasure-scene-treasure").find(({ values }) => values.who === seat)?.values.pieces ?? [];
}

type Token = Fact<"my-treasure-scene-owned" | "my-treasure-scene-unknown">;

/** The dwarves who are out, each as the token, in the order of the scene. */
export function rowsOf(scene: Scene): readonly Token[] {
  return scene.filter((said): said is Token => said.key === "my-treasure-scene-owned" || said.key === "my-treasure-scene-unknown");
}

/** The places of the symbols that count. */
function counting(scene: Scene, seat: number): { place: string; art: string }[] {
  return cardsOf(scene, seat).flatMap(({ values }) => {
    const { piece, art, match = "" } = values;
    return art.split(" ").flatMap((name, index) => (match[index] === "1" ? [{ place: `${piece}-${index}`, art: name }] : []));
  });
}

function blind(scene: Scene): number {
  return piecesOf(scene, "my-treasure-scene-blind-tokens").length;
}

// === In the cave ===

function drew(_: Fact, { after }: Change): Motion {
  const card = piecesOf(after.scene, "my-treasure-scene-held")[0];
  return { flights: [{ art: BACK, from: "chest", to: String(card?.values.piece), time: DRAWN, turned: true }] };
}

function placed(said: Fact<"my-treasure-placed">): Motion {
  const dip = [{}, { transform: "translateY(3px)" }, {}];
  return { plays: [{ at: `ledge-${amount(said, "space")}`, keys: dip, after: 330, time: 160, easing: "ease-out" }] };
}

function metOrc(said: Fact<"my-treasure-drew-orc">): Motion {
  const hop = { art: "orc", from: "chest", to: `orc-${amount(said, "orcs")}`, time: ORC };
  return { flights: [hop], lasts: ORC + 300 };
}

/** The bell rings, the tokens are turned over and change places. */
function alarm(_: Fact, { after }: Change): Motion {
  const swing = [0, 24, -20, 16, -12, 8, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
  const count = blind(after.scene);
  const tokens = Array.from({ length: count }, (_each, index) => mixed(index, count));
  return { shake: 3, plays: [{ at: "bell", keys: swing, time: 900, easing: "ease-in-out" }, ...tokens.flat()], lasts: 2600 };
}

/** A token lies where it will lie: on the way there it has been at two other places. */
function mixed(index: number, count: number): Play[] {
  const at = (place: number) => ({ transform: `translateX(${(place - index) * 112}%)` });
  const [one, other] = [count - 1 - index, (index + Math.ceil(count / 2)) % count];
  const over = [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }];
  return [
    { at: `blind-${index}`, keys: over, after: 300 + 60 * index, time: 300 },
    { at: `mixing-${index}`, keys: [{}, at(one), at(other), at(one), {}], after: 1000, time: 1300, easing: "ease-in-out" },
  ];
}

function leaves(said: Leaving, change: Change): Motion {
  const [seat, ledge] = [`seat-${amount(said, "who")}`, `ledge-${amount(said, "space")}`];
  const pile: Flight = {
    art: BACK,
    from: ledge,
    to: seat,
    count: Math.min(MOST, amount(said, "cards")),
    gap: 60,
    after: 300,
    time: 480,
    size: 48,
  };
  const dwarf: Flight = { art: "dwarf", from: ledge, to: seat, after: 560, time: RUN, size: 56, sound: "feet" };
  return withOpening({ flights: [pile, dwarf], lasts: 560 + RUN }, change);
}

/** One of the tokens that lay face down. */
function blindToken(seat: number, { before }: Change): Flight {
  return { art: "token-dwarf", from: `blind-${blind(before.scene) - 1}`, to: `seat-${seat}`, size: 44 };
}

function grabs(said: Leaving, change: Change): Motion {
  const left = leaves(said, change);
  return { ...left, flights: [blindToken(said.values.who, change), ...(left.flights ?? [])] };
}

function flees(said: Fact<"my-treasure-fled">, change: Change): Motion {
  const { who } = said.values;
  const dwarf: Flight = { art: "dwarf", from: "chest", to: `seat-${who}`, after: 300, time: RUN, size: 56, sound: "feet" };
  return { ...withOpening({ lasts: 560 + RUN }, change), flights: [blindToken(who, change), dwarf] };
}

function gathered(_: Fact, { before }: Change): Motion {
  const flights = rowsOf(before.scene).map((row) => ({
    art: BACK,
    from: `seat-${amount(row, "who")}`,
    to: "chest",
    count: 3,
    gap: 80,
    size: 48,
  }));
  return { flights, lasts: 900, awaits: true };
}

// === The count ===

/** When the last dwarf is out, all treasures are opened, one after another. */
function withOpening(motion: Motion, { before, after }: Change): Motion {
  if (isOpen(before.scene) || !isOpen(after.scene)) return motion;
  const plays = opening(after.scene);
  return { ...motion, plays: [...(motion.plays ?? []), ...plays] };
}

function opening(scene: Scene): Play[] {
  const keys = [
    { transform: "rotateY(90deg) scale(.8)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  let after = 560 + RUN;
  return rowsOf(scene).flatMap((row) =>
    cardsOf(scene, amount(row, "who")).map((card, index) => {
      after += index ? CARD : ROW;
      return { at: String(card.values.piece), keys, after, time: 300 };
    }),
  );
}

/** When each row is counted, and when all have been. */
function timetable({ before, after }: Change): { starts: Map<number, number>; end: number } {
  const opened = isOpen(before.scene) ? 0 : Math.max(0, ...opening(after.scene).map((each) => (each.after ?? 0) + 300));
  const starts = new Map<number, number>();
  let at = opened + ROW;
  for (const row of rowsOf(after.scene)) {
    const seat = amount(row, "who");
    starts.set(seat, at);
    at += counting(after.scene, seat).length * HOP + HOPPING + ROW;
  }
  return { starts, end: at };
}

/** Symbol by symbol to the number; when all rows are counted, the glory. */
function scored(said: Fact<"my-treasure-scored">, change: Change): Motion {
  const seat = amount(said, "who");
  const { starts, end } = timetable(change);
  const start = starts.get(seat) ?? 0;
  const symbols = counting(change.after.scene, seat);
  const hops = symbols.map(
    ({ place, art }, index): Flight => ({
      art,
      from: place,
      to: `number-${seat}`,
      after: start + index * HOP,
      time: HOPPING,
      sound: art === MOUSE ? "squeak" : "clink",
    }),
  );
  const bats: Flight = {
    art: "bat",
    from: `gain-${seat}`,
    to: `seat-${seat}`,
    count: amount(said, "gained"),
    gap: 180,
    after: end + 300,
    sound: "flutter",
  };
  return { flights: [...hops, bats], plays: counted(seat, symbols.length, start, end), lasts: end + BATS + READ };
}

function counted(seat: number, number: number, start: number, end: number): Play[] {
  const [pop, come] = [
    [{ transform: "scale(.2)", opacity: 0 }, {}],
    [{ opacity: 0 }, {}],
  ];
  const last = start + number * HOP + HOPPING;
  return [
    { at: `number-${seat}`, keys: [{ opacity: 0 }, { opacity: 1 }], after: start + HOPPING - 100, time: 100 },
    {
      at: `number-${seat}`,
      keys: [{ "--number": 0 }, { "--number": number }],
      after: start + HOPPING - HOP,
      time: Math.max(1, number * HOP),
      easing: `steps(${Math.max(1, number)}, end)`,
    },
    { at: `number-${seat}`, keys: [{}, { transform: "scale(1.3)" }, {}], after: last, time: 260 },
    { at: `sum-${seat}`, keys: come, after: last, time: 200 },
    { at: `gain-${seat}`, keys: pop, after: end, time: 280 },
    { at: `glory-${seat}`, keys: come, after: end + BATS - 200, time: 200 },
  ];
}

const still = (): Motion => ({});
const briefly = (): Motion => ({ lasts: 400 }); // the token moves by itself

/** All that is told in the game; what is still is still on purpose. */
export const motions = motionsOf<Fact>({
  begins: still,
  turn: still,
  won: still,
  "won-shared": still,
  "my-treasure-drew": drew,
  "my-treasure-placed": placed,
  "my-treasure-drew-orc": metOrc,
  "my-treasure-alarm": alarm,
  "my-treasure-took-ring": briefly,
  "my-treasure-took-diamond": briefly,
  "my-treasure-took-sword": briefly,
  "my-treasure-took-necklace": briefly,
  "my-treasure-took-coins": briefly,
  "my-treasure-took-potion": briefly,
  "my-treasure-revealed-ring": briefly,
  "my-treasure-revealed-diamond": briefly,
  "my-treasure-revealed-sword": briefly,
  "my-treasure-revealed-necklace": briefly,
  "my-treasure-revealed-coins": briefly,
  "my-treasure-revealed-potion": briefly,
  "my-treasure-secured": leaves,
  "my-treasure-grabbed": grabs,
  "my-treasure-fled": flees,
  "my-treasure-round": gathered,
  "my-treasure-scored": scored,
});
