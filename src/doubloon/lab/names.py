"""What figures are called, as messages for the catalogues of texts; and which of them belong together."""

from __future__ import annotations

from collections.abc import Sequence

from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.games import box_of
from doubloon.lab.experiment import counts_of
from doubloon.lab.figures import Figure

GROUPS = {
    "wins": ("wins_", "ties"),
    "length": ("turns", "steps", "unfinished"),
    "lead": ("points_", "margin", "lead_changes", "decided", "deficit", "comebacks"),
    "counts": (),  # all others
    "moves": ("move_",),
    "chance": ("chance_",),
}


def message_of(game: Game, name: str) -> Message:
    """The name of a figure: `wins_1` -> `lab-wins` with the seat, `trolls` -> `troll-dragon-count-trolls`."""
    stem, _, number = name.rpartition("_")
    if stem in ("wins", "points") and number.isdigit():
        return Message(f"lab-{stem}", {"seat": int(number)})
    if stem in ("move", "chance") and number.isdigit():
        return Message(f"lab-{stem}", {"number": int(number)})
    is_own = any(name in count.names for count in counts_of(game))
    return Message(f"{box_of(game)}-count-{name.replace('_', '-')}" if is_own else f"lab-{name.replace('_', '-')}")


def group_of(name: str) -> str:
    """The group of a figure."""
    return next((group for group, starts in GROUPS.items() if name.startswith(starts)), "counts")


def grouped(figures: Sequence[Figure]) -> dict[str, list[Figure]]:
    """The figures by group, both in the order of GROUPS."""
    found: dict[str, list[Figure]] = {group: [] for group in GROUPS}
    for figure in figures:
        found[group_of(figure.name)].append(figure)
    for group, starts in GROUPS.items():
        found[group].sort(key=lambda figure: next((place for place, start in enumerate(starts) if figure.name.startswith(start)), 0))
    return {group: each for group, each in found.items() if each}
