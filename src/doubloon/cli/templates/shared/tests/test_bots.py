"""Its bots: clever beats gentle, and gentle beats random play."""

import pytest
from doubloon.bots.policies import policies_of
from doubloon.engine.batch import Batch, play

from my_game import MY_GAME


@pytest.mark.parametrize(("stronger", "weaker"), [("gentle", "random"), ("clever", "gentle")])
def test_each_strength_beats_the_one_below(stronger: str, weaker: str) -> None:
    """One of them against as many others as there may be. Each seat begins equally often."""
    seats = MY_GAME.seats[1]
    policies = policies_of(MY_GAME)
    seated = (policies[stronger], *[policies[weaker]] * (seats - 1))
    won = [play(Batch(MY_GAME, MY_GAME.new(seats, first), games=1000, seed=first, policies=seated)).wins()[0] for first in range(seats)]
    assert sum(won) / seats > 1.1 / seats
