import { afterEach, expect, test } from "vitest";
import { appear, atSpeed, lengthOf, paceOf, placesIn, settle } from "../src/motion";
import { change } from "../src/settings";
import { wishes } from "./browser";

type Frames = { opacity?: number; transform?: string }[];
type Timing = { duration: number; delay?: number };

/** A piece on the table, which writes down how it is asked to move. */
class Piece {
  readonly asked: ({ frames: Frames } & Timing)[] = [];
  readonly dataset: { piece: string; face?: string; group?: string };

  constructor(
    piece: string,
    public face: string,
    public at: [left: number, top: number],
    group?: string,
  ) {
    this.dataset = { piece, face, group };
  }

  frame: { dataset: { frame: string }; getBoundingClientRect: () => { left: number; top: number } } | null = null;
  parentElement = { closest: () => this.frame };
  getBoundingClientRect = () => ({ left: this.at[0], top: this.at[1], width: 10, height: 10 });
  animate = (frames: Frames, { duration, delay }: Timing) =>
    void this.asked.push(delay === undefined ? { frames, duration } : { frames, duration, delay });
}

const table = (...pieces: Piece[]) =>
  ({
    querySelectorAll: () => pieces,
    querySelector: (asked: string) => pieces.find((each) => asked === `[data-piece="${each.dataset.piece}"]`) ?? null,
  }) as unknown as ParentNode;
const element = (piece: Piece) => piece as unknown as Element;

afterEach(() => {
  change({ speed: 1, motion: "auto" });
  wishes.still = false;
});

/** How the pieces moved: one that stays, one that goes 30 right and 20 up, one that is turned, one that is new. */
function moved() {
  const [stays, goes, turns, comes] = [
    new Piece("1", "gem", [0, 0]),
    new Piece("2", "key", [10, 50]),
    new Piece("3", "back", [0, 0]),
    new Piece("4", "door", [0, 0]),
  ];
  const before = placesIn(table(stays, goes, turns));
  goes.at = [40, 30];
  turns.dataset.face = "troll";
  settle(table(stays, goes, turns, comes), before);
  return { stays, goes, turns, comes };
}

test("where pieces are, and what they show", () => {
  const found = placesIn(table(new Piece("1", "gem", [3, 4]), new Piece("2", "", [5, 6])));
  expect([...found]).toEqual([
    ["1", { box: { left: 3, top: 4, width: 10, height: 10 }, face: "gem" }],
    ["2", { box: { left: 5, top: 6, width: 10, height: 10 }, face: "" }],
  ]);
});

test("without a table there are no pieces, and nothing moves", () => {
  expect(placesIn(null).size).toBe(0);
  settle(null, new Map());
});

test("a piece goes from where it was; what has not changed stays", () => {
  const { stays, goes, turns, comes } = moved();
  expect(stays.asked).toEqual([]);
  expect(goes.asked).toEqual([{ frames: [{ transform: "translate(-30px, 20px)" }, {}], duration: 380 }]);
  expect(turns.asked[0]!.frames[0]!.transform).toContain("rotateY");
  expect(comes.asked[0]!.frames[0]).toEqual({ opacity: 0, transform: "scale(.6)" });
});

test("what lies on a cloth moves with the cloth, and only as far as it moved on it", () => {
  const cloth = (left: number, top: number) => ({ dataset: { frame: "cloth" }, getBoundingClientRect: () => ({ left, top }) });
  const [lies, shifts] = [new Piece("1", "gem", [10, 10]), new Piece("2", "gem", [20, 10])];
  lies.frame = shifts.frame = cloth(0, 0);
  const before = placesIn(table(lies, shifts));
  lies.frame = shifts.frame = cloth(0, -47); // a button has come below
  lies.at = [10, -37];
  shifts.at = [26, -37];
  settle(table(lies, shifts), before);
  expect(lies.asked).toEqual([]);
  expect(shifts.asked.map(({ frames }) => frames[0])).toEqual([{ transform: "translate(-6px, 0px)" }]);
});

