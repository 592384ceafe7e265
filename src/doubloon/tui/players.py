"""A table with a row for each player: turn marker, name, and columns of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.table import Table
from rich.text import Text

from doubloon.tui.texts import TableTexts

Cell = str | Text


def players(
    texts: TableTexts, turn: int, *, numbers: Sequence[str], words: Sequence[str] = (), cells: Callable[[int], Sequence[Cell]]
) -> Table:
    """
              ●  all
    ▶ you Ann 2   12
      bot Ben 0    3
    """
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), collapse_padding=True, header_style="dim")
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=3)
    table.add_column(no_wrap=True, max_width=16)
    for title in numbers:
        table.add_column(title, justify="right", no_wrap=True)
    for title in words:
        table.add_column(title, no_wrap=True)
    for seat, name in enumerate(texts.names):
        here = seat == turn
        who = (Text("▶" if here else "", "bold yellow"), Text(texts.mark(seat), "dim"), Text(name, "bold" if here else ""))
        table.add_row(*who, *cells(seat))
    return table
