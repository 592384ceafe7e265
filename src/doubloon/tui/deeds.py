"""What each key does at a live table: moves, and all else that a seat or the host may do. Much of it is in menus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from doubloon.bots import STRENGTHS
from doubloon.client import Device
from doubloon.engine.message import Message
from doubloon.server.protocol.messages import (
    Again,
    AnyCommand,
    Back,
    Bot,
    Close,
    Emote,
    Free,
    Hand,
    Hint,
    Hold,
    Leave,
    Move,
    Said,
    Start,
    Undo,
)
from doubloon.server.protocol.presets import EMOTES
from doubloon.tui.scene import Scene

SPACE, CHANGE_SEATS, CLOSING = " ", "table", "close"
HELP, QUIT, EMOTING, SEAT = "help", "quit", "emotes", "seat "
BEFORE = ("open", "called")  # phases in which there is no game to look at


@dataclass(frozen=True)
class Deed:
    """What a key does: a command to the server, or a menu that opens."""

    key: str
    words: str
    command: type[AnyCommand] | None = None
    values: Mapping[str, Any] = field(default_factory=dict)
    menu: str = ""


@dataclass(frozen=True)
class Post:
    """From where somebody acts: the device, and the seat whose eyes the screen has."""

    device: Device
    scene: Scene
    seat: int

    @property
    def mine(self) -> int | None:
        """The seat that speaks for this screen."""
        return self.seat if self.seat >= 0 else next(iter(self.device.seats), None)


def message_of(said: Said) -> Message:
    """What the server said, as the catalogues know it."""
    values = {name: tuple(map(message_of, value)) if isinstance(value, list) else value for name, value in said.values.items()}
    return Message(said.key, values, said.brief)


def deeds(post: Post, menu: str = "") -> list[Deed]:
    """All that the keys do now."""
    if menu == EMOTING:
        return _emotes(post)
    if menu == CHANGE_SEATS:
        return table_deeds(post)
    if menu == CLOSING:
        return _numbered([Deed("", post.scene.text("tui-close-surely"), Close)])
    if menu.startswith(SEAT):
        return _seat(post, int(menu.removeprefix(SEAT)))
    before = table_deeds(post) if post.device.room.phase in BEFORE else []
    return [*moves(post), *others_moves(post), *around(post), *before, *footer(post)]


def _named(post: Post, name: str, command: type[AnyCommand] | None = None, menu: str = "", **values: Any) -> Deed:
    """A deed whose key and words are in the catalogues."""
    return Deed(post.scene.text(f"{name}.key"), post.scene.text(name), command, values, menu)


def _numbered(found: Iterable[Deed]) -> list[Deed]:
    return [Deed(str(number), each.words, each.command, each.values, each.menu) for number, each in enumerate(found, 1)]


# === The game ===


def _move(post: Post, seat: int, action: int) -> dict[str, Any]:
    return {"seat": seat, "action": action, "base": post.device.seq or 0}


def moves(post: Post) -> list[Deed]:
    scene, found = post.scene, []
    for choice in post.device.choices.get(post.seat, []):
        label = message_of(choice.label)
        found.append(Deed(scene.key(label), scene.say(label), Move, _move(post, post.seat, choice.action)))
    return found


def others_moves(post: Post) -> list[Deed]:
    """In a race two seats of one screen may act: the other one by numbers."""
    if post.seat < 0:
        return []
    others = [seat for seat in post.device.seats if seat != post.seat]
    return _numbered(
        Deed("", f"{post.scene.names[seat]}: {post.scene.say(message_of(choice.label))}", Move, _move(post, seat, choice.action))
        for seat in others
        for choice in post.device.choices.get(seat, [])
    )


def is_race(device: Device) -> bool:
    """Only in a race may two seats act."""
    return len(device.to_act) > 1


def around(post: Post) -> list[Deed]:
    """What else there is to do about the game."""
    device, seat, found = post.device, post.mine, []
    if device.undo.get(post.seat):
        found.append(_named(post, "tui-undo", Undo, seat=post.seat, base=device.seq or 0))
    if seat is not None and device.room.seats[seat].bot:
        found.append(_named(post, "tui-take-back", Back, seat=seat))
    elif seat is not None and is_race(device):
        is_held = seat in device.holding
        words = post.scene.text("tui-hold-off" if is_held else "tui-hold-on")
        found.append(Deed(SPACE, words, Hold, {"seat": seat, "on": not is_held}))
    if device.is_host and device.room.phase == "open" and not has_open_seats(device):
        found.append(_named(post, "tui-start", Start))
    if device.is_host and device.room.phase == "over":
        found.append(_named(post, "tui-again", Again))
    return found


def has_open_seats(device: Device) -> bool:
    return not all(each.person or each.bot for each in device.room.seats)


def footer(post: Post) -> list[Deed]:
    """What there is to do at any time."""
    device, seat = post.device, post.mine
    found = [_named(post, "tui-help", menu=HELP)]
    if device.room.hints and len(device.choices.get(post.seat, [])) > 1:
        found.append(_named(post, "tui-ask", Hint, seat=post.seat))
    if seat is not None:
        found.append(_named(post, "tui-emotes", menu=EMOTING))
    if device.room.phase not in BEFORE and (seat is not None or device.is_host):
        seats = [deed.menu for deed in table_deeds(post)]
        found.append(_named(post, "tui-seats", menu=CHANGE_SEATS if len(seats) > 1 else seats[0]))
    return [*found, Deed(post.scene.text("tui-quit.key"), post.scene.text("tui-go" if seat is not None else "tui-go-watcher"), menu=QUIT)]


def _emotes(post: Post) -> list[Deed]:
    say = post.scene.text
    return _numbered(
        Deed("", f"{say(f'emote-{name}.face')} {say(f'emote-{name}')}", Emote, {"seat": post.mine, "emote": name}) for name in EMOTES
    )


# === The table ===


def table_deeds(post: Post) -> list[Deed]:
    """The seats that may be changed from here, by their numbers; and the end of it all."""
    device = post.device
    found = [
        Deed(str(number + 1), post.scene.names[number], menu=f"{SEAT}{number}")
        for number in range(len(device.room.seats))
        if device.is_host or number in device.seats
    ]
    return [*found, Deed("0", post.scene.text("tui-close"), menu=CLOSING)] if device.is_host else found


def _seat(post: Post, number: int) -> list[Deed]:
    device, say = post.device, post.scene.text
    room, is_mine = device.room, number in device.seats
    state, found = room.seats[number], []
    if is_mine and state.bot:
        found.append(Deed("", say("tui-take-back"), Back, {"seat": number}))
    elif is_mine or device.is_host:
        kind = Hand if is_mine else Bot
        bots = [name for name in STRENGTHS if name != state.bot]
        found += [Deed("", say("tui-bot-plays", bot=say(f"bot-{name}")), kind, {"seat": number, "bot": name}) for name in bots]
    if is_mine and room.phase in ("open", "over") and number != room.host:
        found.append(Deed("", say("tui-get-up"), Leave, {"seat": number}))
    if device.is_host and not is_mine and room.phase != "called" and (state.person or state.bot):
        found.append(Deed("", say("tui-free"), Free, {"seat": number}))
    return _numbered(found)
