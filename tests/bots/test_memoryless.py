"""Somebody who remembers nothing: all that is seen is there, all that is covered is open to chance, and a game can go on from there."""

import pytest

from doubloon.bots.bot import SeededDraw
from doubloon.bots.memoryless import memoryless_view
from doubloon.bots.policies import nothing_hidden, parts_of
from doubloon.engine.game import NOBODY, Game
from doubloon.engine.play import playout
from doubloon.games import GAMES
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.rules import UNTURNED
from tests.test_every_game import deal_out, every_game, positions

MANY = 3


@every_game
@pytest.mark.clause("G-8")
def test_a_newcomer_sees_what_all_see_and_a_game_goes_on_from_there(game: Game) -> None:
    found = [state for state, _ in positions(game, MANY) if game.actor(state) >= 0]
    some = found[:: min(11, len(found) // 11)]
    assert len(some) > 10
    for step, state in enumerate(some):
        seat = game.actor(state)
        imagined = game.redeal(memoryless_view(game, game.show(state, seat), SeededDraw(1, step)))
        deal_out(game, imagined)
        assert game.show(imagined, seat) == game.show(state, seat)
        assert game.moves(imagined) == game.moves(state)
        playout(game, imagined, seed=1, number=step)
        assert game.actor(imagined) == NOBODY


FORGETTING = [game.id for game in GAMES.values() if parts_of(game).fill_hidden is not nothing_hidden]


@pytest.mark.parametrize("game_id", FORGETTING)
@pytest.mark.clause("G-8")
def test_what_is_covered_is_not_known_to_a_newcomer(game_id: str) -> None:
    game, different = GAMES[game_id], 0
    for step, (state, _) in enumerate(positions(game, MANY)):
        seat = game.actor(state)
        if seat >= 0 and game.show(state, seat) != game.know(state, seat):
            different += memoryless_view(game, game.show(state, seat), SeededDraw(2, step)) != game.know(state, seat)
    assert different > 10


def test_tiles_that_may_still_be_anything_are_as_many_as_lie_covered() -> None:
    for state, _ in positions(LITTLE_DRAGON, MANY):
        view = memoryless_view(LITTLE_DRAGON, LITTLE_DRAGON.show(state, 0), SeededDraw(1, 1))
        assert sum(view.left) == sum(tile == UNTURNED for tile in view.tiles)
        assert min(view.left) >= 0
