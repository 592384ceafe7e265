"""What is sent tells a seat nothing that it may not know: change only what is hidden, and the bytes stay the same."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from doubloon.bots import bot
from doubloon.bots.bot import Budget, drawer
from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.little_dragon.rules import TAKEN
from doubloon.server import eyes
from doubloon.server.events import Played
from doubloon.server.eyes import Happened, Scene, eyes_of, may_resume, news, welcome
from doubloon.server.messages import ENCODER, Phase
from doubloon.server.table import Step, Table
from doubloon.server.turn import offers
from tests.counts import many
from tests.server.tables import ME, OPEN, Sitting, sitting

every_game = pytest.mark.parametrize("game", GAMES)
MEMORY = ("my-treasure", "little-dragon")
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
        steps.append(Step(state, action, game.play(state, action)))
        state = steps[-1].after
    return steps


def sent(table: Table, holder: int, happened: Happened | None) -> bytes:
    """All that a device is sent of a table, afresh or of an event."""
    if happened is None:
        return ENCODER.encode(welcome(table, {holder}, Scene(), plain=True))
    return ENCODER.encode(news(table, {holder}, Scene(), happened, plain=True))


def dealt_anew(game: Game, state: State, seat: int, rng: random.Random) -> State:
    """Another state in which the seat knows the same."""
    other = game.redeal(game.know(state, seat))
    while game.dealing(other):
        moves = game.moves(other)
        game.apply(other, *rng.choices(list(moves), list(moves.values())))
    return other


@every_game
@pytest.mark.clause("G-6")
def test_what_is_sent_does_not_change_with_what_is_hidden(game: str) -> None:
    rng, compared = random.Random(1), 0
    for table, happened in moments(game, 2):
        for holder in range(len(table.holders)):
            [seat] = eyes_of(table, {holder})
            assert table.state is not None
            other = replace(table, state=dealt_anew(GAMES[game], table.state, seat, rng), own=[])
            assert sent(replace(table, own=[]), holder, None) == sent(other, holder, None)
            compared += replayed_alike(GAMES[game], table, holder, happened, rng)
    assert compared


def replayed_alike(game: Game, table: Table, holder: int, happened: Happened, rng: random.Random) -> bool:
    """The same move from a state that is the same to this seat, where it is possible: are the same bytes sent?"""
    [seat] = eyes_of(table, {holder})
    before = happened.steps[0].before
    if game.dealing(before):
        return False
    imagined = dealt_anew(game, before, seat, rng)
    try:
        steps = steps_of(game, imagined, [each.action for each in happened.steps])
    except IllegalMove:  # a hidden card that is elsewhere cannot be played
        return False
    if table.phase == Phase.OVER:
        return False
    now = replace(table, state=steps[-1].after, own=[])
    mine = sent(replace(table, own=[]), holder, happened)
    assert mine == sent(now, holder, replace(happened, steps=steps))
    return True


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


@pytest.mark.parametrize("game", MEMORY)
@pytest.mark.clause("G-8")
def test_a_covered_face_is_in_no_bytes(game: str) -> None:
    """Two faces that are covered now change places: nothing that is sent afresh is different, and nobody may resume."""
    rng, swapped = random.Random(2), 0
    for table, _ in moments(game, 3):
        if table.phase != Phase.PLAYING:
            continue
        other = with_two_swapped(game, table, rng)
        for holder in range(len(table.holders)):
            if other is not None:
                assert sent(replace(table, own=[]), holder, None) == sent(other, holder, None)
                assert not may_resume(table, {holder})
                swapped += 1
    assert swapped


def with_two_swapped(game: str, table: Table, rng: random.Random) -> Table | None:
    assert table.state is not None
    state = table.state.copy()
    shown, known = GAMES[game].show(state, 0), GAMES[game].know(state, 0)
    field = "tiles" if game == "little-dragon" else "places"
    covered = [place for place, kind in enumerate(getattr(known, field)) if kind != getattr(shown, field)[place] and kind != TAKEN]
    if len(covered) < 2:
        return None
    one, two = rng.sample(covered, 2)
    values = getattr(state, field)
    values[one], values[two] = values[two], values[one]
    return replace(table, state=state, own=[])


@every_game
@pytest.mark.clause("G-8")
def test_a_bot_can_advise_by_what_is_seen_alone(game: str) -> None:
    advise = bot(GAMES[game], "clever")
    for table, _ in moments(game, 1):
        for seat, offer in offers(table).items():
            seen = GAMES[game].show(offer.state, seat)
            assert advise(seen, offer.moves, drawer(1, 1), Budget()) in offer.moves


@every_game
def test_no_secret_is_sent_before_the_game_is_over(game: str) -> None:
    for table, happened in moments(game, 1):
        secrets = [table.made.seed, *(holder.key for holder in table.holders), *(seat.addition for seat in table.seats)]
        for holder in range(len(table.holders)):
            for content in (sent(table, holder, None), sent(table, holder, happened)):
                found = [secret for secret in secrets if secret.encode() in content]
                assert found == ([table.made.seed] if table.phase == Phase.OVER else [])


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
            replayed = eyes.replay(GAMES[game], log, seat)
            view = replayed.view
            for each in replayed.steps:
                view.update(each.step.changes)
            assert table.state is not None
            assert view == GAMES[game].show(table.state, seat).to_json()
    assert actions
