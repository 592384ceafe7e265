import { expect, test } from "vitest";
import { LENGTH, notesBetween, QUAVER, TUNE } from "../src/music";
import { NOTES, type Note } from "../src/sounds";

const starts = (notes: readonly Note[]) => notes.map(([, start]) => start);

test("the piece has eight bars of six quavers, and every note begins on one", () => {
  expect(LENGTH).toBeCloseTo(8 * 6 * QUAVER);
  for (const start of starts(TUNE)) {
    expect(start / QUAVER).toBeCloseTo(Math.round(start / QUAVER));
    expect(start).toBeLessThan(LENGTH);
  }
  expect(new Set(starts(TUNE).map((start) => Math.floor(start / (6 * QUAVER) + 1e-9))).size).toBe(8); // no bar is empty
});

test("however the time is cut, every note is scheduled once, round after round", () => {
  const [whole, pieces]: [Note[], Note[]] = [notesBetween(0, 2 * LENGTH), []];
  for (let from = 0; from < 2 * LENGTH; from += 0.7) pieces.push(...notesBetween(from, Math.min(from + 0.7, 2 * LENGTH)));
  expect(pieces).toEqual(whole);
  expect(whole).toHaveLength(2 * TUNE.length);
  expect(starts(whole.slice(TUNE.length))).toEqual(starts(TUNE).map((start) => start + LENGTH));
});

test("the music is quieter than any sound", () => {
  const loudest = (notes: readonly Note[]) => Math.max(...notes.map(([, , , loudness]) => loudness));
  expect(loudest(TUNE)).toBeLessThan(Math.min(...Object.values(NOTES).map(loudest)));
});
