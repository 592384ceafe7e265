"""What holds in every state of every game, along random play."""

from itertools import pairwise

import pytest

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR
from doubloon.games.do_not_touch.rules import DRAW, DoNotTouchState
from tests.games.do_not_touch.lines import listed, seat_part
from tests.games.do_not_touch.reference import SYMBOLS, whole_deck
from tests.games.do_not_touch.setups import Played, games, states

pytestmark = pytest.mark.long


def loots(played: Played, state: DoNotTouchState) -> list[list[int]]:
    view = played.game.show(state, SPECTATOR)
    return [seat_part(view.loots, seat) for seat in range(state.seats)]


@pytest.mark.clause("DT-I1")
def test_the_cards_are_always_the_54_of_the_deck() -> None:
    for played in games(20, "I1"):
        for state in states(played):
            hands = [listed(played.game.show(state, seat).hand) for seat in range(state.seats)]
            piles = [*hands, *loots(played, state), [kind - 1 for kind in state.discard[: state.discarded]], listed(state.left)]
            assert sorted(kind for pile in piles for kind in pile) == sorted(whole_deck(state.deck).elements())
            assert state.deck_left + sum(state.sizes) + sum(map(len, loots(played, state))) + state.discarded == 54
            assert state.dealing or state.sizes[: state.seats] == [len(hand) for hand in hands]


@pytest.mark.clause("DT-I2")
def test_a_loot_never_shrinks() -> None:
    for played in games(25, "I2"):
        for before, state in pairwise(states(played)):
            for old, new in zip(loots(played, before), loots(played, state), strict=True):
                assert len(new) >= len(old)


def matches(state: DoNotTouchState, one: int, other: int) -> bool:
    faces = 3 if state.deck == SYMBOLS else 1
    return one // 9 == other // 9 or one % 9 // faces == other % 9 // faces


@pytest.mark.clause("DT-I3", "DT-9", "DT-Q6")
def test_neighbours_in_a_loot_match_except_where_a_swap_put_one_in() -> None:
    for played in games(40, "I3"):
        piles: list[list[int]] = [[] for _ in range(played.seats)]
        swapped = [False] * played.seats  # is the top one that was swapped in?
        odd = 0
        for state in states(played):
            for seat, loot in enumerate(loots(played, state)):
                pile, top = piles[seat], state.tops[seat] - 1
                if len(loot) > len(pile):
                    assert not pile or matches(state, pile[-1], top)
                    pile.append(top)
                    swapped[seat] = False
                elif pile and pile[-1] != top:
                    assert matches(state, pile[-1], top)  # the two that changed places
                    pile[-1] = top
                    swapped[seat] = True
                assert sorted(pile) == loot
                odd += len(pile) > 1 and not matches(state, *pile[-2:])
                assert len(pile) < 2 or matches(state, *pile[-2:]) or swapped[seat]
        assert odd == 0 or state.swaps_per_turn


@pytest.mark.clause("DT-I4", "DT-14", "DT-Q17")
def test_no_turn_begins_with_the_deck_empty_but_to_finish_the_round() -> None:
    for played in games(60, "I4"):
        for state in states(played):
            if state.phase == DRAW and state.turn >= 0:
                assert state.deck_left > 0 or state.finish_round
            if played.game.actor(state) == NOBODY:
                assert state.deck_left == 0


@pytest.mark.clause("DT-13")
def test_between_turns_nobody_has_more_than_three_cards() -> None:
    for played in games(60, "hands"):
        for before, state in pairwise(states(played)):
            if state.turn != before.turn:
                assert max(state.sizes) <= 3


@pytest.mark.clause("DT-Q18", "G-5")
def test_the_deck_shrinks_again_and_again() -> None:
    for played in games(60, "Q18"):
        turns = 0  # since it last did
        for before, state in pairwise(states(played)):
            turns = 0 if state.deck_left < before.deck_left else turns + (state.turn != before.turn)
            assert turns <= 3 * state.seats + 1


@pytest.mark.clause("G-1", "DT-2", "DT-Q17")
def test_turns_go_clockwise_and_a_finished_round_is_equal_for_all() -> None:
    for played in games(60, "turns"):
        turns: list[int] = []
        for before, state in pairwise(states(played)):
            if before.turn not in (CHANCE, state.turn):
                turns.append(before.turn)
                assert state.turn in (NOBODY, (before.turn + 1) % state.seats)
        shares = {turns.count(seat) for seat in range(played.seats)}
        assert max(shares) - min(shares) <= (0 if state.finish_round else 1)
