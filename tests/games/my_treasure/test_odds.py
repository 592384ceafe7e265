"""Odds, exactly: our moves of chance followed one by one, against arithmetic that does not know them."""

import random
from collections import Counter, defaultdict
from fractions import Fraction
from functools import cache
from itertools import permutations
from math import comb, perm, prod

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import (
    CAVE,
    DRAW,
    FLEE,
    FLEEING,
    IN_BOX,
    IN_STACK,
    ON_SPACE,
    ORC,
    PLACING,
    REVEALING,
    SPACE,
    MyTreasureState,
)
from tests.counts import many
from tests.games.my_treasure.lines import COINS, ORC_CAME, SWORD, after, drew, grabbed, secured, then

Spread = dict[MyTreasureState, Fraction]  # states with their odds


def canonical(state: MyTreasureState) -> MyTreasureState:
    """Which treasures were drawn, where they lie and whose turn it is does not matter to the orcs: states alike but for that are one."""
    one = state.copy()
    out = sum(place > IN_STACK for place in state.places)
    one.places = [place if place == IN_BOX else ON_SPACE if card < out else IN_STACK for card, place in enumerate(state.places)]
    one.tops, one.seen, one.turn, one.clock = [out, 0, 0, 0], [0] * 34, 0, 0
    return one


def drawn_once(spread: Spread) -> Spread:
    """Every dwarf in the cave draws a card; treasures go to the first space."""
    following: Spread = defaultdict(Fraction)
    for state, chance in spread.items():
        drawing = GAME.play(state, DRAW)
        odds = GAME.moves(drawing)
        for action, weight in odds.items():
            then_it = GAME.play(drawing, action)
            then_it = GAME.play(then_it, SPACE) if then_it.phase == PLACING else then_it
            following[canonical(then_it)] += chance * Fraction(weight, sum(odds.values()))
    return following


@cache
def arrivals(orcs: int = 6, edition: int = 0) -> dict[int, list[Fraction]]:
    """The chance that the i-th orc is the n-th card: arrivals()[i][n]."""
    cards = (30 if edition else 34) + orcs
    spread: Spread = {canonical(GAME.new(orcs=orcs, edition=edition)): Fraction(1)}
    at_least = {orc: [Fraction()] * (cards + 1) for orc in range(1, orcs + 1)}  # so many orcs are out after n cards
    ended = Fraction()
    for number in range(1, cards + 1):
        spread = drawn_once(spread)
        ended += sum((chance for state, chance in spread.items() if state.phase == FLEEING), Fraction())
        spread = {state: chance for state, chance in spread.items() if state.phase == CAVE}
        assert ended + sum(spread.values()) == 1
        for orc in range(1, orcs + 1):
            at_least[orc][number] = ended + sum(chance for state, chance in spread.items() if state.orcs_out >= orc)
    return {orc: [after_it - before for before, after_it in zip([Fraction(), *row], row, strict=False)] for orc, row in at_least.items()}


def odds_of(state: MyTreasureState, line: list[int]) -> Fraction:
    """The chance that chance acts as in the line."""
    odds = Fraction(1)
    for action in line:
        if GAME.actor(state) == CHANCE:
            weights = GAME.moves(state)
            odds *= Fraction(weights[action], sum(weights.values()))
        state = GAME.play(state, action)
    return odds


PERCENT = {20: 1.0, 25: 4.6, 30: 15.5, 32: 23.6, 35: 42.3, 36: 50.7, 38: 71.9, 39: 85.0, 40: 100.0}


@pytest.mark.long
@pytest.mark.clause("MT-5", "MT-23", "MT-Q18", "MT-I2")
def test_the_sixth_orc_is_among_the_first_n_cards() -> None:
    for cards in range(1, 41):
        exact = sum(arrivals()[6][: cards + 1])
        assert exact == Fraction(comb(cards, 6), comb(40, 6))
        assert cards not in PERCENT or round(float(100 * exact), 1) == PERCENT[cards]


@pytest.mark.clause("MT-5", "MT-14", "MT-Q18")
@pytest.mark.parametrize(("orc", "place"), [(1, 5.9), (2, 11.7), (3, 17.6), (4, 23.4), (5, 29.3), (6, 35.1)])
def test_the_place_of_an_orc_on_average(orc: int, place: float) -> None:
    mean = sum(number * chance for number, chance in enumerate(arrivals()[orc]))
    assert mean == Fraction(41 * orc, 7)
    assert round(float(mean), 1) == place


