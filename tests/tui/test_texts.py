"""Words: lines of the story and the final ranking."""

from doubloon.engine.message import aside, say
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.i18n import Line, format_message
from doubloon.tui.texts import TableTexts, append_messages, format_line, ranking

SCENE = TableTexts("en", TROLL_DRAGON, ["Ann", "Ben", "Cleo"], ["", "clever", "clever"])


def test_brief_messages_join_the_line_before() -> None:
    lines: list[Line] = []
    append_messages(lines, SCENE, [say("troll-dragon-rolled", who=0, dice=2)])
    append_messages(lines, SCENE, [aside("troll-dragon-face-troll")])
    append_messages(lines, SCENE, [aside("troll-dragon-face-key"), say("turn", who=1)])
    assert [format_line(SCENE, line) for line in lines] == ["Ann rolled 2 dice: troll · key", "Ben’s turn"]


def test_a_brief_message_may_come_first() -> None:
    lines: list[Line] = []
    append_messages(lines, SCENE, [aside("troll-dragon-face-troll")])
    assert [format_line(SCENE, line) for line in lines] == ["troll"]


def test_equals_share_a_place() -> None:
    assert ranking(SCENE, [5, 9, 5], ["x", "y", "z"]) == ["1. Ben: y", "2. Ann: x", "2. Cleo: z"]


def test_messages_inside_a_message_are_listed() -> None:
    card = (say("my-treasure-symbol-ring", count=2), say("my-treasure-symbol-mouse", count=1))
    assert SCENE.say(say("my-treasure-drew", who=1, card=card)) == "Ben drew 2 rings, 1 mouse"


def test_an_owner_is_a_seat_and_a_place_is_the_same_in_every_language() -> None:
    card = (say("do-not-touch-number-card", colour=2, number=5),)
    assert SCENE.say(say("do-not-touch-swap", letter="C", owner=2, card=card)) == "Swap for blue 5 of Cleo"
    assert format_message("de", say("little-dragon-turned", who=0, place="C4"), ["Ann"]) == "Ann deckte C4 auf"


def test_a_key_is_in_small_letters() -> None:
    assert SCENE.keys_of([say("little-dragon-turn", place="C4")]) == ["c4"]


def test_moves_without_a_key_are_numbered() -> None:
    assert SCENE.keys_of([say("race-run"), say("pig-roll"), say("race-wait")]) == ["1", "r", "2"]
    assert SCENE.keys_of([say("race-step", steps=steps) for steps in range(12)])[::11] == ["01", "12"]
