"""Scenes are sent to those who ask, and are of the moment that they come with."""

import random
from pathlib import Path

import pytest

from doubloon.client import ApiClient, Device
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.do_not_touch.rules import END, FROM_DECK
from doubloon.server.protocol.messages import ENCODER, Move, News, Start, Text, Undo
from doubloon.server.table import replays
from doubloon.server.table.events import Undone
from doubloon.server.table.state import Transition, log_of
from doubloon.server.table.views import AppliedEvent, Status, event_message, to_text, welcome
from tests.server.living import Listener, live
from tests.server.running import Server
from tests.server.tables import ME, Sitting, playing
from tests.server.talking import begun, hello, make, spoken

every_game = pytest.mark.parametrize("game", GAMES)


def lying(game: str, state: State | None, seat: int) -> list[Text]:
    assert state is not None
    return [to_text(each) for each in GAMES[game].scene(state, seat)]


def underway(game: str) -> Sitting:
    sat = playing(game, (ME, ME))
    sat.play(random.Random(1), 5)
    return sat


def moved(sat: Sitting) -> AppliedEvent:
    """One more move, with what it did."""
    steps: list[Transition] = []
    before, done = sat.table.state, len(sat.table.actions)
    sat.play(random.Random(2), 1)
    for action in sat.table.actions[done:]:
        assert before is not None
        assert sat.table.game is not None
        steps.append(Transition(sat.table.game.actor(before), before, action, sat.table.game.play(before, action)))
        before = steps[-1].after
    return AppliedEvent(sat.table.seq, sat.events[-1], steps)


@every_game
def test_an_eye_has_the_scene_of_now_and_each_step_its_own(game: str) -> None:
    sat = underway(game)
    happened = moved(sat)
    told = event_message(sat.table, {0}, Status(), happened, plain=True)
    for eye in told.eyes:
        assert eye.scene == lying(game, sat.table.state, eye.seat)
        assert [step.scene for step in eye.steps] == [lying(game, step.after, eye.seat) for step in happened.steps]
        assert eye.rule is not None
    fresh = welcome(sat.table, {0}, Status(), plain=True)
    assert [(eye.scene, eye.rule, eye.guide) for eye in fresh.eyes] == [(eye.scene, eye.rule, eye.guide) for eye in told.eyes]


@every_game
def test_a_newcomer_who_is_to_act_is_guided_by_what_they_see(game: str) -> None:
    sat = playing(game, (ME, ME))
    rng = random.Random(1)
    guided = 0
    for _ in range(10):
        state = sat.table.state
        assert state is not None
        for eye in welcome(sat.table, {0}, Status(), plain=True).eyes:
            tips = [to_text(each) for each in GAMES[game].story.guide(GAMES[game].show(state, eye.seat), eye.seat)]
            assert eye.guide == (tips if eye.moves else [])
            guided += bool(eye.guide)
        assert not any(eye.guide for eye in welcome(sat.table, set(), Status(), plain=True).eyes)
        sat.play(rng, 1)
    assert guided


@every_game
def test_who_does_not_ask_is_sent_no_scene(game: str) -> None:
    sat = underway(game)
    happened = moved(sat)
    for message in (welcome(sat.table, {0}, Status()), event_message(sat.table, {0}, Status(), happened)):
        content = ENCODER.encode(message)
        assert b'"scene"' not in content
        assert b'"rule"' not in content
        assert b'"guide"' not in content


@every_game
def test_a_replay_has_scenes_if_they_are_asked_for(game: str) -> None:
    sat = underway(game)
    log = log_of(sat.table)
    replayed = replays.replay(GAMES[game], log, 1, [], plain=True)
    states = list(GAMES[game].states(log))
    assert [replayed.scene, *(each.step.scene for each in replayed.steps)] == [lying(game, state, 1) for state in states]
    assert replays.replay(GAMES[game], log, 1, []).scene == []


def test_after_an_undo_the_scene_is_that_of_now() -> None:
    sat = playing("do-not-touch-numbers", (ME, ME))
    sat.move(FROM_DECK)
    start = sat.table.state
    sat.move(next(iter(GAMES["do-not-touch-numbers"].moves(start))) if start else END)
    sat.do(Undo, seat=0, base=sat.table.seq)
    assert isinstance(sat.events[-1], Undone)
    told = event_message(sat.table, {0, 1}, Status(), AppliedEvent(sat.table.seq, sat.events[-1], []), plain=True)
    assert [eye.scene for eye in told.eyes] == [lying("do-not-touch-numbers", start, eye.seat) for eye in told.eyes]


async def test_two_devices_of_one_seat_may_ask_for_different_things(tmp_path: Path) -> None:
    async with live(tmp_path) as table:
        plain, other = Listener(), await table.sit(0, 1)
        plain.plain = True
        await table.session.ask(lambda: table.session.enter(plain, [table.keys[0], table.keys[1]], None))
        await table.start(other)
        await table.do(other, Move, seat=0, action=0, base=table.session.table.seq)
        assert [bool(eye.scene) for eye in plain.last(News).eyes] == [True, True]
        assert [bool(eye.scene) for eye in other.last(News).eyes] == [False, False]


async def test_a_socket_asks_in_its_hello(server: Server, desk: ApiClient) -> None:
    mine = await make(desk, seats=(ME, ME))
    async with Device(desk.url, mine) as device:
        await device.do(Start)
        await begun(device)
        for words, has_scene in ((hello(mine, plain=True), True), (hello(mine), False)):
            [welcome, *_], _ = await spoken(server, words)
            assert ["scene" in eye for eye in welcome["eyes"]] == [has_scene, has_scene]
