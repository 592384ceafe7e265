"""A walk through each game: whatever is told, offered, shown or advised on the way is in the catalogues."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from doubloon.engine.game import CHANCE, Game
from doubloon.engine.message import Message
from doubloon.engine.record import State
from doubloon.i18n import catalogue
from tests.test_every_game import every_game, line, positions, seats_of

NONE = ("dolls", "candlesticks", "chests", "dragons")
STEPS = 120  # of a walk
ODD: dict[str, dict[str, Any]] = {
    "troll-dragon": {
        "seats": 3,
        "first": CHANCE,
        "tempo": "race",
        "key_sides": 2,
        "door_sides": 2,
        "diamond_sides": 1,
        "diamonds": 6,
        "nuggets": 6,
    },
    "little-dragon": {"extra": "chosen", **dict.fromkeys(NONE, 0), "rings": 24, "balls": 20, "cars": 4, "spiders": 1},
}


def walk(game: Game) -> Iterator[tuple[State, int]]:
    """States with the action that is taken there: of plain games, and of one that has what those have not."""
    yield from islice(positions(game, 0), 2 * STEPS)
    state = game.new(**ODD.get(game.id, {"first": CHANCE}))
    for action in line(game, state, 1)[: 2 * STEPS]:
        yield state, action
        state = game.play(state, action)


def said_at(game: Game, state: State, action: int) -> Iterator[Message]:
    yield from (game.label(state, each) for each in game.moves(state))
    for seat in seats_of(state):
        yield from game.tell(state, action, seat)
        yield from game.scene(state, seat)
        yield from game.story.guide(game.show(state, seat), seat)
    yield from game.bare(state)


@every_game
def test_all_that_is_said_on_a_walk_has_a_text(game: Game) -> None:
    known = catalogue("en")
    for state, action in walk(game):
        assert [each.key for each in said_at(game, state, action) if not known.has(each.key)] == []


@every_game
def test_one_looks_for_two_seconds_or_more_or_not_at_all(game: Game) -> None:
    assert all(time == 0 or time >= 2000 for time in {game.looking(state) for state, _ in walk(game)})
