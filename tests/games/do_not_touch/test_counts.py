from doubloon.games.do_not_touch import SYMBOLS
from tests.games.counted import counted, random_game, told


def test_cards_move_as_the_story_tells() -> None:
    seen = dict.fromkeys(("swaps", "cashed", "from_deck", "from_discard", "drew_nothing"), 0)
    for number in range(12):
        actions = random_game(SYMBOLS, number, seats=3, finish_round="yes")
        counts = counted(SYMBOLS, actions, seats=3, finish_round="yes")
        messages = told(SYMBOLS, actions, seats=3, finish_round="yes")
        assert counts["swaps"] == messages["do-not-touch-swapped"]
        assert counts["cashed"] == messages["do-not-touch-cashed"]
        assert counts["from_discard"] == messages["do-not-touch-took"]
        assert counts["drew_nothing"] == messages["do-not-touch-drew-nothing"]
        draws = counts["from_deck"] + counts["from_discard"] + counts["drew_nothing"]
        assert draws == messages["turn"] + messages["do-not-touch-last-turn"] + 1
        seen = {name: seen[name] + counts[name] for name in seen}
    assert all(seen.values()), seen
