"""What people ask for at a table: each command is checked and becomes events, or is refused with a reason. Nothing changes here; what a
move will do is noted (`Table.ahead`), so that it is not worked out again when it happens."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import replace
from typing import Any

from doubloon.engine import fair
from doubloon.engine.errors import Refusal
from doubloon.engine.game import CHANCE
from doubloon.server.protocol.messages import (
    Add,
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
    Phase,
    Start,
    Undo,
)
from doubloon.server.protocol.presets import EMOTES
from doubloon.server.table import events
from doubloon.server.table.events import SERVER, AnyEvent, By
from doubloon.server.table.moves import Dice, Offer, drawn, may_undo, offered, offers, running, steps_of
from doubloon.server.table.setup import World, bot_called, check_bot
from doubloon.server.table.state import Table, log_of

Who = Set[int]  # the holders whose keys a device has shown


def decide(table: Table, who: Who, command: AnyCommand, world: World) -> list[AnyEvent]:
    """The events that a command makes, not yet happened. Commands that make none (hold, emote, hint) are only checked."""
    if table.phase == Phase.CLOSED:
        raise Refusal("table/closed", "this table is closed")
    if table.game is None and not isinstance(command, Close):
        raise Refusal("table/version", "the rules of this table's game have changed since; it can only be looked at")
    made = DECIDE[type(command)](table, who, command, world)
    return [made] if made is not None else []


# === Who may ===


def check_seat(table: Table, number: int) -> None:
    if number >= len(table.seats):
        high = len(table.seats) - 1
        raise Refusal("seat/unknown", f"this table has seats 0 to {high}, not {number}", high=high, asked=number)


def holder_of(table: Table, who: Who, number: int) -> int:
    """The holder of a seat, if it is this device."""
    check_seat(table, number)
    holder = table.seats[number].holder
    if holder is None or holder not in who:
        raise Refusal("seat/not-yours", f"seat {number} is not yours", asked=number)
    return holder


def player_of(table: Table, who: Who, number: int) -> int:
    """The same, if no bot plays the seat now."""
    holder = holder_of(table, who, number)
    if table.seats[number].bot:
        raise Refusal("seat/handed-over", "a bot plays this seat; take it back first", asked=number)
    return holder


def host_of(table: Table, who: Who) -> int:
    if table.host not in who:
        raise Refusal("table/not-host", "only the host of the table may do that")
    return table.host


def check_phase(table: Table, *phases: Phase) -> None:
    if table.phase not in phases:
        raise Refusal("table/phase", f"not while the table is {table.phase}", asked=str(table.phase))


# === Before the game ===


def _add(table: Table, who: Who, command: Add, world: World) -> AnyEvent:
    holder = holder_of(table, who, command.seat)
    check_phase(table, Phase.OPEN, Phase.CALLED)
    if table.seats[command.seat].addition:
        raise Refusal("seat/added", "this seat has added to the dice already", asked=command.seat)
    return events.Added(at=world.now, holder=holder, id=command.id, seat=command.seat, bits=command.bits)


def _start(table: Table, who: Who, command: Start, world: World) -> AnyEvent:
    host = host_of(table, who)
    check_phase(table, Phase.OPEN)
    if any(seat.is_open for seat in table.seats):
        raise Refusal("table/open-seats", "there are open seats: put bots on them, or wait for friends")
    return events.Called(at=world.now, holder=host, id=command.id)


def is_ready(table: Table) -> bool:
    """Has every person's seat added to the dice?"""
    return all(seat.addition or seat.holder is None for seat in table.seats)


def started(table: Table, world: World) -> AnyEvent:
    """The start, when it was called. Bots have their additions from the table, and so have devices that are gone."""
    additions = [seat.addition or world.hex(fair.ADDITION_BYTES) for seat in table.seats]
    assert table.game is not None  # noqa: S101 (nothing is called without it)
    opening = table.game.new(len(table.seats), table.first, **table.made.options)
    dice = Dice(table.seed, fair.context(replace(log_of(table), additions=additions)))
    return events.Started(at=world.now, additions=additions, actions=[step.action for step in drawn(table.game, opening, 0, dice)])


def _again(table: Table, who: Who, command: Again, world: World) -> AnyEvent:
    host = host_of(table, who)
    check_phase(table, Phase.OVER)
    if any(seat.is_open for seat in table.seats):
        raise Refusal("table/open-seats", "there are open seats: put bots on them, or wait for friends")
    first = table.first if table.first == CHANCE else (table.first + 1) % len(table.seats)
    return events.Again(at=world.now, holder=host, id=command.id, seed=world.hex(fair.SEED_BYTES), first=first)


# === The game ===


def _move(table: Table, who: Who, command: Move, world: World) -> AnyEvent:
    """In a race only what counts at once comes here: rolls tumble first."""
    holder = player_of(table, who, command.seat)
    offer = check_move(table, command)
    return _played(table, offer, command.seat, command.action, at=world.now, by="person", holder=holder, id=command.id)


def check_move(table: Table, command: Move) -> Offer:
    """A move was meant for what its player saw; in a race it is enough that the race is the same."""
    running(table)
    if command.base < (table.race or table.moved):
        raise Refusal("move/stale", "the game has gone on since", asked=command.base)
    return offered(table, command.seat, command.action)


