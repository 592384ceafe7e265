"""How events change who sits where: seats that are taken, handed over and freed, and people who are ready."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import replace
from typing import Any, assert_never

import msgspec

from doubloon.server.table.events import (
    Agreed,
    Configured,
    Countdown,
    Freed,
    HandedOver,
    NextSeat,
    Played,
    Readied,
    Renamed,
    Sat,
    TakenBack,
    TransferOffered,
    Transferred,
    Voted,
    Watching,
)
from doubloon.server.table.table import Choice, GameSetup, Holder, Seat, Table, Transfer


def count_for_person(table: Table, event: Played) -> None:
    seat = table.seats[event.seat]
    played = seat.played + 1 if event.by == "bot" and seat.holder is not None else 0
    if played != seat.played:
        replace_seat(table, event.seat, played=played)


def add_holder(table: Table, key: str, seat: int | None) -> int:
    table.holders.append(Holder(key, seat))
    return len(table.holders) - 1


def change_seat(table: Table, event: Sat | Watching | HandedOver | TakenBack | Freed | Agreed) -> None:
    if not isinstance(event, Watching):
        table.is_counting_down = False
    match event:
        case Sat():
            holder = add_holder(table, event.key, event.seat)
            if event.anew:
                _forget_shown_additions(table)
            table.seats[event.seat] = Seat(event.name, event.face, event.bot, holder, is_waiting=bool(event.bot))
        case Watching():
            add_holder(table, event.key, None)
            _revoke(table, event.forgets)
        case HandedOver():
            named = {"name": event.name, "face": event.face} if event.name else {}
            replace_seat(table, event.seat, bot=event.bot, is_substituted=event.until_back, played=0, **named)
        case TakenBack():
            replace_seat(table, event.seat, bot="", is_substituted=False)
        case Freed():
            _free(table, event.seat)
            _seat_who_waited(table)
        case Agreed():
            seat = table.seats[event.seat]
            replace_seat(table, event.seat, agreed=seat.agreed.union(event.holders if event.yes else ()), is_refused=not event.yes)
            _seat_who_waited(table)
        case _:
            assert_never(event)


def replace_seat(table: Table, seat: int, **changes: Any) -> None:
    table.seats[seat] = replace(table.seats[seat], **changes)


def _free(table: Table, seat: int) -> None:
    _revoke(table, table.seats[seat].holder)
    table.seats[seat] = Seat()


def asked_for_hands(table: Table) -> set[int]:
    """The people without whose consent nobody may play a hand of theirs that was somebody else's: all who have a seat, present or not."""
    return {seat.holder for seat in table.seats if seat.holder is not None and not seat.is_waiting}


def _seat_who_waited(table: Table) -> None:
    """All have agreed to it."""
    asked = asked_for_hands(table)
    for number, seat in enumerate(table.seats):
        if seat.is_waiting and not seat.is_refused and asked <= seat.agreed:
            table.seats[number] = without_waiting(seat)


def without_waiting(seat: Seat) -> Seat:
    return replace(seat, bot="", is_waiting=False, agreed=frozenset(), is_refused=False)


def _revoke(table: Table, holder: int | None) -> None:
    """The key opens nothing any more. The holder keeps the number, which events refer to."""
    if holder is not None:
        table.transfers.pop(holder, None)
        table.holders[holder] = replace(table.holders[holder], is_revoked=True)


def transfer(table: Table, event: TransferOffered | Transferred) -> None:
    match event:
        case TransferOffered():
            table.transfers[event.holder] = Transfer(event.secret, event.until)
        case Transferred():
            del table.transfers[event.holder]
            table.former_keys.add(table.holders[event.holder].key)
            table.holders[event.holder] = replace(table.holders[event.holder], key=event.key)
        case _:
            assert_never(event)


def prepare_start(table: Table, event: Readied | Renamed | Countdown) -> None:
    match event:
        case Readied():
            replace_seat(table, event.seat, is_ready=event.on)
            table.is_counting_down = table.is_counting_down and event.on
        case Renamed():
            replace_seat(table, event.seat, name=event.name, face=event.face)
        case Countdown():
            table.is_counting_down = True
        case _:
            assert_never(event)


def configure(table: Table, event: Configured) -> None:
    """Where the rules are others than before, the others are asked again whether they are ready."""
    rules = _rules(table)
    table.creation = msgspec.structs.replace(table.creation, terms=event.terms)
    table.setup = GameSetup(table.setup.game, event.version, event.options)
    table.first, table.is_counting_down = event.first, False
    table.seats = [Seat() if number is None else table.seats[number] for number in event.seats]
    numbers = {before: number for number, before in enumerate(event.seats) if before is not None}
    table.holders = [each if each.seat is None else replace(each, seat=numbers.get(each.seat)) for each in table.holders]
    if rules != _rules(table):
        table.seats = [each if each.holder == event.holder else replace(each, is_ready=False) for each in table.seats]
        _forget_shown_additions(table)
    if not event.terms.spectators:
        _revoke_watchers(table)


def _rules(table: Table) -> object:
    terms = table.creation.terms
    return table.setup.options, len(table.seats), terms.clock, terms.hints


def _revoke_watchers(table: Table) -> None:
    """All but the device that made the table to show it to everybody, and the host."""
    for number, holder in enumerate(table.holders):
        if holder.seat is None and number != table.host and holder.key != table.creation.watch:
            _revoke(table, number)


def is_everybody_ready(table: Table, present: Set[int]) -> bool:
    """All seats are taken, and the people on them are connected and ready."""
    people = [seat for seat in table.seats if seat.is_person]
    is_taken = bool(people) and not any(seat.is_open for seat in table.seats)
    return is_taken and all(seat.is_ready and seat.holder in present for seat in people)


def _forget_shown_additions(table: Table) -> None:
    """Somebody new sits down: who was alone, and has shown what they add, begins anew."""
    table.seats = [replace(seat, commitment="", addition="") if seat.addition else seat for seat in table.seats]


def vote(table: Table, event: Voted) -> None:
    choice = Choice(event.game, event.options) if event.game else None
    table.seats = [replace(seat, vote=choice) if seat.holder in event.holders else seat for seat in table.seats]


def change_seats(table: Table, following: Sequence[NextSeat]) -> None:
    """The seats of the next game. People keep their keys."""
    table.seats = [
        Seat(each.name, each.face, each.bot) if each.kept is None else replace(table.seats[each.kept], bot=each.bot) for each in following
    ]
    now = {seat.holder: number for number, seat in enumerate(table.seats)}
    table.holders = [
        replace(holder, seat=now[number]) if number in now and holder.seat is not None else holder
        for number, holder in enumerate(table.holders)
    ]
