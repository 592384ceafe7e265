"""Paths counted by our rules, against sums that follow the clauses by hand."""

import pytest

from doubloon.engine.census import census
from doubloon.games.little_dragon import LITTLE_DRAGON as GAME
from doubloon.games.little_dragon.rules import COVER, SPIDER, STOP, LittleDragonState
from tests.games.little_dragon.lines import ALL_BUT_DRAGONS, DRAGONS, RINGS, TREASURES, after, row

# From the opening. One of 49 places, then one of 8 kinds. After a spider (1 kind) one covers; after the 7 others, one of the 48 other
# places, or stops. Fourth: a kind (always one of 8) for each new place; after a stop, one of 49 places, or of 48 if a ring or a dragon
# was taken (2 kinds); after a spider, one of 49.
OPENING = [
    (1, 49),
    (2, 49 * 8),
    (3, 49 * (7 * (48 + 1) + 1)),
    (4, 49 * (7 * 48 * 8 + 5 * 49 + 2 * 48 + 49)),
]


@pytest.mark.long
@pytest.mark.clause("LD-3", "LD-6", "LD-7", "LD-12", "LD-Q2", "LD-Q4", "LD-Q19")
@pytest.mark.parametrize(("depth", "paths"), OPENING)
def test_paths_from_the_opening(depth: int, paths: int) -> None:
    assert census(GAME, GAME.new(), depth) == paths


def two_balls_left(spider: str) -> LittleDragonState:
    """Two balls and the three spiders lie unseen in places 44 to 48; 44 places are free."""
    others = row(0, *TREASURES[2:], *RINGS)
    return after(others, STOP, row(32, *DRAGONS), STOP, spider=spider)


# One of 5 places, then a ball or a spider. After a ball: one of 4 places or a stop; after a spider: cover.
#   4: ball, place (4): two kinds. Ball, stop: 5 places. Spider, cover: 5 places.
#   5: ball, place (4), ball: 3 places or stop; ball, place (4), spider: cover. Ball, stop, the ball again: 4 places or stop; ball, stop,
#      another place (4): two kinds. Spider, cover, the spider again: cover; spider, cover, another place (4): two kinds.
#   6: ball, place (4), ball: 3 places: surely a spider, and the stop has ended the game. Ball, place (4), spider, cover: 5 places.
#      Ball, stop, the ball again: a place (4): two kinds, or stop: 5 places. Ball, stop, another (4): a ball: 4 places or stop; a spider:
#      cover. Spider, cover, the spider again, cover: 5 places. Spider, cover, another (4): a ball: 4 places or stop; a spider: cover.
STAYS = [
    (1, 5),
    (2, 5 * 2),
    (3, 5 * ((4 + 1) + 1)),
    (4, 5 * (4 * 2 + 5 + 5)),
    (5, 5 * (4 * (3 + 1) + 4 + (4 + 1) + 4 * 2 + 1 + 4 * 2)),
    (6, 5 * (4 * 3 + 4 * 5 + (4 * 2 + 5) + 4 * (5 + 1) + 5 + 4 * (5 + 1))),
]
# With 44 free places a spider gives 45 moves instead of one.
MOVES = [
    (3, 5 * ((4 + 1) + 45)),
    (4, 5 * (4 * 2 + 5 + 45 * 5)),
    (5, 5 * (4 * (3 + 1) + 4 * 45 + (4 + 1) + 4 * 2 + 45 * (45 + 4 * 2))),
]


@pytest.mark.clause("LD-8", "LD-20", "LD-Q4", "LD-Q11")
@pytest.mark.parametrize(
    ("spider", "depth", "paths"), [("stays", *each) for each in STAYS] + [("moves", *each) for each in STAYS[:2] + MOVES]
)
def test_paths_near_the_end(spider: str, depth: int, paths: int) -> None:
    assert census(GAME, two_balls_left(spider), depth) == paths


# Three known spiders, which stay, and the last dragon, unseen: one of 4 places.
#   2: a spider (3): cover. The dragon's place: surely a dragon.
#   3: spider (3), cover: 4 places. Dragon: 3 spiders, or the stop.
#   4: spider (3), cover, place (4): one move each. Dragon, spider (3): cover; the stop has ended the game.
#   5: spider (3), cover, and then as many as 3 had. Dragon, spider (3), cover: 4 places.
LAST = [(1, 4), (2, 3 + 1), (3, 3 * 4 + 4), (4, 3 * 4 + 3), (5, 3 * (3 * 4 + 4) + 3 * 4)]


@pytest.mark.clause("LD-7", "LD-20", "LD-Q16")
@pytest.mark.parametrize(("depth", "paths"), LAST)
def test_paths_of_the_last_dragon(depth: int, paths: int) -> None:
    spiders = [[*row(place, SPIDER), COVER] for place in (46, 47, 48)]
    state = after(ALL_BUT_DRAGONS, row(34, *DRAGONS[1:]), STOP, *spiders, spider="stays")
    assert census(GAME, state, depth) == paths
