/** Verifies fair dice in the browser: the same computation as in src/doubloon/engine/fair.py. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { Rejected } from "./api";

/** A game as `doubloon` saves it; see src/doubloon/engine/log.py. */
export interface Log {
  game: string;
  version: number;
  seats: number;
  first: number;
  options: Readonly<Record<string, number>>;
  actions: readonly number[];
  commitment: string;
  additions: readonly string[];
  seed: string;
}

export type Odds = Readonly<Record<string, number>>;

/** What the server says of a log by the rules of the game. */
export interface Ruled {
  over: boolean;
  steps: readonly { odds: Odds | null; step: { actor: number } }[]; // no odds: nothing was drawn
}

/** What this device saved before the game began. */
export interface Noted {
  commitment: string;
  additions: Readonly<Record<string, string>>; // by seat: what this device added
}

/** The result; the check ends at the first fault. */
export interface Verdict {
  fault: Rejected | null;
  drawn: number; // outcomes that agree with the seed
  answered: number; // outcomes that are not drawn: who acted first at a live table
  noted: boolean; // is the commitment the one that this device saw before the game
  own: boolean; // is what this device added in the log
}

const SPAN = 1n << 64n;
const CHANCE = -1;

export function check(log: Log, ruled: Ruled, noted?: Noted): Verdict {
  const verdict: Verdict = { fault: null, drawn: 0, answered: 0, noted: false, own: false };
  const fault = checkCommitment(log, ruled) ?? (noted ? compareWithNotes(log, noted) : null);
  if (fault) return { ...verdict, fault };
  verdict.noted = noted !== undefined;
  verdict.own = noted !== undefined && Object.keys(noted.additions).length > 0;
  return checkDraws(log, ruled, verdict);
}

/** Is the commitment itself valid? */
function checkCommitment(log: Log, ruled: Ruled): Rejected | null {
  if (!log.commitment) return new Rejected("fair/none", {});
  if (!log.seed) return new Rejected("fair/secret", {});
  if (commitmentOf(log.seed) !== log.commitment) return new Rejected("fair/promise", {});
  if (log.additions.length !== log.seats) return new Rejected("fair/additions", { seats: log.seats, asked: log.additions.length });
  if (!ruled.over) return new Rejected("fair/running", {});
  return null;
}

function compareWithNotes(log: Log, noted: Noted): Rejected | null {
  if (noted.commitment !== log.commitment) return new Rejected("fair/other-promise", { due: log.commitment, asked: noted.commitment });
  const lost = Object.entries(noted.additions).find(([seat, bits]) => log.additions[Number(seat)] !== bits);
  return lost ? new Rejected("fair/own", { who: Number(lost[0]) }) : null;
}

function checkDraws(log: Log, ruled: Ruled, verdict: Verdict): Verdict {
  const [seed, common] = [hexToBytes(log.seed), context(log)];
  for (const [step, asked] of log.actions.entries()) {
    const { odds, step: told } = ruled.steps[step]!;
    if (!odds) {
      verdict.answered += told.actor === CHANCE ? 1 : 0;
      continue;
    }
    const due = draw(seed, common, step, odds);
    if (due !== asked) return { ...verdict, fault: new Rejected("fair/outcome", { step: step + 1, due, asked }) };
    verdict.drawn += 1;
  }
  return verdict;
}

export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What all draws of a game have in common: its set-up, and the seats' additions. */
export function context(log: Log): Uint8Array {
  const options = Object.fromEntries(Object.entries(log.options).sort(([one], [other]) => (one < other ? -1 : 1)));
  const setup = JSON.stringify({ first: log.first, game: log.game, options, seats: log.seats, version: log.version }); // names in order
  return concatBytes(sha256(utf8ToBytes(setup)), hexToBytes(log.additions.join("")));
}

/** The action that chance takes at a step, by its odds. */
export function draw(seed: Uint8Array, common: Uint8Array, step: number, odds: Odds): number {
  const spans = Object.entries(odds).map(([action, weight]) => [Number(action), BigInt(weight)] as const);
  spans.sort(([one], [other]) => one - other);
  const total = spans.reduce((sum, [, weight]) => sum + weight, 0n);
  let number = SPAN;
  for (let attempt = 0; number >= SPAN - (SPAN % total); attempt += 1) number = numberOf(seed, common, step, attempt);
  let left = number % total;
  for (const [action, weight] of spans) {
    if (left < weight) return action;
    left -= weight;
  }
  throw new RangeError("no odds");
}

function numberOf(seed: Uint8Array, common: Uint8Array, step: number, attempt: number): bigint {
  const digest = hmac(sha256, seed, concatBytes(common, eightBytes(step), eightBytes(attempt)));
  return new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
}

function eightBytes(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}
