/** What this device adds to the dice: it promises random bits, and shows them once all promises are sealed (docs/protocol.md). */

import type { ReadonlySignal } from "@preact/signals";
import { additionCommitment } from "../fair";
import type { Room } from "../messages";
import { saveBits, saveCommitment, savedBits } from "../settings";
import { type Command, randomBits } from "../socket";
import type { State } from "../state";

type Send = (command: Command) => Promise<boolean>;

/** Call it after each message: it sends what is due, one command at a time for each seat. */
export function createDiceAdder(state: ReadonlySignal<State>, send: Send): () => void {
  const pending = new Set<number>();
  const refused = new Set<string>();
  const promised = new Set<string>();

  async function contribute(seat: number, at: Room, command: Command): Promise<void> {
    pending.add(seat);
    if (command.type === "commit") promised.add(roundOf(at, seat));
    if (command.type === "add" && at.sealed)
      saveCommitment(
        at,
        {},
        at.seats.map(({ commitment }) => commitment ?? ""),
      );
    const isDone = await send(command);
    pending.delete(seat);
    if (!isDone)
      refused.add(roundOf(at, seat)); // the game has begun, or another device of this seat was first
    else if (command.type === "add") saveCommitment(at, { [seat]: command.bits });
    if (state.value.room !== at) contributeAll();
  }

  function contributeAll(): void {
    const { room: at, seats } = state.value;
    if (!at || at.phase === "playing" || at.phase === "closed") return;
    for (const seat of seats) {
      const round = roundOf(at, seat);
      if (pending.has(seat) || refused.has(round)) continue;
      const command = contribution(at, seats, seat, promised.has(round));
      if (command) void contribute(seat, at, command);
    }
  }
  return contributeAll;
}

/** The game that it is for, and how many have failed to show what they promised. */
function roundOf(at: Room, seat: number): string {
  return `${at.number + (at.phase === "over" ? 1 : 0)} ${at.withheld?.length ?? 0} ${seat}`;
}

/** The command that is due for a seat. With one device, nobody else needs a promise: it adds at once. */
function contribution(at: Room, mine: readonly number[], seat: number, hasPromised: boolean): Command | null {
  const { added, commitment = "" } = at.seats[seat]!;
  if (added || (at.phase === "called" && at.withheld?.includes(seat))) return null;
  const isAlone = at.phase !== "over" && at.seats.every(({ person, bot }, each) => mine.includes(each) || (bot && !person));
  const known = savedBits(commitment);
  if (known) return at.sealed || isAlone ? { type: "add", seat, bits: known } : null;
  if (at.sealed || (commitment && hasPromised)) return null; // another device of this seat has promised
  const bits = randomBits();
  if (isAlone && !commitment) return { type: "add", seat, bits };
  const hash = additionCommitment(bits);
  saveBits(hash, bits);
  return { type: "commit", seat, hash };
}
