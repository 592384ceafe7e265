"""Before the first game the host changes the options, the number of seats and the terms."""

from typing import Any

import msgspec
import pytest

from doubloon.server.protocol.messages import INCOMING, Add, Commit, Configure, NewSeat, Phase, Ready, Start
from doubloon.server.table.events import decode, encode
from doubloon.server.table.state import fold
from doubloon.server.table.views import Status, room, seats_of, welcome
from tests.server.table.test_commands import refused
from tests.server.tables import BOT, ME, OPEN, Sitting, playing, sitting

HOST, FRIEND = 0, 1  # holders
BITS = "ab" * 16


def friends(*more: NewSeat, game: str = "troll-dragon", **wish: Any) -> Sitting:
    """A host, then `more`, then a friend on another device; both are ready."""
    sat = sitting(game, (ME, *more, OPEN), **wish)
    sat.join(seat=len(more) + 1)
    for holder, seat in ((HOST, 0), (FRIEND, len(more) + 1)):
        sat.do(Ready, {holder}, seat=seat)
    return sat


def readiness(sat: Sitting) -> list[bool]:
    return [seat.is_ready for seat in sat.table.seats]


def test_options_that_are_left_out_stay_as_they_are() -> None:
    sat = friends(options={"tempo": "race"})
    before = room(sat.table, Status()).options
    sat.do(Configure, {HOST}, options={"end": "both"})
    assert room(sat.table, Status()).options == {**before, "end": 1}


def test_the_game_is_played_by_the_options_of_the_lobby() -> None:
    sat = sitting("pig", (ME, BOT))
    sat.do(Configure, options={"target": 40})
    sat.start()
    assert sat.table.state is not None
    assert sat.table.state.target == 40  # type: ignore[attr-defined] # Pig's own field


def test_who_is_asked_again_whether_they_are_ready() -> None:
    for change in ({"options": {"tempo": "calm"}}, {"seats": 3}, {"clock": 20}, {"hints": False}):
        sat = friends(options={"tempo": "race"})
        sat.do(Configure, {HOST}, **change)
        assert readiness(sat)[:2] == [True, False], change


def test_what_is_no_rule_leaves_everybody_ready() -> None:
    sat = friends()
    sat.do(Configure, {HOST}, spectators=False)
    sat.do(Configure, {HOST}, options={}, seats=2)
    assert readiness(sat) == [True, True]


def test_a_change_stops_the_countdown() -> None:
    sat = friends()
    sat.do(Start, {HOST}, countdown=True)
    sat.do(Configure, {HOST}, clock=60)
    assert not sat.table.is_counting_down
    assert sat.table.phase == Phase.OPEN


def test_new_seats_are_open() -> None:
    sat = friends()
    sat.do(Configure, {HOST}, seats=4)
    assert [seat.is_open for seat in sat.table.seats] == [False, False, True, True]
    sat.join()
    assert seats_of(sat.table, {2}) == (2,)


def test_open_seats_go_first_then_bots_and_never_people() -> None:
    sat = friends(BOT, OPEN)  # host, bot, open, friend
    friend = sat.table.seats[3].name
    sat.do(Configure, {HOST}, seats=3)
    assert [seat.name for seat in sat.table.seats] == [sat.table.seats[0].name, sat.table.seats[1].name, friend]
    assert [bool(seat.bot) for seat in sat.table.seats] == [False, True, False]
    assert seats_of(sat.table, {FRIEND}) == (2,)
    sat.do(Configure, {HOST}, seats=2)
    assert [seat.holder for seat in sat.table.seats] == [HOST, FRIEND]
    assert welcome(sat.table, {FRIEND}, Status()).seats == [1]
    sat.do(Ready, {FRIEND}, seat=1)


def test_there_are_as_many_seats_as_people() -> None:
    sat = sitting("troll-dragon", (ME, ME, OPEN))
    sat.join()
    assert refused(sat, Configure, {HOST}, seats=2) == "setup/seated"


def test_who_begins_is_the_same_person_or_chance() -> None:
    sat = friends(BOT, first=2)
    sat.do(Configure, {HOST}, seats=2)
    assert room(sat.table, Status()).first == 1
    other = friends(BOT, first=1)
    other.do(Configure, {HOST}, seats=2)
    assert room(other.table, Status()).first == -1


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("setup/seats", {"seats": 9}),
        ("setup/option", {"options": {"nonsense": 1}}),
        ("setup/choice", {"options": {"tempo": "hurried"}}),
        ("setup/range", {"options": {"diamonds": -1}}),
    ],
)
def test_what_no_new_table_may_be_no_table_becomes(reason: str, change: dict[str, Any]) -> None:
    assert refused(friends(), Configure, {HOST}, **change) == reason


def test_only_the_host_and_only_before_the_game() -> None:
    sat = friends()
    assert refused(sat, Configure, {FRIEND}, hints=False) == "table/not-host"
    started = playing("pig")
    assert refused(started, Configure, hints=False) == "table/phase"
    sat.do(Start, {HOST})
    assert refused(sat, Configure, {HOST}, hints=False) == "table/phase"


def test_a_game_that_was_begun_elsewhere_keeps_its_rules() -> None:
    sat = sitting("pig", (ME, BOT), begun=[0])
    assert refused(sat, Configure, options={"target": 40}) == "table/begun"


def test_who_watches_goes_when_nobody_may_watch() -> None:
    sat = friends()
    sat.join(watch=True)
    sat.do(Configure, {HOST}, spectators=False)
    assert [holder.is_revoked for holder in sat.table.holders] == [False, False, True]


def test_the_television_that_made_the_table_stays() -> None:
    sat = sitting("pig", (OPEN, OPEN))
    sat.join()
    sat.do(Configure, {0}, spectators=False)
    assert not sat.table.holders[0].is_revoked


def test_what_was_added_to_the_dice_is_added_anew() -> None:
    sat = sitting("pig", (ME, OPEN))
    sat.do(Commit, seat=0, hash="0" * 64)
    sat.do(Configure, options={"target": 40})
    assert sat.table.seats[0].commitment  # nobody knows what it stands for
    other = sitting("pig", (ME, ME))
    other.do(Add, seat=0, bits=BITS)
    other.do(Configure, options={"target": 40})
    assert not other.table.seats[0].addition


def test_a_stored_table_has_the_changes() -> None:
    sat = friends(BOT)
    sat.do(Configure, {HOST}, options={"end": "both"}, seats=2, clock=20)
    again = fold(sat.table.id, [decode(encode(each)) for each in sat.events])
    assert again == sat.table


@pytest.mark.parametrize("field", ['"seats":0', '"seats":17', '"seats":"2"', '"clock":-1', '"hints":1', '"options":[]', '"names":false'])
def test_hostile_changes_are_unreadable(field: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        INCOMING.decode('{"type":"configure","id":"a",%s}' % field)  # noqa: UP031 (braces)
