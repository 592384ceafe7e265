"""Any game without a drawing of its own: all that the view holds, as a small table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table

from doubloon.engine.record import View
from doubloon.tui.scene import Scene


def draw(view: View, scene: Scene, width: int) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False, width=width)
    for name, value in view.to_json().items():
        if name not in scene.game.options:
            table.add_row(name.replace("_", " "), " ".join(map(str, value)) if isinstance(value, list) else str(value))
    return table


def scores(view: View, scene: Scene, keys: list[int]) -> list[str]:
    """What people read at the end, by seat."""
    return [scene.text("points", points=key) for key in keys]
