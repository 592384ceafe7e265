"""Our rules against a second telling of the game, step by step; and whole games that must never change."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given

from doubloon.engine.errors import BadLog, BadSetup
from doubloon.engine.log import Log, from_json
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import HOLD_KEY, TrollDragonState
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
    "two-chosen": (2, 0, {"reroll": 1, "diamonds": 24, "nuggets": 12}),
    "two-key-held-by-rules-1": (2, 0, {"reroll": 1, "diamonds": 24, "nuggets": 12}),
}


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_replays_and_ends_as_the_second_telling_has_it(name: str) -> None:
    log = from_json((HERE / f"{name}.log").read_bytes())
    tables = told(log, GAME.read_options(log.version, log.options))
    for action in log.actions:
        table, asked = next(tables)
        assert action in asked[1]
    assert next(tables) == (table, (reference.NOBODY, {}))
    assert ours(GAME.replay(log)) == theirs(table)
    points = [diamonds + 3 * nuggets for diamonds, nuggets in zip(table.pack_diamonds, table.pack_nuggets, strict=True)]
    assert GAME.show(GAME.replay(log), 0).points[: log.seats] == points


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_is_set_up_as_its_name_says(name: str) -> None:
    log = from_json((HERE / f"{name}.log").read_bytes())
    seats, first, options = LOGS[name]
    assert (log.seats, log.first) == (seats, first)
    assert {option: value for option, value in log.options.items() if value != GAME.options[option].default} == options


# === Version 1 of the rules: any free die could be held back ===

FORMER = ["three-both-chosen", "two-key-held-by-rules-1"]  # in both, keys are held back


@pytest.mark.clause("TD-Q3")
@pytest.mark.parametrize("name", FORMER)
def test_a_log_of_version_1_holds_back_a_key_which_today_is_no_move(name: str) -> None:
    log = from_json((HERE / f"{name}.log").read_bytes())
    assert log.version == 1
    held = [state for state, action in zip(GAME.states(log), log.actions, strict=False) if is_choice(state) and action == HOLD_KEY]
    assert held
    assert all(HOLD_KEY in GAME.moves(state) for state in held)
    with pytest.raises(BadLog, match="is not a move now"):
        GAME.replay(replace(log, version=2))


def is_choice(state: TrollDragonState) -> bool:
    return GAME.actor(state) == state.turn


@pytest.mark.clause("TD-Q3")
def test_version_1_without_a_choice_of_dice_is_played_as_today() -> None:
    log = from_json((HERE / "two-calm.log").read_bytes())
    assert log.version == 1
    assert GAME.opening(log) == GAME.opening(replace(log, version=2)) == GAME.new()


@pytest.mark.clause("TD-Q3")
@pytest.mark.parametrize("version", [1, 2])
def test_the_former_choice_of_dice_has_no_number_in_any_log(version: int) -> None:
    log = GAME.log([], reroll="all")
    with pytest.raises(BadLog, match="reroll is all or chosen, not 2"):
        GAME.opening(replace(log, version=version, options={**log.options, "reroll": 2}))
    with pytest.raises(BadSetup, match="reroll is all or chosen, not 'any'"):
        GAME.new(reroll="any")