def tumbles(table: Table, seat: int, action: int) -> bool:
    """Is this a roll in a race?"""
    if not table.race:
        return False
    offer = offers(table).get(seat)
    return offer is not None and action in offer.rolls


def played(table: Table, seat: int, action: int, *, world: World, by: By, holder: int = SERVER, id: str = "") -> AnyEvent:  # noqa: A002, PLR0913
    """A move as an event, chance's outcomes drawn."""
    return _played(table, offered(table, seat, action), seat, action, at=world.now, by=by, holder=holder, id=id)


def _played(table: Table, offer: Offer, seat: int, action: int, **more: Any) -> AnyEvent:
    table.ahead = steps_of(table, offer, seat, action)
    actions = [step.action for step in table.ahead]
    return events.Played(seat=seat, actions=actions, **more)


def _undo(table: Table, who: Who, command: Undo, world: World) -> AnyEvent:
    holder = player_of(table, who, command.seat)
    running(table)
    if command.base < table.moved:
        raise Refusal("move/stale", "the game has gone on since", asked=command.base)
    if not may_undo(table, command.seat):
        raise Refusal("move/no-undo", "nothing can be taken back past what was newly seen, or somebody else's move")
    return events.Undone(at=world.now, holder=holder, id=command.id, seat=command.seat)


# === Seats ===


def _hand(table: Table, who: Who, command: Hand, world: World) -> AnyEvent:
    holder = player_of(table, who, command.seat)
    check_bot(command.bot)
    return events.HandedOver(at=world.now, holder=holder, id=command.id, seat=command.seat, bot=command.bot)


def _back(table: Table, who: Who, command: Back, world: World) -> AnyEvent:
    holder = holder_of(table, who, command.seat)
    if not table.seats[command.seat].bot:
        raise Refusal("seat/yours", "you play this seat already", asked=command.seat)
    return events.TakenBack(at=world.now, holder=holder, id=command.id, seat=command.seat)


def _leave(table: Table, who: Who, command: Leave, world: World) -> AnyEvent:
    holder = holder_of(table, who, command.seat)
    if table.phase in (Phase.OPEN, Phase.OVER) and holder != table.host:
        return events.Freed(at=world.now, holder=holder, id=command.id, seat=command.seat)
    player_of(table, who, command.seat)
    return events.HandedOver(at=world.now, holder=holder, id=command.id, seat=command.seat, bot="clever")


def _bot(table: Table, who: Who, command: Bot, world: World) -> AnyEvent:
    host = host_of(table, who)
    check_seat(table, command.seat)
    check_bot(command.bot)
    name, face = "", ""
    if table.seats[command.seat].holder is None:
        taken = {each for seat in table.seats for each in (seat.name, seat.face)}
        name, face = bot_called(command.bot, table.made.lang, taken, world)
    return events.HandedOver(at=world.now, holder=host, id=command.id, seat=command.seat, bot=command.bot, name=name, face=face)


def _free(table: Table, who: Who, command: Free, world: World) -> AnyEvent:
    host = host_of(table, who)
    check_seat(table, command.seat)
    check_phase(table, Phase.OPEN, Phase.PLAYING, Phase.OVER)
    seat = table.seats[command.seat]
    if seat.is_open:
        raise Refusal("seat/open", f"seat {command.seat} is open", asked=command.seat)
    if seat.holder == table.host:
        raise Refusal("seat/host", "the host cannot free the host's own seat")
    return events.Freed(at=world.now, holder=host, id=command.id, seat=command.seat)


def heir(table: Table, present: Set[int]) -> int | None:
    """Who is host when the host is gone: the next person clockwise who is there."""
    seats = len(table.seats)
    start = table.holders[table.host].seat
    order = [(start + step) % seats for step in range(1, seats + 1)] if start is not None else range(seats)
    return next((holder for number in order if (holder := table.seats[number].holder) in present and holder != table.host), None)


def _close(table: Table, who: Who, command: Close, world: World) -> AnyEvent:
    return events.Closed(at=world.now, holder=host_of(table, who), id=command.id)


# === What is not kept ===


def _hold(table: Table, who: Who, command: Hold, world: World) -> None:
    player_of(table, who, command.seat)
    running(table)


def _emote(table: Table, who: Who, command: Emote, world: World) -> None:
    holder_of(table, who, command.seat)
    if command.emote not in EMOTES:
        raise Refusal("emote/unknown", "emotes are picked from the list", asked=command.emote)


def _hint(table: Table, who: Who, command: Hint, world: World) -> None:
    player_of(table, who, command.seat)
    running(table)
    if not table.made.terms.hints:
        raise Refusal("table/no-hints", "there are no hints at this table")
    if command.seat not in offers(table):
        raise Refusal("move/turn", f"it is not seat {command.seat}'s turn", asked=command.seat)


DECIDE: dict[type, Callable[[Table, Who, Any, World], AnyEvent | None]] = {
    Add: _add,
    Start: _start,
    Move: _move,
    Hold: _hold,
    Undo: _undo,
    Hand: _hand,
    Back: _back,
    Leave: _leave,
    Bot: _bot,
    Free: _free,
    Again: _again,
    Close: _close,
    Emote: _emote,
    Hint: _hint,
}
