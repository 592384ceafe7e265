"""Troll & Dragon, by Alexandre Emerit."""

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.games.troll_dragon import rules, story
from doubloon.games.troll_dragon.rules import TrollDragonState
from doubloon.games.troll_dragon.tables import SIDES


def check(state: TrollDragonState) -> None:
    """G-7: dice with six sides, and a game that comes to its end."""
    if state.diamond_sides + state.key_sides + state.door_sides >= SIDES:
        text = f"diamond_sides, key_sides and door_sides add up to at most {SIDES - 1}: a Grotto die has a troll"
        raise BadSetup("setup/troll-side", text, most=SIDES - 1)
    if state.one_nugget_sides + state.two_nuggets_sides > SIDES:
        text = f"one_nugget_sides and two_nuggets_sides add up to at most {SIDES}"
        raise BadSetup("setup/cavern-sides", text, most=SIDES)
    golden = state.one_nugget_sides + state.two_nuggets_sides
    if state.end == rules.BOTH and not (state.key_sides and state.door_sides and golden):
        text = "with end=both the Cavern must be emptied too: key_sides, door_sides and a side with nuggets are needed"
        raise BadSetup("setup/cavern-closed", text)


def is_tempo(state: TrollDragonState) -> bool:
    """At this node a live table takes the outcome from who acts first; simulation draws it."""
    return bool(state.phase == rules.TEMPO and not state.in_air)


def read_version_1(options: dict[str, int]) -> dict[str, int]:
    """In version 1, `chosen` allowed any free die to be held back, a key or a door too."""
    return {**options, "reroll": rules.ANY} if options.get("reroll") == rules.CHOSEN else options


TROLL_DRAGON = Game(
    id="troll-dragon",
    version=2,
    seats=(2, 5),
    actions=8,
    step_limit=1_000_000,
    rules=rules,
    story=story,
    status="tested",
    alike=True,
    answered=is_tempo,
    check=check,
    earlier={1: read_version_1},
)
