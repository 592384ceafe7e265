"""What eyes are sent fits together: moves, views and replays. That it tells nothing else is for test_leaks.py and test_alike.py."""

import random
from collections.abc import Iterator

import pytest

from doubloon.bots import bot
from doubloon.bots.bot import Budget, Drawer
from doubloon.engine.game import NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.server.protocol.messages import Phase
from doubloon.server.table import replays
from doubloon.server.table.events import Played
from doubloon.server.table.moves import offers
from doubloon.server.table.state import Step, Table
from doubloon.server.table.views import Happened, Scene, news, welcome
from tests.counts import many
from tests.server.tables import ME, OPEN, Sitting, sitting

every_game = pytest.mark.parametrize("game", GAMES)
MOVES = 60


def games(game: str, count: int) -> Iterator[tuple[Sitting, random.Random]]:
    """Tables of three persons, each with a device of their own, and somebody who watches."""
    for number in many(count):
        sat = sitting(game, (ME, OPEN, OPEN), seed=number)
        sat.join()
        sat.join()
        sat.join(watch=True)
        sat.start()
        yield sat, random.Random(number)


def moments(game: str, count: int) -> Iterator[tuple[Table, Happened]]:
    """A table after each move of some games."""
    for sat, rng in games(game, count):
        for _ in range(MOVES):
            if sat.table.phase != Phase.PLAYING:
                break
            before = sat.table.state
            sat.play(rng, 1)
            event = sat.events[-1]
            assert isinstance(event, Played)
            assert before is not None
            yield sat.table, Happened(sat.table.seq, event, steps_of(GAMES[game], before, event.actions))


def steps_of(game: Game, state: State, actions: list[int]) -> list[Step]:
    steps = []
    for action in actions:
        steps.append(Step(game.actor(state), state, action, game.play(state, action)))
        state = steps[-1].after
    return steps


@pytest.mark.parametrize("game", ["do-not-touch-numbers", "do-not-touch-symbols"])
def test_an_action_that_one_seat_alone_sees_is_sent_to_nobody_else(game: str) -> None:
    masked = 0
    for table, happened in moments(game, 2):
        for holder in range(len(table.holders)):
            [eye] = news(table, {holder}, Scene(), happened).eyes
            for step, told in zip(happened.steps, eye.steps, strict=True):
                witness = GAMES[game].secret(step.before, step.action)
                assert told.action == (step.action if witness in (NOBODY, eye.seat) else -1)
                masked += told.action == -1
    assert masked


@every_game
@pytest.mark.clause("G-8")
def test_a_bot_can_advise_by_what_is_seen_alone(game: str) -> None:
    advise = bot(GAMES[game], "clever")
    for table, _ in moments(game, 1):
        for seat, offer in offers(table).items():
            seen = GAMES[game].show(offer.state, seat)
            assert advise(seen, offer.moves, Drawer(1, 1), Budget()) in offer.moves


@every_game
def test_a_view_kept_up_by_changes_is_the_view(game: str) -> None:
    kept: dict[int, dict[str, object]] = {}
    for sat, rng in games(game, 1):
        for holder in range(4):
            [eye] = welcome(sat.table, {holder}, Scene()).eyes
            kept[holder] = dict(eye.view or {})
        for _ in range(MOVES):
            if sat.table.phase != Phase.PLAYING:
                break
            before = sat.table.state
            sat.play(rng, 1)
            event = sat.events[-1]
            assert isinstance(event, Played)
            assert before is not None
            happened = Happened(sat.table.seq, event, steps_of(GAMES[game], before, event.actions))
            for holder in range(4):
                [eye] = news(sat.table, {holder}, Scene(), happened).eyes
                for step in eye.steps:
                    kept[holder].update(step.changes)
                [fresh] = welcome(sat.table, {holder}, Scene()).eyes
                assert kept[holder] == fresh.view


@every_game
def test_a_replay_ends_with_the_view_that_the_seat_had(game: str) -> None:
    actions: list[int] = []
    for sat, rng in games(game, 1):
        sat.play(rng, 40)
        table = sat.table
        actions = table.actions
        log = Log(
            table.made.game,
            table.made.version,
            3,
            table.first,
            table.made.options,
            list(actions),
            times=list(table.times),
        )
        for seat in (0, 1, 2, SPECTATOR):
            replayed = replays.replay(GAMES[game], log, seat, [])
            view = replayed.view
            for each in replayed.steps:
                view.update(each.step.changes)
            assert table.state is not None
            assert view == GAMES[game].show(table.state, seat).to_json()
    assert actions
