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
  began: string;
  times: readonly number[];
  commitments?: readonly string[]; // by seat, to the additions; missing in logs of before
  withheld?: readonly number[]; // seats that did not show what they had promised
  hash?: string; // the running hash of the whole game
  given?: number; // so many first actions come from another game and were not drawn
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
  commitments?: readonly string[]; // by seat: what was promised before this device showed its addition
  hash?: string; // the last running hash that it saw
  isOver?: boolean; // it is that of the whole game
}

/** The result; the check ends at the first fault. */
export interface Verdict {
  fault: Rejected | null;
  drawn: number; // outcomes that agree with the seed
  answered: number; // outcomes that are not drawn: who acted first at a live table
  noted: boolean; // is the commitment the one that this device saw before the game
  own: boolean; // is what this device added in the log
  isProved: boolean; // others and this device promised their additions before any was shown: nobody has chosen the dice
  seen: number | null; // the step up to which this device saw these moves
}

const SPAN = 1n << 64n;
const CHANCE = -1;

export function check(log: Log, ruled: Ruled, noted?: Noted): Verdict {
  const verdict: Verdict = { fault: null, drawn: 0, answered: 0, noted: false, own: false, isProved: false, seen: null };
  const fault = checkCommitment(log, ruled) ?? checkAdditions(log) ?? (noted ? compareWithNotes(log, noted) : null);
  if (fault) return { ...verdict, fault };
  verdict.noted = noted !== undefined;
  verdict.own = noted !== undefined && Object.keys(noted.additions).length > 0;
  verdict.isProved = noted !== undefined && isProved(log, noted);
  const drawn = checkDraws(log, ruled, verdict);
  return drawn.fault ? drawn : checkMoves(log, drawn, noted);
}

/** Did this device and another promise their additions? */
function isProved({ commitments = [] }: Log, noted: Noted): boolean {
  const promised = commitments.flatMap((hash, seat) => (hash ? [String(seat)] : []));
  return (
    noted.commitments !== undefined && promised.some((seat) => noted.additions[seat]) && promised.some((seat) => !noted.additions[seat])
  );
}

/** Is each addition the one that was promised? */
function checkAdditions({ additions, commitments = [] }: Log): Rejected | null {
  const seat = commitments.findIndex((hash, each) => hash !== "" && additionCommitment(additions[each]!) !== hash);
  return seat < 0 ? null : new Rejected("fair/addition", { seat: seat + 1 });
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
  if (noted.commitments && noted.commitments.join() !== log.commitments?.join()) return new Rejected("fair/commitments", {});
  const lost = Object.entries(noted.additions).find(([seat, bits]) => log.additions[Number(seat)] !== bits);
  return lost ? new Rejected("fair/own", { who: Number(lost[0]) }) : null;
}

function checkDraws(log: Log, ruled: Ruled, verdict: Verdict): Verdict {
  const [seed, common] = [hexToBytes(log.seed), context(log)];
  for (const [step, asked] of log.actions.entries()) {
    const { odds, step: told } = ruled.steps[step]!;
    if (step < (log.given ?? 0)) continue; // taken from another game
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

/** Do the moves lead to the running hash in the log, and to the one that this device saw? */
function checkMoves(log: Log, verdict: Verdict, noted?: Noted): Verdict {
  if (!log.hash) return noted?.hash ? { ...verdict, fault: new Rejected("fair/hash", {}) } : verdict;
  const hashes = log.times.length === log.actions.length ? runningHashes(log) : [];
  if (hashes.at(-1) !== log.hash) return { ...verdict, fault: new Rejected("fair/hash", {}) };
  if (!noted?.hash) return verdict;
  const seen = hashes.indexOf(noted.hash);
  if (noted.isOver && seen !== log.actions.length) return { ...verdict, fault: new Rejected("fair/seen", { asked: noted.hash }) };
  return { ...verdict, seen: seen < 0 ? null : seen }; // a device that left early may have seen a move that was then taken back
}

/** The running hash before the first action, and after each. */
export function runningHashes(log: Log): string[] {
  const key = hmac(sha256, hexToBytes(log.seed), utf8ToBytes("log"));
  let hash = hmac(sha256, key, utf8ToBytes(headerOf(log)));
  const found = [bytesToHex(hash)];
  for (const [step, action] of log.actions.entries()) {
    hash = hmac(sha256, key, concatBytes(hash, eightBytes(action), eightBytes(log.times[step]!)));
    found.push(bytesToHex(hash));
  }
  return found;
}

/** Set-up, promises and additions as JSON, names in order. */
function headerOf({ additions, began, commitment, commitments = [], first, game, options, seats, version, withheld = [] }: Log): string {
  return JSON.stringify({
    additions,
    began,
    commitment,
    commitments,
    first,
    game,
    options: sorted(options),
    seats,
    version,
    withheld,
  });
}

function sorted(options: Log["options"]): Log["options"] {
  return Object.fromEntries(Object.entries(options).sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function additionCommitment(bits: string): string {
  return bytesToHex(sha256(hexToBytes(bits)));
}

export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** What all draws of a game have in common: its set-up, and the seats' additions. */
export function context(log: Log): Uint8Array {
  const { first, game, seats, version } = log;
  const setup = JSON.stringify({ first, game, options: sorted(log.options), seats, version }); // names in order
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
