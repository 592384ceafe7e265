"""What the coach says: the odds of an unknown tile, and each reason where it holds and where it does not."""

from fractions import Fraction

import pytest

from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, COVER, DRAGON, RING, SPIDER, STOP, LittleDragonState
from tests.games.coaching import odds, why
from tests.games.little_dragon.bots.positions import lying
from tests.games.little_dragon.lines import after, row


def test_the_first_tile_is_a_spider_in_three_of_49_cases() -> None:
    """8 rings and 12 dragons are taken one by one; the rest is alone for now."""
    assert odds(GAME, after(), 0) == {"safe": Fraction(26, 49), "more": Fraction(20, 49), "fail": Fraction(3, 49)}


def test_beside_a_treasure_a_dragon_fails_too() -> None:
    """A second ball makes a pair; 8 rings; 12 dragons and 3 spiders fail."""
    assert odds(GAME, after(row(0, BALL)), 1) == {"safe": Fraction(22, 48), "more": Fraction(11, 48), "fail": Fraction(15, 48)}


def test_a_stop_has_no_odds() -> None:
    assert odds(GAME, after(row(0, RING)), STOP) == {}


def test_where_to_put_a_spider_has_no_odds() -> None:
    """Two rings were taken, so there are free places."""
    assert odds(GAME, after(row(0, RING), STOP, row(1, SPIDER)), COVER) == {}


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (after(row(0, BALL, BALL)), STOP, "stop"),
        (after(row(0, BALL)), STOP, ""),  # it brings nothing
        (after(row(0, BALL)), 1, "nothing"),
        (after(row(0, RING)), 1, "turn"),  # 3 spiders among 48 tiles
        (after(row(0, BALL, BALL)), 2, ""),  # 15 of 47 are no small risk
        (lying((), (DRAGON,)), 0, ""),  # a tile that one knows is no chance
        (after(row(0, RING), STOP, row(1, SPIDER)), COVER, ""),
    ],
)
def test_each_reason_is_said_where_it_holds(state: LittleDragonState, action: int, said: str) -> None:
    assert why(GAME, state, action) == said
