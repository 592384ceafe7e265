import { expect, test } from "vitest";
import { newsOf } from "../src/session/outlook";
import { NOTHING, type State } from "../src/state";
import { room, seat } from "./table";

const at = (changed: Parameters<typeof room>[0], more: Partial<State> = {}): State => ({
  ...NOTHING,
  room: room(changed),
  seats: [0],
  ...more,
});

test("who looks at the last game is told that the next one has begun, and that it is their turn", () => {
  expect(newsOf(at({ number: 2, phase: "called", game: "little-dragon" }), 1)).toEqual({ kind: "begun", game: "little-dragon" });
  expect(newsOf(at({ number: 2, phase: "playing" }, { toAct: [1] }), 1)).toEqual({ kind: "begun", game: "pig" });
  expect(newsOf(at({ number: 2, phase: "playing" }, { toAct: [0] }), 1)).toEqual({ kind: "turn", game: "pig" });
});

test("it is nobody's turn for whom a bot plays", () => {
  const seats = [seat("Ann", { bot: "clever" }), seat("Ben")];
  expect(newsOf(at({ number: 2, phase: "playing", seats }, { toAct: [0] }), 1)).toEqual({ kind: "begun", game: "pig" });
});

test("who has not voted is told that others have", () => {
  const [ann, ben] = [seat("Ann"), seat("Ben", { vote: "pig" })];
  expect(newsOf(at({ phase: "over", seats: [ann, ben] }), 1)).toEqual({ kind: "votes" });
  expect(newsOf(at({ phase: "over", seats: [{ ...ann, vote: "pig" }, ben] }), 1)).toBeNull();
  expect(newsOf(at({ phase: "over", seats: [ann, ben] }, { seats: [] }), 1)).toBeNull(); // who watches is not asked
});

test("else there is nothing to tell", () => {
  expect(newsOf(NOTHING, 1)).toBeNull();
  expect(newsOf(at({ phase: "over" }), 1)).toBeNull();
  expect(newsOf(at({ number: 1, phase: "playing" }, { toAct: [0] }), 1)).toBeNull(); // one's own running game
  expect(newsOf(at({ number: 2, phase: "closed" }), 1)).toBeNull();
});
