"""Scoring a round: MT-29 to MT-35."""

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import FLEE, SCORED
from tests.games.my_treasure.lines import (
    COINS,
    DIAMOND,
    NECKLACE,
    ORC_CAME,
    POTION,
    RING,
    RING_DIAMOND_SWORD,
    RING_SWORD_COINS,
    SWORD,
    A,
    B,
    C,
    D,
    E,
    Treasure,
    after,
    announced,
    drew,
    gained,
    glory,
    grabbed,
    numbers,
    round_of,
    secured,
    then,
    treasure,
)

OTHER: Treasure = (RING, [C + POTION])  # worth nothing


@pytest.mark.clause("MT-29")
def test_the_round_is_scored_once_the_last_dwarf_is_out() -> None:
    line = numbers(6, 5, 4)
    state = after(line[:-1], seats=3)
    assert (state.phase == SCORED, glory(state)) == (False, [0, 0, 0])
    state = then(state, line[-1])
    assert (state.phase == SCORED, glory(state)) == (True, [3, 2, 1])


@pytest.mark.clause("MT-29")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_then_every_token_and_card_is_open_to_everybody(seat: int) -> None:
    state = after(drew(A), drew(B), drew(C, 1), drew(D, 1), drew(E, 2), drew(E + 1, 2), secured(RING), secured(COINS, 1))
    view = GAME.show(state, seat)
    assert view.places == state.places
    assert view.tokens[:2] == [RING + 1, COINS + 1]


@pytest.mark.clause("MT-29", "MT-27")
@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_cards_are_open_while_blind_tokens_are_turned_over(seat: int) -> None:
    state = after(drew(A), drew(B), drew(C, 1), drew(D, 1), ORC_CAME * 6, grabbed(0, 1))
    assert GAME.show(state, seat).places == state.places
    state = then(state, POTION)
    assert GAME.show(state, seat).tokens[0] == POTION + 1
    assert GAME.show(state, seat).numbers == [0] * 5  # nobody has told a number yet


# What a token makes of cards, counted on the card table by hand: the token, the cards, its kind on them, mice on them.
COUNTED = [
    (RING, [A + RING], 1, 1),
    (RING, [B + RING], 2, 1),
    (RING, [C + RING], 3, 0),
    (RING, [D + RING], 2, 0),
    (DIAMOND, [D + RING], 1, 0),
    (COINS, [D + RING], 1, 0),
    (SWORD, [D + RING], 0, 0),
    (RING, [E + RING], 2, 0),
    (SWORD, [E + RING], 2, 0),
    (NECKLACE, [E + RING], 1, 0),
    (POTION, [E + RING], 0, 0),
    (SWORD, [RING_DIAMOND_SWORD], 1, 0),
    (COINS, [RING_SWORD_COINS, RING_DIAMOND_SWORD], 1, 0),
    (POTION, [A + RING, A + DIAMOND, B + SWORD], 0, 3),
    (POTION, [A + POTION, B + POTION, B + RING, D + COINS, E + SWORD], 5, 3),
    (COINS, [A + COINS, B + COINS, C + COINS, D + COINS, D + RING, D + NECKLACE, E + COINS, E + SWORD, E + DIAMOND], 15, 2),
]


@pytest.mark.clause("MT-30", "MT-31")
@pytest.mark.parametrize(("kind", "cards", "symbols", "mice"), COUNTED)
def test_the_number_is_ones_kind_and_the_mice_on_ones_cards(kind: int, cards: list[int], symbols: int, mice: int) -> None:
    other = (kind + 1) % 6, [RING_SWORD_COINS - 1]  # a card that nobody counts
    assert announced(after(round_of((kind, cards), other)))[0] == symbols + mice


@pytest.mark.clause("MT-31")
@pytest.mark.parametrize("kind", range(6))
def test_a_mouse_is_worth_1_whichever_token_it_is(kind: int) -> None:
    state = after(round_of((kind, [A + (kind + 1) % 6, B + (kind + 2) % 6]), ((kind + 3) % 6, [C])))
    assert announced(state)[0] == 2


