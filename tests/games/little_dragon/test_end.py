"""The end: LD-20 to LD-22."""

import pytest

from doubloon.engine.errors import IllegalMove
from doubloon.engine.game import NOBODY, SPECTATOR
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import BALL, CANDLESTICK, CAR, CHEST, COVER, DOLL, DRAGON, RING, SPIDER, STOP, TAKEN
from tests.games.little_dragon.lines import ALL_BUT_DRAGONS, ALL_DRAGONS, DRAGONS, RINGS, TREASURES, after, moves, pile, row, stacks, then


def dragons(start: int, count: int) -> list[int]:
    """A turn that takes so many dragons."""
    return [*row(start, *[DRAGON] * count), STOP]


@pytest.mark.clause("LD-20", "LD-Q11")
def test_the_game_is_over_when_only_the_spiders_are_left() -> None:
    state = after(ALL_BUT_DRAGONS, ALL_DRAGONS)
    assert GAME.actor(state) == NOBODY
    assert GAME.moves(state) == {}
    with pytest.raises(IllegalMove, match="over"):
        GAME.play(state, 46)


@pytest.mark.clause("LD-20")
@pytest.mark.parametrize("missing", [1, 2, 11])
def test_while_anything_else_lies_there_the_game_goes_on(missing: int) -> None:
    state = after(ALL_BUT_DRAGONS, row(34, *DRAGONS[missing:]), STOP)
    assert GAME.actor(state) == 0
    assert len(moves(state)) == missing + 3


@pytest.mark.clause("LD-20")
def test_the_spiders_may_be_known_or_not() -> None:
    known = [*row(46, SPIDER), COVER, *row(47, SPIDER), COVER]
    state = after(known, ALL_BUT_DRAGONS, ALL_DRAGONS)
    assert GAME.actor(state) == NOBODY
    assert stacks(state) == [34, 12 + 3]


@pytest.mark.clause("LD-Q11", "LD-20")
def test_the_end_is_not_looked_for_before_the_tiles_are_taken() -> None:
    state = after(ALL_BUT_DRAGONS, row(34, *DRAGONS))
    assert GAME.actor(state) == 1
    assert moves(state) == {46, 47, 48, STOP}


@pytest.mark.clause("LD-20", "LD-7")
def test_a_spider_at_the_last_moment_keeps_the_game_going() -> None:
    state = after(ALL_BUT_DRAGONS, row(34, *DRAGONS, SPIDER), COVER)
    assert GAME.actor(state) == 0
    assert stacks(state) == [34, 0]
    assert len(moves(state)) == 15


# === Who gets the spiders: LD-21 ===


@pytest.mark.clause("LD-21", "LD-I3", "LD-I4")
@pytest.mark.parametrize(
    ("shares", "owner"),
    [
        ((12, 0), 0),
        ((7, 5), 0),
        ((5, 7), 1),
        ((0, 12), 1),
        ((1, 6, 5), 1),
        ((4, 3, 5), 2),
        ((2, 2, 3, 2, 3), None),
        ((3, 3, 2, 4), 3),
        ((1, 1, 5, 1, 4), 2),
        ((6, 6), None),
        ((4, 4, 4), None),
        ((5, 2, 5), None),
        ((2, 5, 5), None),
        ((5, 5, 2), None),
        ((3, 3, 3, 3), None),
    ],
)
def test_the_only_seat_with_the_most_dragons_gets_the_spiders(shares: tuple[int, ...], owner: int | None) -> None:
    state, place = after(seats=len(shares)), 34
    for count in shares:
        state = then(state, dragons(place, count) if count else [*row(0, BALL), STOP])
        place += count
    known = [0] if 0 in shares else row(0, BALL)
    state = then(state, known, row(1, *TREASURES[1:], *RINGS), STOP)
    assert moves(state) == set()
    expected = [count + (34 if seat == 0 else 0) + (3 if seat == owner else 0) for seat, count in enumerate(shares)]
    assert stacks(state) == GAME.scores(state) == expected
    assert [pile(state, seat).get(SPIDER, 0) for seat in range(len(shares))] == [3 if seat == owner else 0 for seat in range(len(shares))]
    assert sum(stacks(state)) == (46 if owner is None else 49)


@pytest.mark.clause("LD-21", "LD-I1")
def test_spiders_that_were_given_lie_no_longer_in_the_square() -> None:
    state = after(ALL_BUT_DRAGONS, ALL_DRAGONS)
    assert state.tiles == [TAKEN] * 49
    assert GAME.know(state, 0).left == [0] * 8
    tied = after(dragons(34, 6), dragons(40, 6), ALL_BUT_DRAGONS)
    assert [place for place in range(49) if tied.tiles[place] != TAKEN] == [46, 47, 48]


@pytest.mark.clause("LD-I1", "LD-21")
def test_no_one_has_a_spider_before_the_end() -> None:
    state = after(dragons(34, 12), row(0, *TREASURES, *RINGS))
    assert pile(state) == {DRAGON: 12}
    assert pile(then(state, STOP)) == {DRAGON: 12, SPIDER: 3}


# === Who wins: LD-22 ===


@pytest.mark.clause("LD-22")
def test_the_highest_stack_wins_whatever_is_in_it() -> None:
    state = after(ALL_BUT_DRAGONS, ALL_DRAGONS)
    assert GAME.scores(state) == [34, 15]
    assert GAME.show(state, SPECTATOR).points[:2] == [34, 15]


@pytest.mark.clause("LD-22", "LD-21")
def test_the_spiders_count() -> None:
    mine = [*row(0, *[BALL] * 4, *[CANDLESTICK] * 6, *[CHEST] * 8, *[RING] * 6), STOP]  # 24 tiles
    yours = [*row(24, *[CAR] * 4, *[DOLL] * 4, *[RING] * 2), STOP]  # 10, and then the 12 dragons
    state = after(mine, yours, row(46, SPIDER), COVER, ALL_DRAGONS)
    assert GAME.scores(state) == [24, 22 + 3]


@pytest.mark.clause("LD-Q12", "LD-22")
def test_equal_stacks_share_the_victory() -> None:
    # 6 dragons each and no spiders: 17 of the other 34 tiles each.
    mine = [*row(0, *[CHEST] * 8, *TREASURES[:4], *RINGS[:5]), STOP]
    yours = [*row(17, *TREASURES[4:18], *RINGS[:3]), STOP]
    state = after(mine, yours, dragons(34, 6), dragons(40, 6))
    assert moves(state) == set()
    assert GAME.scores(state) == [23, 23]
    told = [str(message) for message in GAME.tell(after(mine, yours, dragons(34, 6), row(40, *DRAGONS[:6])), STOP)]
    assert told[-2:] == ["won-shared who=0", "won-shared who=1"]
