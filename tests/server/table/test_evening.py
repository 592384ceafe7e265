"""Who has won how often at a table, and what was played."""

from random import Random

from doubloon.server.protocol.messages import Again, Free, Hand
from doubloon.server.table.evening import evening
from doubloon.server.table.events import decode, encode
from doubloon.server.table.state import fold
from tests.server.table.test_next_game import HOST, agree, over
from tests.server.tables import BOT, ME, OPEN


def test_before_the_end_of_a_game_there_is_nothing() -> None:
    sat = over()
    assert evening(fold(sat.table.id, sat.events[:-1]), "en").games == []


def test_every_game_has_its_people_and_counts_for_each_of_them() -> None:
    sat = over("pig", (ME, BOT, OPEN))
    agree(sat, "little-dragon")
    sat.start()
    sat.play(Random(7))
    sat.do(Free, {HOST}, seat=2)
    sat.do(Again, {HOST}, game="pig", options={"target": 10})
    sat.start()
    sat.play(Random(8))
    found = evening(sat.table, "en")
    assert [(game.number, game.game, len(game.people)) for game in found.games] == [(1, "pig", 3), (2, "little-dragon", 3), (3, "pig", 2)]
    assert {player.name: player.games for player in found.players} == {
        seat.name: 3 - (number == 2) for number, seat in enumerate(sat.table.results[0].seats)
    }
    assert [player.name for player in found.players if player.bot] == [sat.table.results[0].seats[1].name]
    for player in found.players:
        won = sum(
            place == 1 and person.name == player.name
            for game in found.games
            for person, place in zip(game.people, game.places, strict=True)
        )
        assert player.wins == won
    assert [player.wins for player in found.players] == sorted((player.wins for player in found.players), reverse=True)
    assert evening(fold(sat.table.id, [decode(encode(event)) for event in sat.events]), "en") == found


def test_who_lets_a_bot_play_is_still_the_one_who_wins() -> None:
    sat = over("pig", (ME, ME))
    sat.do(Again, {HOST})
    sat.start()
    sat.do(Hand, seat=0)
    sat.do(Hand, seat=1)
    sat.play(Random(9))
    assert not any(player.bot for player in evening(sat.table, "en").players)
    assert [player.games for player in evening(sat.table, "en").players] == [2, 2]


def test_a_game_whose_rules_are_not_known_any_more_is_named_and_not_counted() -> None:
    sat = over()
    agree(sat, "little-dragon")
    sat.start()
    sat.play(Random(6))
    first = decode(encode(sat.events[0]).replace(b'"game":"pig"', b'"game":"gone"'))
    found = evening(fold(sat.table.id, [first, *sat.events[1:]]), "en")
    assert [(game.game, game.readable) for game in found.games] == [("gone", False), ("little-dragon", True)]
    assert [player.games for player in found.players] == [1, 1]
