"""Evaluates each move of a position by playouts, compiled: for hints and reviews, and to measure what a bot's choices lose.

Every move is followed by equally many games, which policies play to their end. All moves share their luck (common random numbers):
playout 17 of each move has the same hidden cards, and chance's first, second, … draw after the move is the same random number. So
differences between moves have less noise than the values themselves. A playout knows only what the acting seat knows: everything else is
dealt anew for each.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numba import njit

from doubloon.engine.batch import Array, RuleSet, adviser, follower, inlined, lineup_of, record_of, register_rules, rule_set
from doubloon.engine.cache import caching
from doubloon.engine.draws import picker, stream
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.play import Policy, Stuck
from doubloon.engine.record import State, View
from doubloon.engine.rule import Rule

CHUNK = 256  # playouts of each move that a thread plays without a break
UNFINISHED, ILLEGAL = -1, -2  # instead of a share
NO_MORE = -1  # instead of a move


@dataclass(frozen=True)
class Playouts:
    """How the games go on after a move: a policy for each seat, the number of games, and the seed that fixes their luck."""

    policies: tuple[Policy, ...]
    count: int
    seed: int = 0


@dataclass(frozen=True)
class Evaluation:
    """What the acting seat got in every playout: 1 for a victory, its part of a shared one, or 0. A column has the same luck."""

    actions: tuple[int, ...]
    shares: Array  # [place of the move in `actions`, playout]

    def values(self) -> dict[int, float]:
        """The mean share of a victory after each move."""
        return dict(zip(self.actions, self.shares.mean(axis=1, dtype=float).tolist(), strict=True))

    def best(self) -> int:
        """The move with the highest mean; of equal ones the first."""
        return self.actions[int(self.shares.mean(axis=1, dtype=float).argmax())]

    def difference(self, action: int, other: int) -> tuple[float, float]:
        """By how much a move is better than another, and the standard error; both from pairs of playouts with the same luck."""
        pairs = self.shares[self.actions.index(action)] - self.shares[self.actions.index(other)]
        return float(pairs.mean(dtype=float)), float(pairs.std(dtype=float, ddof=1)) / math.sqrt(len(pairs))

    def halves(self) -> tuple[Evaluation, Evaluation]:
        """Two evaluations with independent luck: what one finds best, the other can measure without bias."""
        middle = self.shares.shape[1] // 2
        return Evaluation(self.actions, self.shares[:, :middle]), Evaluation(self.actions, self.shares[:, middle:])

    def loss(self, action: int) -> float:
        """What a move loses against the best one. Each half of the playouts names a best move and the other half measures it, so noise
        does not count as loss: where nothing is lost, the mean is 0 or below."""
        one, other = self.halves()
        return (one.difference(other.best(), action)[0] + other.difference(one.best(), action)[0]) / 2


def evaluate(game: Game, view: View, moves: Sequence[int], playouts: Playouts, *, threads: int = 1) -> Evaluation:
    """Evaluate these moves of the seat that is to act, from its `know` view. The number of threads does not change the result."""
    roots = Roots.of(game.redeal(check_view(game, view)), [(move,) for move in moves])
    shares: Array = np.zeros((len(moves), playouts.count), np.float32)

    def part(start: int) -> None:
        count = min(CHUNK, playouts.count - start)
        found = play_on(game, roots, replace(playouts, count=count), start=start)
        for place, seat in enumerate(found.movers):
            shares[place, start : start + count] = found.shares[place, :, seat]

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(part, range(0, playouts.count, CHUNK)))
    return Evaluation(tuple(moves), shares)


def check_view(game: Game, view: View) -> View:
    """The view, if it is one of this game."""
    if type(view) is not game.rules.VIEW:
        raise TypeError(f"{game.id} is evaluated from what a seat knows, a {game.rules.VIEW.__name__}, not from a {type(view).__name__}")
    return view


# === Playouts ===


@dataclass(frozen=True)
class Roots:
    """Where playouts begin: a state, and the lines to follow from there, each the first moves of the seat that is first to act."""

    state: Array  # a record
    lines: Array  # [line, step]: its moves; NO_MORE after the last

    @staticmethod
    def of(state: State, lines: Sequence[Sequence[int]]) -> Roots:
        longest = max(map(len, lines)) + 1
        padded = [[*line, *[NO_MORE] * (longest - len(line))] for line in lines]
        return Roots(record_of(state), np.array(padded, np.int64))


@dataclass(frozen=True)
class PlayedOn:
    shares: Array  # [line, playout, seat]: of the victory
    movers: list[int]  # by line: the seat whose moves it fixes; NOBODY for an empty one


def play_on(game: Game, roots: Roots, playouts: Playouts, *, start: int = 0) -> PlayedOn:
    """Play on after each line, with the luck of the playouts from this number on. Chance deals first what the state leaves undealt."""
    seats = int(roots.state[0]["seats"])
    if len(playouts.policies) != seats:
        raise ValueError(f"one policy a seat: {seats} expected, not {len(playouts.policies)}")
    distinct, lineup = lineup_of(playouts.policies)
    shares: Array = np.zeros((len(roots.lines), playouts.count, seats), np.float32)
    movers: Array = np.full(len(roots.lines), NOBODY, np.int64)
    settings = np.array([playouts.seed, start, game.step_limit, *lineup])
    loop = loop_of(rule_set(game), distinct)
    loop(roots.state, roots.lines, np.zeros(2, game.rules.VIEW.dtype), settings, movers, shares)
    _check(game, roots.lines, shares)
    return PlayedOn(shares, movers.tolist())


def _check(game: Game, lines: Array, shares: Array) -> None:
    lowest = shares.min(initial=0)
    if lowest == ILLEGAL:
        tried = ", ".join(map(str, sorted({int(line[0]) for line in lines})))
        raise ValueError(f"{game.id}: not all of {tried} are moves here")
    if lowest == UNFINISHED:
        raise Stuck(f"{game.id}: a playout was not over after {game.step_limit} steps, or a policy chose none of its moves")


@cache
def loop_of(rules: RuleSet, policies: tuple[Rule, ...]) -> Rule:
    """The compiled loop over some playouts of each line. Chance and seats draw from streams of their own, so that chance's draws stay the
    same when another move leads to more choices."""
    actions, most_seats = rules.actions, rules.most_seats
    pick, follow = picker(actions), follower(actions, adviser(policies))
    actor, moves, apply, know, scores = rules.actor, rules.moves, rules.apply, rules.know, rules.scores
    register_rules()

    @caching(njit, [*rules.functions(), *policies], nogil=True)
    def loop(root, lines, views, settings, movers, shares):  # type: ignore[no-untyped-def] # compiled only
        weights = np.zeros((2, actions), np.int32)
        keys = np.zeros(most_seats, np.int32)
        scratch = np.zeros(1, root.dtype)
        for place in range(len(lines)):
            for each in range(shares.shape[1]):
                scratch[0] = root[0]
                state = scratch[0]
                left, right = stream(settings[0], settings[1] + each)
                mover = NOBODY  # the first seat to act: before that, chance deals what it does not know
                fixed = 0  # moves of the line that were made
                drawn, step, failure = 0, 0, 0
                seat = actor(state)
                while seat != NOBODY and failure == 0:
                    for action in range(actions):
                        weights[0, action] = 0
                    moves(state, weights[0])
                    if seat == CHANCE:
                        chosen = pick(weights[0], left, right, drawn)
                        drawn += 1
                    elif lines[place, fixed] != NO_MORE:
                        mover = seat if mover == NOBODY else mover
                        chosen = lines[place, fixed]
                        fixed += 1
                        failure = 0 if seat == mover and weights[0, chosen] > 0 else ILLEGAL
                    else:
                        views[0] = views[1]
                        know(state, seat, views[0])
                        failure = 0 if follow(settings[3 + seat], views[0], weights) else UNFINISHED
                        chosen = pick(weights[0], right, left, step)
                    step += 1
                    failure = UNFINISHED if step > settings[2] else failure
                    if failure == 0:
                        apply(state, chosen)
                        seat = actor(state)
                if lines[place, fixed] != NO_MORE:
                    failure = ILLEGAL
                movers[place] = mover
                scores(state, keys)
                write_shares(keys, failure, shares[place, each])

    return loop  # type: ignore[no-any-return]


@inlined
def write_shares(keys, failure, shares):  # type: ignore[no-untyped-def] # compiled only
    """Each seat's part of the victory, or why there is none."""
    seats = len(shares)
    for seat in range(seats):
        winners, is_beaten = 0, False
        for other in range(seats):
            is_beaten |= keys[other] > keys[seat]
            winners += keys[other] == keys[seat]
        shares[seat] = failure if failure < 0 else 0.0 if is_beaten else 1.0 / winners
