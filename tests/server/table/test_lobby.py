"""Before the first game: who is ready, what people are called, and the countdown."""

from random import Random
from typing import Any

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import NewSeat, NewTable, Phase, Ready, Rename, Start
from doubloon.server.protocol.presets import FACES
from doubloon.server.table.events import Called, Countdown
from doubloon.server.table.first_names import likeness
from doubloon.server.table.replays import listed_players, players, with_names
from doubloon.server.table.setup import Environment, create
from doubloon.server.table.state import is_everybody_ready
from doubloon.server.table.views import Status, room
from tests.server.table.test_commands import refused
from tests.server.tables import BOT, ME, OPEN, Sitting, playing, sitting, world

HOST, FRIEND = 0, 1  # holders
ALL = {HOST, FRIEND}


def two(**wish: Any) -> Sitting:
    """A host, and a friend on another device."""
    sat = sitting("pig", (NewSeat(kind="me", name="Brave Badger", face="🦡"), OPEN), **wish)
    sat.join(name="Fast Fox", face="🦊")
    return sat


# === The countdown ===


def test_everybody_is_ready_when_all_seats_are_taken_and_all_people_here_are_ready() -> None:
    sat = sitting("pig", (ME, OPEN, BOT))
    sat.do(Ready, {HOST}, seat=0)
    assert not is_everybody_ready(sat.table, {HOST})  # a seat is open
    sat.join()
    assert not is_everybody_ready(sat.table, ALL)
    sat.do(Ready, {FRIEND}, seat=1)
    assert is_everybody_ready(sat.table, ALL)
    assert not is_everybody_ready(sat.table, {HOST})  # the friend's device is gone
    assert [seat.ready for seat in room(sat.table, Status()).seats] == [True, True, False]


def test_anybody_stops_the_countdown() -> None:
    sat = two()
    sat.do(Start, {HOST}, countdown=True)
    assert isinstance(sat.events[-1], Countdown)
    assert sat.table.is_counting_down
    sat.do(Ready, {FRIEND}, seat=1)  # this does not
    assert sat.table.is_counting_down
    sat.do(Ready, {FRIEND}, seat=1, on=False)
    assert not sat.table.is_counting_down
    assert sat.table.phase == Phase.OPEN
    assert not is_everybody_ready(sat.table, ALL)


def test_alone_on_a_device_nobody_counts_down() -> None:
    sat = sitting("pig", (ME, ME, BOT))
    sat.do(Start, countdown=True)
    assert isinstance(sat.events[-1], Called)


def test_a_start_without_a_countdown_is_at_once() -> None:
    sat = two()
    sat.do(Start, {HOST})
    assert sat.table.phase == Phase.CALLED


def test_who_may_say_that_somebody_is_ready() -> None:
    sat = two()
    assert refused(sat, Ready, {HOST}, seat=1) == "seat/not-yours"
    assert refused(sat, Ready, {FRIEND}, seat=7) == "seat/unknown"
    assert refused(sat, Start, {FRIEND}, countdown=True) == "table/not-host"
    started = playing("pig")
    assert refused(started, Ready, seat=0) == "table/phase"
    assert refused(started, Rename, seat=0, name="Old Owl", face="🦉") == "table/phase"


# === Names and faces ===


def test_name_and_face_can_be_changed_before_the_game() -> None:
    sat = two()
    sat.do(Rename, {FRIEND}, seat=1, name="Zoë", face="🐸")
    assert (sat.table.seats[1].name, sat.table.seats[1].face) == ("Zoë", "🐸")
    sat.do(Rename, {FRIEND}, seat=1, name="Zoë", face="🦊")  # the own name is not taken
    assert sat.table.seats[1].face == "🦊"


@pytest.mark.parametrize(
    ("name", "face", "reason"),
    [
        ("Brave Badger", "🐸", "name/taken"),
        ("BRAVE-BADGER", "🐸", "name/taken"),
        ("Old Owl", "🦡", "face/taken"),
        ("Old Owl", "💀", "face/unknown"),
        ("Be\u200bn", "🐸", "name/letters"),
        ("You", "🐸", "name/letters"),
        ("", "🐸", "name/unknown"),
        ("Ben", "", "name/unknown"),
    ],
)
def test_twins_and_misleading_names_are_refused(name: str, face: str, reason: str) -> None:
    sat = two()
    assert refused(sat, Rename, {FRIEND}, seat=1, name=name, face=face) == reason
    assert refused(sat, Rename, {HOST}, seat=1, name="Zoë", face="🐸") == "seat/not-yours"


def test_the_host_may_allow_the_list_only() -> None:
    sat = two(names=False)
    assert not room(sat.table, Status()).names
    assert refused(sat, Rename, {FRIEND}, seat=1, name="Zoë", face="🐸") == "name/unknown"
    sat.do(Rename, {FRIEND}, seat=1, name="Old Owl", face="🦉")
    with pytest.raises(Refusal, match="from the list"):
        sitting("pig", (NewSeat(kind="me", name="Zoë"), ME), names=False)


def test_on_a_public_server_names_are_of_the_list_whatever_the_host_wants() -> None:
    public: Environment = world()._replace(typed_names=False)
    made, _ = create(NewTable(game="pig", seats=[ME, OPEN], names=True), public)
    assert not made.terms.names


def test_nobody_is_the_twin_of_another() -> None:
    sat = sitting("pig", (NewSeat(kind="me", name="Zoë", face="🦊"), *[OPEN] * 7))
    with pytest.raises(Refusal) as caught:
        sat.join(name="zoe")
    assert caught.value.key == "name/taken"
    sat.join(name="Fast Fox", face="🦊")
    for _ in range(6):
        sat.join()
    seats = sat.table.seats
    assert len({likeness(seat.name) for seat in seats}) == len({seat.face for seat in seats}) == 8
    assert {seat.face for seat in seats} <= set(FACES)


def test_typed_names_do_not_leave_the_table() -> None:
    sat = two()
    sat.do(Rename, {FRIEND}, seat=1, name="Zoë", face="🐸")
    sat.start()
    sat.play(Random(1))
    table = sat.table
    assert [player.name for player in players(table, 1, "en")] == ["Brave Badger", "Zoë"]
    for names in ([player.name for player in listed_players(table, 1, "en")], with_names(table, 1).names):
        assert names[0] == "Brave Badger"
        assert names[1] != "Zoë"
        assert names[1]
