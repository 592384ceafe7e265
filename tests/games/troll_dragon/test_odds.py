"""Odds, exactly: our moves of chance followed one by one, against arithmetic that does not know them."""

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from functools import cache

import pytest

from doubloon.engine.game import CHANCE
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import (
    ADVENTURER,
    BLANK,
    DIAMOND,
    DOOR,
    DRAGON,
    ENTER,
    KEY,
    ROLL,
    ROLLER,
    SET_DOOR,
    SET_KEY,
    TROLL,
    TrollDragonState,
)
from tests.games.troll_dragon.lines import ENTERED, after, dragon, gold, moves, rolled

Spread = dict[TrollDragonState, Fraction]  # states with their odds, which add up to 1


def settled(spread: Spread) -> Spread:
    """Chance goes on, in every way, until somebody may choose. Grotto dice are alike: sorted, states that differ in order are one."""
    done: dict[TrollDragonState, Fraction] = defaultdict(Fraction)
    while spread:
        following: dict[TrollDragonState, Fraction] = defaultdict(Fraction)
        for state, chance in spread.items():
            if GAME.actor(state) != CHANCE:
                done[state] += chance
                continue
            odds = GAME.moves(state)
            for action, weight in odds.items():
                after_it = state.copy()
                GAME.apply(after_it, action)
                after_it.dice = after_it.dice if after_it.aside else sorted(after_it.dice)
                following[after_it] += chance * Fraction(weight, sum(odds.values()))
        spread = following
    assert sum(done.values()) == 1
    return dict(done)


def rolled_on(spread: Spread) -> Spread:
    """Whoever may choose rolls, unless the turn of seat 0 is over; then chance settles it."""
    following: dict[TrollDragonState, Fraction] = defaultdict(Fraction)
    for state, chance in spread.items():
        following[GAME.play(state, ROLL) if state.turn == 0 else state] += chance
    return settled(following)


def odds_that(holds: Callable[[TrollDragonState], bool], spread: Spread) -> Fraction:
    return sum((chance for state, chance in spread.items() if holds(state)), Fraction())


def mean(value: Callable[[TrollDragonState], int], spread: Spread) -> Fraction:
    return sum((chance * value(state) for state, chance in spread.items()), Fraction())


def is_over(state: TrollDragonState) -> bool:
    """The turn of seat 0."""
    return bool(state.turn != 0)


def percent(chance: Fraction) -> float:
    return round(float(100 * chance), 1)


# === The Grotto ===


@cache
def never_stopping(rolls: int) -> Spread:
    """Seat 0 rolls all free dice so many times and sets nothing aside."""
    return rolled_on(never_stopping(rolls - 1)) if rolls else {GAME.new(): Fraction(1)}


@pytest.mark.long
@pytest.mark.clause("TD-7", "TD-13", "TD-Q2")
@pytest.mark.parametrize(("rolls", "caught"), [(1, 1.2), (2, 9.5), (3, 24.5), (4, 41.5), (5, 56.8), (6, 69.2)])
def test_the_troll_has_caught_a_player_who_never_stops(rolls: int, caught: float) -> None:
    exact = odds_that(is_over, never_stopping(rolls))
    assert exact == (1 - Fraction(2, 3) ** rolls) ** 4  # each of four dice has shown one of its two trolls
    assert percent(exact) == caught


@pytest.mark.clause("TD-8", "TD-10", "TD-Q2")
@pytest.mark.parametrize(("rolls", "diamonds"), [(1, 1.3), (2, 2.2), (3, 2.8), (4, 3.2)])
def test_mean_diamonds_found_by_a_player_who_never_stops(rolls: int, diamonds: float) -> None:
    exact = mean(lambda state: 60 - state.grotto, never_stopping(rolls))
    # Roll k finds 1/3 on each die that was not blocked by the k - 1 rolls before.
    assert exact == sum(4 * Fraction(2, 3) ** before * Fraction(1, 3) for before in range(rolls))
    assert round(float(exact), 1) == diamonds


def may_enter(state: TrollDragonState) -> bool:
    return ENTER in moves(state)


@pytest.mark.clause("TD-14", "TD-Q2")
@pytest.mark.parametrize(("dice", "pair"), [(4, 23.3), (3, 13.9), (2, 5.6)])
def test_key_and_door_together_on_one_roll(dice: int, pair: float) -> None:
    free = after(rolled(*[TROLL] * (4 - dice), *[DIAMOND] * dice))
    exact = odds_that(may_enter, rolled_on({free: Fraction(1)}))
    assert exact == 1 - 2 * Fraction(5, 6) ** dice + Fraction(4, 6) ** dice  # all, less no key, less no door, and neither
    assert percent(exact) == pair


