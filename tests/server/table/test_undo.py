"""What may be taken back, along random play of every game: an undo takes nothing back that was newly seen, and shows nothing again."""

import random
from typing import Any

import pytest

from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR, Game
from doubloon.engine.record import State
from doubloon.games import GAMES
from doubloon.games.my_treasure.rules import NEXT_ROUND, SCORED
from doubloon.server.protocol.messages import By, Phase, Undo
from doubloon.server.table import commands
from doubloon.server.table.commands import Actor
from doubloon.server.table.moves import offers
from doubloon.server.table.state import Transition
from doubloon.server.table.undo import may_undo
from tests.counts import many
from tests.server.ledger import visible
from tests.server.tables import ME, Sitting, playing

FACES = ("tiles", "places")  # the fields of the memory games that show faces
DEALS = 5  # of what is hidden, to look for something new


def dealt(game: Game, state: State, seat: int, rng: random.Random) -> State:
    """A state that the seat could not tell from this one, by all that it knows."""
    other = game.redeal(game.know(state, seat))
    while game.dealing(other):
        moves = game.moves(other)
        game.apply(other, *rng.choices(list(moves), list(moves.values())))
    return other


def seen_to_change(game: Game, state: State, action: int, seat: int) -> dict[str, Any]:
    return game.show(game.play(state, action), seat).changes_since(game.show(state, seat))


def check_undo(game: Game, step: Transition, rng: random.Random) -> None:
    """The actor saw nothing that depends on what is hidden; and the same faces lie open as before, for everybody."""
    for _ in range(DEALS):
        other = dealt(game, step.before, step.actor, rng)
        assert seen_to_change(game, other, step.action, step.actor) == seen_to_change(game, step.before, step.action, step.actor)
    for seat in (*range(step.before.seats), SPECTATOR):
        before, after = visible(game.id, step.before, seat), visible(game.id, step.after, seat)
        for name in set(FACES) & set(before):
            assert list(map(bool, after[name])) == list(map(bool, before[name]))


def play_one(sat: Sitting, rng: random.Random) -> tuple[Transition, By]:
    seat, offer = rng.choice(sorted(offers(sat.table).items(), key=lambda each: each[0]))
    by: By = rng.choice(("person", "person", "person", "clock", "bot"))
    steps = sat.happen([commands.play(sat.table, seat, rng.choice(offer.moves), sat.world, Actor(by))])
    return next(step for step in steps if step.actor == seat), by


@pytest.mark.parametrize("name", GAMES)
def test_an_undo_takes_back_nothing_that_was_seen(name: str) -> None:
    game, undone, kept = GAMES[name], 0, 0
    for number in many(4):
        rng = random.Random(f"{name} {number}")
        sat = playing(name, (ME, ME, ME), seed=number)
        for _ in range(300):
            if sat.table.phase != Phase.PLAYING:
                break
            step, by = play_one(sat, rng)
            may = [seat for seat in range(3) if may_undo(sat.table, seat)]
            assert may in ([], [step.actor])
            kept += not may
            if may:
                assert by == "person"
                check_undo(game, step, rng)
                if rng.random() < 0.5:
                    sat.do(Undo, seat=step.actor, base=sat.table.seq)
                    assert sat.table.state == step.before
                undone += 1
    assert kept
    assert undone or name == "little-dragon"  # there every move opens or covers a tile


@pytest.mark.clause("G-8")
@pytest.mark.parametrize("by", ["person", "clock"])
def test_the_next_round_of_my_treasure_cannot_be_undone(by: By) -> None:
    """The count of the last round is not shown again, whoever has put it away."""
    rng, sat = random.Random(1), playing("my-treasure", (ME, ME))
    while sat.table.state is None or sat.table.state.phase != SCORED:  # type: ignore[attr-defined]
        sat.play(rng, 1)
    [seat] = offers(sat.table)
    sat.happen([commands.play(sat.table, seat, NEXT_ROUND, sat.world, Actor(by))])
    with pytest.raises(Refusal, match="newly seen"):
        sat.do(Undo, seat=seat, base=sat.table.seq)


def test_what_a_bot_did_for_a_person_stays() -> None:
    sat = playing("troll-dragon", (ME, ME))
    rng = random.Random(2)
    while not (sat.table.undo_stack and may_undo(sat.table, sat.table.undo_stack[-1].actor)):
        sat.play(rng, 1)
    step = sat.table.undo_stack[-1]
    sat.do(Undo, seat=step.actor, base=sat.table.seq)
    sat.happen([commands.play(sat.table, step.actor, step.action, sat.world, Actor("bot"))])
    assert not may_undo(sat.table, step.actor)
