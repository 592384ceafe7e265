"""A seat goes to another device of its person: one device offers it and shows a secret, the other one sends the secret and gets the seat.

The secret works once and for ten minutes. The key of the first device opens nothing any more, so nobody can read a hand unnoticed.
"""

from __future__ import annotations

from typing import NamedTuple

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import AcceptTransfer, OfferTransfer, Phase, SeatKey
from doubloon.server.table.events import TransferOffered, Transferred
from doubloon.server.table.permissions import holder_of
from doubloon.server.table.setup import Environment, hash_key
from doubloon.server.table.table import Table

SECONDS = 600  # that a secret is good for


class Offered(NamedTuple):
    secret: str
    key: str  # of the seat, at the device that offers it


def offer(table: Table, request: OfferTransfer, environment: Environment) -> tuple[TransferOffered, Offered]:
    """The offer, and its secret. It replaces an earlier one of the same person."""
    _check_open(table)
    keys = {hash_key(key): key for key in request.keys}
    holders = {number for number, each in enumerate(table.holders) if each.key in keys and not each.is_revoked}
    if not holders:
        raise Refusal("key/unknown", "this key does not fit this table")
    holder = holder_of(table, holders, request.seat)
    secret = environment.key()
    event = TransferOffered(at=environment.now, holder=holder, secret=hash_key(secret), until=environment.now + SECONDS * 1000)
    return event, Offered(secret, keys[table.holders[holder].key])


def accept(table: Table, request: AcceptTransfer, environment: Environment) -> tuple[Transferred, SeatKey]:
    """The key of the new device takes the place of the old one."""
    _check_open(table)
    secret, key = hash_key(request.secret), hash_key(request.key)
    holder = next((holder for holder, each in table.transfers.items() if each.secret == secret), None)
    if holder is None or environment.now >= table.transfers[holder].until:
        raise Refusal("transfer/unknown", "this link was used already, or is too old")
    if key in table.former_keys or any(each.key == key for each in table.holders):
        raise Refusal("key/unknown", "a seat on another device needs a new key")
    return Transferred(at=environment.now, holder=holder, key=key), SeatKey(seat=table.holders[holder].seat, key=request.key)


def _check_open(table: Table) -> None:
    if table.phase == Phase.CLOSED:
        raise Refusal("table/closed", "this table is closed")
