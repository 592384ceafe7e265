import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import { additionCommitment } from "../src/fair";
import type { Room } from "../src/messages";
import { createDiceAdder } from "../src/session/dice";
import { savedCommitment } from "../src/settings";
import type { Command } from "../src/socket";
import { NOTHING, type State } from "../src/state";
import { room, seat } from "./table";

let table = 0;
beforeEach(() => {
  table += 1;
});

/** A device with seat 0 at a table; what it has sent so far. */
function device(first: Partial<Room>, isAccepted = true) {
  const state = signal<State>({ ...NOTHING, seats: [0], room: at(first) });
  const sent: Command[] = [];
  const contribute = createDiceAdder(state, (command) => {
    sent.push(command);
    return Promise.resolve(isAccepted);
  });
  const see = async (changed: Partial<Room>) => {
    state.value = { ...state.value, room: at(changed) };
    contribute();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sent, see };
}

const at = (changed: Partial<Room>) => room({ table: `table${table}`, phase: "open", commitment: "ab".repeat(32), ...changed });
const hashOf = (command: Command | undefined) => (command?.type === "commit" ? command.hash : "");
const bitsOf = (command: Command | undefined) => (command?.type === "add" ? command.bits : "");

test("with others at the table, additions are promised first and shown when all are sealed", async () => {
  const { sent, see } = device({});
  await see({});
  const hash = hashOf(sent[0]);
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await see({ seats: [seat("Ann", { commitment: hash }), seat("Ben")] });
  await see({ phase: "called", seats: [seat("Ann", { commitment: hash }), seat("Ben", { commitment: "cd" })] });
  expect(sent).toHaveLength(1);
  await see({ phase: "called", sealed: true, seats: [seat("Ann", { commitment: hash }), seat("Ben", { commitment: "cd" })] });
  expect(additionCommitment(bitsOf(sent[1]))).toBe(hash);
  expect(savedCommitment(`table${table}`, 1)).toMatchObject({ commitments: [hash, "cd"], additions: { 0: bitsOf(sent[1]) } });
});

test("nothing is shown when what was sealed is not what this device promised", async () => {
  const { sent, see } = device({});
  await see({});
  await see({ phase: "called", sealed: true, seats: [seat("Ann", { commitment: "ef".repeat(32) }), seat("Ben", { commitment: "cd" })] });
  expect(sent.map(({ type }) => type)).toEqual(["commit"]);
});

test("alone with bots, the addition comes at once", async () => {
  const { sent, see } = device({});
  await see({ seats: [seat("Ann"), seat("Bot", { person: false, bot: "clever" })] });
  expect(sent.map(({ type }) => type)).toEqual(["add"]);
});

test("when somebody withheld theirs, new bits are promised", async () => {
  const { sent, see } = device({});
  await see({});
  await see({ phase: "called", withheld: [1] });
  expect(sent.map(({ type }) => type)).toEqual(["commit", "commit"]);
  expect(hashOf(sent[1])).not.toBe(hashOf(sent[0]));
  await see({ phase: "called", withheld: [1, 0] });
  expect(sent).toHaveLength(2);
});

test("what is refused is not sent again", async () => {
  const { sent, see } = device({}, false);
  await see({});
  await see({});
  expect(sent).toHaveLength(1);
});
