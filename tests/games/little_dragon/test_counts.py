from doubloon.games.little_dragon import LITTLE_DRAGON
from tests.games.counted import counted, random_game, told

SETUP = {"seats": 2, "rings": 24, "chests": 12, "dragons": 3, "spiders": 1, "balls": 0, "cars": 0, "dolls": 0, "candlesticks": 9}


def test_turns_end_as_the_story_tells() -> None:
    seen = dict.fromkeys(("stopped", "spiders_met", "dragons_met"), 0)
    for number in range(3):
        actions = random_game(LITTLE_DRAGON, number, **SETUP)
        counts, messages = counted(LITTLE_DRAGON, actions, **SETUP), told(LITTLE_DRAGON, actions, **SETUP)
        assert counts["spiders_met"] == messages["little-dragon-spider"]
        assert counts["dragons_met"] == messages["little-dragon-dragon"]
        assert counts["stopped"] == messages["little-dragon-took"] + messages["little-dragon-took-nothing"]
        seen = {name: seen[name] + counts[name] for name in seen}
    assert all(seen.values()), seen