test("less than a pixel is no move", () => {
  const piece = new Piece("1", "gem", [0, 0]);
  const before = placesIn(table(piece));
  piece.at = [0.4, 0.4];
  settle(table(piece), before);
  expect(piece.asked).toEqual([]);
});

test("all goes at the chosen speed", () => {
  change({ speed: 2 });
  expect(atSpeed(380)).toBe(190);
  const { goes, turns, comes } = moved();
  expect([goes, turns, comes].map(({ asked }) => asked[0]!.duration)).toEqual([190, 190, 190]);
});

test.each([
  { by: "the settings", ask: () => change({ motion: "reduced" }) },
  { by: "the device", ask: () => Object.assign(wishes, { still: true }) },
])("less motion, as $by wish, is fading only, and short", ({ ask }) => {
  ask();
  const { stays, goes, turns, comes } = moved();
  const jumping = new Piece("5", "", [0, 0]);
  appear(element(jumping));
  const asked = [stays, goes, turns, comes, jumping].map((piece) => piece.asked);
  expect(asked.map((each) => each.length)).toEqual([0, 1, 1, 1, 1]);
  for (const { frames, duration } of asked.flat()) {
    expect(frames.every(({ transform }) => transform === undefined)).toBe(true);
    expect(duration).toBe(150);
  }
});

// === Equal things ===

const HAND = "hand";
const LOOT = "loot";

test("of equal things those that are still in their group have not moved; the other has changed its group", () => {
  const before = placesIn(table(new Piece("12.1", "", [0, 100], HAND), new Piece("12.2", "", [0, 0], LOOT)));
  const [loot, rival] = [new Piece("12.1", "", [0, 0], LOOT), new Piece("12.2", "", [50, 0], "rival")];
  settle(table(loot, rival), before);
  expect(loot.asked).toEqual([]);
  expect(rival.asked[0]!.frames[0]!.transform).toBe("translate(-50px, 100px) scale(1)");
  expect(rival.asked[0]!.duration).toBe(520);
});

test("equal things that are in no group are told apart by their names", () => {
  const before = placesIn(table(new Piece("12.1", "", [0, 100])));
  const other = new Piece("12.2", "", [0, 0]);
  settle(table(other), before);
  expect(other.asked[0]!.frames[0]).toEqual({ opacity: 0, transform: "scale(.6)" });
});

test("a card that finds its way back goes the same way", () => {
  const before = placesIn(table(new Piece("7.1", "", [0, 0], LOOT)));
  const card = new Piece("7.1", "", [0, 100], HAND);
  settle(table(card), before);
  expect(card.asked[0]!.frames[0]!.transform).toContain("translate(0px, -100px)");
});

test("less motion: what changes its group fades in", () => {
  change({ motion: "reduced" });
  const before = placesIn(table(new Piece("7.1", "", [0, 0], LOOT)));
  const card = new Piece("7.1", "", [0, 100], HAND);
  settle(table(card), before);
  expect(card.asked).toEqual([{ frames: [{ opacity: 0.2 }, {}], duration: 150 }]);
});

// === What flies ===

const flight = { art: "gem", from: "die", to: "found", after: 100, time: 200 };

test("a new piece comes from where it was found, in a bow, and does not appear besides", () => {
  const [die, found] = [new Piece("die", "gem", [0, 100]), new Piece("found", "gem", [80, 20])];
  const before = placesIn(table(die));
  settle(table(die, found), before, [{ flights: [flight] }]);
  expect(found.asked.map(({ duration, delay }) => [duration, delay])).toEqual([[200, 100]]);
  expect(found.asked[0]!.frames.map(({ transform }) => transform)).toEqual([
    "translate(-80px, 80px) scale(.7)",
    "translate(-80px, 80px) scale(1)",
    expect.stringMatching(/^translate\(-40px, 1[0-9.]+px\)/),
    "none",
  ]);
});

