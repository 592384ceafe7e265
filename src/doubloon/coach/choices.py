"""The choices of a game: what each was worth, before and after it, and what the best other move was worth."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Protocol

import numpy as np

from doubloon.bots.policies import best_policy, odds, parts_of
from doubloon.coach.exact import exact_error, exact_moves
from doubloon.coach.lines import single_moves
from doubloon.coach.value import EQUAL, Knowledge, Search, error_of
from doubloon.engine.batch import Array
from doubloon.engine.game import Game
from doubloon.engine.record import State

NOTHING = 0.0, 0.0


@dataclass(frozen=True)
class Estimate:
    value: float  # a part of a victory
    error: float  # its standard error

    @property
    def half_width(self) -> float:
        """Of the interval of 95 %."""
        return 1.96 * self.error


class Choice(Protocol):
    """A choice that a seat made: the values are shares of a victory."""

    seat: int
    step: int
    action: int

    @property
    def other(self) -> int:
        """The best other move; the choice itself if all came to the same."""

    def look(self, deals: int) -> None:
        """Know it at least as well as so many deals tell."""

    def before(self) -> list[Estimate]:
        """Each seat's chance before it: as the policy would go on."""

    def after(self) -> list[Estimate]: ...

    def change(self, seat: int) -> Estimate:
        """What the choice changed for a seat."""

    def gain(self) -> Estimate:
        """How much better it was, for who made it, than the best other move."""


class ExactChoice:
    def __init__(self, game: Game, state: State, step: int, action: int) -> None:
        self.seat, self.step, self.action = game.actor(state), step, action
        self._error = exact_error(state)
        self._moves = exact_moves(state, self.seat)
        worths = {move: shares[self.seat] for move, shares in self._moves.items()}
        others = [move for move in worths if abs(worths[move] - worths[action]) > EQUAL]
        self._best = max(worths, key=lambda move: worths[move])
        self.other = max(others, key=lambda move: worths[move]) if others else action

    def look(self, deals: int) -> None:
        """It is known."""

    def before(self) -> list[Estimate]:
        return [Estimate(share, self._error) for share in self._moves[self._best]]

    def after(self) -> list[Estimate]:
        return [Estimate(share, self._error) for share in self._moves[self.action]]

    def change(self, seat: int) -> Estimate:
        lost = self._moves[self.action][seat] - self._moves[self._best][seat]
        return Estimate(lost, self._error if lost else 0.0)

    def gain(self) -> Estimate:
        gained = self._moves[self.action][self.seat] - self._moves[self.other][self.seat]
        return Estimate(gained, self._error if gained else 0.0)


class PlayedChoice:
    """Known by playouts from what the seat knew."""

    def __init__(self, game: Game, state: State, step: int, action: int, *, seed: int) -> None:
        self.seat, self.step, self.action = game.actor(state), step, action
        view, moves = game.know(state, self.seat), list(game.moves(state))
        self._policy = odds(game, best_policy(game), view, moves)
        worthy = odds(game, parts_of(game).worth_trying, view, moves)
        self._moves = sorted({action, *self._policy, *worthy})
        self._search = Search(game, Knowledge(view), single_moves(self._moves), seed)

    def look(self, deals: int) -> None:
        if deals > self._search.deals:
            self._search.play(deals - self._search.deals)

    @property
    def other(self) -> int:
        rivals = self._rivals()
        return max(rivals, key=lambda move: float(self._units(move)[:, self.seat].mean())) if rivals else self.action

    def _rivals(self) -> list[int]:
        """The other moves, except those that came to the same in all games."""
        made = self._units(self.action)
        return [move for move in self._moves if (abs(self._units(move) - made) > EQUAL).any()]

    def _units(self, move: int) -> Array:
        return self._search.units(move)

    def _expected(self) -> Array:
        """[deal, seat]: with the move that the policy would have made."""
        total = sum(self._policy.values())
        return np.asarray(sum(weight / total * self._units(move) for move, weight in self._policy.items()))

    def before(self) -> list[Estimate]:
        return _estimates(self._expected())

    def after(self) -> list[Estimate]:
        return _estimates(self._units(self.action))

    def change(self, seat: int) -> Estimate:
        if self._policy.keys() == {self.action}:
            return Estimate(*NOTHING)
        changes = (self._units(self.action) - self._expected())[:, seat]
        return Estimate(float(changes.mean()), error_of(changes))

    def gain(self) -> Estimate:
        """Each half of the deals names the best other move, and the other half measures it: so noise is no gain."""
        rivals = self._rivals()
        if not rivals:
            return Estimate(*NOTHING)
        units = np.array([self._units(move)[:, self.seat] for move in rivals])
        best = np.zeros(units.shape[1])
        for half in (0, 1):
            best[half::2] = units[units[:, 1 - half :: 2].mean(axis=1).argmax(), half::2]
        gains = self._units(self.action)[:, self.seat] - best
        return Estimate(float(gains.mean()), error_of(gains))


def _estimates(units: Array) -> list[Estimate]:
    return [Estimate(float(each.mean()), error_of(each)) for each in units.T]


def total(parts: list[Estimate]) -> Estimate:
    """Of estimates with luck of their own."""
    return Estimate(math.fsum(each.value for each in parts), math.hypot(*(each.error for each in parts)))