@pytest.mark.clause("TD-14", "TD-Q2", "TD-Q7")
@pytest.mark.parametrize(("dice", "other"), [(3, 42.1), (2, 30.6), (1, 16.7)])
@pytest.mark.parametrize(("face", "set_aside"), [(KEY, SET_KEY), (DOOR, SET_DOOR)])
def test_with_one_aside_the_other_on_one_roll(face: int, set_aside: int, dice: int, other: float) -> None:
    free = after(rolled(face, *[TROLL] * (3 - dice), *[DIAMOND] * dice), set_aside)
    exact = odds_that(may_enter, rolled_on({free: Fraction(1)}))
    assert exact == 1 - Fraction(5, 6) ** dice
    assert percent(exact) == other


# === The Cavern ===


@pytest.mark.clause("TD-15", "TD-16", "TD-Q2")
def test_a_roll_of_gold_brings_one_nugget_on_average_and_often_none() -> None:
    spread = settled({after(ENTERED, ROLL): Fraction(1)})
    die = (0, 0, 0, 0, 1, 2)
    assert mean(lambda state: state.nuggets_at_risk, spread) == 2 * Fraction(sum(die), 6) == 1
    ways = Counter(first + second for first in die for second in die)
    found: Counter[int] = Counter()
    for state, chance in spread.items():
        found[state.nuggets_at_risk] += int(36 * chance)
    assert found == ways
    assert percent(Fraction(ways[0], 36)) == 44.4


DRAGONS = [
    ((1, 2), [5.6, 17.0, 29.6, 41.5, 51.9, 60.7, 67.9, 73.7]),
    ((1, 1), [2.8, 9.3, 17.7, 26.8, 35.8, 44.2, 52.0, 58.9]),
    ((2, 2), [11.1, 30.9, 49.5, 64.4, 75.4, 83.2]),
]


@pytest.mark.clause("TD-17", "TD-18", "TD-19", "TD-Q2")
@pytest.mark.parametrize(("sides", "awake"), DRAGONS)
def test_the_dragon_is_awake_by_its_kth_roll(sides: tuple[int, int], awake: list[float]) -> None:
    first, second = sides
    blank = {"one_nugget_sides": 0, "two_nuggets_sides": 0}  # the gold does not matter here
    spread = {after(ENTERED, dragon_sides_1=first, dragon_sides_2=second, **blank): Fraction(1)}
    for rolls, expected in enumerate(awake, start=1):
        spread = rolled_on(rolled_on(spread))  # gold, then dragon
        exact = odds_that(is_over, spread)
        assert exact == (1 - Fraction(6 - first, 6) ** rolls) * (1 - Fraction(6 - second, 6) ** rolls)
        assert percent(exact) == expected


@pytest.mark.clause("TD-18", "TD-19", "TD-Q2")
@pytest.mark.parametrize(("sides", "rolls"), [((1, 2), 6.75), ((1, 1), 8.7), ((2, 2), 4.2)])
def test_mean_rolls_until_the_dragon_is_awake(sides: tuple[int, int], rolls: float) -> None:
    options = {"dragon_sides_1": sides[0], "dragon_sides_2": sides[1]}
    asleep = {
        (0, 0): after(ENTERED, gold(0, 0), **options),
        (1, 0): after(ENTERED, gold(0, 0), dragon(DRAGON, BLANK), gold(0, 0), **options),
        (0, 1): after(ENTERED, gold(0, 0), dragon(BLANK, DRAGON), gold(0, 0), **options),
    }
    means: dict[tuple[int, int], Fraction] = {}
    for shown in ((1, 0), (0, 1), (0, 0)):  # mean = 1 + the same again, if nothing changes + the mean from there, if one die changes
        spread = rolled_on({asleep[shown]: Fraction(1)})
        later = {tuple(state.dragons): chance for state, chance in spread.items() if not is_over(state)}
        same = later.pop(shown)
        means[shown] = (1 + sum(chance * means[then[0], then[1]] for then, chance in later.items())) / (1 - same)
    p, q = Fraction(sides[0], 6), Fraction(sides[1], 6)
    assert means[0, 0] == 1 / p + 1 / q - 1 / (p + q - p * q)  # the longer of two waits: both, less the shorter
    assert round(float(means[0, 0]), 2 if rolls == 6.75 else 1) == rolls


@pytest.mark.clause("TD-17")
@pytest.mark.parametrize(("adventurer", "dragon_odds"), [(1, 1), (2, 3), (9, 1)])
def test_the_tempo_falls_by_its_odds(adventurer: int, dragon_odds: int) -> None:
    state = after(ENTERED, gold(0, 0), tempo="race", adventurer_odds=adventurer, dragon_odds=dragon_odds)
    odds = GAME.moves(state)
    assert Fraction(odds[ADVENTURER], sum(odds.values())) == Fraction(adventurer, adventurer + dragon_odds)
    spread = rolled_on(settled({state: Fraction(1)}))
    again = odds_that(lambda state: GAME.actor(state) == 0 and not is_over(state), spread)
    # The adventurer is quicker now, unless seat 1 has just woken the dragon, which is one in 18 of its rolls.
    share = Fraction(adventurer, adventurer + dragon_odds)
    assert again == share * (share + (1 - share) * Fraction(17, 18))
    assert odds[ROLLER] == dragon_odds
