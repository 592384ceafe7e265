"""Open tables, listed for everybody on a server of a club: where somebody waits for people, before the first game."""

from __future__ import annotations

from collections.abc import Iterable

from doubloon.server.protocol.messages import Phase
from doubloon.server.protocol.responses import OpenTable, OpenTables
from doubloon.server.runtime.session import Session

MOST = 50


def open_tables(sessions: Iterable[Session]) -> OpenTables:
    found = [_open_table(session) for session in sessions if _is_waiting(session)]
    return OpenTables(tables=sorted(found, key=lambda table: (table.open, table.code))[:MOST])


def _is_waiting(session: Session) -> bool:
    """Somebody who sits there is connected, and a seat is open."""
    table, present = session.table, session.live.presence.holders
    is_open = table.phase == Phase.OPEN and table.game is not None and not session.live.is_resting
    return is_open and any(seat.is_open for seat in table.seats) and any(seat.holder in present for seat in table.seats)


def _open_table(session: Session) -> OpenTable:
    table = session.table
    return OpenTable(
        code=table.creation.code,
        game=table.setup.game,
        faces=[seat.face for seat in table.seats if not seat.is_open],
        open=sum(seat.is_open for seat in table.seats),
    )
