"""One game of a learner: the moves come from outside, all chance from two numbers, as in `engine.play`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from doubloon.engine.draws import picker, stream
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State

SEEDS = 1 << 32
LAST = 1 << 53  # game of a seed


def checked_seed(seed: int) -> int:
    if not 0 <= int(seed) < 1 << 63:
        raise ValueError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
    return int(seed)


class Episode:
    """A game from its opening on. Chance has moved whenever somebody else may look."""

    def __init__(self, game: Game, opening: State, seed: int, number: int = 0) -> None:
        self.game = game
        self.opening = opening
        self.seed, self.number = seed, number
        self.state = opening.copy()
        self.actions: list[int] = []  # chance's included
        self._keys = stream(seed, number)
        self._let_chance_move()

    def act(self, action: int | None) -> None:
        """A move of the seat to act, checked; what chance has to do then is done."""
        self.state = self.game.play(self.state, action)  # type: ignore[arg-type] # refuses what is no number
        self.actions.append(int(action))  # type: ignore[arg-type]
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while self.game.actor(self.state) == CHANCE and not self.is_endless:
            action = self.draw(self.game.moves(self.state))
            self.game.apply(self.state, action)
            self.actions.append(action)

    def draw(self, odds: Mapping[int, int]) -> int:
        """An action by its odds, with the draw that belongs to this step."""
        weights = [odds.get(action, 0) for action in range(self.game.actions)]
        drawn: int = picker(self.game.actions)(weights, *self._keys, len(self.actions))
        return drawn

    @property
    def actor(self) -> int:
        """The seat to act, or NOBODY."""
        seat = self.game.actor(self.state)
        return NOBODY if seat == CHANCE else seat

    @property
    def is_over(self) -> bool:
        return self.game.actor(self.state) == NOBODY

    @property
    def is_endless(self) -> bool:
        """Stopped at the step limit, which no sensible play comes near to."""
        return len(self.actions) >= self.game.step_limit and not self.is_over

    def at(self, step: int) -> State:
        """The state after so many actions."""
        state = self.opening.copy()
        for action in self.actions[:step]:
            self.game.apply(state, action)
        return state

    def log(self) -> Log:
        """The game so far, to be kept, watched and replayed."""
        return self.game.log(self.actions, self.opening.seats, self.opening.first, **self.game.chosen(self.opening))


class Episodes:
    """One game after the other, numbered. A seed begins anew; without one the next game is another one."""

    def __init__(self, game: Game, opening: State, start: int = 0, stride: int = 1) -> None:
        self.game = game
        self.opening = opening
        self._numbers = range(start, LAST, stride)
        self._seed = secrets.randbelow(SEEDS)
        self._played = 0

    def next(self, seed: int | None = None) -> Episode:
        if seed is not None:
            self._seed, self._played = checked_seed(seed), 0
        number = self._numbers[self._played]
        self._played += 1
        return Episode(self.game, self.opening, self._seed, number)
