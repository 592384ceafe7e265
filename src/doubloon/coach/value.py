"""What each move is worth: each seat's share of a victory, with its standard error. One evaluation for hints and reports.

Exact where the game is solved. Elsewhere `clever` plays on: equally many games after each move, with the same luck for each. What a seat
cannot know is dealt anew for each of these games.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.evaluate import Playouts, Roots, check_view, play_on
from doubloon.bots.memoryless import memoryless_view
from doubloon.bots.policies import best_policy, nothing_hidden, parts_of
from doubloon.coach.exact import Shares, exact_error, exact_moves, is_exact
from doubloon.coach.lines import Lines, lines_of
from doubloon.engine.batch import Array
from doubloon.engine.draws import Draw
from doubloon.engine.game import Game
from doubloon.engine.record import State, View

DEAL = 16  # playouts of each line that share what was guessed
FIRST = 16  # deals of the first round
MOST = 2048  # deals
PRECISE = 0.02  # the interval of 95 % of a value that is shown alone is at most so much to either side
NORMAL_95 = 1.96  # standard errors
SURE = 4.0  # standard errors: each hint compares several moves, several times, and of thousands of hints none may be wrong
FAR_BEHIND = 0.1  # moves that lose more need not be known so well
EQUAL = 1e-9  # shares that differ by less are the same


@dataclass(frozen=True)
class MoveValue:
    """A move, and what it is worth."""

    action: int
    shares: Shares  # of a victory, by seat
    errors: Shares  # their standard errors
    equals: tuple[int, ...] = ()  # other moves that come to the same, and are less plain
    behind: float = 0.0  # how much less of a victory it brings to the seat than the best move
    behind_error: float = 0.0  # the standard error of this difference: the luck is the same for both


@dataclass(frozen=True)
class Values:
    """The moves of the seat that is to act, the best first."""

    seat: int
    moves: tuple[MoveValue, ...]
    is_exact: bool
    playouts: int  # after each move; 0 if exact

    def of(self, action: int) -> MoveValue | None:
        return next((each for each in self.moves if action in (each.action, *each.equals)), None)

    def loss_at_most(self) -> float:
        """What the best move can lose to another, if the games played on tell the truth: as good as certain."""
        if not self.is_exact and self.playouts < FIRST * DEAL:
            return math.inf
        return max((SURE * each.behind_error - each.behind for each in self.moves[1:]), default=0.0)


@dataclass(frozen=True)
class Knowledge:
    """What a seat knows, as a `know` view. Where some of it is guessed, each guess is another one."""

    view: View
    guess: Callable[[], View] | None = None


def seen_only(game: Game, visible: View, draw: Draw) -> Knowledge:
    """The knowledge of somebody who sees this and remembers nothing: a hidden card may be any that is not visible."""
    guess = partial(memoryless_view, game, visible, draw)
    return Knowledge(guess(), None if parts_of(game).fill_hidden is nothing_hidden else guess)


def values(game: Game, known: Knowledge, *, seed: int, budget: Budget) -> Values:
    """Evaluate all moves of the seat that is to act, from what it knows. The budget counts for games that are not solved."""
    state = dealt(game, check_view(game, known.view), SeededDraw(seed, 0))
    lines = lines_of(game, known.view, state)
    if is_exact(known.view):
        return _exact_values(known.view, game.actor(state), lines)
    search = Search(game, known, lines, seed)
    search.run(budget)
    return search.values()


def dealt(game: Game, view: View, draw: Draw) -> State:
    """A state that fits what a seat knows, with everything else dealt at random."""
    state = game.redeal(view)
    while game.dealing(state):
        state = game.play(state, draw(game.moves(state)))
    return state


def _exact_values(view: View, seat: int, lines: Lines) -> Values:
    found = exact_moves(view, seat)
    groups = _groups(sorted(found, key=lines.plainness), lambda one, other: abs(found[one][seat] - found[other][seat]) < EQUAL)
    groups.sort(key=lambda group: -found[group[0]][seat])
    best, errors = found[groups[0][0]][seat], (exact_error(view),) * view.seats
    moves = [MoveValue(group[0], found[group[0]], errors, tuple(group[1:]), best - found[group[0]][seat]) for group in groups]
    return Values(seat, tuple(moves), True, 0)


def _groups(moves: Iterable[int], is_same: Callable[[int, int], bool]) -> list[list[int]]:
    """Moves that come to the same, together."""
    groups: list[list[int]] = []
    for move in moves:
        same = next((group for group in groups if is_same(group[0], move)), None)
        if same is None:
            groups.append([move])
        else:
            same.append(move)
    return groups


class Search:
    """Playouts after each line of a position, in growing rounds."""

    def __init__(self, game: Game, known: Knowledge, lines: Lines, seed: int) -> None:
        self.seat = 0
        self._game, self._known, self._lines, self._seed = game, known, lines, seed
        self._policies = (best_policy(game),) * known.view.seats
        self._units: Array = np.zeros((len(lines.lines), 0, known.view.seats))  # [line, deal, seat]: the mean share

    @property
    def deals(self) -> int:
        return int(self._units.shape[1])

    def run(self, budget: Budget) -> None:
        """Play until every value is known well enough, or the budget is spent."""
        most = MOST if budget.iterations is None else max(2, budget.iterations // DEAL)
        self.play(2)  # the first call in a process loads the compiled code, which takes seconds and does not count
        end = time.perf_counter() + budget.seconds
        count = min(FIRST, most) - 2
        while count > 0:
            before = time.perf_counter()
            self.play(count)
            now = time.perf_counter()
            if self.deals >= most or self.is_precise():
                return
            count = min(self.deals, most - self.deals, self._affordable(count, now - before, end - now, budget))

    @staticmethod
    def _affordable(count: int, seconds: float, left: float, budget: Budget) -> int:
        """The deals that the rest of the time allows, if they take as long as the last ones."""
        return MOST if budget.iterations is not None else int(count * left / max(seconds, 1e-6))

    def play(self, deals: int) -> None:
        """So many deals more."""
        if self._known.guess is None:
            found = [self._played(self._known.view, self.deals, deals)]
        else:
            found = [self._played(self._known.guess(), self.deals + each, 1) for each in range(deals)]
        self._units = np.concatenate([self._units, *found], axis=1)

    def _played(self, view: View, start: int, deals: int) -> Array:
        lines = self._lines.lines
        roots = Roots.of(self._game.redeal(view), lines)
        found = play_on(self._game, roots, Playouts(self._policies, deals * DEAL, self._seed), start=start * DEAL)
        self.seat = found.movers[0]
        means: Array = found.shares.reshape(len(lines), deals, DEAL, -1).mean(axis=2, dtype=float)
        return means

    def units(self, move: int) -> Array:
        """[deal, seat]: what the best line of a move brought. Each half of the deals names the line that the other half measures, so that
        the best of several is not measured by the luck that made it the best."""
        shares = self._units[list(self._lines.by_move[move])]
        if len(shares) == 1 or self.deals < 2:
            return np.asarray(shares[0])
        chosen = np.zeros(shares.shape[1:])
        for half in (0, 1):
            best = int(shares[:, 1 - half :: 2, self.seat].mean(axis=1).argmax())
            chosen[half::2] = shares[best, half::2]
        return chosen

    def is_precise(self) -> bool:
        found = self.values()
        near = [each for each in found.moves if each.behind - NORMAL_95 * each.behind_error < FAR_BEHIND]
        return found.loss_at_most() < PRECISE and all(NORMAL_95 * each.errors[self.seat] <= PRECISE for each in near)

    def values(self) -> Values:
        units = {move: self.units(move) for move in self._lines.by_move}
        order = sorted(units, key=self._lines.plainness)
        groups = _groups(order, lambda one, other: bool((abs(units[one] - units[other]) < EQUAL).all()))
        best = max(groups, key=lambda group: float(units[group[0]][:, self.seat].mean()))
        found = [self._value(group, units[group[0]], units[best[0]]) for group in groups]
        found.sort(key=lambda each: (each.action != best[0], each.behind))
        return Values(self.seat, tuple(found), False, self.deals * DEAL)

    def _value(self, group: Sequence[int], units: Array, best: Array) -> MoveValue:
        value = MoveValue(group[0], tuple(units.mean(axis=0).tolist()), tuple(map(error_of, units.T)), tuple(group[1:]))
        if units is best:
            return value
        behind = best[:, self.seat] - units[:, self.seat]
        return replace(value, behind=float(behind.mean()), behind_error=error_of(behind))


def error_of(units: Array) -> float:
    """The standard error of the mean of some deals. A deviation that was never seen may still come in one of so many games."""
    count = len(units)
    spread = float(units.std(ddof=1)) / math.sqrt(count) if count > 1 else 0.5
    return max(spread, 1 / (count * DEAL))
