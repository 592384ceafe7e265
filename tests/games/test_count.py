"""How the points came about: what is counted, by the clauses of each game, and that it adds up."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.engine.log import Log, from_json
from doubloon.engine.message import Message, say
from doubloon.games import GAMES
from doubloon.games.do_not_touch.rules import DoNotTouchView
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.tables import NUGGET_POINTS

LOGS = sorted(Path(__file__).parent.glob("*/*.log"))


def counted(log: Log) -> list[list[Message]]:
    game = GAMES[log.game]
    return game.count(game.states(log))


def whole_games(name: str) -> Iterator[Log]:
    yield from (log for log in (from_json(path.read_text()) for path in LOGS) if log.game.startswith(name))


def number(message: Message, name: str) -> int:
    value = message.values[name]
    assert isinstance(value, int)
    return value


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_first_word_of_a_count_is_what_everybody_sees(path: Path) -> None:
    log = from_json(path.read_text())
    game = GAMES[log.game]
    points = game.show(game.replay(log), -3).points
    assert [number(count[0], "points") for count in counted(log)] == points[: log.seats]


@pytest.mark.clause("PIG-5")
def test_pig_counts_the_turns_that_were_held() -> None:
    game = GAMES["pig"]
    line = [ROLL, 6, ROLL, 4, HOLD, ROLL, 5, HOLD, ROLL, 3, HOLD]  # 10 and 3 for one, 5 for the other
    log = game.log(line, seats=2, target=100)
    assert counted(log) == [
        [say("points", points=13), say("pig-scene-count", turns=2, best=10)],
        [say("points", points=5), say("pig-scene-count", turns=1, best=5)],
    ]


@pytest.mark.clause("TD-25")
def test_a_diamond_is_one_point_and_a_nugget_three() -> None:
    state = TROLL_DRAGON.new(seats=2)
    state.pack_diamonds[1], state.pack_nuggets[1] = 7, 4
    _, count = TROLL_DRAGON.count([state])
    assert count == [
        say("points", points=19),
        say("troll-dragon-scene-count-diamonds", diamonds=7, points=7),
        say("troll-dragon-scene-count-nuggets", nuggets=4, worth=3, points=12),
    ]
    assert NUGGET_POINTS == 3


@pytest.mark.clause("LD-21", "LD-22")
def test_tiles_are_counted_by_kind_and_spiders_are_tiles() -> None:
    state = LITTLE_DRAGON.new(seats=2)
    state.piles[0], state.piles[6], state.piles[7] = 2, 5, 3  # balls, dragons and the three spiders
    count, nothing = LITTLE_DRAGON.count([state])
    kinds = [say("little-dragon-scene-count", kind=kind, count=tiles, points=tiles) for kind, tiles in ((1, 2), (7, 5), (8, 3))]
    assert count == [say("little-dragon-points", points=10), *kinds]
    assert nothing == [say("little-dragon-points", points=0)]


@pytest.mark.clause("MT-30", "MT-33", "MT-34")
def test_rounds_are_counted_one_by_one() -> None:
    for log in whole_games("my-treasure"):
        seats = counted(log)
        for rounds in zip(*(count[1:] for count in seats), strict=True):
            numbers = [number(each, "treasures") + number(each, "mice") for each in rounds]
            assert [number(each, "number") for each in rounds] == numbers
            assert [number(each, "gained") for each in rounds] == [max(0, 3 - (max(numbers) - each)) for each in numbers]
        assert all(number(total, "points") == sum(number(each, "gained") for each in rounds) for total, *rounds in seats)


@pytest.mark.clause("DT-5")
def test_loots_are_counted_by_the_value_of_their_cards() -> None:
    for log in whole_games("do-not-touch"):
        view = GAMES[log.game].show(GAMES[log.game].replay(log), -3)
        assert isinstance(view, DoNotTouchView)
        for seat, (total, *cards) in enumerate(counted(log)):
            assert sum(number(each, "cards") for each in cards) == sum(view.loots[27 * seat : 27 * (seat + 1)])
            assert all(number(each, "points") == number(each, "cards") * number(each, "value") for each in cards)
            assert number(total, "points") == sum(number(each, "points") for each in cards)
            assert {number(each, "value") for each in cards} <= set(range(1, 4 if "bonus" in cards[0].key else 6))
