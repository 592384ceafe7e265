"""Compiled games in any seating orders: the games of `engine.batch`."""

from __future__ import annotations

import pytest

from doubloon.bots.policies import policies_of
from doubloon.engine.batch import Batch
from doubloon.engine.batch import play as play_batch
from doubloon.engine.play import NoMove, Stuck, playout
from doubloon.engine.rule import rule
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.lab.compiled import CHUNK, Work, play


@rule
def never_hold(view, weights):  # type: ignore[no-untyped-def]
    weights[HOLD] = 0


@rule
def never_roll(view, weights):  # type: ignore[no-untyped-def]
    weights[ROLL] = 0


@rule
def never(view, weights):  # type: ignore[no-untyped-def]
    weights[ROLL] = weights[HOLD] = 0


def test_games_are_those_of_a_batch() -> None:
    policies = (never_hold, policies_of(PIG)["clever"], None)
    lineup = (2, 1, 1)
    played = play_batch(Batch(PIG, PIG.new(3), 30, seed=9, number=70, policies=tuple(policies[each] for each in lineup)))
    ours = list(play(Work(PIG, PIG.new(3), policies, 9), [(number, lineup) for number in range(70, 100)], threads=2))
    assert [result.keys for result in ours] == played.scores.tolist()
    assert [result.number for result in ours] == list(range(70, 100))


@pytest.mark.parametrize("game_id", ["pig", "troll-dragon"])
def test_games_are_those_of_plain_python(game_id: str) -> None:
    game, policies = GAMES[game_id], (policies_of(GAMES[game_id])["clever"], None)
    lineups = [(number, (number % 2, 1 - number % 2)) for number in range(20)]
    for result, (number, lineup) in zip(play(Work(game, game.new(), policies, 4), lineups, threads=1), lineups, strict=True):
        state = game.new()
        actions = playout(game, state, 4, number=number, policies=[policies[each] for each in lineup])
        assert result.keys == game.scores(state)
        state = game.new()
        made = [0, 0]
        for action in actions:
            if game.actor(state) >= 0:
                made[game.actor(state)] += 1
            game.apply(state, action)
        assert result.moves == made


def test_results_come_in_order_on_any_number_of_threads() -> None:
    work, games = Work(PIG, PIG.new(), (never_hold, None), 1), [(number, (0, 1)) for number in range(3 * CHUNK + 5)]
    assert list(play(work, games, threads=1)) == list(play(work, games, threads=3))


def test_what_goes_wrong_is_said() -> None:
    with pytest.raises(Stuck):
        list(play(Work(PIG, PIG.new(), (never_roll,), 1), [(0, (0, 0))], threads=1))
    with pytest.raises(NoMove):
        list(play(Work(PIG, PIG.new(), (never,), 1), [(0, (0, 0))], threads=1))
