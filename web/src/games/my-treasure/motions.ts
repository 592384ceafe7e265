/** What moves in My Treasure: cards, orcs, dwarves who run, tokens that are mixed, and symbols that hop to their number. */

import type { Said } from "../../messages";
import type { Change, Flight, Motion, Motions, Play } from "../../motion";
import { amount, pieceOf, piecesOf } from "../scene";

export const SCORED = "my-treasure-scored";
export const COUNT = "my-treasure-scene-count";
const TREASURE = "my-treasure-scene-treasure";
const TOKENS = new Set(["my-treasure-scene-owned", "my-treasure-scene-unknown"]);
const KINDS = ["ring", "diamond", "sword", "necklace", "coins", "potion"];
const OPEN = 5; // phase of the scene's `now` from which all treasures lie open

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

export function isOpen(scene: readonly Said[]): boolean {
  return amount(pieceOf(scene, "my-treasure-scene-now"), "phase") >= OPEN;
}

export function ofSeat(scene: readonly Said[], key: string, seat: number): Said | undefined {
  return scene.find((said) => said.key === key && said.values?.who === seat);
}

export function cardsOf(scene: readonly Said[], seat: number): readonly Said[] {
  const treasure = ofSeat(scene, TREASURE, seat);
  return treasure ? piecesOf([treasure], TREASURE) : [];
}

/** The dwarves who are out, each as the token, in the order of the scene. */
export function rowsOf(scene: readonly Said[]): readonly Said[] {
  return scene.filter(({ key }) => TOKENS.has(key));
}

/** The places of the symbols that count. */
function counting(scene: readonly Said[], seat: number): { place: string; art: string }[] {
  return cardsOf(scene, seat).flatMap(({ values }) => {
    const { piece, art, match = "" } = values as { piece: string; art: string; match?: string };
    return art.split(" ").flatMap((name, index) => (match[index] === "1" ? [{ place: `${piece}-${index}`, art: name }] : []));
  });
}

function blind(scene: readonly Said[]): number {
  return piecesOf(scene, "my-treasure-scene-blind-tokens").length;
}

// === In the cave ===

function drew(_: Said, { after }: Change): Motion {
  const card = piecesOf(after.scene, "my-treasure-scene-held")[0];
  return { flights: [{ art: BACK, from: "chest", to: String(card?.values?.piece), time: DRAWN, turned: true }] };
}

function placed(said: Said): Motion {
  const dip = [{}, { transform: "translateY(3px)" }, {}];
  return { plays: [{ at: `ledge-${amount(said, "space")}`, keys: dip, after: 330, time: 160, easing: "ease-out" }] };
}

function metOrc(said: Said): Motion {
  const hop = { art: "orc", from: "chest", to: `orc-${amount(said, "orcs")}`, time: ORC };
  return { flights: [hop], lasts: ORC + 300 };
}

/** The bell rings, the tokens are turned over and change places. */
function alarm(_: Said, { after }: Change): Motion {
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

function leaves(said: Said, change: Change): Motion {
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

/** The token is one of those that lay face down. */
function grabs(said: Said, change: Change): Motion {
  const token: Flight = {
    art: "token-dwarf",
    from: `blind-${blind(change.before.scene) - 1}`,
    to: `seat-${amount(said, "who")}`,
    size: 44,
  };
  const left = leaves(said, change);
  return { ...left, flights: [token, ...(left.flights ?? [])] };
}

function flees(said: Said, change: Change): Motion {
  const grabbed = grabs({ ...said, values: { ...said.values, cards: 0 } }, change);
  const dwarf: Flight = { art: "dwarf", from: "chest", to: `seat-${amount(said, "who")}`, after: 300, time: RUN, size: 56, sound: "feet" };
  return { ...grabbed, flights: [...(grabbed.flights ?? []).slice(0, 1), dwarf] };
}

function gathered(_: Said, { before }: Change): Motion {
  const flights = rowsOf(before.scene).map((row) => ({
    art: BACK,
    from: `seat-${amount(row, "who")}`,
    to: "chest",
    count: 3,
    gap: 80,
    size: 48,
  }));
  return { flights, lasts: 900 };
}

// === The count ===

/** When the last dwarf is out, all treasures are opened, one after another. */
function withOpening(motion: Motion, { before, after }: Change): Motion {
  if (isOpen(before.scene) || !isOpen(after.scene)) return motion;
  const plays = opening(after.scene);
  return { ...motion, plays: [...(motion.plays ?? []), ...plays] };
}

function opening(scene: readonly Said[]): Play[] {
  const keys = [
    { transform: "rotateY(90deg) scale(.8)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  let after = 560 + RUN;
  return rowsOf(scene).flatMap((row) =>
    cardsOf(scene, amount(row, "who")).map((card, index) => {
      after += index ? CARD : ROW;
      return { at: String(card.values?.piece), keys, after, time: 300 };
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
function scored(said: Said, change: Change): Motion {
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
const briefly = (): Motion => ({ lasts: 400 });

/** All that is told in the game; what is still is still on purpose. */
export const motions: Motions = {
  begins: still,
  turn: still,
  won: still,
  "won-shared": still,
  "my-treasure-drew": drew,
  "my-treasure-placed": placed,
  "my-treasure-drew-orc": metOrc,
  "my-treasure-alarm": alarm,
  ...Object.fromEntries(
    KINDS.flatMap((kind) => [
      [`my-treasure-took-${kind}`, briefly],
      [`my-treasure-revealed-${kind}`, briefly],
    ]),
  ), // the token moves by itself
  "my-treasure-secured": leaves,
  "my-treasure-grabbed": grabs,
  "my-treasure-fled": flees,
  "my-treasure-round": gathered,
  [SCORED]: scored,
};
