"""The dragon is awake: TD-21 to TD-23."""

import pytest

from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import BLANK, DIAMOND, DOOR, DRAGON, ENTER, KEY, LEAVE, ROLL, TROLL, TrollDragonState
from tests.games.troll_dragon.lines import ENTERED, after, dragon, gold, moves, packs, rolled, then

LOST = [*rolled(DIAMOND, DIAMOND, TROLL, TROLL), *rolled(TROLL, TROLL)]  # two diamonds for the Troll
RICH = [*rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER]
AWAKE = dragon(DRAGON, DRAGON)
ASLEEP = dragon(BLANK, BLANK)


def woken(seats: int, *, hand: int, diamonds: int, nuggets: int) -> TrollDragonState:
    """Seat 0 has gathered so much in this turn when seat 1 wakes the dragon."""
    state = after(ENTERED, gold(0, 0), seats=seats)
    state.troll_hand, state.diamonds_at_risk, state.nuggets_at_risk = hand, diamonds, nuggets
    state.grotto -= hand + diamonds
    state.cavern -= nuggets
    return then(state, AWAKE)


@pytest.mark.clause("TD-21")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_opponents_share_what_was_gathered_and_the_troll_hand(seats: int) -> None:
    lines = [LOST] * seats
    state = after(*lines, RICH, gold(2, 1), AWAKE, seats=seats)
    diamonds, nuggets = map(sum, zip(*packs(state), strict=True))
    assert (diamonds, nuggets) == (2 * seats + 2, 3)
    assert packs(state)[0] == (0, 0)
    assert state.troll_hand == 0


@pytest.mark.clause("TD-21", "TD-Q20")
def test_whoever_rolled_the_second_dragon_takes_first() -> None:
    state = after(ENTERED, gold(1, 0), dragon(DRAGON, BLANK), gold(0, 0), dragon(DRAGON), seats=4)
    assert packs(state) == [(0, 0), (0, 0), (0, 1), (0, 0)]


@pytest.mark.clause("TD-Q20")
def test_treasures_are_taken_one_by_one_clockwise_nuggets_first() -> None:
    # Seat 1 plays, seat 2 wakes: the nuggets go to 2 and 3, then the diamonds, two of this turn and two of the Hand, to 0, 2, 3, 0.
    state = after(LOST, RICH, gold(2, 0), AWAKE, seats=4)
    assert packs(state) == [(2, 0), (0, 0), (1, 1), (1, 1)]


@pytest.mark.clause("TD-Q20")
@pytest.mark.parametrize(
    ("nuggets", "diamonds", "shares"),
    [
        (1, 0, [(0, 1), (0, 0), (0, 0)]),
        (0, 2, [(1, 0), (1, 0), (0, 0)]),
        (2, 2, [(1, 1), (0, 1), (1, 0)]),
        (4, 4, [(1, 2), (2, 1), (1, 1)]),
        (5, 0, [(0, 2), (0, 2), (0, 1)]),
    ],
)
def test_the_waker_and_those_who_follow_may_get_one_more(nuggets: int, diamonds: int, shares: list[tuple[int, int]]) -> None:
    state = woken(4, hand=0, diamonds=diamonds, nuggets=nuggets)
    assert packs(state) == [(0, 0), *shares]


@pytest.mark.clause("TD-Q20")
def test_the_sharing_passes_over_the_active_player() -> None:
    # Seat 2 of three plays and seat 1 wakes: 1, 0, 1.
    state = after(ENTERED, gold(1, 0), ASLEEP, gold(2, 0), AWAKE, seats=3, first=2)
    assert packs(state) == [(0, 1), (0, 2), (0, 0)]


@pytest.mark.clause("TD-22", "TD-Q22", "TD-Q23")
@pytest.mark.parametrize(("hand", "taken"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3), (20, 3)])
def test_a_single_opponent_takes_at_most_three_from_the_hand(hand: int, taken: int) -> None:
    state = woken(2, hand=hand, diamonds=0, nuggets=0)
    assert packs(state) == [(0, 0), (taken, 0)]
    assert state.troll_hand == hand - taken


@pytest.mark.clause("TD-22")
def test_a_single_opponent_takes_all_that_was_gathered_and_three_more() -> None:
    state = after(LOST, LOST, RICH, gold(2, 2), ASLEEP, gold(0, 1), AWAKE)
    assert packs(state) == [(0, 0), (2 + 3, 5)]
    assert state.troll_hand == 1


@pytest.mark.clause("TD-22", "TD-Q23")
def test_what_the_troll_kept_can_be_won_later() -> None:
    state = after(LOST, LOST, ENTERED, gold(0, 0), AWAKE, ENTERED, gold(0, 0), AWAKE)
    assert packs(state) == [(1, 0), (3, 0)]
    assert state.troll_hand == 0


@pytest.mark.clause("TD-23")
def test_treasure_won_goes_into_the_packs_at_once() -> None:
    state = after(RICH, gold(1, 0), AWAKE)
    assert packs(state) == [(0, 0), (2, 1)]
    assert (state.diamonds_at_risk, state.nuggets_at_risk) == (0, 0)
    state = then(state, LOST)  # seat 1 is caught by the Troll and keeps what it won
    assert packs(state) == [(0, 0), (2, 1)]


@pytest.mark.clause("TD-23", "TD-12")
def test_what_the_opponents_already_had_is_not_part_of_the_loot() -> None:
    home = [*rolled(DIAMOND, DIAMOND, DIAMOND, TROLL), LEAVE]
    state = after(home, home, home, RICH, gold(0, 0), AWAKE, seats=3)
    assert packs(state) == [(3, 0), (4, 0), (4, 0)]


@pytest.mark.clause("TD-Q21")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_if_there_is_nothing_to_share_the_turn_is_over(seats: int) -> None:
    state = after(ENTERED, gold(0, 0), AWAKE, seats=seats)
    assert packs(state) == [(0, 0)] * seats
    assert (GAME.actor(state), moves(state)) == (1, {ROLL})


@pytest.mark.clause("TD-19", "TD-5")
def test_after_the_dragon_the_next_seat_plays_not_the_waker() -> None:
    state = after(ENTERED, gold(0, 0), ASLEEP, gold(0, 0), AWAKE, seats=4)
    assert GAME.actor(state) == 1
