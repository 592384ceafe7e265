"""The live race, by a clock that stands where it is told."""

from doubloon.games.troll_dragon.rules import ADVENTURER, CAVERN, DEN, ENTER, LEAVE, ROLL, ROLLER
from doubloon.server.runtime.timing import Pace
from doubloon.server.table import commands
from doubloon.server.table.moves import offers
from doubloon.server.table.race import Race, own_rolls
from tests.server.tables import ME, Sitting, playing


def racing() -> Sitting:
    """Seat 0 is in the Cavern and has rolled for gold once."""
    for seed in range(200):
        sat = playing(
            "troll-dragon", (ME, ME, ME), seed=seed, options={"tempo": "race", "key_sides": 2, "door_sides": 2, "diamond_sides": 1}
        )
        sat.move(ROLL)
        if sat.table.state.turn == 0 and ENTER in offers(sat.table)[0].moves:  # type: ignore[union-attr]
            sat.move(ENTER)
            sat.move(ROLL)
            if sat.table.race:
                return sat
    raise AssertionError("no seed leads into the Cavern")


def test_both_sides_are_offered_what_they_would_do_next() -> None:
    sat = racing()
    both = offers(sat.table)
    assert both[0].moves == (ROLL, LEAVE)
    assert both[1].moves == (ROLL,)
    assert both[0].state.phase == CAVERN
    assert both[1].state.phase == DEN


def test_who_acts_first_is_logged_with_the_move() -> None:
    sat = racing()
    event = commands.played(sat.table, 1, ROLL, world=sat.world, by="person")
    assert event.actions[:2] == [ROLLER, ROLL]  # type: ignore[union-attr]
    event = commands.played(sat.table, 0, LEAVE, world=sat.world, by="person")
    assert event.actions == [ADVENTURER, LEAVE]  # type: ignore[union-attr]


def test_rolls_tumble_and_leaving_does_not() -> None:
    sat = racing()
    assert commands.tumbles(sat.table, 0, ROLL)
    assert commands.tumbles(sat.table, 1, ROLL)
    assert not commands.tumbles(sat.table, 0, LEAVE)


def test_in_a_race_a_move_is_good_for_the_whole_race() -> None:
    sat = racing()
    base = sat.table.seq
    sat.happen([commands.played(sat.table, 1, ROLL, world=sat.world, by="person")])
    if sat.table.race:
        sat.move(LEAVE, seat=0, base=base)
        assert sat.table.state.turn == 1  # type: ignore[union-attr]


def test_first_to_settle_counts_first() -> None:
    race = Race(Pace(), 700)
    race.press(1, ROLL, 100, "person")
    race.press(0, ROLL, 50, "person")
    assert race.settled(449) is None
    assert race.settled(500) == 0
    race.take(0)
    assert race.settled(500) == 1


def test_a_seat_waits_between_its_own_rolls() -> None:
    race = Race(Pace(), 700)
    race.press(0, ROLL, 1000, "person")
    race.take(0)
    assert race.press(0, ROLL, 1401, "person").settles == 700 + 1000 + 400


def test_what_tumbles_when_the_race_is_over_does_not_count() -> None:
    race = Race(Pace(), 700)
    race.press(1, ROLL, 0, "person")
    assert race.end() == [1]
    assert race.settled(10_000) is None


def test_an_idle_roller_is_rolled_for_and_the_adventurer_has_no_clock() -> None:
    sat, race = racing(), Race(Pace(), 700)
    both = offers(sat.table)
    race.offer(both, 1000)
    assert own_rolls(race, both, 2499) == ([], 2500)
    assert own_rolls(race, both, 2500) == ([(1, ROLL, "clock")], None)


def test_dice_that_tumble_elsewhere_are_waited_for_but_not_once_their_time_is_over() -> None:
    sat, race = racing(), Race(Pace(), 700)
    both = offers(sat.table)
    race.offer(both, 0)
    race.elsewhere[1] = 900
    assert own_rolls(race, both, 800) == ([], 900)
    race.press(1, ROLL, 900, "person")
    assert own_rolls(race, both, 901) == ([], None)


def test_a_held_button_rolls_again_and_again() -> None:
    sat, race = racing(), Race(Pace(), 700)
    both = offers(sat.table)
    race.offer(both, 0)
    race.holding.add(0)
    begin, _ = own_rolls(race, both, 0)
    assert begin == [(0, ROLL, "person")]
