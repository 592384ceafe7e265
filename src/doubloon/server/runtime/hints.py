"""Hints: what a bot would do that sees what the seat sees (G-8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.engine.errors import Refusal
from doubloon.server.protocol import messages
from doubloon.server.protocol.messages import Hint
from doubloon.server.runtime.context import LOG, Device, rejected
from doubloon.server.table.moves import offers, running
from doubloon.server.table.views import hinted

if TYPE_CHECKING:
    from doubloon.server.runtime.session import Live


async def hint(live: Live, device: Device, command: Hint) -> None:
    """For who asked, when it is thought of; of the position in which it was asked for."""
    game, _ = running(live.table)
    offer, seq = offers(live.table)[command.seat], live.table.seq
    try:
        advice = await live.house.minds.advise(game, game.show(offer.state, command.seat), offer.moves)
    except Exception:
        LOG.exception("hint-failed", extra={"table": live.table.id})
        device.send(rejected(command.id, Refusal("hint/failed", "there is no hint for this")))
        return
    finally:
        live.hinting = False
    device.send(messages.ENCODER.encode(hinted(game, offer, advice, command, seq)))
