"""Our rules against a second telling of the game, step by step; and whole games that must never change."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from doubloon.engine.game import SPECTATOR
from doubloon.engine.log import Log, from_json
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import MyTreasureState
from tests.counts import many
from tests.games.my_treasure import reference
from tests.games.my_treasure.lines import winners
from tests.games.my_treasure.setups import Step, played

pytestmark = pytest.mark.long

HERE = Path(__file__).parent
TOKENS = ["", *reference.KINDS, "blind"]  # as our states number them
PLACES = {-1: "box", 0: "stack", 1: "hand"}
PLACES |= {2 + space: f"space {space}" for space in range(4)} | {6 + seat: f"treasure {seat}" for seat in range(5)}


def named(places: list[int]) -> dict[int, str]:
    """The cards that have a place outside the stack and the box."""
    return {card: PLACES[place] for card, place in enumerate(places) if place > 0}


def filled_up(values: list[int], length: int = 5) -> list[int]:
    return [*values, *[0] * (length - len(values))]


def ours(state: MyTreasureState) -> dict[str, Any]:
    """All that our state says."""
    return {
        "glory": state.glory,
        "gained": state.gained,
        "orcs": state.orcs_out,
        "hand": state.drawn,
        "tops": state.tops,
        "cards": [PLACES[place] for place in state.places],
        "tokens": [TOKENS[token] for token in state.tokens],
        "turns": state.clock,
        "seen": {card: turn for card, turn in enumerate(state.seen) if turn},
    }


def theirs(table: reference.Table) -> dict[str, Any]:
    """The same, from the second telling."""
    places = {**dict.fromkeys(range(34), "box"), **dict.fromkeys(table.stack, "stack"), **reference.drawn(table)}
    return {
        "glory": filled_up(table.glory),
        "gained": filled_up(table.gained),
        "orcs": table.orcs_out,
        "hand": 0 if table.hand is None else table.hand + 1,
        "tops": [pile[-1] + 1 if pile else 0 for pile in table.spaces],
        "cards": [places[card] for card in range(34)],
        "tokens": [*table.tokens, *[""] * (5 - table.seats)],
        "turns": table.turns,
        "seen": table.covered_in,
    }


def check_views(state: MyTreasureState, table: reference.Table, seat: int) -> None:
    """What a seat is shown, and what it knows; the same as for any other."""
    show, know = GAME.show(state, seat), GAME.know(state, seat)
    assert named(show.places) == reference.face_up(table)
    assert show.seen == [0] * 34
    assert named(know.places) == reference.drawn(table)
    assert {card: turn for card, turn in enumerate(know.seen) if turn} == table.covered_in
    for view in (show, know):
        assert view.stack == reference.cards_in_stack(table)
        assert view.heights == [len(pile) for pile in table.spaces]
        assert view.piles == filled_up([len(pile) for pile in table.treasures])
        assert view.numbers == filled_up(table.numbers)
        assert view.points == view.glory == filled_up(table.glory)
        assert [TOKENS[token] for token in view.tokens[: table.seats]] == table.tokens
        assert view.tops == [pile[-1] + 1 if pile else 0 for pile in table.spaces]


def options_of(state: MyTreasureState) -> dict[str, int]:
    return {name: getattr(state, name) for name in GAME.options}


def compare(steps: list[Step], visited: Counter[str]) -> reference.Table:
    """A game told twice, compared before the first action and after every one."""
    start, _ = steps[0]
    table = reference.Table(start.seats, options_of(start))
    story = reference.game(table, start.first)
    asked = next(story)
    for number, (state, action) in enumerate(steps):
        assert (GAME.actor(state), GAME.moves(state)) == asked
        assert ours(state) == theirs(table)
        check_views(state, table, [SPECTATOR, *range(state.seats)][number % (state.seats + 1)])
        visited.update({"blind" if "blind" in table.tokens else "", "empty hands" if reference.FLEE in asked[1] else ""})
        if action is not None:
            asked = story.send(action)
    assert asked == (reference.NOBODY, {})
    assert winners(state) == reference.winners(table)
    return table


@pytest.mark.clause("G-1", "G-2", "G-3", "G-5", "G-8")
def test_our_rules_and_the_second_telling_agree_at_every_step() -> None:
    visited: Counter[str] = Counter()
    for seed in many(150):
        compare(list(played(seed)), visited)
    assert visited["blind"] > 40
    assert visited["empty hands"] > 40


# Seeded games of sensible players. Name: seats, first, and the options that are not the usual ones.
LOGS: dict[str, tuple[int, int, dict[str, int]]] = {
    "two-usual": (2, 0, {}),
    "three-first-edition": (3, 1, {"edition": 1, "glory_target": 8}),
    "four-chance-first": (4, -1, {}),
    "five-memory-aid": (5, 4, {"memory_aid": 1}),
}


def read(name: str) -> Log:
    return from_json((HERE / f"{name}.log").read_bytes())


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_replays_as_the_second_telling_has_it(name: str) -> None:
    log = read(name)
    steps = list(zip(GAME.states(log), [*log.actions, None], strict=True))
    table = compare(steps, Counter())
    assert GAME.replay(log).glory[: log.seats] == table.glory
    assert max(table.glory) >= log.options["glory_target"]


@pytest.mark.parametrize("name", LOGS)
def test_a_logged_game_is_set_up_as_its_name_says_and_has_several_rounds(name: str) -> None:
    log = read(name)
    seats, first, options = LOGS[name]
    assert (log.seats, log.first) == (seats, first)
    assert {option: value for option, value in log.options.items() if value != GAME.options[option].default} == options
    rounds = [state for state, action in zip(GAME.states(log), log.actions, strict=False) if GAME.moves(state) == {reference.NEXT_ROUND: 1}]
    assert len(rounds) >= 2
