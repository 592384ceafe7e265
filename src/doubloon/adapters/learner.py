"""The settings of a learner's table: the bots on the other seats, and the penalty for an illegal move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, get_args

from doubloon.bots import check_bot
from doubloon.bots.policies import stand_in
from doubloon.engine.errors import UnknownSeat
from doubloon.engine.game import Game
from doubloon.engine.record import State

Bots = str | Sequence[str]
Illegal = Literal["lose", "refuse"]


def seat_bots(game: Game, opening: State, seat: int, bots: Bots | None) -> list[str]:
    """The bot on each seat, by name; "" on the learner's."""
    others = opening.seats - 1
    if type(seat) is not int or not 0 <= seat < opening.seats:
        raise UnknownSeat("seat/unknown", f"this table has seats 0 to {others}, not {seat!r}", high=others, asked=seat)
    bots = stand_in(game) if bots is None else bots
    names = [bots] * others if isinstance(bots, str) else list(bots)
    if len(names) != others:
        raise ValueError(f"one bot for each of the {others} other seats, or one name for all, not {len(names)} names")
    for name in names:
        check_bot(game, name, opening)
    return [*names[:seat], "", *names[seat:]]


def check_illegal(illegal: Illegal) -> Illegal:
    if illegal not in get_args(Illegal):
        raise ValueError(f"illegal is 'lose' or 'refuse', not {illegal!r}")
    return illegal
