"""The Little Dragon: the bot turns what it knows to be good, and stops as the odds of the full square say (docs, Known values)."""

import pytest

from doubloon.bots import choose
from doubloon.engine.record import State
from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, COVER, DRAGON, FAILED, RING, SPIDER, STOP


def lying(opened: tuple[int, ...], covered: tuple[int, ...] = ()) -> State:
    """Tiles open from A1 on, then tiles covered again; all others were never seen."""
    state = LITTLE_DRAGON.new(2)
    for place, kind in enumerate(opened + covered):
        state.tiles[place] = kind
        state.left[kind - 1] -= 1
    for place, kind in enumerate(opened):
        state.line[place] = place
        state.open_kinds[kind - 1] += 1
    state.opened = len(opened)
    return state


def odds(state: State) -> dict[int, int]:
    asked: list[dict[int, int]] = []

    def draw(given: object) -> int:
        asked.append(dict(given))  # type: ignore[call-overload]
        return 0

    choose(LITTLE_DRAGON, "simple", LITTLE_DRAGON.know(state, 0), moves=LITTLE_DRAGON.moves(state), draw=draw)
    return asked[0]


@pytest.mark.parametrize("opened", [(DRAGON,), (DRAGON, RING), (BALL, BALL), (RING,) * 6])
def test_stop(opened: tuple[int, ...]) -> None:
    assert odds(lying(opened)) == {STOP: 1}


@pytest.mark.parametrize("opened", [(), (RING,), (RING, RING), (BALL,)])
def test_go_on_with_any_unknown_tile(opened: tuple[int, ...]) -> None:
    assert set(odds(lying(opened))) == set(range(len(opened), 49))


@pytest.mark.parametrize(
    ("opened", "covered", "place"),
    [
        ((), (SPIDER, RING), 1),
        ((), (DRAGON, BALL, DRAGON), 0),
        ((BALL,), (DRAGON, BALL), 2),
        ((DRAGON,), (BALL, BALL, DRAGON), 3),
        ((CANDLESTICK,), (CANDLESTICK, CANDLESTICK), 1),
    ],
)
def test_turn_a_known_tile(opened: tuple[int, ...], covered: tuple[int, ...], place: int) -> None:
    assert odds(lying(opened, covered)) == {place: 1}


def test_a_failed_turn_is_covered() -> None:
    state = lying((SPIDER,))
    state.phase = FAILED
    assert odds(state) == {COVER: 1}
