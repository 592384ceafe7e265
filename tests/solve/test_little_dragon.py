"""The best turn of The Little Dragon: against counting tile by tile, and against every order of turning seen and unseen tiles."""

from pathlib import Path
from random import Random

import pytest

from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import (
    BALL,
    CANDLESTICK,
    CAR,
    CHEST,
    DOLL,
    DRAGON,
    RING,
    SPIDER,
    STOP,
    TAKEN,
    TURNING,
    UNTURNED,
    LittleDragonState,
)
from doubloon.solve.little_dragon import best_turn
from tests.counts import many
from tests.games.little_dragon.blind import Open, best, go_on
from tests.games.little_dragon.lines import after, row

GUIDE = Path(__file__).parents[2] / "docs" / "guide" / "solved.md"
KINDS = [BALL, CAR, DOLL, CANDLESTICK, CHEST, RING, DRAGON, SPIDER]
WEIGHTS = [3, 1, 2, 3, 4, 2, 3, 1]


@pytest.mark.long
def test_a_blind_first_turn_is_worth_what_counting_tells() -> None:
    turn = best_turn(GAME.new(2))
    assert turn.worth() == pytest.approx(float(best(Open())), rel=0, abs=1e-12)
    assert set(turn.worths().values()) == {turn.worth()}
    assert turn.best() == 0
    assert f"it is worth {turn.worth():.4f} tiles" in " ".join(GUIDE.read_text().split())


@pytest.mark.long
@pytest.mark.parametrize(
    ("lie", "kinds"),
    [
        (Open((2, 1, 0), 4, 3, 2), [BALL, CAR, CAR, *[CANDLESTICK] * 4, *[CHEST] * 3, RING, RING]),
        (Open(rings=1, dragons=4), [RING, *[DRAGON] * 4]),
    ],
)
def test_with_open_tiles_too(lie: Open, kinds: list[int]) -> None:
    state = after(row(0, *kinds))
    turn = best_turn(GAME.know(state, 0))
    worths = turn.worths()
    assert worths[len(kinds)] == pytest.approx(float(go_on(lie)), rel=0, abs=1e-12)
    assert turn.best() == (STOP if go_on(lie) <= worths[STOP] else len(kinds))


def remembered(rng: Random) -> LittleDragonState:
    """Five tiles that are known and three that are not; everything else is taken."""
    state = GAME.new(2)
    state.tiles[:] = [*rng.choices(KINDS, WEIGHTS, k=5), *[UNTURNED] * 3, *[TAKEN] * 41]
    unseen = rng.choices(KINDS, WEIGHTS, k=3)
    state.left[:] = [unseen.count(kind) for kind in KINDS]
    state.lying = 8
    return state


def every_order(start: LittleDragonState) -> dict[int, float]:
    """What each move is worth, by trying all that may follow, tile by tile and in any order."""

    known: dict[tuple[object, ...], float] = {}

    def worth(state: LittleDragonState) -> float:
        if state.phase != TURNING or state.turn != start.turn:
            return float(sum(state.piles[:7]) if state.phase == TURNING else 0)
        key = (*state.tiles, frozenset(state.line[: state.opened]))
        if key not in known:
            known[key] = max(moved(state, action) for action in GAME.moves(state))
        return known[key]

    def moved(state: LittleDragonState, action: int) -> float:
        then = GAME.play(state, action)
        if GAME.actor(then) >= 0 or then.turn < 0:
            return worth(then)
        odds = GAME.moves(then)
        return sum(weight * worth(GAME.play(then, kind)) for kind, weight in odds.items()) / sum(odds.values())

    return {action: moved(start, action) for action in GAME.moves(start)}


def test_no_order_of_turning_is_worth_more() -> None:
    for number in many(3):
        state = remembered(Random(number))
        assert best_turn(state).worths() == pytest.approx(every_order(state), rel=0, abs=1e-12)
        known = GAME.play(state, state.tiles.index(RING) if RING in state.tiles else 0)
        if known.phase == TURNING:
            assert best_turn(known).worths() == pytest.approx(every_order(known), rel=0, abs=1e-12)


def test_who_knows_a_pair_takes_it_and_stops() -> None:
    """The only unseen tile is a spider."""
    state = GAME.new(2)
    state.tiles[:] = [BALL, BALL, UNTURNED, *[TAKEN] * 46]
    state.left[:] = [0] * 7 + [1]
    state.lying = 3
    assert best_turn(state).worths() == {0: 2, 1: 2, 2: 0}
    both = GAME.play(GAME.play(state, 0), 1)
    assert (best_turn(both).best(), best_turn(both).worth()) == (STOP, 2)


def test_without_a_turn_there_is_no_best_one() -> None:
    with pytest.raises(ValueError, match="no seat turns tiles now"):
        best_turn(GAME.play(GAME.new(2), 0))
