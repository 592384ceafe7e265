"""Our rules against a second telling of the game, step by step; and whole games that must never change."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.engine.game import NOBODY, SPECTATOR
from doubloon.engine.log import Log, from_json
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import LittleDragonState
from tests.games.little_dragon import reference
from tests.games.little_dragon.setups import Played, games, opening, states

pytestmark = pytest.mark.long

HERE = Path(__file__).parent


def told(log: Log | Played, options: dict[str, int]) -> Iterator[tuple[reference.Table, reference.Asked]]:
    """The second telling of a game: the table and who is asked, at the start and after each action. One table, changed in place."""
    table = reference.Table(log.seats, log.first, options)
    story = reference.game(table)
    yield table, next(story)
    for action in log.actions:
        yield table, story.send(action)


def piles(table: reference.Table) -> list[int]:
    """As our records have them: by seat and kind, with room for five seats."""
    full = [stack[kind] for stack in table.stacks for kind in range(1, 9)]
    return full + [0] * (40 - len(full))


def order(table: reference.Table) -> list[int]:
    opened = sorted(table.faces, key=lambda place: table.faces[place])
    return [opened.index(place) + 1 if place in opened else 0 for place in range(49)]


def stacks(table: reference.Table) -> list[int]:
    return [stack.total() for stack in table.stacks]


def check_views(state: LittleDragonState, table: reference.Table, seat: int) -> None:
    """What a seat sees and knows is what the second telling says: no more, no less."""
    show, know = GAME.show(state, seat), GAME.know(state, seat)
    assert show.tiles == reference.eyes(table)
    assert know.tiles == reference.memory(table)
    assert (show.seen, show.left) == ([0] * 49, [0] * 8)
    assert {place: know.seen[place] for place in table.square} == {place: tile.seen for place, tile in table.square.items()}
    assert know.left == [table.bag[kind] for kind in range(1, 9)]
    for view in (show, know):
        assert (view.order, view.piles) == (order(table), piles(table))
        assert view.points[: state.seats] == stacks(table)


@pytest.mark.clause("G-2", "G-3", "G-5", "G-6", "G-8", "LD-Q14")
def test_our_rules_and_the_second_telling_agree_at_every_step() -> None:
    for game in games(150, "reference"):
        options = {name: getattr(opening(game), name) for name in GAME.options}
        for step, (state, (table, asked)) in enumerate(zip(states(game), told(game, options), strict=True)):
            assert (GAME.actor(state), GAME.moves(state)) == asked
            assert state.piles == piles(table)
            check_views(state, table, [*range(state.seats), SPECTATOR][step % (state.seats + 1)])
        assert GAME.scores(state) == stacks(table)


# Seeded games of players who remember. Name: seats, first, and the options that are not the usual ones.
LOGS: dict[str, tuple[int, int, dict[str, int]]] = {
    "two-usual": (2, 0, {}),
    "three-chosen": (3, 0, {"extra": 1}),
    "four-chance-first": (4, -1, {"spider": 0}),
    "five-many-spiders": (5, 2, {"dragons": 6, "spiders": 9, "extra": 1, "arrangement": 1}),
}


def logged(name: str) -> Log:
    return from_json((HERE / f"{name}.log").read_bytes())


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_replays_and_ends_as_the_second_telling_has_it(name: str) -> None:
    log = logged(name)
    *_, (table, asked) = told(log, log.options)
    assert asked == (NOBODY, {})
    state = GAME.replay(log)
    assert GAME.moves(state) == {}
    assert (state.piles, GAME.scores(state)) == (piles(table), stacks(table))
    assert state.clock == table.turns


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_is_set_up_as_its_name_says(name: str) -> None:
    log = logged(name)
    seats, first, options = LOGS[name]
    assert (log.seats, log.first) == (seats, first)
    assert {option: value for option, value in log.options.items() if value != GAME.options[option].default} == options
