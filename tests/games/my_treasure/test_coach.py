"""What the coach says: whether an orc comes, and each reason where it holds and where it does not."""

from fractions import Fraction

import pytest

from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, FLEE, SPACE, TOKEN, MyTreasureState
from tests.games.coaching import odds, why
from tests.games.my_treasure.lines import ORC_CAME, RING, A, after, drew, secured


def test_six_of_forty_cards_are_orcs() -> None:
    assert odds(GAME, after(), DRAW) == {"card": Fraction(34, 40), "orc": Fraction(6, 40)}


def test_the_last_orc_is_called_so() -> None:
    assert odds(GAME, after(orcs=1), DRAW) == {"card": Fraction(34, 35), "last-orc": Fraction(1, 35)}


def test_to_place_a_card_has_no_odds() -> None:
    assert odds(GAME, after(DRAW, A), SPACE) == {}


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (after(), DRAW, "draw"),
        (after(orcs=1), DRAW, ""),  # it may be the last
        (after(drew(A), orcs=2), DRAW, "draw"),
        (after(drew(A), ORC_CAME, orcs=2), TOKEN + RING, "alarm"),
        (after(drew(A)), TOKEN + RING, "first"),
        (after(drew(A), drew(A + 1, 1), secured(RING)), TOKEN + 1, ""),  # the last dwarf in the cave has no rival
        (after(DRAW, A), SPACE, ""),
        (after(ORC_CAME, orcs=1), FLEE, ""),
    ],
)
def test_each_reason_is_said_where_it_holds(state: MyTreasureState, action: int, said: str) -> None:
    assert why(GAME, state, action) == said
