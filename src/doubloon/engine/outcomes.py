"""The exact odds of what comes next: walks the nodes of chance, and moves without a choice, up to the next decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.record import State

MOST = 100_000  # states; a walk that meets more is given up
EventOdds = Mapping[int, Mapping[str, float]]  # by move and key of the event, as a game's `coach.py` takes them


class TooManyOutcomes(RuntimeError):
    """More outcomes than can be listed."""


@dataclass(frozen=True)
class Outcomes:
    """What can come next, and its odds, which add up to 1."""

    before: State
    after: tuple[tuple[State, Fraction], ...]
    cases: int  # the weights of chance add up to this, if it acts once; else 0

    @property
    def is_certain(self) -> bool:
        return len(self.after) == 1


def outcomes(game: Game, state: State, action: int) -> Outcomes:
    """What can come of a move: at the next choice, where a table waits for who is quicker, in the next turn, or at the end of the game.
    Merges equal states."""
    flying: dict[bytes, tuple[State, Fraction]] = {}
    landed: dict[bytes, tuple[State, Fraction]] = {}
    cases = []
    _add(flying, game.play(state, action), Fraction(1))
    while flying:
        following: dict[bytes, tuple[State, Fraction]] = {}
        for each, odds in flying.values():
            moves = game.moves(each)
            if each.turn != state.turn or game.answered(each) or _is_choice(game, each, moves):
                _add(landed, each, odds)
                continue
            total = sum(moves.values())
            cases += [total] if len(moves) > 1 else []
            for outcome, weight in moves.items():
                after = each.copy()
                game.apply(after, outcome)
                _add(following, after, odds * Fraction(weight, total))
        flying = following
        if len(flying) + len(landed) > MOST:
            raise TooManyOutcomes(f"{game.id}: more than {MOST} outcomes")
    return Outcomes(state, tuple(landed.values()), cases[0] if len(cases) == 1 else 0)


def _is_choice(game: Game, state: State, moves: dict[int, int]) -> bool:
    actor = game.actor(state)
    return actor == NOBODY or (actor != CHANCE and len(moves) > 1)


def _add(found: dict[bytes, tuple[State, Fraction]], state: State, odds: Fraction) -> None:
    key = state.to_bytes()
    found[key] = (state, odds + (found[key][1] if key in found else 0))
