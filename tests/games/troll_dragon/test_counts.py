from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import ROLL
from tests.games.counted import counted, random_game, told

SETUP = {
    "seats": 3,
    "diamonds": 40,
    "nuggets": 12,
    "dragon_sides_1": 4,
    "dragon_sides_2": 4,
    "key_sides": 2,
    "door_sides": 2,
    "diamond_sides": 1,
}


def test_turns_end_as_the_story_tells() -> None:
    seen = dict.fromkeys(("trolls", "entered", "left_grotto", "left_cavern", "dragons", "grotto_empty", "cavern_empty"), 0)
    for number in range(8):
        actions = random_game(TROLL_DRAGON, number, **SETUP)
        counts, messages = counted(TROLL_DRAGON, actions, **SETUP), told(TROLL_DRAGON, actions, **SETUP)
        assert counts["trolls"] == messages["troll-dragon-troll"]
        assert counts["dragons"] == messages["troll-dragon-awake"]
        assert counts["left_grotto"] + counts["left_cavern"] == messages["troll-dragon-left"]
        assert counts["entered"] == counts["left_cavern"] + counts["dragons"]
        assert counts["grotto_empty"] + counts["cavern_empty"] >= 1
        seen = {name: seen[name] + counts[name] for name in seen}
    assert all(seen.values()), seen


def test_the_room_that_is_empty_in_the_end() -> None:
    lines = [random_game(TROLL_DRAGON, number, seats=2, diamonds=5) for number in range(5)]
    for line in lines:
        final = TROLL_DRAGON.replay(line, seats=2, diamonds=5)
        counts = counted(TROLL_DRAGON, line, seats=2, diamonds=5)
        assert (counts["grotto_empty"], counts["cavern_empty"]) == (final.grotto == 0, final.cavern == 0)


def test_a_turn_that_goes_on_has_not_ended() -> None:
    counts = counted(TROLL_DRAGON, [ROLL], seats=2)
    assert not any(counts.values())
