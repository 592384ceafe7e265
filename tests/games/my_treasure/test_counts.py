from doubloon.games.my_treasure import MY_TREASURE
from tests.games.counted import counted, random_game, told


def test_dwarves_leave_as_the_story_tells() -> None:
    fled = 0
    for number in range(5):
        actions = random_game(MY_TREASURE, number, seats=3, orcs=1)
        counts, messages = counted(MY_TREASURE, actions, seats=3, orcs=1), told(MY_TREASURE, actions, seats=3, orcs=1)
        assert counts["orcs"] == messages["my-treasure-drew-orc"]
        assert counts["rounds"] == messages["my-treasure-round"] + 1
        assert counts["secured"] + counts["fled"] == 3 * counts["rounds"]
        assert counts["fled_empty"] == messages["my-treasure-fled"]
        fled += counts["fled"]
    assert fled
