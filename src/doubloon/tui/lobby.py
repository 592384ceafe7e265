"""A live table before its game: how friends get there, who sits where, and what was agreed on."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from doubloon.tui.deeds import SEAT, Post, table_deeds
from doubloon.tui.screen import key_shown


def lobby(post: Post, link: str) -> RenderableType:
    say, room = post.scene.text, post.device.room
    code, invite = Text(say("tui-code", code=room.code), "bold"), Text(say("tui-invite", command=f"doubloon join {link}"))
    return Group(code, invite, "", _seats(post), "", Text(_options(post), "dim"))


def _seats(post: Post) -> Table:
    keys = {deed.menu: deed.key for deed in table_deeds(post)}
    grid = Table.grid(padding=(0, 1))
    for number, mark in enumerate(post.scene.marks):
        key = keys.get(f"{SEAT}{number}")
        state = Text(", ".join(_states(post, number)), "dim")
        grid.add_row(key_shown(key) if key else "", Text(mark, "dim"), Text(post.scene.names[number]), state)
    return grid


def _states(post: Post, number: int) -> list[str]:
    say, room = post.scene.text, post.device.room
    seat, found = room.seats[number], []
    if seat.bot:
        found.append(say("tui-bot-here", bot=say(f"bot-{seat.bot}")))
    if number == room.host:
        found.append(say("tui-host"))
    if seat.person and not seat.present:
        found.append(say("tui-away"))
    return found


def _options(post: Post) -> str:
    """The options that are not as usual, as the command line writes them."""
    known, chosen = post.scene.game.options, post.device.room.options
    return "  ".join(
        f"{name}={known[name].name(value)}" for name, value in chosen.items() if name in known and value != known[name].default
    )
