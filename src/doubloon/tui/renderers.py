"""The renderer of each game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, cast

from rich.console import RenderableType

from doubloon.engine.game import Game
from doubloon.tui import default_renderer
from doubloon.tui.texts import TableTexts


class Renderer(Protocol):
    """The functions of a renderer: the module `terminal` in the folder of a game, which draws its views."""

    @property
    def draw(self) -> Callable[[Any, TableTexts, int], RenderableType]: ...
    @property
    def scores(self) -> Callable[[Any, TableTexts, list[int]], list[str]]: ...


@cache
def renderer(game: Game) -> Renderer:
    """The game's own renderer, or the one that draws its scene."""
    return cast(Renderer, game.part("terminal") or default_renderer)
