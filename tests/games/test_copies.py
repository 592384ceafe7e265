"""Games, states and views can be copied and kept."""

import copy
import pickle

import pytest

import doubloon
from doubloon.engine.game import CHANCE, Game
from doubloon.games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_games_states_and_views_can_be_copied_and_pickled(game: Game) -> None:
    state = game.new(first=CHANCE)
    view = game.know(state, 0)
    for thing in (state, view):
        for twin in (copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))):
            assert twin == thing
            assert twin is not thing
            assert type(twin) is type(thing)
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is doubloon.game(game.id)
