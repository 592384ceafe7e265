"""Plays games and counts along them: one row of integers a game. The seed and a game's number determine its row, on every device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
from numba import njit

from doubloon.engine.batch import NO_MOVE, Array, RuleSet, chooser, inlined, lineup_of, record_of, rule_set
from doubloon.engine.cache import caching
from doubloon.engine.draws import stream
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.play import Policy, playout
from doubloon.engine.record import State
from doubloon.engine.rule import Rule
from doubloon.lab.cells import UNFINISHED, Cells, ending, finishing, noting, turning


@dataclass(frozen=True)
class Work:
    """What all games share."""

    game: Game
    opening: State
    cells: Cells
    seed: int


def play_rows(work: Work, policies: Sequence[Policy], number: int, games: int) -> Array:
    """The rows of these games, compiled for the CPU. Games at the step limit count as they stand."""
    distinct, lineup = lineup_of(policies)
    loop = loop_of(rule_set(work.game), distinct, work.cells)
    rows = np.zeros((games, work.cells.size), np.int32)
    views = np.zeros(2, work.game.rules.VIEW.dtype)
    loop(record_of(work.opening), views, np.array([work.seed, number, work.game.step_limit, *lineup]), rows)
    check_rows(work, policies, number, rows)
    return rows


def check_rows(work: Work, policies: Sequence[Policy], number: int, rows: Array) -> None:
    """Raise if a policy chose no move: the game is played again in plain Python, which says which and where."""
    failed = np.flatnonzero(rows[:, UNFINISHED] < 0)
    if len(failed):
        number += int(failed[0])
        playout(work.game, work.opening.copy(), work.seed, number=number, policies=policies)
        raise AssertionError(f"game {number} of seed {work.seed} ends in plain Python only")


def rules_of(cells: Cells) -> list[Rule]:
    return [each for count in cells.counts for each in (count.note, count.end) if each is not None]


@cache
def loop_of(rules: RuleSet, policies: tuple[Rule, ...], cells: Cells) -> Callable[..., None]:
    """The compiled loop over some games."""
    play_on, close = recorder(rules, policies, cells), closer(rules, cells)
    size, actions, most_seats = cells.size, rules.actions, rules.most_seats

    @caching(njit, [*rules.functions(), *policies, *rules_of(cells)], nogil=True)
    def loop(opening, views, numbers, rows):  # type: ignore[no-untyped-def] # compiled only
        weights = np.zeros((2, actions), np.int32)
        keys = np.zeros(most_seats, np.int32)
        row = np.zeros(size, np.int32)
        seed, number, limit = numbers[0], numbers[1], numbers[2]
        lineup = numbers[3:]
        scratch = np.zeros(1, opening.dtype)  # played on here: faster than on a record among others
        for each in range(len(rows)):
            scratch[0] = opening[0]
            state = scratch[0]
            row[:] = 0
            left, right = stream(seed, number + each)
            step = 0
            done = 0
            while done >= 0 and step < limit:
                done = play_on(state, views, lineup, weights, (left, right, step), row)
                step += 1
            close(state, views, keys, row, done)
            rows[each] = row

    return loop  # type: ignore[no-any-return]


def recorder(rules: RuleSet, policies: tuple[Rule, ...], cells: Cells) -> Rule:
    """A compiled function that plays one step, counts, and returns the action; NOBODY or NO_MOVE as in `chooser`."""
    choose, note, turn_over = chooser(rules, policies), noting(cells), turning(rules, cells)
    actor, apply = rules.actor, rules.apply

    @inlined
    def play_on(state, views, lineup, weights, draws, row):  # type: ignore[no-untyped-def] # compiled only
        action = choose(state, views, lineup, weights, draws)
        if action < 0:
            return action
        note(state, actor(state), action, row)
        turn = state.turn
        apply(state, action)
        if turn >= 0 and state.turn != turn:
            views[0] = views[1]
            turn_over(state, views[0], row)
        return action

    return play_on


def closer(rules: RuleSet, cells: Cells) -> Rule:
    """A compiled function that completes the row of a game."""
    end, finish, actor, most_seats = ending(cells), finishing(rules, cells), rules.actor, rules.most_seats

    @inlined
    def close(state, views, keys, row, done):  # type: ignore[no-untyped-def] # compiled only
        views[0] = views[1]
        for seat in range(most_seats):
            keys[seat] = 0
        end(state, row)
        finish(state, views[0], keys, row)
        row[UNFINISHED] = -1 if done == NO_MOVE else (1 if actor(state) != NOBODY else 0)

    return close
