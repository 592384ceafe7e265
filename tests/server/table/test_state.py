"""What a table adds up to: the same list of events, the same table; its games can be checked."""

import random

import pytest

from doubloon.engine import fair
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Again, Phase, Undo
from doubloon.server.table.events import packed, unpacked
from doubloon.server.table.moves import may_undo
from doubloon.server.table.state import fold, new_table
from tests.server.tables import ME, playing, sitting

SHORT = {"pig": {"target": 20}, "troll-dragon": {"diamonds": 5, "tempo": "race"}, "my-treasure": {"glory_target": 2}}


@pytest.mark.parametrize("game", GAMES)
def test_events_make_the_same_table_again(game: str) -> None:
    sat = playing(game, options=SHORT.get(game, {}))
    rng = random.Random(game)
    for _ in range(200):
        if sat.table.phase != Phase.PLAYING:
            break
        sat.play(rng, 1)
        seat = GAMES[game].actor(sat.table.own[-1].before) if sat.table.own else 0
        if rng.random() < 0.2 and may_undo(sat.table, seat):
            sat.do(Undo, seat=seat, base=sat.table.seq)
    again = fold("a" * 16, [unpacked(packed(event)) for event in sat.events])
    assert again == sat.table


@pytest.mark.parametrize("game", [game for game in GAMES if game != "little-dragon"])
def test_a_finished_game_verifies(game: str) -> None:
    sat = playing(game, options=SHORT.get(game, {}))
    sat.play(random.Random(2))
    [log] = sat.table.finished
    verdict = fair.verify(GAMES[game], log)
    assert verdict.drawn
    assert log.additions == [f"{seat:032x}" for seat in range(2)]
    assert log.commitment == fair.commitment(bytes.fromhex(sat.table.made.seed))


def test_the_same_table_plays_again_with_another_seed_and_the_next_starter() -> None:
    sat = playing("pig", options={"target": 10})
    sat.play(random.Random(1))
    first = sat.table.finished[0]
    sat.do(Again)
    assert sat.table.phase == Phase.CALLED
    assert sat.table.first == 1
    assert not any(seat.addition for seat in sat.table.seats)
    sat.start()
    sat.play(random.Random(1))
    assert len(sat.table.finished) == 2
    assert sat.table.finished[1].seed != first.seed
    assert fair.verify(GAMES["pig"], sat.table.finished[1])


def test_a_table_of_other_rules_can_only_be_looked_at() -> None:
    sat = playing("pig")
    old = unpacked(packed(sat.events[0]).replace(b'"version":1', b'"version":99'))
    table = fold("a" * 16, [old, *sat.events[1:]])
    assert table.game is None
    assert table.state is None


def test_a_new_table_waits_for_people() -> None:
    sat = sitting("pig", (ME, ME))
    assert sat.table == new_table("a" * 16, sat.events[0])  # type: ignore[arg-type]
    assert sat.table.phase == Phase.OPEN
