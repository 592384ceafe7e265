"""Many tables at once, compiled together with their bots; the caller plays one seat of each, several or all. No other library is needed.

Table `i` of `n` plays the games `i`, `i + n`, `i + 2n`, … of its seed: the same games as `engine.batch`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from doubloon.adapters.encoding import width
from doubloon.adapters.episode import SEEDS
from doubloon.adapters.observations import Array, number_type
from doubloon.adapters.rewards import Scheme
from doubloon.adapters.serving import BEGIN, CALLER, GOES_ON, OVER, STUCK, Look, Seeing, observer, server
from doubloon.bots.policies import policies_of
from doubloon.engine.batch import RuleSet, lineup_of, record_of, rule_set
from doubloon.engine.cache import caching
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.engine.play import NoMove
from doubloon.engine.record import State
from doubloon.engine.rule import Rule

PART = 1024  # tables for each thread, at least


class Tables:
    """`names` has a compiled bot for each seat; "" is the caller. Every command is carried out up to the caller's next move."""

    def __init__(self, game: Game, opening: State, names: Sequence[str], *, count: int, seeing: Seeing, scheme: Scheme) -> None:
        if type(count) is not int or count < 1:
            raise ValueError(f"num_envs is a number from 1 on, not {count!r}")
        self.game, self.count, self.seeing, self.scheme = game, count, seeing, scheme
        self.seats = opening.seats
        self.policies, self.lineup = lineup(game, names)
        self.seed = int(np.random.SeedSequence().entropy) % SEEDS  # type: ignore[arg-type] # it is an int
        self.opening = record_of(opening)
        self.states = np.repeat(self.opening, count)
        self.games = np.arange(count) - count  # numbers; the first begins with its table's number
        self.steps = np.zeros(count, np.int64)
        self.how = np.full(count, OVER, np.int8)
        self.scores = np.zeros((count, self.seats), np.int32)
        self.actors = np.full(count, self.lineup.index(CALLER), np.int64)
        self.levels = np.zeros((count, self.seats))  # the potential at each seat's last move
        self.has_moved = np.zeros((count, self.seats), np.int8)
        self.masks = np.zeros((count, game.actions), np.int8)
        self.rows = np.zeros((count, width(game, seeing.encoding)), number_type(seeing.encoding))
        self.rewards = np.zeros((count, self.seats))
        self.threads = 1
        self._pool: ThreadPoolExecutor | None = None

    def use_threads(self, threads: int | None) -> None:
        self.threads = min(threads or os.cpu_count() or 1, max(1, self.count // PART))

    def restart(self, seed: int, todo: Array) -> None:
        """Restart the numbering of games at the tables that begin."""
        self.seed = seed
        self.games[todo == BEGIN] = (np.arange(self.count) - self.count)[todo == BEGIN]

    def renew(self) -> None:
        """Leave the arrays of the last step to the caller, and write into new ones."""
        self.masks, self.rows, self.rewards = np.zeros_like(self.masks), np.zeros_like(self.rows), np.zeros_like(self.rewards)

    def advance(self, actions: Array, todo: Array) -> None:
        """Carry out the command of each table."""
        serve = serving_loop(rule_set(self.game), self.policies)
        observe = observing_loop(self.seeing.look(self.game))
        numbers = np.array([self.seed, self.count, self.game.step_limit, *self.lineup])
        scheme = (float(self.scheme.discount), float(self.scheme.weight))

        def part(start: int, end: int) -> None:
            states, games, steps, how, scores, actors, masks = (each[start:end] for each in self._playing())
            serve((self.opening, numbers, actions[start:end], todo[start:end]), (states, games, steps, how, scores, actors), masks)
            levels, moved, rows, rewards = (each[start:end] for each in (self.levels, self.has_moved, self.rows, self.rewards))
            observe((scheme, todo[start:end]), (states, how, scores, actors, levels, moved), (rows, rewards))

        edges = np.linspace(0, self.count, self.threads + 1).astype(int).tolist()
        if self.threads == 1:
            part(0, self.count)
        else:
            self._pool = self._pool or ThreadPoolExecutor(self.threads)
            list(self._pool.map(part, edges[:-1], edges[1:]))
        self._check()

    def _playing(self) -> tuple[Array, ...]:
        return self.states, self.games, self.steps, self.how, self.scores, self.actors, self.masks

    def _check(self) -> None:
        if (self.how == STUCK).any():
            table = int(np.flatnonzero(self.how == STUCK)[0])
            raise NoMove(f"{self.game.id}: a bot at table {table} chose none of its moves, or the learner never had one")

    @property
    def is_left(self) -> Array:
        """By table: does its game go on?"""
        return np.equal(self.how, GOES_ON)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown()

    def __getstate__(self) -> dict[str, Any]:
        """A copy continues the same games with its own threads."""
        return {**self.__dict__, "_pool": None}


def lineup(game: Game, names: Sequence[str]) -> tuple[tuple[Rule, ...], list[int]]:
    """The distinct policies of these bots, and by seat the place of its policy; -1 plays at random."""
    known = policies_of(game)
    for name in filter(None, names):
        if name not in known:
            raise BadSetup(
                "setup/bot", f"compiled tables have the bots {', '.join(known)}, not {name!r}", asked=name, known=", ".join(known)
            )
    policies, places = lineup_of([known[name] if name else None for name in names])
    return policies, [place if name else CALLER for place, name in zip(places, names, strict=True)]


def choices(actions: Any, count: int, most: int) -> Array:
    """The actions as given by the caller, checked; `most` stands for all that no game has."""
    actions = np.asarray(actions)
    if actions.shape != (count,) or actions.dtype.kind not in "iu":
        raise ValueError(f"actions are {count} whole numbers, not {actions.dtype} of shape {actions.shape}")
    return np.where((actions >= 0) & (actions < most), actions, most).astype(np.int64)


@cache
def serving_loop(rules: RuleSet, policies: tuple[Rule, ...]) -> Rule:
    """The compiled loop that plays on at some tables."""
    serve = server(rules, policies)
    actions, view, state = rules.actions, rules.view.dtype, rules.state.dtype

    @caching(njit, [*rules.functions(), *policies], nogil=True)
    def loop(given, tables, masks):  # type: ignore[no-untyped-def] # compiled only
        weights = np.zeros((2, actions + 1), np.int32)  # the last is no action's
        views = np.zeros(2, view)
        scratch = np.zeros(1, state)
        opening, numbers, chosen, todo = given
        for table in range(len(masks)):
            serve(table, (opening, numbers, chosen[table], todo), tables, masks, (scratch, views, weights))

    return loop  # type: ignore[no-any-return]


@cache
def observing_loop(way: Look) -> Rule:
    """The compiled loop that writes observations and rewards at some tables."""
    observe = observer(way)
    view = way.rules.view.dtype

    @caching(njit, way.rules.functions(), nogil=True)
    def loop(given, tables, out):  # type: ignore[no-untyped-def] # compiled only
        views = np.zeros(2, view)
        for table in range(len(out[0])):
            observe(table, given, tables, out, views)

    return loop  # type: ignore[no-any-return]
