"""Paths counted, against numbers found another way."""

from fractions import Fraction
from math import factorial

import pytest

from doubloon.engine.census import census
from doubloon.games.do_not_touch import NUMBERS, SYMBOLS, DoNotTouch
from tests.games.do_not_touch import reference
from tests.games.do_not_touch.lines import after, cards, dealt, deck, start
from tests.games.do_not_touch.setups import Played, games, opening

SPLITS = {"numbers": [5, 4, 4, 3, 2], "flatter": [4, 4, 4, 3, 3], "steeper": [6, 5, 4, 2, 1], "symbols": [3, 2, 1] * 3}


def deals(split: list[int], depth: int) -> int:
    """Orders in which so many cards can come: depth! times a coefficient of the product of 1 + x + ... + x^count/count! over all kinds."""
    series = [Fraction(1)] + [Fraction(0)] * depth
    for count in split * 3:
        series = [sum((series[n - k] / factorial(k) for k in range(min(n, count) + 1)), Fraction()) for n in range(depth + 1)]
    return int(factorial(depth) * series[depth])


@pytest.mark.long
@pytest.mark.clause("DT-1", "DT-3")
@pytest.mark.parametrize(("name", "depths"), [("numbers", 4), ("flatter", 4), ("steeper", 4), ("symbols", 3)])
def test_the_deal(name: str, depths: int) -> None:
    for depth in range(1, depths + 1):
        assert census(NUMBERS, NUMBERS.new(deck=name), depth) == deals(SPLITS[name], depth)


def test_the_deal_by_hand() -> None:
    """All of 15 kinds come three times but the 5s; of 27 kinds the nine x3 come once and the nine x2 twice."""
    assert deals(SPLITS["numbers"], 2) == 15 * 15
    assert deals(SPLITS["numbers"], 3) == 15**3 - 3
    assert deals(SPLITS["symbols"], 2) == 27 * 27 - 9
    assert deals(SPLITS["symbols"], 3) == 27**3 - 9 - 9 * 3 * 26 - 9  # x3 thrice; x3 twice and another; x2 thrice


# Seat 0 holds R1 R1 G2. It draws one of 15 kinds: R1 or G2 leave it two kinds to begin with, 13 others three.
FIRST_TURN = [(1, 1), (2, 15), (3, 2 + 2 + 13 * 3)]


@pytest.mark.clause("DT-6", "DT-7")
@pytest.mark.parametrize(("depth", "paths"), FIRST_TURN)
def test_the_first_turn(depth: int, paths: int) -> None:
    assert census(NUMBERS, dealt("R1 R1 G2", "B1 B2 B3"), depth) == paths


@pytest.mark.clause("DT-7", "DT-8", "DT-9", "DT-Q3", "DT-Q7")
@pytest.mark.parametrize("depth", [4, 5])
def test_what_follows_in_the_first_turn(depth: int) -> None:
    """After the first card: the end, or a kind that matches it. Then there is one way on: to the loot, or the next player's draw."""
    paths = 0
    for drawn in [(colour, number) for colour in "RGB" for number in "12345"]:
        held = [("R", "1"), ("R", "1"), ("G", "2"), drawn]
        for laid in set(held):
            rest = held[:]
            rest.remove(laid)
            paths += 1 + sum(one[0] == laid[0] or one[1] == laid[1] for one in set(rest))
    assert census(NUMBERS, dealt("R1 R1 G2", "B1 B2 B3"), depth) == paths


# Seat 0 has begun with Bc and holds Rb2, Rc and Gg; seat 1 holds Rg, Gg and Bg and has no loot.
CASHING = [
    (1, 3),  # the end; Rb2, to cash it; Rc, to lay it on Bc
    (2, 1 + 1 + 1),  # seat 1 draws; cashed; laid
    (3, 27 + 27 + 2),  # any kind may come, for no kind is used up; then the end, or Rb2 onto Rc
    # Seat 1 begins with one of 3 kinds, or of 4. A second card: 9 x3, Rb2 and Gg cannot come twice. The draw; or Rb2 laid or cashed.
    (4, 3 * 3 + 24 * 4 + 27 * 27 - 11 + 1 + 2),
]


@pytest.mark.clause("DT-9", "DT-11", "DT-Q4")
@pytest.mark.parametrize(("depth", "paths"), CASHING)
def test_a_turn_with_a_card_to_cash(depth: int, paths: int) -> None:
    state = after(SYMBOLS, dealt("Rb2 Rc Gg", "Rg Gg Bg", game=SYMBOLS), deck("Bc"), start("Bc"))
    assert census(SYMBOLS, state, depth) == paths


# Seat 0 acts with R1, G2 and B5 in hand and R4 on its loot; seat 1 has G5 on top, and R5, G3 and B4 in hand.
SWAPPING = [
    (1, 4),  # the end, R1, G2, B5
    (2, 1 + 1 + 1 + 1),  # seat 1's draw (there is no pile); R1 onto R4; G2 and B5 for G5
    # All of 15 kinds may still come. R1 laid: the end, G2 or B5. G2 given for G5: the end or R1. B5 given: the end or R1.
    (3, 15 + 3 + 2 + 2),
]


@pytest.mark.clause("DT-9", "DT-10", "DT-Q5", "DT-Q7")
@pytest.mark.parametrize(("depth", "paths"), SWAPPING)
def test_a_turn_with_cards_to_swap(depth: int, paths: int) -> None:
    state = dealt("R1 G2 B5", "R5 G3 B4")
    first = [*deck("R4"), *start("R4"), 35, *deck("G5"), *start("G5"), 35]
    state = after(NUMBERS, state, first, deck("R4"), cards("R4"), 27)
    assert census(NUMBERS, state, depth) == paths


# === From anywhere in a game ===


def told_paths(played: Played, line: list[int], depth: int) -> int:
    """Counted in the second telling of the game, each path from the very start."""
    chosen = {name: getattr(opening(played), name) for name in played.game.options}
    story = reference.game(reference.Table(played.seats, played.first, chosen))
    asked = next(story)
    for action in line:
        asked = story.send(action)
    if depth == 1:
        return len(asked[1])
    return sum(told_paths(played, [*line, action], depth - 1) for action in asked[1])


@pytest.mark.long
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_from_anywhere_in_a_game_as_the_second_telling_counts(depth: int) -> None:
    for number, played in enumerate(games(12, "census")):
        game: DoNotTouch = played.game
        line = played.actions[: len(played.actions) * (number % 12 + 1) // 13]
        state = after(game, opening(played), line)
        assert census(game, state, depth) == told_paths(played, line, depth)
