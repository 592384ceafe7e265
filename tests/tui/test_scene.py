"""Words: lines of the story and the final ranking."""

from doubloon.engine.message import aside, say
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.tui.scene import Line, Scene, add_told, ranking, written

SCENE = Scene("en", TROLL_DRAGON, ["Ann", "Ben", "Cleo"], ["", "simple", "simple"])


def test_brief_messages_join_the_line_before() -> None:
    lines: list[Line] = []
    add_told(lines, SCENE, [say("troll-dragon-rolled", who=0, dice=2)])
    add_told(lines, SCENE, [aside("troll-dragon-face-troll")])
    add_told(lines, SCENE, [aside("troll-dragon-face-key"), say("turn", who=1)])
    assert [written(SCENE, line) for line in lines] == ["Ann rolled 2 dice: troll · key", "Ben’s turn"]


def test_a_brief_message_may_come_first() -> None:
    lines: list[Line] = []
    add_told(lines, SCENE, [aside("troll-dragon-face-troll")])
    assert [written(SCENE, line) for line in lines] == ["troll"]


def test_equals_share_a_place() -> None:
    assert ranking(SCENE, [5, 9, 5], ["x", "y", "z"]) == ["1. Ben: y", "2. Ann: x", "2. Cleo: z"]
