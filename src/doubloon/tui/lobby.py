"""The lobby of a live table: the invitation, the seats and the options."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.tui.key_bindings import SEAT, ScreenContext, seat_bindings
from doubloon.tui.texts import key_label


def lobby(context: ScreenContext, link: str) -> RenderableType:
    say, room = context.texts.text, context.device.room
    code, invite = Text(say("tui-code", code=room.code), "bold"), Text(say("tui-invite", command=f"doubloon join {link}"))
    return Group(code, invite, "", _seats(context), "", Text(_options(context), "dim"))


def _seats(context: ScreenContext) -> Table:
    keys = {binding.menu: binding.key for binding in seat_bindings(context)}
    grid = Table.grid(padding=(0, 1))
    for number, mark in enumerate(context.texts.marks):
        key = keys.get(f"{SEAT}{number}")
        state = Text(", ".join(_states(context, number)), "dim")
        grid.add_row(key_label(key) if key else "", Text(mark, "dim"), Text(context.texts.names[number]), state)
    return grid


def _states(context: ScreenContext, number: int) -> list[str]:
    say, room = context.texts.text, context.device.room
    seat, found = room.seats[number], []
    if seat.bot:
        found.append(say("tui-bot-here", bot=say(f"bot-{seat.bot}")))
    if number == room.host:
        found.append(say("tui-host"))
    if seat.ready and room.phase == "open":
        found.append(say("tui-is-ready"))
    if seat.person and not seat.present:
        found.append(say("tui-away"))
    return found


def _options(context: ScreenContext) -> str:
    """The options that differ from their defaults, in the syntax of the command line."""
    known, chosen = context.texts.game.options, context.device.room.options
    return "  ".join(
        f"{name}={known[name].name(value)}" for name, value in chosen.items() if name in known and value != known[name].default
    )
