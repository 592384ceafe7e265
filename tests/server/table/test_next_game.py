"""What a table plays next: votes, seats that come along, and tables that played several games."""

from random import Random
from typing import Any

import pytest

from doubloon.engine import fair
from doubloon.engine.game import CHANCE
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Again, Free, NewSeat, Phase, Vote
from doubloon.server.table import replays
from doubloon.server.table.events import decode, encode
from doubloon.server.table.next_game import agreed_choice, choose, is_possible, next_game
from doubloon.server.table.state import apply, fold
from doubloon.server.table.views import Status, room, seats_of, welcome
from tests.server.table.test_commands import refused
from tests.server.tables import BOT, ME, OPEN, Sitting, sitting

HOST, FRIEND, THIRD = 0, 1, 2  # holders
SHORT = {"pig": {"target": 10}, "my-treasure": {"glory_target": 2}, "troll-dragon": {"diamonds": 5}}


def over(game: str = "pig", seats: Any = (ME, OPEN), **wish: Any) -> Sitting:
    """A game that has just ended; every open seat was taken by a person with an own device."""
    sat = sitting(game, seats, options=SHORT.get(game, {}), **wish)
    for _ in range(sum(seat.is_open for seat in sat.table.seats)):
        sat.join()
    sat.start()
    sat.play(Random(1))
    assert sat.table.phase == Phase.OVER
    return sat


def agree(sat: Sitting, game: str, **options: int | str) -> None:
    """All vote for it, and the server begins it."""
    sat.do(Vote, {HOST}, game=game, options=options)
    for holder in range(1, len(sat.table.holders)):
        sat.do(Vote, {holder}, game=game)
    choice = agreed_choice(sat.table, set(range(len(sat.table.holders))))
    assert choice is not None
    sat.events.append(next_game(sat.table, choice, sat.world))
    apply(sat.table, sat.events[-1])


def people(sat: Sitting) -> list[tuple[str, str, int | None]]:
    return [(seat.name, seat.face, seat.holder) for seat in sat.table.seats if seat.holder is not None]


# === Votes ===


def test_all_see_what_each_wants_and_can_change_it() -> None:
    sat = over()
    sat.do(Vote, {HOST}, game="my-treasure")
    sat.do(Vote, {FRIEND}, game="pig")
    assert [seat.vote for seat in room(sat.table, Status()).seats] == ["my-treasure", "pig"]
    assert agreed_choice(sat.table, {HOST, FRIEND}) is None
    sat.do(Vote, {FRIEND})
    assert [seat.vote for seat in room(sat.table, Status()).seats] == ["my-treasure", ""]
    assert agreed_choice(sat.table, {HOST, FRIEND}) is None
    assert agreed_choice(sat.table, {HOST}) is not None  # the friend is gone
    assert agreed_choice(sat.table, set()) is None
    sat.do(Vote, {FRIEND}, game="my-treasure")
    assert agreed_choice(sat.table, {HOST, FRIEND}) == ("my-treasure", choose(sat.table, "my-treasure", {}).options)


def test_a_device_votes_for_all_people_on_it() -> None:
    sat = over(seats=(ME, ME, OPEN))
    sat.do(Vote, {0, 1}, game="pig")
    assert [seat.vote and seat.vote.game for seat in sat.table.seats] == ["pig", "pig", None]


def test_only_people_with_seats_vote_and_only_after_a_game() -> None:
    sat = over()
    sat.join(watch=True)
    assert refused(sat, Vote, {THIRD}, game="pig") == "seat/not-asked"
    assert refused(sat, Vote, {HOST}, game="chess") == "game/unknown"
    assert refused(sat, Vote, {HOST}, game="pig", options={"wings": 2}) == "setup/option"
    assert refused(sat, Vote, {HOST}, game="pig", options={"target": 5}) == "setup/range"
    sat.do(Again, {HOST})
    assert refused(sat, Vote, {HOST}, game="pig") == "table/phase"
    assert not any(seat.vote for seat in sat.table.seats)


def test_the_vote_of_who_leaves_is_gone_with_them() -> None:
    sat = over(seats=(ME, OPEN, OPEN))
    sat.do(Vote, {FRIEND}, game="my-treasure")
    sat.do(Free, {HOST}, seat=1)
    assert sat.table.seats[1].vote is None


def test_the_hosts_options_count() -> None:
    sat = over()
    sat.do(Vote, {FRIEND}, game="pig")
    sat.do(Vote, {HOST}, game="pig", options={"target": 30})
    choice = agreed_choice(sat.table, {HOST, FRIEND})
    assert choice is not None
    assert choice.options == {"target": 30}
    assert room(sat.table, Status()).seats[0].vote_options == {"target": 30}


# === The next game ===


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pig"])
def test_the_same_people_play_every_other_game_at_the_same_table(game: str) -> None:
    sat = over("pig", (ME, BOT, OPEN))
    before, keys = people(sat), [holder.key for holder in sat.table.holders]
    sat.do(Vote, {HOST}, game=game)
    agree(sat, game)
    assert sat.table.phase == Phase.CALLED
    assert sat.table.game is GAMES[game]
    assert people(sat) == before
    assert [holder.key for holder in sat.table.holders] == keys
    assert sat.table.first == CHANCE
    assert room(sat.table, Status()).number == 2
    sat.start()
    sat.play(Random(2), 30)
    assert fold(sat.table.id, [decode(encode(event)) for event in sat.events]) == sat.table


