"""The renderer of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rich.console import RenderableType

from doubloon.tui import default_renderer, do_not_touch, little_dragon, my_treasure, pig, troll_dragon
from doubloon.tui.texts import TableTexts


class Renderer(Protocol):
    """The functions of a renderer module. It draws the views of its own game."""

    @property
    def draw(self) -> Callable[[Any, TableTexts, int], RenderableType]: ...
    @property
    def scores(self) -> Callable[[Any, TableTexts, list[int]], list[str]]: ...


RENDERERS: dict[str, Renderer] = {
    "my-treasure": my_treasure,
    "troll-dragon": troll_dragon,
    "do-not-touch-numbers": do_not_touch,
    "do-not-touch-symbols": do_not_touch,
    "little-dragon": little_dragon,
    "pig": pig,
}


def renderer(game_id: str) -> Renderer:
    return RENDERERS.get(game_id, default_renderer)
