import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer, type ReadingPace } from "../src/announcer";

let pace: ReadingPace = "normal";
let announcer: Announcer;
let heard: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  pace = "normal";
  announcer = new Announcer(() => pace);
  heard = [];
  stop = announcer.words.subscribe((words) => words && heard.push(words));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

const say = (words: string, more: { id?: unknown; isImportant?: boolean; isPassing?: boolean } = {}) =>
  announcer.announce([{ id: words, words, ...more }]);

test("one thing at a time, in the order in which they happen", () => {
  announcer.announce([
    { id: 1, words: "Bear drew a ring" },
    { id: 2, words: "Bear left" },
  ]);
  vi.advanceTimersByTime(600);
  expect(heard).toEqual(["Bear drew a ring"]);
  vi.advanceTimersByTime(16 * 65);
  expect(heard).toEqual(["Bear drew a ring", "Bear left"]);
});

test("words that grow are said once, when they have settled", () => {
  say("Bear rolled", { id: 1 });
  vi.advanceTimersByTime(300);
  say("Bear rolled: key", { id: 1 });
  vi.advanceTimersByTime(300);
  say("Bear rolled: key · door", { id: 1 });
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["Bear rolled: key · door"]);
});

test("what grows after it was said is continued, not repeated", () => {
  say("Bear rolled", { id: 1 });
  vi.advanceTimersByTime(2000);
  say("Bear rolled: key", { id: 1 });
  vi.advanceTimersByTime(2000);
  say("Bear rolled: key · door", { id: 1 });
  say("Bear rolled: key · door", { id: 1 });
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["Bear rolled", ": key", " · door"]);
});

test("important things come first, at once, and are never dropped", () => {
  say("Your turn", { isImportant: true });
  expect(heard).toEqual(["Your turn"]);
  say("one");
  say("You won!", { isImportant: true });
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["Your turn", "You won!", "one"]);
});

test("of many ordinary things the older ones are outdated", () => {
  for (const each of ["one", "two", "three", "four", "five", "six"]) say(each);
  vi.advanceTimersByTime(20_000);
  expect(heard).toEqual(["three", "four", "five", "six"]);
});

test("whose turn it is is not worth saying once that player has moved", () => {
  say("Bear’s turn", { isPassing: true });
  say("Bear drew a ring");
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual(["Bear drew a ring"]);
});

test("the same words of another event are heard again", () => {
  say("Bear drew a card", { id: 1 });
  vi.advanceTimersByTime(5000);
  say("Bear drew a card", { id: 2 });
  vi.advanceTimersByTime(5000);
  expect(heard).toEqual(["Bear drew a card", "Bear drew a card\u00a0"]);
});

test.each([
  ["slow", 100],
  ["normal", 65],
  ["fast", 35],
] as const)("%s: a letter has its time", (chosen, perLetter) => {
  pace = chosen;
  const words = "x".repeat(40);
  say(words, { id: 1, isImportant: true });
  say("next", { id: 2, isImportant: true });
  vi.advanceTimersByTime(40 * perLetter - 1);
  expect(heard).toEqual([words]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([words, "next"]);
});

test("after a table is left nothing more is said", () => {
  say("one");
  announcer.clear();
  vi.advanceTimersByTime(10_000);
  expect(heard).toEqual([]);
});
