"""The renderer of games without one of their own: all fields of the view in a table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from doubloon.engine.record import View
from doubloon.tui.texts import TableTexts


def draw(view: View, texts: TableTexts, width: int) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False, width=width)
    for name, value in view.to_json().items():
        if name not in texts.game.options:
            table.add_row(name.replace("_", " "), " ".join(map(str, value)) if isinstance(value, list) else str(value))
    return table


def scores(view: View, texts: TableTexts, keys: list[int]) -> list[str]:
    """The final points of each seat."""
    return [texts.text("points", points=key) for key in keys]
