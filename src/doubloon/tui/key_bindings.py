"""The key bindings at a live table: moves, and all other commands of a seat or the host, some of them in menus."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from doubloon.bots import strengths
from doubloon.client import Device
from doubloon.engine.message import Message
from doubloon.i18n import game_title
from doubloon.server.protocol.messages import (
    Again,
    Agree,
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
    Ready,
    Start,
    Text,
    Undo,
    Vote,
)
from doubloon.server.protocol.presets import EMOTES
from doubloon.tui.texts import TableTexts

SPACE, CHANGE_SEATS, CLOSING = " ", "table", "close"
HELP, QUIT, EMOTING, SEAT = "help", "quit", "emotes", "seat "
BEFORE_GAME = ("open", "called")  # phases of a table without a game on the screen


@dataclass(frozen=True)
class KeyBinding:
    """A key, its label, and its effect: a command to the server or a menu that opens."""

    key: str
    words: str
    command: type[AnyCommand] | None = None
    values: Mapping[str, Any] = field(default_factory=dict)
    menu: str = ""


@dataclass(frozen=True)
class ScreenContext:
    """What key bindings and screens depend on: the device, the texts, and the seat whose view the screen shows."""

    device: Device
    texts: TableTexts
    seat: int

    @property
    def own_seat(self) -> int | None:
        """The seat that acts for this screen; None for spectators."""
        return self.seat if self.seat >= 0 else next(iter(self.device.seats), None)


def message_of(said: Text) -> Message:
    """Convert a message of the protocol to a message of the text catalogues."""
    values = {name: tuple(map(message_of, value)) if isinstance(value, list) else value for name, value in said.values.items()}
    return Message(said.key, values, said.brief)


def key_bindings(context: ScreenContext, menu: str = "") -> list[KeyBinding]:
    """All bindings that are active now, or those of a menu."""
    if menu == EMOTING:
        return _emotes(context)
    if menu == CHANGE_SEATS:
        return seat_bindings(context)
    if menu == CLOSING:
        return _number_keys([KeyBinding("", context.texts.text("tui-close-surely"), Close)])
    if menu.startswith(SEAT):
        return _seat(context, int(menu.removeprefix(SEAT)))
    before = seat_bindings(context) if context.device.room.phase in BEFORE_GAME else []
    return [*moves(context), *others_moves(context), *game_bindings(context), *before, *footer(context)]


def _text_binding(context: ScreenContext, name: str, command: type[AnyCommand] | None = None, menu: str = "", **values: Any) -> KeyBinding:
    """A binding whose key and label are in the text catalogues."""
    return KeyBinding(context.texts.text(f"{name}.key"), context.texts.text(name), command, values, menu)


def _number_keys(found: Iterable[KeyBinding]) -> list[KeyBinding]:
    return [KeyBinding(str(number), each.words, each.command, each.values, each.menu) for number, each in enumerate(found, 1)]


# === The game ===


def _move(context: ScreenContext, seat: int, action: int) -> dict[str, Any]:
    return {"seat": seat, "action": action, "base": context.device.seq or 0}


def moves(context: ScreenContext) -> list[KeyBinding]:
    texts, choices, found = context.texts, context.device.choices.get(context.seat, []), []
    labels = [message_of(choice.label) for choice in choices]
    for key, label, choice in zip(texts.keys_of(labels), labels, choices, strict=True):
        found.append(KeyBinding(key, texts.say(label), Move, _move(context, context.seat, choice.action)))
    return found


def others_moves(context: ScreenContext) -> list[KeyBinding]:
    """In a race two seats of one screen may act: number keys move the other one."""
    if context.seat < 0:
        return []
    others = [seat for seat in context.device.seats if seat != context.seat]
    return _number_keys(
        KeyBinding(
            "", f"{context.texts.names[seat]}: {context.texts.say(message_of(choice.label))}", Move, _move(context, seat, choice.action)
        )
        for seat in others
        for choice in context.device.choices.get(seat, [])
    )


def is_race(device: Device) -> bool:
    """True if several seats may act, which only happens in a race."""
    return len(device.to_act) > 1


def game_bindings(context: ScreenContext) -> list[KeyBinding]:
    """Bindings for the game besides moves: undo, take back, hold, ready, start, play again."""
    device, seat, found = context.device, context.own_seat, []
    if device.undo.get(context.seat):
        found.append(_text_binding(context, "tui-undo", Undo, seat=context.seat, base=device.seq or 0))
    if seat is not None and device.room.seats[seat].bot:
        found.append(_text_binding(context, "tui-take-back", Back, seat=seat))
    elif seat is not None and is_race(device):
        is_held = seat in device.holding
        words = context.texts.text("tui-hold-off" if is_held else "tui-hold-on")
        found.append(KeyBinding(SPACE, words, Hold, {"seat": seat, "on": not is_held}))
    found += _ready(context)
    if device.is_host and device.room.phase == "open" and not has_open_seats(device):
        found.append(_text_binding(context, "tui-start", Start, countdown=True))
    if device.room.phase == "over":
        found += _next_game(context)
    return [*found, *_consent(context)]


def _next_game(context: ScreenContext) -> list[KeyBinding]:
    """The host begins the same game again; the others say that they want it. By numbers, the games that others want."""
    device, seat = context.device, context.own_seat
    if device.is_host:
        found = [_text_binding(context, "tui-again", Again)]
    elif seat is not None and device.room.seats[seat].vote != device.room.game:
        found = [_text_binding(context, "tui-again", Vote, game=device.room.game)]
    else:
        found = []
    return found if seat is None else [*found, *_number_keys(_votes(context, device.room.seats[seat].vote))]


def _votes(context: ScreenContext, mine: str) -> list[KeyBinding]:
    """To want what others want to play next."""
    wanted: dict[str, list[str]] = {}
    for name, seat in zip(context.texts.names, context.device.room.seats, strict=True):
        if seat.vote not in ("", mine):
            wanted.setdefault(seat.vote, []).append(name)
    words = {
        game: context.texts.text("tui-vote", game=game_title(context.texts.lang, game), names=", ".join(names))
        for game, names in wanted.items()
    }
    return [KeyBinding("", each, Vote, {"game": game}) for game, each in words.items()]


def _ready(context: ScreenContext) -> list[KeyBinding]:
    """Before the first game: the next person here who is not ready says so; when all are, the first one may take it back."""
    device = context.device
    seats = [seat for seat in device.seats if not device.room.seats[seat].bot]
    if device.room.phase != "open" or not seats:
        return []
    unready = [seat for seat in seats if not device.room.seats[seat].ready]
    seat, name = (unready[0], "tui-ready") if unready else (seats[0], "tui-not-ready")
    words = context.texts.text(name)
    named = f"{context.texts.names[seat]}: {words}" if len(seats) > 1 else words
    return [KeyBinding(context.texts.text("tui-ready.key"), named, Ready, {"seat": seat, "on": bool(unready)})]


def _consent(context: ScreenContext) -> list[KeyBinding]:
    """Who came in the middle of a game with hands: may they play now? One at a time."""
    room, own = context.device.room, set(context.device.seats)
    for number, seat in enumerate(room.seats):
        if seat.waiting and not seat.refused and own - set(seat.agreed):
            answers = (("tui-agree", True), ("tui-disagree", False))
            who = context.texts.names[number]
            return [
                KeyBinding(context.texts.text(f"{name}.key"), context.texts.text(name, who=who), Agree, {"seat": number, "yes": yes})
                for name, yes in answers
            ]
    return []


def has_open_seats(device: Device) -> bool:
    return not all(each.person or each.bot for each in device.room.seats)


def footer(context: ScreenContext) -> list[KeyBinding]:
    """Bindings that are always available, shown in the last line."""
    device, seat = context.device, context.own_seat
    found = [_text_binding(context, "tui-help", menu=HELP)]
    if device.room.hints and len(device.choices.get(context.seat, [])) > 1:
        found.append(_text_binding(context, "tui-ask", Hint, seat=context.seat))
    if seat is not None:
        found.append(_text_binding(context, "tui-emotes", menu=EMOTING))
    if device.room.phase not in BEFORE_GAME and (seat is not None or device.is_host):
        seats = [binding.menu for binding in seat_bindings(context)]
        found.append(_text_binding(context, "tui-seats", menu=CHANGE_SEATS if len(seats) > 1 else seats[0]))
    return [
        *found,
        KeyBinding(context.texts.text("tui-quit.key"), context.texts.text("tui-go" if seat is not None else "tui-go-watcher"), menu=QUIT),
    ]


def _emotes(context: ScreenContext) -> list[KeyBinding]:
    say = context.texts.text
    return _number_keys(
        KeyBinding("", f"{say(f'emote-{name}.face')} {say(f'emote-{name}')}", Emote, {"seat": context.own_seat, "emote": name})
        for name in EMOTES
    )


# === The table ===


def seat_bindings(context: ScreenContext) -> list[KeyBinding]:
    """Number keys for the seats that this device may change; for the host also 0, which closes the table."""
    device = context.device
    found = [
        KeyBinding(str(number + 1), context.texts.names[number], menu=f"{SEAT}{number}")
        for number in range(len(device.room.seats))
        if device.is_host or number in device.seats
    ]
    return [*found, KeyBinding("0", context.texts.text("tui-close"), menu=CLOSING)] if device.is_host else found


def _seat(context: ScreenContext, number: int) -> list[KeyBinding]:
    device, say = context.device, context.texts.text
    room, is_mine = device.room, number in device.seats
    state, found = room.seats[number], []
    if is_mine and state.bot:
        found.append(KeyBinding("", say("tui-take-back"), Back, {"seat": number}))
    elif is_mine or device.is_host:
        kind = Hand if is_mine else Bot
        bots = [name for name in strengths(context.texts.game) if name != state.bot]
        found += [KeyBinding("", say("tui-bot-plays", bot=say(f"bot-{name}")), kind, {"seat": number, "bot": name}) for name in bots]
    if is_mine and room.phase in ("open", "over") and number != room.host:
        found.append(KeyBinding("", say("tui-get-up"), Leave, {"seat": number}))
    if device.is_host and not is_mine and room.phase != "called" and (state.person or state.bot):
        found.append(KeyBinding("", say("tui-free"), Free, {"seat": number}))
    return _number_keys(found)
