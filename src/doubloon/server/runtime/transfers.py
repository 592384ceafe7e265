"""A seat goes to another device of its person. To be asked of the session, which owns the table."""

from __future__ import annotations

from doubloon.server.protocol.messages import AcceptTransfer, OfferTransfer, SeatKey
from doubloon.server.runtime.session import Session
from doubloon.server.table.setup import existing_key
from doubloon.server.table.transfers import Offered, accept, offer


async def offer_transfer(session: Session, request: OfferTransfer) -> Offered:
    """The secret with which another device gets the seat."""
    return await session.write(lambda: offer(session.table, request, session.context.environment()))


async def accept_transfer(session: Session, request: AcceptTransfer) -> SeatKey:
    """The seat's key for the device that has the secret."""
    known = existing_key(session.table, request.key)
    if known is not None:
        return known
    return await session.write(lambda: accept(session.table, request, session.context.environment()))
