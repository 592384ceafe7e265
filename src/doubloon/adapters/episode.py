"""One game of a learner. The caller makes the moves; seed and game number determine all random draws, as in `engine.play`."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from doubloon.engine.draws import picker, stream
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State

SEEDS = 1 << 32
LAST = 1 << 53  # limit of the game numbers of a seed


def validate_seed(seed: int) -> int:
    if not 0 <= int(seed) < 1 << 63:
        raise ValueError(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
    return int(seed)


class Episode:
    """A game from its opening on. Chance moves automatically, so a seat is always to act until the game is over."""

    def __init__(self, game: Game, opening: State, seed: int, number: int = 0) -> None:
        self.game = game
        self.opening = opening
        self.seed, self.number = seed, number
        self.state = opening.copy()
        self.actions: list[int] = []  # including those of chance
        self._keys = stream(seed, number)
        self._let_chance_move()

    def act(self, action: int | None) -> None:
        """Make a move of the seat to act; then chance moves. Raises IllegalMove."""
        self.state = self.game.play(self.state, action)  # type: ignore[arg-type] # `play` refuses None
        self.actions.append(int(action))  # type: ignore[arg-type]
        self._let_chance_move()

    def _let_chance_move(self) -> None:
        while self.game.actor(self.state) == CHANCE and not self.is_truncated:
            action = self.draw(self.game.moves(self.state))
            self.game.apply(self.state, action)
            self.actions.append(action)

    def draw(self, odds: Mapping[int, int]) -> int:
        """Draw an action by its odds, with the random number of this step."""
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
    def is_truncated(self) -> bool:
        """The game reached its step limit, which sensible play never does."""
        return len(self.actions) >= self.game.step_limit and not self.is_over

    def at(self, step: int) -> State:
        """The state after the first `step` actions."""
        state = self.opening.copy()
        for action in self.actions[:step]:
            self.game.apply(state, action)
        return state

    def log(self) -> Log:
        """The log of the game so far."""
        return self.game.log(self.actions, self.opening.seats, self.opening.first, **self.game.chosen(self.opening))


class Episodes:
    """A series of numbered games. A seed restarts the numbering; without one the next game follows."""

    def __init__(self, game: Game, opening: State, start: int = 0, stride: int = 1) -> None:
        self.game = game
        self.opening = opening
        self._numbers = range(start, LAST, stride)
        self._seed = secrets.randbelow(SEEDS)
        self._count = 0

    def next(self, seed: int | None = None) -> Episode:
        if seed is not None:
            self._seed, self._count = validate_seed(seed), 0
        number = self._numbers[self._count]
        self._count += 1
        return Episode(self.game, self.opening, self._seed, number)
