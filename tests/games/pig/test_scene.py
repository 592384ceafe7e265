"""What lies on the table."""

from doubloon.engine.game import CHANCE
from doubloon.engine.message import say
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL


def test_the_die_and_what_is_at_risk() -> None:
    state = PIG.replay([ROLL, 5, ROLL], seats=3)
    assert PIG.scene(state, 2) == [
        say("pig-scene-die", piece="die", rolling=1),
        say("pig-scene-at-risk", points=5),
        say("pig-scene-target", target=100),
    ]


def test_a_touch_rolls_the_die_that_lies_there() -> None:
    def action(*actions: int) -> object:
        return PIG.scene(PIG.replay(actions, target=10), 0)[0].values.get("action")

    assert action() == ROLL
    assert action(ROLL) is None
    assert action(ROLL, 6, ROLL, 6) == ROLL
    assert action(ROLL, 6, ROLL, 6, HOLD) is None
    assert PIG.scene(PIG.new(2, CHANCE), 0)[0].values == {"piece": "die", "rolling": 0}


def test_the_rules_open_at_what_can_be_done() -> None:
    def line(*actions: int) -> int:
        return PIG.story.rule(PIG.show(PIG.replay(actions, target=10), 0))

    assert line() == 1
    assert line(ROLL, 6) == 3
    assert line(ROLL, 6, ROLL, 6, HOLD) == 4
