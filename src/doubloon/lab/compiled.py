"""Plays games of compiled policies in any seating order. Each game is identical to that of `engine.batch`; but all games of a batch have
one seating order, and here each game has its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache

import numpy as np
from numba import njit

from doubloon.engine.batch import Array, RuleSet, adviser, follower, record_of, register_rules, rule_set
from doubloon.engine.cache import caching
from doubloon.engine.draws import picker, stream
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.play import Policy, playout
from doubloon.engine.record import State
from doubloon.lab.statistics import Result

CHUNK = 1024  # games between two checks for Ctrl-C


Games = Sequence[tuple[int, Sequence[int]]]  # the number of each game, and by seat the index of its policy


@dataclass(frozen=True)
class Work:
    """The settings that all games share."""

    game: Game
    opening: State
    policies: tuple[Policy, ...]
    seed: int


def play(work: Work, games: Games, threads: int) -> Iterator[Result]:
    """Play these games; yields the results in the same order."""
    loop_of(rule_set(work.game), work.policies)  # compiled once, not by each thread

    def part(start: int) -> list[Result]:
        return _results(work, games[start : start + CHUNK])

    with ThreadPoolExecutor(threads) as pool:
        try:
            for results in pool.map(part, range(0, len(games), CHUNK)):
                yield from results
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _results(work: Work, games: Games) -> list[Result]:
    game = work.game
    numbers = np.array([number for number, _ in games], np.int64)
    lineups = np.array([lineup for _, lineup in games], np.int64)
    keys: Array = np.zeros(lineups.shape, np.int32)
    moves: Array = np.zeros(lineups.shape, np.int32)
    views = np.zeros(2, game.rules.VIEW.dtype)
    settings = np.array([work.seed, game.step_limit])
    loop_of(rule_set(game), work.policies)(record_of(work.opening), views, settings, numbers, lineups, (keys, moves))
    for (number, lineup), made in zip(games, moves, strict=True):
        if made[0] < 0:  # replay in plain Python, which raises an error with the cause
            playout(game, work.opening.copy(), work.seed, number=number, policies=[work.policies[each] for each in lineup])
            raise AssertionError(f"game {number} of seed {work.seed} ends in plain Python only")
    ends = zip(games, keys.tolist(), moves.tolist(), strict=True)
    return [Result(number, key, made) for (number, _), key, made in ends]


@cache
def loop_of(rules: RuleSet, policies: tuple[Policy, ...]) -> Callable[..., None]:
    """The compiled loop over some games."""
    actions = rules.actions
    pick, follow = picker(actions), follower(actions, adviser(policies))
    register_rules()
    actor, moves, apply, know, scores = rules.actor, rules.moves, rules.apply, rules.know, rules.scores

    @caching(njit, [*rules.functions(), *(policy for policy in policies if policy is not None)], nogil=True)
    def loop(opening, views, settings, numbers, lineups, out):  # type: ignore[no-untyped-def] # compiled only
        weights = np.zeros((2, actions), np.int32)
        seed, limit = settings
        keys, made = out
        scratch = np.zeros(1, opening.dtype)
        for each in range(len(numbers)):
            scratch[0] = opening[0]
            state = scratch[0]
            left, right = stream(seed, numbers[each])
            step = 0
            seat = actor(state)
            while seat != NOBODY and step < limit:
                for action in range(actions):
                    weights[0, action] = 0
                moves(state, weights[0])
                if seat >= 0:
                    made[each, seat] += 1
                    views[0] = views[1]
                    know(state, seat, views[0])
                    if not follow(lineups[each, seat], views[0], weights):
                        break
                apply(state, pick(weights[0], left, right, step))
                step += 1
                seat = actor(state)
            if seat != NOBODY:
                made[each, 0] = -1
            scores(state, keys[each])

    return loop  # type: ignore[no-any-return]
