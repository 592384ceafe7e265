"""The Little Dragon: whole games of its bots, compiled and plain, and how strong they are."""

from typing import Any

import pytest

from doubloon.bots.little_dragon import clever, gentle
from doubloon.engine import batch
from doubloon.engine.play import Policy, playout
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (5, {"extra": "chosen"})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(seats: int, options: dict[str, Any]) -> None:
    opening = GAME.new(seats, **options)
    policies = (clever, gentle) * 2 + (clever,)
    played = batch.play(batch.Batch(GAME, opening, games=25, seed=7, policies=policies[:seats]))
    for number in range(25):
        state = opening.copy()
        playout(GAME, state, 7, number=number, policies=policies[:seats])
        assert GAME.rules.STATE.from_bytes(played.states[number].tobytes()) == state


@pytest.mark.parametrize(("better", "worse"), [(gentle, None), (clever, gentle)])
def test_strength(better: Policy, worse: Policy) -> None:
    """At least 60 %, with each seat beginning half of the games."""
    wins = [
        batch.play(batch.Batch(GAME, GAME.new(2, first), games=500, seed=first, policies=(better, worse))).wins()[0] for first in (0, 1)
    ]
    assert sum(wins) / 2 >= 0.6
