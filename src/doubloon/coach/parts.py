"""What a game brings for the coach: the module `coach` in its folder, which it need not have."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, cast

from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.outcomes import EventOdds
from doubloon.engine.record import State


class Coach(Protocol):
    """The contents of a game's `coach.py`. `known_state` is a state of what a seat knows, for exact odds: what it does not know may yet be
    drawn. `events` names what people would say about an outcome. `reason` says why a move is good, if a plain true reason is known; it gets
    the odds, from 0 to 1, of the events after each move."""

    @property
    def known_state(self) -> Callable[[Any], State]: ...
    @property
    def events(self) -> Callable[[Any, Any], list[Message]]: ...
    @property
    def reason(self) -> Callable[[Any, int, EventOdds], Message | None]: ...


@cache
def coach_of(game: Game) -> Coach | None:
    """The game's own part of the coach; None if it has none."""
    return cast("Coach | None", game.part("coach"))
