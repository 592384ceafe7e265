"""Pig: the die with the face of the last roll, and a bar for each player with the points banked and those at risk."""

from __future__ import annotations

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from doubloon.games.pig.rules import PigView
from doubloon.tui.texts import TableTexts

DIE = 11  # columns of the die, with the space beside it
OTHER = 54 + DIE  # columns of all but the bars
SHORTEST = 5  # a shorter bar tells nothing
NARROW = 48  # columns below which a line of text stands for the die
ROWS = ("     ", "●    ", "  ●  ", "    ●", "●   ●")
PIPS = {1: (0, 2, 0), 2: (3, 0, 1), 3: (3, 2, 1), 4: (4, 0, 4), 5: (4, 2, 4), 6: (4, 4, 4)}  # rows of each face, from above


def draw(view: PigView, texts: TableTexts, width: int) -> RenderableType:
    face = last_face(texts)
    bars = _bars(view, texts, width)
    content: RenderableType = bars
    if width >= NARROW:
        content = Table.grid(padding=0, expand=True)
        content.add_column(width=DIE)
        content.add_column(ratio=1)
        content.add_row(_die(view, face), bars)
    title = texts.text("pig-target", target=view.target)
    shows = texts.text("pig-face", face=face) if face and not view.rolling else None
    return Panel(content, title=title, title_align="left", subtitle=shows, subtitle_align="left", width=width)


# === The die ===


def last_face(texts: TableTexts) -> int:
    """The face of the last roll, 0 if none was told. The view does not have it."""
    for message in reversed(texts.told):
        if message.key == "pig-one":
            return 1
        if message.key == "pig-rolled":
            return int(str(message.values["face"]))
    return 0


def _die(view: PigView, face: int) -> Text:
    """
    ┌───────┐
    │ ●   ● │
    │   ●   │
    │ ●   ● │
    └───────┘
    """
    if view.rolling:
        rows = ["~ ~ ~"] * 3
    elif face:
        rows = [ROWS[row] for row in PIPS[face]]
    else:
        rows = [ROWS[0], "  ?  ", ROWS[0]]
    style = "bold red" if face == 1 and not view.rolling else "bold"
    return Text("\n").join(Text(line, style) for line in ("┌───────┐", *(f"│ {row} │" for row in rows), "└───────┘"))


# === The bars ===


def _bars(view: PigView, texts: TableTexts, width: int) -> Table:
    table = Table(box=None, show_header=False, pad_edge=False, expand=True)
    table.add_column(width=1)
    table.add_column(no_wrap=True, max_width=3)
    table.add_column(no_wrap=True, max_width=16)
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True)
    room = width - OTHER if width >= OTHER + SHORTEST else 0
    for seat in range(view.seats):
        table.add_row(*_row(view, texts, seat=seat, room=room))
    return table


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