test("without a picture the piece itself flies, though one of its name lay there before", () => {
  const [deck, top] = [new Piece("deck", "", [0, 100]), new Piece("7.1", "", [80, 20], LOOT)];
  const before = placesIn(table(deck, top));
  settle(table(deck, top), before, [{ flights: [{ art: "", from: "deck", to: "7.1", time: 200 }] }]);
  expect(top.asked.map(({ duration }) => duration)).toEqual([200]);
  expect(settle(table(deck), before, [{ flights: [{ art: "", from: "deck", to: "7.1" }] }])).toEqual([]);
});

test("what flies from or to nowhere does not fly", () => {
  const found = new Piece("found", "gem", [80, 20]);
  expect(settle(table(found), new Map(), [{ flights: [flight] }])).toEqual([]);
  expect(found.asked).toEqual([]);
});

test("less motion: nothing flies, and what is new fades in", () => {
  change({ motion: "reduced" });
  const [die, found] = [new Piece("die", "gem", [0, 100]), new Piece("found", "gem", [80, 20])];
  settle(table(die, found), placesIn(table(die)), [{ flights: [flight], shake: 5 }]);
  expect(found.asked).toEqual([{ frames: [{ opacity: 0 }, {}], duration: 150 }]);
  expect(lengthOf([{ flights: [flight] }])).toBe(0);
});

test("when the next thing may come", () => {
  expect(paceOf([], 1000)).toBe(1000);
  expect(paceOf([{ pace: 300 }, { pace: 200 }], 1000)).toBe(300);
  expect(paceOf([{ pace: 300 }, { lasts: 1200 }], 1000)).toBe(1200);
  expect(paceOf([{ pace: 2500 }, {}], 1000)).toBe(2500);
});

test("a piece on which something lands turns then", () => {
  const [from, to] = [new Piece("1", "spider", [0, 0]), new Piece("2", "hole", [80, 0])];
  const before = placesIn(table(from, to));
  to.dataset.face = "covered";
  const animate = () => ({ finished: Promise.resolve() });
  Object.assign(globalThis.document, {
    body: { append: () => undefined },
    createElement: () => ({ style: {}, animate, remove: () => undefined }),
  });
  settle(table(to), before, [{ flights: [{ ...flight, from: "1", to: "2" }] }]);
  expect(to.asked[0]!.delay).toBe(300);
});

test("how long it takes until the last one has landed", () => {
  expect(lengthOf([])).toBe(0);
  expect(lengthOf([{ flights: [flight] }])).toBe(300);
  expect(lengthOf([{ flights: [{ ...flight, count: 3, gap: 50 }] }, { lasts: 350 }])).toBe(400);
});

test("a piece that is larger where it was shrinks on its way", () => {
  const piece = new Piece("1", "gem", [10, 10]);
  const before = new Map([["1", { box: { left: 0, top: 0, width: 20, height: 20 } as DOMRect, face: "gem" }]]);
  settle(table(piece), before);
  expect(piece.asked[0]!.frames[0]).toEqual({ transform: "translate(-10px, -10px) scale(2)", transformOrigin: "0 0" });
});

test("what is drawn turns its face up on the way", () => {
  const [die, found] = [new Piece("die", "gem", [0, 100]), new Piece("found", "gem", [80, 20])];
  settle(table(die, found), placesIn(table(die)), [{ flights: [{ ...flight, turned: true }] }]);
  expect(found.asked[0]!.frames.map(({ transform }) => transform?.includes("rotateY"))).toEqual([true, true, false, false]);
});

const turning = { at: "found", keys: [{ opacity: 0 }, {}], after: 50, time: 100 };

test("a thing moves where it is, and does not appear besides", () => {
  const found = new Piece("found", "gem", [80, 20]);
  settle(table(found), new Map(), [{ plays: [turning] }]);
  expect(found.asked).toEqual([{ frames: turning.keys, duration: 100, delay: 50 }]);
  expect(lengthOf([{ plays: [turning] }])).toBe(150);
});

test("less motion: it stays as it is", () => {
  change({ motion: "reduced" });
  const found = new Piece("found", "gem", [80, 20]);
  settle(table(found), placesIn(table(found)), [{ plays: [turning] }]);
  expect(found.asked).toEqual([]);
});
