"""The fields of each game's view, for docs/protocol.md: their lengths from the records, their meaning from the comments of the rules."""

import inspect
import re
import textwrap

from doubloon.engine.game import Game
from doubloon.games import OURS

LINE = re.compile(r"^    (\w+): [\w\[\]]+ = .*?(?:  # (.*))?$", re.MULTILINE)
PLAIN = {"seats": "how many there are", "points": "what the players see as points, by seat", "hidden": ""}


def view_sections() -> str:
    """A section for each set of rules."""
    found: dict[str, list[Game]] = {}
    for game in OURS:
        found.setdefault(game.rules.__name__, []).append(game)
    return "\n".join(_section(games) for games in found.values())


def _section(games: list[Game]) -> str:
    game, meanings = games[0], _meanings(games[0])
    title = ", ".join(f"`{each.id}`" for each in games)
    rows = [
        f"| `{name}` | {kind.length if kind.length > 1 else ''} | {meanings.get(name, '')} |"
        for name, kind in game.rules.VIEW.fields.items()
        if name not in game.options
    ]
    numbers = ", ".join(f"`{name}` {value}" for name, value in _constants(game).items())
    head = [f"### {title}", "", "Its options (in `room.options`), and besides:", "", "| field | length | holds |", "| --- | --- | --- |"]
    names = textwrap.wrap(f"The names above and of actions: {numbers}.", 158, break_long_words=False)
    return "\n".join([*head, *rows, "", *names, ""])


def _meanings(game: Game) -> dict[str, str]:
    """The comment beside each field of the view, and of the record that it shares with the state."""
    found: dict[str, str] = {}
    for record in reversed(game.rules.VIEW.__mro__):
        if record.__module__ == game.rules.__name__:
            found |= {name: comment or PLAIN.get(name, "") for name, comment in LINE.findall(inspect.getsource(record))}
    return {name: said or name.replace("_", " ") + ", by seat" * (game.rules.VIEW.fields[name].length > 1) for name, said in found.items()}


def _constants(game: Game) -> dict[str, int]:
    """The numbers that the rules name."""
    return {name: value for name, value in vars(game.rules).items() if name.isupper() and type(value) is int}
