import { expect, test } from "vitest";
import type { GameDeclaration } from "../src/messages";
import { fitOf, isPossible, myVote, votesOf, waitedFor } from "../src/table/votes";
import { room, seat } from "./table";

const bot = (name: string) => seat(name, { bot: "clever", person: false });
const game = (low: number, high: number) => ({ seats: [low, high] }) as unknown as GameDeclaration;

test("the game that most want comes first", () => {
  const seats = [seat("Ann", { vote: "pig" }), seat("Ben", { vote: "little-dragon" }), seat("Cleo", { vote: "little-dragon" }), bot("Dot")];
  expect(votesOf(room({ seats }))).toEqual([
    { game: "little-dragon", seats: [1, 2] },
    { game: "pig", seats: [0] },
  ]);
  expect(votesOf(room())).toEqual([]);
});

test("who is here and wants something else is waited for", () => {
  const seats = [seat("Ann", { vote: "pig" }), seat("Ben"), seat("Cleo", { present: false }), seat("Eve", { vote: "chess" }), bot("Dot")];
  expect(waitedFor(room({ seats }), "pig")).toEqual(["Ben", "Eve"]);
});

test("the vote of a device is that of its people", () => {
  const at = room({ seats: [seat("Ann"), seat("Ben", { vote: "pig" })] });
  expect(myVote({ room: at, seats: [1] })).toBe("pig");
  expect(myVote({ room: at, seats: [0] })).toBe("");
  expect(myVote({ room: at, seats: [] })).toBe("");
});

test("people must have seats, and bots make room or join", () => {
  const at = room({ seats: [seat("Ann"), seat("Ben", { bot: "clever" }), seat("Cleo"), bot("Dot"), bot("Eli")] });
  expect(fitOf(at, game(2, 5))).toEqual({ people: 3, most: 5, leaving: 0, joining: 0 });
  expect(fitOf(at, game(2, 4))).toEqual({ people: 3, most: 4, leaving: 1, joining: 0 });
  expect(fitOf(at, game(6, 8))).toEqual({ people: 3, most: 8, leaving: 0, joining: 1 });
  expect([isPossible(fitOf(at, game(2, 2))), isPossible(fitOf(at, game(2, 3)))]).toEqual([false, true]);
});