@pytest.mark.clause("MT-31")
def test_other_kinds_are_worth_nothing() -> None:
    assert announced(after(round_of(OTHER, (DIAMOND, [C + SWORD, C + NECKLACE])))) == [0, 0]


@pytest.mark.clause("MT-30")
def test_cards_left_on_the_spaces_are_nobodys() -> None:
    line = round_of(treasure(3, RING), treasure(2, DIAMOND))
    assert announced(after(drew(B, 3), drew(C + COINS, 3), line)) == [3, 2]


@pytest.mark.clause("MT-33", "MT-34", "MT-35")
def test_the_rulebooks_example() -> None:
    state = after(numbers(8, 6, 5), seats=3)
    assert announced(state) == [8, 6, 5]
    assert gained(state) == glory(state) == [3, 1, 0]


@pytest.mark.clause("MT-33", "MT-34", "MT-35")
@pytest.mark.parametrize(
    ("told", "earned"),
    [
        ([5, 5, 4], [3, 3, 2]),
        ([7, 6, 5, 4], [3, 2, 1, 0]),
        ([4, 5, 6, 7], [0, 1, 2, 3]),
        ([0, 0], [3, 3]),
        ([5, 6, 8], [0, 1, 3]),
        ([3, 7, 6, 6], [0, 3, 2, 2]),
        ([5, 5, 7, 7], [1, 1, 3, 3]),
        ([4, 4, 4, 4], [3, 3, 3, 3]),
        ([0, 1, 2], [1, 2, 3]),
        ([1, 0], [3, 2]),
        ([0, 8], [0, 3]),
        ([2, 2, 5], [0, 0, 3]),
    ],
)
def test_the_highest_earns_3_one_lower_2_two_lower_1(told: list[int], earned: list[int]) -> None:
    state = after(numbers(*told), seats=len(told))
    assert (announced(state), gained(state), glory(state)) == (told, earned, earned)


@pytest.mark.clause("MT-30", "MT-33", "MT-34")
def test_five_players_are_scored_too() -> None:
    """Five treasures from four spaces: seat 4 takes space 0, which was filled again, and leaves space 3."""
    piles = [drew(C + RING, 0), drew(C + DIAMOND, 1), drew(A + SWORD, 2), drew(A + COINS, 3), drew(B + POTION, 1)]
    leaving = [secured(RING, 0), secured(DIAMOND, 1), secured(SWORD, 2), secured(NECKLACE, 3)]
    state = after(*piles, *leaving, drew(C + COINS, 3), drew(B + COINS), secured(COINS), seats=5)
    assert announced(state) == [3, 4, 2, 1, 3]
    assert gained(state) == [2, 3, 1, 0, 2]


@pytest.mark.clause("MT-Q5")
def test_if_all_numbers_are_0_all_have_the_highest() -> None:
    state = after(ORC_CAME, [FLEE] * 4, [3, 1, 2, 0], seats=4, orcs=1)
    assert (announced(state), gained(state)) == ([0] * 4, [3] * 4)


@pytest.mark.clause("MT-Q16", "MT-32")
@pytest.mark.parametrize("starter", range(3))
def test_the_order_of_announcing_does_not_matter(starter: int) -> None:
    state = after(numbers(7, 8, 6, starter=starter), seats=3, first=starter)
    assert (announced(state), gained(state)) == ([7, 8, 6], [2, 3, 1])


@pytest.mark.clause("MT-32")
@pytest.mark.parametrize("starter", range(3))
def test_numbers_are_told_in_turn_order(starter: int) -> None:
    line = numbers(7, 8, 6, starter=starter)
    told = GAME.tell(after(line[:-1], seats=3, first=starter), line[-1])
    order = [message.values["who"] for message in told if message.key == "my-treasure-scored"]
    assert order == [starter, (starter + 1) % 3, (starter + 2) % 3]
