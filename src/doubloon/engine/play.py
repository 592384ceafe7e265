"""Plays one game to its end in plain Python, unchecked and in place: the reference for what `batch` and `cuda` compile."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.engine.draws import picker, stream
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.record import State
from doubloon.engine.rule import Rule

# A policy is a rule `policy(view, weights)`. It gets what its seat knows and weight 1 for each legal move, and changes the weights into the
# odds of its moves. Weights of illegal actions and negative weights are ignored. None moves at random.
Policy = Rule | None


class Stuck(RuntimeError):
    """A game did not end within its step limit: an error of its rules or of a policy."""


class NoMove(ValueError):
    """A policy left no weight on any of its moves."""


def playout(game: Game, state: State, seed: int, *, number: int = 0, policies: Sequence[Policy] = ()) -> list[int]:
    """Play a state to the end of the game and return the actions. The same seed and number give the same game everywhere."""
    left, right = stream(seed, number)
    pick = picker(game.actions)
    actions: list[int] = []
    while (seat := game.rules.actor(state)) != NOBODY:
        if len(actions) == game.step_limit:
            raise Stuck(f"{game.id}: game {number} of seed {seed} is not over after {game.step_limit} steps")
        weights = [0] * game.actions
        game.rules.moves(state, weights)
        if seat >= 0 and policies:
            _advise(game, state, policies[seat], weights)
            if not sum(weights):
                raise NoMove(f"{game.id}: the policy of seat {seat} chose none of its moves (game {number}, step {len(actions)})")
        action = pick(weights, left, right, len(actions))
        game.rules.apply(state, action)
        actions.append(action)
    return actions


def _advise(game: Game, state: State, policy: Policy, weights: list[int]) -> None:
    """Let a policy change the weights of the moves."""
    if policy is not None:
        legal = weights[:]
        policy(game.know(state, game.rules.actor(state)), weights)
        weights[:] = [weight if is_move and weight > 0 else 0 for weight, is_move in zip(weights, legal, strict=True)]


def ranked_shares(keys: Sequence[int]) -> tuple[float, ...]:
    """Each seat's part of the victory, from the ranking keys: a shared victory counts in equal parts."""
    winners = [key == max(keys) for key in keys]
    return tuple(is_winner / sum(winners) for is_winner in winners)
