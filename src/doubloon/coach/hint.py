"""Hints: the best move, a reason, and what the moves are worth. A hint is right, or there is none."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doubloon.bots.bot import Budget, seed_of
from doubloon.bots.warmup import are_playouts_warm
from doubloon.coach.exact import is_exact
from doubloon.coach.odds import EventChance, chances, event_odds, known_state
from doubloon.coach.parts import coach_of
from doubloon.coach.value import NORMAL_95, PRECISE, Knowledge, MoveValue, Values, seen_only, values
from doubloon.engine.draws import Draw
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import outcomes
from doubloon.engine.record import State, View

HARMLESS = 0.03  # of a victory: a move that loses no more to another may be called the best
VAGUE = 0.10  # a value is shown if its interval of 95 % is at most so much to either side
MOST_WALKED = 12  # moves whose odds are told: the best ones


@dataclass(frozen=True)
class ShownMove:
    """A move with what may be said about it."""

    action: int
    value: float  # the share of a victory
    error: float  # its standard error
    is_range: bool  # not known well enough for a single number
    odds: tuple[EventChance, ...]


@dataclass(frozen=True)
class Hint:
    action: int
    reason: Message | None
    moves: tuple[ShownMove, ...]  # the best first; those that are not known well enough are left out
    is_exact: bool
    playouts: int


def hint(game: Game, visible: View, moves: Sequence[int], draw: Draw, budget: Budget) -> Hint | None:
    """A hint for somebody who sees this and remembers nothing (G-8); None if no move is known to be as good as any other."""
    if len(moves) == 1:
        return Hint(moves[0], None, (), True, 0)
    known = seen_only(game, visible, draw)
    found = values(game, known, seed=seed_of(draw), budget=budget)
    return None if found.loss_at_most() > HARMLESS else explained(game, known, found, len(moves))


def is_ready(game: Game, visible: View) -> bool:
    """Can a hint be given without waiting for the compiler? What is solved takes a moment at most."""
    return is_exact(visible) or are_playouts_warm(game)


def explained(game: Game, known: Knowledge, found: Values, moves: int) -> Hint:
    """The best move of these values, why, and the odds of what may come."""
    state, best = known_state(game, known.view), found.moves[0]
    walked = {} if state is None else {each.action: chances(game, state, each.action) for each in found.moves[:MOST_WALKED]}
    shown = [_shown(each, found.seat, walked.get(each.action, [])) for each in found.moves if _half_width(each, found.seat) <= VAGUE]
    why = None if state is None else _reason(game, state, best, moves) or _game_reason(game, state, best.action, walked)
    return Hint(best.action, why, tuple(shown), found.is_exact, found.playouts)


def _half_width(move: MoveValue, seat: int) -> float:
    return NORMAL_95 * move.errors[seat]


def _shown(move: MoveValue, seat: int, odds: list[EventChance]) -> ShownMove:
    return ShownMove(move.action, move.shares[seat], move.errors[seat], _half_width(move, seat) > PRECISE, tuple(odds))


def _game_reason(game: Game, state: State, action: int, walked: dict[int, list[EventChance]]) -> Message | None:
    coach = coach_of(game)
    return coach.reason(state, action, event_odds(walked.items())) if coach else None


def _reason(game: Game, state: State, best: MoveValue, moves: int) -> Message | None:
    """The reasons that every game has: the move wins, or there is nothing to choose."""
    if _wins(game, state, best.action):
        return say("coach-wins")
    return say("coach-equal") if len(best.equals) + 1 == moves else None


def _wins(game: Game, state: State, action: int) -> bool:
    """Is the game over after this move, whatever chance does, with this seat alone in the first place?"""
    seat = game.actor(state)
    for after, _ in outcomes(game, state, action).after:
        keys = game.scores(after)
        if game.actor(after) != NOBODY or keys[seat] != max(keys) or keys.count(max(keys)) > 1:
            return False
    return True
