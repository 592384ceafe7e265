"""Pig: a bar for each player, with the points banked and those at risk."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from doubloon.games.pig.rules import PigView
from doubloon.tui.texts import TableTexts

OTHER = 54  # columns of all but the bars
SHORTEST = 5  # a shorter bar tells nothing


def draw(view: PigView, texts: TableTexts, width: int) -> RenderableType:
    table = Table(box=None, show_header=False, pad_edge=False, expand=True)
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=3)
    table.add_column(no_wrap=True, max_width=16)
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    room = width - OTHER if width >= OTHER + SHORTEST else 0
    for seat in range(view.seats):
        table.add_row(*_row(view, texts, seat=seat, room=room))
    return Panel(table, title=texts.text("pig-target", target=view.target), title_align="left", width=width)


def _row(view: PigView, texts: TableTexts, *, seat: int, room: int) -> tuple[Text, ...]:
    turn = seat == view.turn
    at_risk = view.at_risk if turn else 0
    score = Text(str(view.banked[seat]), "bold")
    if at_risk:
        score.append(f" + {at_risk} {texts.text('pig-at-risk')}", "yellow")
    name = Text(texts.names[seat], "bold" if turn else "")
    return (
        Text("▶" if turn else "", "bold yellow"),
        Text(texts.mark(seat), "dim"),
        name,
        _bar(view, view.banked[seat], at_risk, room),
        score,
    )


def _bar(view: PigView, banked: int, at_risk: int, room: int) -> Text:
    safe = min(room, banked * room // view.target)
    risked = min(room - safe, at_risk * room // view.target)
    return Text.assemble(("█" * safe, "green"), ("▒" * risked, "yellow"), ("·" * (room - safe - risked), "dim"))


def scores(view: PigView, texts: TableTexts, keys: list[int]) -> list[str]:
    return [texts.text("points", points=view.banked[seat]) for seat in range(view.seats)]
