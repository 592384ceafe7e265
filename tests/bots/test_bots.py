"""Every bot of every game: it never peeks, always has a move, and is stronger than the one below it. The games have tests of their own."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from mypy import api

import doubloon
from doubloon.bots import STRENGTHS, available_bot, bot, bot_names, check_bot, warmup
from doubloon.bots.bot import Budget, SeededDraw
from doubloon.bots.policies import odds, parts_of, policies_of
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from tests.bots.asking import SEARCHED, share
from tests.test_every_game import deal_out, every_game, positions

FEW = Budget(iterations=40)


@pytest.mark.parametrize(("stronger", "weaker"), [("gentle", "random"), ("clever", "gentle")])
@every_game
def test_each_strength_beats_the_one_below(game: Game, stronger: str, weaker: str) -> None:
    assert share(game, policies_of(game)[stronger], policies_of(game)[weaker], games=2000) > 0.6


@every_game
def test_a_policy_always_leaves_a_move(game: Game) -> None:
    """Also where it would never have come by itself."""
    asked = {**policies_of(game), "worth trying": parts_of(game).worth_trying}
    for state, _ in positions(game, 8):
        seat = game.actor(state)
        if seat >= 0:
            view, moves = game.know(state, seat), list(game.moves(state))
            assert [name for name, policy in asked.items() if not odds(game, policy, view, moves)] == []


# === By name ===


def test_every_game_has_its_bots() -> None:
    assert all(set(bot_names(game)) >= {*STRENGTHS, "random"} for game in GAMES.values())
    assert [game.id for game in GAMES.values() if "optimal" in bot_names(game)] == ["troll-dragon", "pig"]


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(BadSetup, match="no bot 'deep blue'; there are gentle, clever, cunning, random, optimal"):
        bot(PIG, "deep blue")


def test_a_random_bot_is_asked_with_even_odds() -> None:
    asked: list[Mapping[int, int]] = []

    def draw(odds: Mapping[int, int]) -> int:
        asked.append(odds)
        return 0

    bot(PIG, "random")(PIG.know(PIG.new(2), 0), [0, 1], draw, Budget())
    assert asked == [{0: 1, 1: 1}]


def test_until_it_is_compiled_cunning_plays_as_clever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)
    assert available_bot(PIG, "cunning") == "clever"
    assert available_bot(PIG, "gentle") == "gentle"
    assert warmup.warm_up(PIG)
    assert available_bot(PIG, "cunning") == "cunning"
    assert available_bot(GAMES["my-treasure"], "cunning") == "clever"


def test_what_cannot_be_kept_stays_cold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "folder", lambda *_: None)
    assert not warmup.warm_up(PIG)
    assert available_bot(PIG, "cunning") == "clever"


# === No peeking ===


def is_solved(game: Game, state: State) -> bool:
    try:
        check_bot(game, "optimal", state)
    except BadSetup:
        return False
    return True


@every_game
def test_what_is_hidden_changes_no_choice(game: Game) -> None:
    """The same view in another world, where all that the seat cannot know is dealt anew: the same choice by the same draws."""
    compared = 0
    stride = min(7, game.step_limit // 1000)  # all positions of a short game
    for step, (state, _) in enumerate(positions(game, 2)):
        seat = game.actor(state)
        if seat < 0 or step % stride:
            continue
        other = game.redeal(game.know(state, seat))
        deal_out(game, other)
        assert game.moves(other) == game.moves(state)
        for name in bot_names(game):
            if name == "optimal" and not is_solved(game, state):
                continue
            if name == "cunning" and game not in SEARCHED:
                continue
            choices = [bot(game, name)(game.know(each, seat), list(game.moves(each)), SeededDraw(1, step), FEW) for each in (state, other)]
            assert choices[0] == choices[1]
            assert choices[0] in game.moves(state)
        compared += state != other or game.secret(state, 0) == -2
    assert compared > 10


def test_a_state_cannot_be_passed_to_a_bot(tmp_path: Path) -> None:
    """The checker of types refuses it."""
    source = tmp_path / "peeking.py"
    source.write_text(
        "from doubloon.bots import bot\n"
        "from doubloon.bots.bot import Budget\n"
        "from doubloon.games.pig import PIG\n"
        "state = PIG.new(2)\n"
        "bot(PIG, 'clever')(PIG.know(state, 0), [0, 1], lambda odds: 0, Budget())\n"
        "bot(PIG, 'clever')(state, [0, 1], lambda odds: 0, Budget())\n"
    )
    said, _, status = api.run([str(source), "--strict", "--cache-dir", str(Path(doubloon.__file__).parents[2] / ".mypy_cache")])
    assert status == 1
    assert 'peeking.py:6: error: Argument 1 has incompatible type "PigState"; expected "View"' in said
    assert "Found 1 error" in said
