"""Our rules against a second telling of the game, step by step; and whole games that must never change."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given

from doubloon.engine.log import Log, from_json
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import TrollDragonState
from tests.games.troll_dragon import reference
from tests.games.troll_dragon.setups import Played, games, opening, played

pytestmark = pytest.mark.long

HERE = Path(__file__).parent


def told(log: Log | Played, options: dict[str, int]) -> Iterator[tuple[reference.Table, reference.Asked]]:
    """The second telling of a game: the table and who is asked, at the start and after each action. One table, changed in place."""
    table = reference.Table(log.seats, log.first, options)
    story = reference.game(table)
    yield table, next(story)
    for action in log.actions:
        yield table, story.send(action)


def ours(state: TrollDragonState) -> tuple[list[int], list[int], list[int]]:
    stocks = [state.grotto, state.cavern, state.troll_hand, state.diamonds_at_risk, state.nuggets_at_risk]
    return stocks, state.pack_diamonds[: state.seats], state.pack_nuggets[: state.seats]


def theirs(table: reference.Table) -> tuple[list[int], list[int], list[int]]:
    stocks = [table.grotto, table.cavern, table.troll_hand, table.diamonds, table.nuggets]
    return stocks, table.pack_diamonds, table.pack_nuggets


@pytest.mark.clause("G-2", "G-5")
@games(600)
@given(played())
def test_our_rules_and_the_second_telling_agree_at_every_step(game: Played) -> None:
    state = opening(game)
    options = {name: getattr(state, name) for name in GAME.options}
    for step, (table, asked) in enumerate(told(game, options)):
        assert (GAME.actor(state), GAME.moves(state)) == asked
        assert ours(state) == theirs(table)
        if step < len(game.actions):
            state = GAME.play(state, game.actions[step])
    assert asked == (reference.NOBODY, {})


# Seeded games of random and bold players. Name: seats, first, and the options that are not the usual ones.
LOGS: dict[str, tuple[int, int, dict[str, int]]] = {
    "two-calm": (2, 0, {}),
    "three-both-chosen": (3, 0, {"end": 1, "reroll": 1}),
    "four-chance-first": (4, -1, {}),
    "five-race": (5, 0, {"tempo": 1}),
}


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_replays_and_ends_as_the_second_telling_has_it(name: str) -> None:
    log = from_json((HERE / f"{name}.log").read_bytes())
    *_, (table, asked) = told(log, log.options)
    assert asked == (reference.NOBODY, {})
    assert ours(GAME.replay(log)) == theirs(table)
    points = [diamonds + 3 * nuggets for diamonds, nuggets in zip(table.pack_diamonds, table.pack_nuggets, strict=True)]
    assert GAME.show(GAME.replay(log), 0).points[: log.seats] == points


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_is_set_up_as_its_name_says(name: str) -> None:
    log = from_json((HERE / f"{name}.log").read_bytes())
    seats, first, options = LOGS[name]
    assert (log.seats, log.first) == (seats, first)
    assert {option: value for option, value in log.options.items() if value != GAME.options[option].default} == options
