"""The Little Dragon: a child of eight who tries wins about half of the games against one gentle bot."""

from bench.child import SPAN, SURE, child, in_mind, win_rate

from doubloon.games.little_dragon import LITTLE_DRAGON
from doubloon.games.little_dragon.bots import gentle
from doubloon.games.little_dragon.rules import BALL, UNTURNED
from tests.bots.asking import differences
from tests.games.little_dragon.bots.positions import lying


def test_it_wins_about_half_of_the_games() -> None:
    _, low, high = win_rate(4000)
    assert 0.45 < low < high < 0.55


def test_it_forgets_by_the_stated_rule() -> None:
    view = LITTLE_DRAGON.know(lying((), (BALL,) * 40), 0)
    remembered = []
    for age in range(SPAN + 2):
        view.clock = view.seen[0] + age
        remembered.append(sum(in_mind(view, place) == BALL for place in range(40)))
    assert remembered[: SURE + 1] == [40] * (SURE + 1)
    assert remembered == sorted(remembered, reverse=True)
    assert 0 < remembered[(SURE + SPAN) // 2] < 40
    assert remembered[SPAN + 1] == 0
    assert in_mind(view, 0) == UNTURNED


def test_compiled_and_plain_play_the_same_games() -> None:
    assert differences(LITTLE_DRAGON, LITTLE_DRAGON.new(2), child, gentle) == []
