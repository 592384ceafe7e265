"""Fair draws for tables of people: nobody can choose or foresee them, and anyone can check them afterwards.

Before the first move the table shows the SHA-256 of a secret seed of 256 bits. Each seat of a person shows the SHA-256 of 128 random bits,
its addition. When all are shown, and not before, the devices show the additions. So with people on two devices, nobody can choose the
outcomes: not the server, which has committed to its seed, and no device, which has committed to its addition. Bots add nothing: 128 zeros.
A device that then does not show its addition is left out, and all others begin anew: the log names its seat.

The outcome at step n (the n-th action of the log, counted from 0) comes from HMAC-SHA-256, keyed by the seed, over: the SHA-256 of the
set-up (game, version, seats, first seat and options as JSON, keys sorted, no spaces, so that a log with another set-up does not fit), all
additions in order of seats, the step and the attempt (eight bytes each, most significant first). The first eight bytes of the digest are a
number x. With odds that add up to w, an x of at least 2^64 - 2^64 mod w is rejected, and the next attempt follows. Otherwise x mod w
selects an action: each action has a span as long as its odds, in ascending order of actions. After the last move the table shows the seed.

A running hash covers set-up, commitments, additions and actions with their times. Devices keep it, so that a log that was changed later
does not match. It is keyed by the seed, because otherwise a device could find a hidden card by trying all of them.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Mapping
from dataclasses import dataclass

from doubloon.engine.errors import BadLog
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log

SEED_BYTES = 32
ADDITION_BYTES = 16
SPAN = 1 << 64
NOTHING = "0" * 2 * ADDITION_BYTES  # the addition of a seat that adds nothing
HEADER = ("additions", "began", "commitment", "commitments", "first", "game", "options", "seats", "version", "withheld")


def commitment(seed: bytes) -> str:
    """The SHA-256 of the seed, shown before the first move."""
    return hashlib.sha256(seed).hexdigest()


def addition_commitment(bits: str) -> str:
    """The SHA-256 of a seat's addition, shown before any addition."""
    return hashlib.sha256(bytes.fromhex(bits)).hexdigest()


# === The running hash ===


def hash_key(seed: bytes) -> bytes:
    return hmac.new(seed, b"log", "sha256").digest()


def first_hash(key: bytes, log: Log) -> bytes:
    """The running hash before the first action: over the set-up, the commitments and the additions, as JSON."""
    text = json.dumps({name: getattr(log, name) for name in HEADER}, sort_keys=True, separators=(",", ":"))
    return hmac.new(key, text.encode(), "sha256").digest()


def next_hash(key: bytes, before: bytes, action: int, time: int) -> bytes:
    """The running hash after one more action; `time` in ms since the start."""
    return hmac.new(key, before + action.to_bytes(8, "big") + time.to_bytes(8, "big"), "sha256").digest()


def running_hashes(log: Log) -> list[str]:
    """Before the first action, and after each."""
    key = hash_key(bytes.fromhex(log.seed))
    found = [first_hash(key, log)]
    for action, time in zip(log.actions, log.times, strict=True):
        found.append(next_hash(key, found[-1], action, time))
    return [each.hex() for each in found]


# === Draws ===


def context(log: Log) -> bytes:
    """The part of the HMAC message that all draws of a game share: its set-up and the seats' additions."""
    setup = {name: getattr(log, name) for name in ("game", "version", "seats", "first", "options")}
    text = json.dumps(setup, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).digest() + bytes.fromhex("".join(log.additions))


def draw(seed: bytes, context: bytes, step: int, odds: Mapping[int, int]) -> int:
    """The action that chance takes at a step, by its odds."""
    total = sum(odds.values())
    fair = SPAN - SPAN % total
    attempt = 0
    while (number := _number(seed, context, step, attempt)) >= fair:
        attempt += 1
    left, actions = number % total, iter(sorted(odds))
    while left >= odds[action := next(actions)]:  # each action has a span as long as its odds
        left -= odds[action]
    return action


def _number(seed: bytes, context: bytes, step: int, attempt: int) -> int:
    message = context + step.to_bytes(8, "big") + attempt.to_bytes(8, "big")
    digest = hmac.new(seed, message, "sha256").digest()  # not hmac.digest: it releases the GIL, and other threads would run first
    return int.from_bytes(digest[:8], "big")


# === Verification ===


@dataclass(frozen=True)
class Verdict:
    """The result of a verification."""

    drawn: int  # outcomes that agree with the seed
    answered: int  # outcomes that are not drawn: who acted first at a live table
    committed: int  # seats whose additions agree with commitments made before any addition was shown
    hashes: list[str]  # the running hash before the first action and after each; empty if the log has none
    given: int = 0  # first actions that were taken from another game, and not drawn


def verify(game: Game, log: Log) -> Verdict:
    """Check the commitments, every drawn outcome and the running hash of a finished game. Raises BadLog at the first mismatch."""
    seed, common = _revealed(game, log), context(log)
    _check_additions(log)
    drawn = answered = 0
    states = game.states(log)
    for step, (state, action) in enumerate(zip(states, log.actions, strict=False)):
        if game.actor(state) != CHANCE or step < log.given:
            continue
        if game.answered(state):
            answered += 1
            continue
        due = draw(seed, common, step, game.moves(state))
        if action != due:
            text = f"actions[{step}]: the seed gives {due}, the log has {action}"
            raise BadLog("fair/outcome", text, place=f"actions[{step}]", due=due, asked=action)
        drawn += 1
    return Verdict(drawn, answered, sum(map(bool, log.commitments)), _checked_hashes(log), log.given)


def _check_additions(log: Log) -> None:
    for seat, (promised, bits) in enumerate(zip(log.commitments, log.additions, strict=False)):
        if promised and addition_commitment(bits) != promised:
            text = f"additions[{seat}]: its SHA-256 is not the commitment shown before"
            raise BadLog("fair/addition", text, place=f"additions[{seat}]", seat=seat + 1)


def _checked_hashes(log: Log) -> list[str]:
    if not log.hash:
        return []
    if len(log.times) != len(log.actions):
        raise BadLog("fair/hash", "times: one of each action is needed for the running hash", place="times")
    hashes = running_hashes(log)
    if hashes[-1] != log.hash:
        raise BadLog("fair/hash", f"hash: the running hash of this log is {hashes[-1]}, not {log.hash}", place="hash")
    return hashes


def _revealed(game: Game, log: Log) -> bytes:
    """The seed, if the game is over and the seed matches the commitment."""
    if not log.commitment:
        raise BadLog("fair/none", "commitment: this game was played without a promise; there is nothing to check", place="commitment")
    if not log.seed:
        raise BadLog("fair/secret", "seed: not shown yet; a game can be checked when it is over", place="seed")
    seed = bytes.fromhex(log.seed)
    if commitment(seed) != log.commitment:
        raise BadLog("fair/promise", "seed: its SHA-256 is not the commitment shown before the game", place="seed")
    if len(log.additions) != log.seats:
        text = f"additions: one of each seat expected ({log.seats}), not {len(log.additions)}"
        raise BadLog("fair/additions", text, place="additions", seats=log.seats, asked=len(log.additions))
    if game.actor(game.replay(log)) != NOBODY:
        raise BadLog("fair/running", "actions: the game is not over", place="actions")
    return seed
