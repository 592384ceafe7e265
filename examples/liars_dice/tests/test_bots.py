"""Its bots: clever beats gentle, and gentle beats random play."""

import pytest
from liars_dice import LIARS_DICE

from doubloon.bots.policies import policies_of
from doubloon.engine.batch import Batch, play


@pytest.mark.parametrize(("stronger", "weaker"), [("gentle", "random"), ("clever", "gentle")])
def test_each_strength_beats_the_one_below(stronger: str, weaker: str) -> None:
    policies = policies_of(LIARS_DICE)
    seated = (policies[stronger], policies[weaker])
    won = sum(play(Batch(LIARS_DICE, LIARS_DICE.new(2, first), games=2000, seed=first, policies=seated)).wins()[0] for first in (0, 1))
    assert won / 2 > 0.55
