"""Hints: the best move for somebody who sees only what the seat sees (G-8)."""

from __future__ import annotations

from doubloon.engine.errors import Refusal
from doubloon.engine.game import Game
from doubloon.server.logs import LOG
from doubloon.server.protocol import messages
from doubloon.server.protocol.messages import Hint
from doubloon.server.runtime.bot_pool import BotPool
from doubloon.server.runtime.context import reject_message
from doubloon.server.table.moves import Offer
from doubloon.server.table.views import hint_message


async def hint_reply(bots: BotPool, game: Game, offer: Offer, command: Hint, seq: int) -> bytes:
    """The answer to a hint command, for the position in which it was asked."""
    try:
        hint = await bots.advise(game, game.show(offer.state, command.seat), offer.moves)
    except Refusal as refusal:
        return reject_message(command.id, refusal)
    except Exception:
        LOG.exception("hint-failed")
        return reject_message(command.id, Refusal("hint/failed", "there is no hint for this"))
    return messages.ENCODER.encode(hint_message(game, offer, hint, command, seq))
