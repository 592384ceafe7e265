"""Plays many games at once, compiled for the CPU by Numba, on all cores and without the GIL; same bytes as in plain Python."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from inspect import signature
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numba.extending import register_jitable

from doubloon.engine.cache import caching
from doubloon.engine.draws import picker, stream
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.play import Policy, playout
from doubloon.engine.record import State, View
from doubloon.engine.rule import RULES, Rule, is_rule

NO_MOVE = -3  # beside NOBODY
CHUNK = 4096  # games between two reports of progress
Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Batch:
    """A batch of games to play: their common opening, their number, and the seed and numbers that fix their draws."""

    game: Game
    opening: State
    games: int
    seed: int = 0
    number: int = 0  # of the first game; with the seed it fixes the game's draws
    policies: tuple[Policy, ...] = ()  # one per seat; empty: all seats play at random

    def __post_init__(self) -> None:
        self.game.actor(self.opening)  # raises if this is no state of the game
        for name, most in (("games", 1 << 53), ("seed", 1 << 63), ("number", 1 << 53)):
            value = getattr(self, name)
            if type(value) is not int or not 0 <= value < most:
                raise ValueError(f"{name} is a whole number from 0 to {most - 1}, not {value!r}")
        if self.policies and len(self.policies) != self.opening.seats:
            raise ValueError(f"one policy a seat: {self.opening.seats} expected, not {len(self.policies)}")
        for policy in self.policies:
            if policy is not None and not (is_rule(policy) and len(signature(policy).parameters) == 2):
                raise ValueError(f"a policy is None or a function `policy(view, weights)` marked with @rule, not {policy!r}")


@dataclass(frozen=True)
class Played:
    """The results of a batch, one entry per game."""

    steps: Array  # actions, chance's included
    scores: Array  # [game, seat]: the keys by which seats are ranked
    states: Array  # the final records

    def wins(self) -> Array:
        """The share of games that each seat won; a shared victory counts in equal parts."""
        best = self.scores == self.scores.max(axis=1, keepdims=True)
        share: Array = (best / best.sum(axis=1, keepdims=True)).mean(axis=0)
        return share

    def histogram(self, values: Array) -> dict[int, int]:
        """How often each value occurs, ascending: `played.histogram(played.steps)`."""
        found, counts = np.unique(values, return_counts=True)
        return dict(zip(found.tolist(), counts.tolist(), strict=True))


class RuleSet(NamedTuple):
    """What compiled code takes from a game. Games that share it, as the two decks of one game do, share their compiled code."""

    actions: int
    most_seats: int
    state: type[State]
    view: type[View]
    actor: Rule
    moves: Rule
    apply: Rule
    scores: Rule
    show: Rule
    know: Rule
    dealing: Rule
    secret: Rule

    def functions(self) -> list[Rule]:
        return [self.actor, self.moves, self.apply, self.scores, self.show, self.know, self.dealing, self.secret]


def rule_set(game: Game) -> RuleSet:
    rules = game.rules
    functions = (rules.actor, rules.moves, rules.apply, rules.scores, rules.show, rules.know)
    return RuleSet(game.actions, game.seats[1], rules.STATE, rules.VIEW, *functions, game.dealing, game.secret)


def lineup_of(policies: Sequence[Policy]) -> tuple[tuple[Rule, ...], list[int]]:
    """The policies without repetition, in a fixed order, and by seat the place of its policy among them; -1 plays at random.
    The seating is data, so that each set of policies is compiled once."""
    distinct = {policy for policy in policies if policy is not None}
    ordered = tuple(sorted(distinct, key=lambda policy: (policy.__module__, policy.__qualname__, id(policy))))
    return ordered, [-1 if policy is None else ordered.index(policy) for policy in policies]


def play(batch: Batch, *, threads: int | None = None, progress: Callable[[int], None] | None = None) -> Played:
    """Play a batch on `threads` threads (default: one per core). `progress` receives the number of finished games."""
    games = batch.games
    played = room(batch)
    policies, lineup = lineup_of(batch.policies)
    loop = loop_of(rule_set(batch.game), policies)
    opening = record_of(batch.opening)

    def part(start: int) -> None:
        end = min(start + CHUNK, games)
        views = np.zeros(2, batch.game.rules.VIEW.dtype)
        numbers = np.array([batch.seed, batch.number + start, batch.game.step_limit, *lineup])
        loop(opening, views, numbers, played.steps[start:end], played.scores[start:end], played.states[start:end])

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        for start, _ in zip(range(0, games, CHUNK), pool.map(part, range(0, games, CHUNK)), strict=True):
            if progress is not None:
                progress(min(start + CHUNK, games))
    return finished(batch, played)


def room(batch: Batch) -> Played:
    """Empty arrays for the results."""
    games = batch.games
    return Played(
        np.zeros(games, np.int32), np.zeros((games, batch.opening.seats), np.int32), np.zeros(games, batch.game.rules.STATE.dtype)
    )


def record_of(state: State) -> Array:
    """A plain record as an array of one NumPy record, with zero padding (NumPy's own copy of a record leaves the padding undefined)."""
    return np.frombuffer(bytearray(state.to_bytes()), type(state).dtype)


def finished(batch: Batch, played: Played) -> Played:
    """The results, if every game has ended; raises otherwise."""
    unfinished = np.flatnonzero(played.steps < 0)
    if len(unfinished):  # replay it in plain Python, which raises a specific error
        number = batch.number + int(unfinished[0])
        playout(batch.game, batch.opening.copy(), batch.seed, number=number, policies=batch.policies)
        raise AssertionError(f"game {number} of seed {batch.seed} ends in plain Python only")
    return played


def register_rules() -> None:
    """Register every rule declared so far with Numba, so that compiled code can call it. Empties RULES, so each is registered once."""
    while RULES:
        inlined(RULES.pop())


def inlined(function: Rule) -> Rule:
    """Register a function for force-inlining. LLVM alone stops inlining at some size, and games then run at two thirds of their speed."""
    register_jitable(forceinline=True)(function)
    return function


def stepper(rules: RuleSet, policies: tuple[Policy, ...]) -> Rule:
    """A compiled function that plays one step and returns the action; NOBODY when the game is over; NO_MOVE when a policy chose none.
    Compiled code cannot be handed functions, so it closes over them. For its arguments see `chooser`."""
    choose, apply = chooser(rules, policies), rules.apply

    @inlined
    def step_on(state, views, lineup, weights, draws):  # type: ignore[no-untyped-def] # compiled only
        chosen = choose(state, views, lineup, weights, draws)
        if chosen >= 0:
            apply(state, chosen)
        return chosen

    return step_on


def chooser(rules: RuleSet, policies: tuple[Policy, ...]) -> Rule:
    """A compiled function that returns the next action, NOBODY or NO_MOVE, and leaves the state as it is. `views` are two records: one to
    look through, and a blank one; `lineup` is by seat the place of its policy; `weights` are two rows: the odds, and the moves as they
    were before a policy changed them."""
    pick = picker(rules.actions)
    register_rules()
    actor, moves, know = rules.actor, rules.moves, rules.know
    actions, random = rules.actions, not policies
    follow = follower(rules.actions, adviser(policies))

    @inlined
    def choose(state, views, lineup, weights, draws):  # type: ignore[no-untyped-def] # compiled only
        seat = actor(state)
        if seat == NOBODY:
            return NOBODY
        odds = weights[0]
        for action in range(actions):
            odds[action] = 0
        moves(state, odds)
        if not random and seat >= 0:
            views[0] = views[1]
            know(state, seat, views[0])
            if not follow(lineup[seat], views[0], weights):
                return NO_MOVE
        return pick(odds, draws[0], draws[1], draws[2])

    return choose


def follower(actions: int, advise: Rule) -> Rule:
    """A compiled function that lets a policy advise, and says whether a move is left."""

    @inlined
    def follow(place, view, weights):  # type: ignore[no-untyped-def] # compiled only
        for action in range(actions):
            weights[1, action] = weights[0, action]
        advise(place, view, weights[0])
        total = 0
        for action in range(actions):
            if weights[1, action] == 0 or weights[0, action] < 0:
                weights[0, action] = 0
            total += weights[0, action]
        return total > 0

    return follow


def adviser(policies: tuple[Policy, ...]) -> Rule:
    """One function that asks the policy at a place: a chain, since compiled code cannot choose among functions by number."""

    @inlined
    def at_random(place, view, weights):  # type: ignore[no-untyped-def] # compiled only
        pass

    advise = at_random
    for policy in dict.fromkeys(filter(None, policies)):  # each is compiled once, for all its places
        advise = _link(sum(1 << place for place, each in enumerate(policies) if each is policy), policy, advise)
    return advise


def _link(places: int, policy: Rule, others: Rule) -> Rule:
    @inlined
    def advise(place, view, weights):  # type: ignore[no-untyped-def] # compiled only
        if place >= 0 and (places >> place) & 1:
            policy(view, weights)
        else:
            others(place, view, weights)

    return advise


@cache
def loop_of(rules: RuleSet, policies: tuple[Rule, ...]) -> Rule:
    """The compiled loop over some games of a batch."""
    step_on = stepper(rules, policies)
    actions, scores = rules.actions, rules.scores

    @caching(njit, [*rules.functions(), *policies], nogil=True)
    def loop(opening, views, numbers, steps, keys, states):  # type: ignore[no-untyped-def] # compiled only
        weights = np.zeros((2, actions), np.int32)
        seed, number, limit = numbers[0], numbers[1], numbers[2]
        lineup = numbers[3:]
        scratch = np.zeros(1, states.dtype)  # played on here: faster than on a record among others
        for each in range(len(states)):
            scratch[0] = opening[0]
            state = scratch[0]
            left, right = stream(seed, number + each)
            step = 0
            done = 0
            while done >= 0 and step <= limit:
                done = step_on(state, views, lineup, weights, (left, right, step))
                step += 1
            steps[each] = step - 1 if done == NOBODY else -1
            scores(state, keys[each])
            states[each] = scratch[0]

    return loop  # type: ignore[no-any-return]
