"""One game between bots."""

from __future__ import annotations

import pytest

from doubloon.bots import bot
from doubloon.bots.bot import Budget
from doubloon.engine.errors import IllegalMove
from doubloon.engine.play import Stuck
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD
from doubloon.lab.match import play, play_timed


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_same_seed_and_number_give_the_same_game(game_id: str) -> None:
    game = GAMES[game_id]
    ends = [play(game, game.new(), [bot(game, "clever")] * 2, seed=1, number=number, budget=Budget()) for number in (1, 1, 2)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_moves_are_counted_by_seat_and_the_opening_stays_as_it_was() -> None:
    opening = PIG.new()
    match = play_timed(PIG, opening, [bot(PIG, "clever")] * 2, seed=1, number=1, budget=Budget())
    assert opening == PIG.new()
    assert min(match.moves) > 10
    assert min(match.seconds) > 0
    assert match.is_over


def test_a_game_that_never_ends_is_stopped() -> None:
    hold = [lambda view, moves, draw, budget: HOLD] * 2
    match = play_timed(PIG, PIG.new(), hold, seed=1, number=1, budget=Budget())
    assert not match.is_over
    assert sum(match.moves) == PIG.step_limit
    with pytest.raises(Stuck):
        play(PIG, PIG.new(), hold, seed=1, number=1, budget=Budget())


def test_a_bot_that_answers_what_is_no_move_is_refused() -> None:
    with pytest.raises(IllegalMove, match="seat 0: 9 is not a move"):
        play(PIG, PIG.new(), [lambda *_: 9] * 2, seed=1, number=1, budget=Budget())