@pytest.mark.long
@pytest.mark.clause("G-7", "MT-Q20")
@pytest.mark.parametrize(("orcs", "edition", "treasures"), [(1, 0, 34), (3, 0, 34), (10, 0, 34), (6, 1, 30)])
def test_the_last_orc_with_other_stacks(orcs: int, edition: int, treasures: int) -> None:
    total = treasures + orcs
    for cards in range(1, total + 1):
        assert sum(arrivals(orcs, edition)[orcs][: cards + 1]) == Fraction(comb(cards, orcs), comb(total, orcs))


@pytest.mark.clause("MT-14", "MT-23")
@pytest.mark.parametrize("treasures", range(35))
def test_with_five_out_the_next_card_is_the_last_orc_with_one_in_r(treasures: int) -> None:
    state = after(*[ORC_CAME] * 5, *[drew(card, card % 4) for card in range(treasures)])
    left = GAME.show(state, 0).stack
    assert left == 40 - 5 - treasures
    assert odds_of(state, ORC_CAME) == Fraction(1, left)


@pytest.mark.clause("MT-14")
@pytest.mark.parametrize("orcs", range(5))
def test_with_fewer_than_five_out_the_next_card_cannot_end_the_round(orcs: int) -> None:
    state = after(*[ORC_CAME] * orcs, DRAW)
    assert all(GAME.play(state, card).phase in (CAVE, PLACING) for card in GAME.moves(state))


def pattern(orcs_at: set[int]) -> list[int]:
    """A stack turned over to the last orc, with the orcs at these places from 0 on."""
    line: list[int] = []
    for place in range(max(orcs_at) + 1):
        line += ORC_CAME if place in orcs_at else drew(place - sum(orc < place for orc in orcs_at))
    return line


@pytest.mark.clause("MT-5", "MT-Q18")
def test_every_order_is_equally_likely_and_even_spacing_no_more_than_another() -> None:
    rng = random.Random(6)
    even, all_first, all_last = {5, 11, 17, 23, 29, 35}, set(range(6)), set(range(34, 40))
    for orcs_at in [even, all_first, all_last, *(set(rng.sample(range(40), 6)) for _ in many(10))]:
        drawn = max(orcs_at) + 1
        # Of all orders of the forty cards, those with these treasures in this order and any of the six orcs in each orc's place.
        assert odds_of(GAME.new(), pattern(orcs_at)) == Fraction(720, perm(40, drawn))


@pytest.mark.clause("MT-Q4")
def test_six_orcs_come_first_in_one_of_3838380_games() -> None:
    assert odds_of(GAME.new(), ORC_CAME * 6) == Fraction(1, 3_838_380)


@pytest.mark.clause("MT-5", "MT-10")
def test_each_treasure_left_is_equally_likely_to_be_next() -> None:
    state = after(*[drew(card) for card in range(0, 34, 2)], ORC_CAME, DRAW)
    assert GAME.moves(state) == {**dict.fromkeys(range(1, 34, 2), 1), ORC: 5}


# === Blind tokens ===


def dealt(state: MyTreasureState) -> Counter[tuple[int, ...]]:
    """All ways in which chance deals the blind tokens: the tokens of all seats, weighed; the odds are the weights over their sum."""
    if state.phase != REVEALING:
        return Counter({tuple(state.tokens[: state.seats]): 1})
    ways: Counter[tuple[int, ...]] = Counter()
    for kind, weight in GAME.moves(state).items():
        for tokens, count in dealt(GAME.play(state, kind)).items():
            ways[tokens] += weight * count
    return ways


@pytest.mark.clause("MT-24", "MT-27", "MT-Q6", "MT-Q16")
def test_every_way_to_deal_the_tokens_left_is_equally_likely() -> None:
    """Five dwarves, two left with swords and coins; four kinds for three seats."""
    state = after(*[drew(card, card) for card in range(4)], secured(SWORD, 0), secured(COINS, 1), ORC_CAME * 6, seats=5)
    assert [seat for seat in range(5) if state.tokens[seat]] == [0, 4]
    state = then(state, grabbed(2, 3), FLEE)
    expected = Counter((COINS + 1, *(kind + 1 for kind in kinds), SWORD + 1) for kinds in permutations([0, 1, 3, 5], 3))
    assert dealt(state) == expected
    assert len(expected) == 4 * 3 * 2


@pytest.mark.clause("MT-Q6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_when_all_flee_every_way_is_equally_likely_too(seats: int) -> None:
    ways = dealt(after(ORC_CAME, [FLEE] * seats, seats=seats, orcs=1))
    assert len(ways) == prod(range(7 - seats, 7))
    assert set(ways.values()) == {1}
