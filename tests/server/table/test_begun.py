"""A table that begins in the middle of another game: its actions are checked, told to nobody, never taken back, and named in the log."""

import random
from dataclasses import replace

import pytest

from doubloon.engine import fair
from doubloon.engine.errors import BadLog, Refusal
from doubloon.engine.game import CHANCE
from doubloon.engine.log import Log
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.server.protocol.messages import Again, Phase, Undo
from doubloon.server.table.commands import start_game
from doubloon.server.table.state import fold, log_of
from tests.fair import fair_log
from tests.server.tables import BOT, ME, OPEN, Sitting, playing, sitting

GAME = fair_log("pig", 2, {"target": 30})


def begun(log: Log = GAME, step: int = 20) -> Sitting:
    return playing(log.game, (ME, BOT) * (log.seats // 2), begun=log.actions[:step], options=dict(log.options), first=log.first)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_game_begins_where_the_other_one_stood(name: str) -> None:
    """Half way through; if a die is in the air there, it is drawn anew."""
    log = fair_log(name, 2)
    step = len(log.actions) // 2
    sat, game = begun(log, step), GAMES[name]
    expected = list(game.states(log))[step]
    for action in sat.table.actions[step:]:
        assert game.actor(expected) == CHANCE
        expected = game.play(expected, action)
    assert sat.table.state == expected
    assert game.actor(expected) != CHANCE or game.answered(expected)


def test_what_happened_before_is_not_told() -> None:
    sat = sitting("pig", (ME, BOT), begun=GAME.actions[:20], options=dict(GAME.options), first=0)
    steps = sat.happen([start_game(sat.table, sat.world)])
    assert [step.action for step in steps] == sat.table.actions[20:]


def test_the_moves_of_the_other_game_cannot_be_taken_back() -> None:
    sat = playing("pig", (ME, ME), begun=GAME.actions[:20], options=dict(GAME.options), first=0)
    assert sat.table.state is not None
    with pytest.raises(Refusal) as refused:
        sat.do(Undo, seat=sat.table.state.turn, base=sat.table.seq)
    assert refused.value.key == "move/no-undo"


def test_the_log_says_how_much_was_given_and_verifies() -> None:
    sat = begun()
    sat.play(random.Random(1))
    assert sat.table.phase == Phase.OVER
    [log] = sat.table.finished
    assert (log.given, log.actions[:20]) == (20, GAME.actions[:20])
    verdict = fair.verify(PIG, log)
    assert verdict.given == 20
    assert verdict.drawn > 0
    with pytest.raises(BadLog):
        fair.verify(PIG, replace(log, given=0))  # the dice of the other game came from another seed
    assert fold(sat.table.id, sat.events).finished == [log]


def test_the_next_game_begins_at_the_beginning() -> None:
    sat = begun()
    sat.play(random.Random(1))
    sat.do(Again)
    sat.start()
    assert log_of(sat.table).given == 0
    assert sat.table.actions == []  # whoever is next begins; there is nothing to draw before the first roll


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"seats": (ME, OPEN)}, "table/begun"),
        ({"seats": (ME, OPEN, BOT), "begun": [0]}, "table/begun"),
        ({"begun": GAME.actions}, "move/over"),
        ({"begun": [1, 1, 7]}, "move/illegal"),
        ({"options": {"target": 10}, "begun": GAME.actions[:-1]}, "move/over"),  # it would have been over before
    ],
)
def test_what_cannot_be_played_on_is_refused(wish: dict[str, object], reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        sitting("pig", **{"seats": (ME, BOT), "begun": GAME.actions[:20], "options": dict(GAME.options), "first": 0, **wish})  # type: ignore[arg-type]
    assert refused.value.key == reason
