"""The card table, against what docs/games/my-treasure.md says of it."""

from collections import Counter
from itertools import combinations

import pytest

from doubloon.games.my_treasure.tables import CARDS, COUNTS, KINDS, MOUSE
from tests.games.my_treasure import reference

NAMES = [*reference.KINDS, "mouse"]


@pytest.mark.clause("MT-2", "G-4")
def test_the_table_is_the_printed_list() -> None:
    assert [Counter(NAMES[symbol] for symbol in card) for card in CARDS] == [Counter(card) for card in reference.CARDS]
    assert list(KINDS) == reference.KINDS


@pytest.mark.clause("MT-2", "MT-Q20")
def test_there_are_34_cards_and_no_two_are_alike() -> None:
    assert len(CARDS) == len({tuple(sorted(card)) for card in CARDS}) == 34


@pytest.mark.clause("MT-3")
@pytest.mark.parametrize("kind", range(6))
def test_no_kind_is_better_than_another(kind: int) -> None:
    assert sum(card.count(kind) for card in CARDS) == 17
    assert sum(kind in card for card in CARDS) == 11
    assert sum(card.count(kind) for card in CARDS[:30]) == 15  # the first edition, without family F


def test_two_given_kinds_meet_on_2_to_4_cards() -> None:
    meetings = [sum({one, two} <= set(card) for card in CARDS) for one, two in combinations(range(6), 2)]
    assert (min(meetings), max(meetings)) == (2, 4)


@pytest.mark.clause("MT-31")
def test_there_are_12_mice_and_114_elements() -> None:
    assert sum(card.count(MOUSE) for card in CARDS) == 12
    assert sum(map(len, CARDS)) == 6 * 17 + 12 == 114
    assert round(114 / 34, 2) == 3.35


def test_cards_have_two_to_five_elements_one_to_five_treasures_and_one_to_three_kinds() -> None:
    assert Counter(map(len, CARDS)) == {2: 6, 3: 16, 4: 6, 5: 6}
    assert Counter(len(card) - card.count(MOUSE) for card in CARDS) == {1: 6, 2: 6, 3: 10, 4: 6, 5: 6}
    assert {len(set(card) - {MOUSE}) for card in CARDS} <= {1, 2, 3}


@pytest.mark.clause("G-4")
def test_the_flat_numbers_are_the_same_table() -> None:
    assert len(COUNTS) == 34 * 7
    for index, card in enumerate(reference.CARDS):
        assert [card.count(name) for name in NAMES] == list(COUNTS[7 * index : 7 * index + 7])