def test_too_many_people_are_told_so_and_nothing_has_happened() -> None:
    sat = over("pig", (ME, *[OPEN] * 6))
    seq = sat.table.seq
    assert refused(sat, Vote, {HOST}, game="my-treasure") == "next/people"
    assert refused(sat, Again, {HOST}, game="my-treasure") == "next/people"
    assert sat.table.seq == seq
    assert not is_possible(sat.table, "my-treasure")
    assert is_possible(sat.table, "pig")
    assert not is_possible(sat.table, "chess")


def test_a_vote_that_somebody_new_makes_impossible_begins_nothing() -> None:
    sat = over("pig", (ME, *[OPEN] * 5))
    sat.do(Free, {HOST}, seat=5)
    for holder in range(5):
        sat.do(Vote, {holder}, game="my-treasure")
    assert agreed_choice(sat.table, set(range(5))) is not None
    sat.join()
    assert agreed_choice(sat.table, set(range(5))) is None


def test_bots_that_have_no_seat_in_the_next_game_go_and_people_move_up() -> None:
    sat = over("pig", (BOT, ME, BOT, BOT, BOT, ME, BOT))
    names = [seat.name for seat in sat.table.seats]
    sat.do(Again, {HOST}, game="my-treasure")
    assert [seat.name for seat in sat.table.seats] == [names[number] for number in (0, 1, 2, 3, 5)]
    assert [seat.holder for seat in sat.table.seats] == [None, 0, None, None, 1]
    assert [holder.seat for holder in sat.table.holders] == [1, 4]
    assert seats_of(sat.table, {0, 1}) == (1, 4)
    assert welcome(sat.table, {1}, Status()).seats == [4]


def test_bots_take_the_seats_that_a_game_needs_more() -> None:
    sat = over("pig", (ME, OPEN))
    sat.do(Free, {HOST}, seat=1)
    sat.do(Again, {HOST}, game="little-dragon")
    assert [(seat.holder, seat.bot != "") for seat in sat.table.seats] == [(0, False), (None, True)]
    assert sat.table.seats[1].name
    assert sat.table.seats[1].name != sat.table.seats[0].name
    sat.start()
    assert sat.table.phase == Phase.PLAYING


def test_the_same_game_goes_on_without_who_has_left() -> None:
    """The next of those who stay begins."""
    sat = over("pig", (ME, OPEN, OPEN, OPEN), first=0)
    names = [seat.name for seat in sat.table.seats]
    sat.do(Free, {HOST}, seat=1)
    sat.do(Again, {HOST}, game="pig")
    assert [seat.name for seat in sat.table.seats] == [names[0], *names[2:]]
    assert sat.table.first == 1  # seat 2 of before
    assert room(sat.table, Status()).options == {"target": 10}


def test_the_same_game_by_vote_is_the_same_as_again() -> None:
    sat = over(first=0)
    agree(sat, "pig")
    assert sat.events[-1].next is None  # type: ignore[union-attr]
    assert sat.table.first == 1
    assert room(sat.table, Status()).options == {"target": 10}


def test_a_game_is_played_with_the_options_that_it_had_at_this_table() -> None:
    sat = over()
    agree(sat, "troll-dragon", tempo="race")
    sat.start()
    sat.play(Random(3))
    agree(sat, "pig")
    assert sat.table.setup.options == {"target": 10}
    sat.start()
    sat.play(Random(4))
    agree(sat, "troll-dragon")
    assert GAMES["troll-dragon"].options["tempo"].choices[sat.table.setup.options["tempo"]] == "race"


def test_bots_keep_their_names_and_play_as_the_next_game_can() -> None:
    sat = over("pig", (ME, NewSeat(kind="bot", bot="gentle")))
    bot = sat.table.seats[1]
    sat.do(Again, {HOST}, game="my-treasure")
    assert (sat.table.seats[1].name, sat.table.seats[1].face, sat.table.seats[1].bot) == (bot.name, bot.face, "gentle")


def test_only_the_host_decides_alone() -> None:
    sat = over()
    assert refused(sat, Again, {FRIEND}, game="my-treasure") == "table/not-host"
    sat.do(Again, {HOST}, game="my-treasure")
    assert sat.table.setup.game == "my-treasure"
    assert refused(sat, Again, {HOST}, game="pig") == "table/phase"


# === Tables that played several games ===


def test_finished_games_are_of_who_played_them() -> None:
    sat = over("pig", (ME, BOT, OPEN))
    first = [seat.name for seat in sat.table.seats]
    sat.do(Free, {HOST}, seat=2)
    sat.do(Again, {HOST}, game="little-dragon")
    sat.start()
    sat.play(Random(5))
    table = sat.table
    assert [player.name for player in replays.players(table, 1, "en")] == first
    assert [player.name for player in replays.players(table, 2, "en")] == first[:2]
    assert [log.game for log in table.finished] == ["pig", "little-dragon"]
    assert [len(result.places) for result in table.results] == [3, 2]
    assert [min(result.places) for result in table.results] == [1, 1]
    for log in table.finished:
        assert fair.verify(GAMES[log.game], log).drawn


def test_a_table_goes_on_if_the_rules_of_an_earlier_game_are_not_known_any_more() -> None:
    sat = over()
    sat.do(Again, {HOST}, game="little-dragon")
    sat.start()
    sat.play(Random(6))
    first = decode(encode(sat.events[0]).replace(b'"game":"pig"', b'"game":"gone"'))
    table = fold(sat.table.id, [first, *sat.events[1:]])
    assert table.phase == Phase.OVER
    assert [log.game for log in table.finished] == ["gone", "little-dragon"]
    assert [bool(result.places) for result in table.results] == [False, True]
    assert [player.name for player in replays.players(table, 1, "en")] == [seat.name for seat in sat.table.results[0].seats]
