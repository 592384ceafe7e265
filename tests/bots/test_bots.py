"""Bots: compiled and plain they play the same games, they beat random play, and they choose among the moves."""

from collections.abc import Mapping
from typing import Any

import pytest

import doubloon
from doubloon.bots import BOTS, choose
from doubloon.engine import batch
from doubloon.engine.play import playout
from doubloon.games import GAMES

GAMES_EACH = 25
TABLES = [
    ("pig", 2, {}),
    ("pig", 5, {}),
    ("troll-dragon", 2, {"tempo": "calm"}),
    ("troll-dragon", 5, {"tempo": "calm"}),
    ("troll-dragon", 2, {"tempo": "race"}),
    ("troll-dragon", 5, {"tempo": "race", "reroll": "chosen"}),
    ("my-treasure", 2, {}),
    ("my-treasure", 2, {"orcs": 3}),
    ("do-not-touch-numbers", 2, {"finish_round": "yes"}),
    ("do-not-touch-symbols", 4, {"cashes_per_turn": 3, "swaps_per_turn": 2}),
    ("little-dragon", 2, {}),
    ("little-dragon", 2, {"extra": "chosen"}),
]


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_compiled_and_plain_play_the_same_games(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game = doubloon.game(game_id)
    opening = game.new(seats, **options)
    policies = (BOTS[game_id]["simple"],) + (BOTS[game_id]["random"],) * (seats - 1)
    played = batch.play(batch.Batch(game, opening, games=GAMES_EACH, seed=7, policies=policies))
    for number in range(GAMES_EACH):
        state = opening.copy()
        playout(game, state, 7, number=number, policies=policies)
        assert game.rules.STATE.from_bytes(played.states[number].tobytes()) == state


@pytest.mark.parametrize("game_id", list(GAMES))
@pytest.mark.parametrize("first", [0, 1])
def test_simple_beats_random(game_id: str, first: int) -> None:
    game = doubloon.game(game_id)
    policies = (BOTS[game_id]["simple"], BOTS[game_id]["random"])
    played = batch.play(batch.Batch(game, game.new(2, first), games=1000, seed=first, policies=policies))
    assert played.wins()[0] > 0.6


def test_every_game_has_its_bots() -> None:
    assert set(BOTS) == set(GAMES)
    assert all({"simple", "random"} <= set(bots) for bots in BOTS.values())


def test_a_bot_that_knows_what_it_wants_leaves_one_choice() -> None:
    game = doubloon.game("pig")
    view = game.know(game.new(2), 0)
    assert choose(game, "simple", view, moves=[0, 1], draw=lambda odds: next(iter(odds))) == 0


def test_a_random_bot_is_asked_with_even_odds() -> None:
    game = doubloon.game("pig")
    asked: list[Mapping[int, int]] = []

    def draw(odds: Mapping[int, int]) -> int:
        asked.append(odds)
        return 0

    choose(game, "random", game.know(game.new(2), 0), moves=[0, 1], draw=draw)
    assert asked == [{0: 1, 1: 1}]
