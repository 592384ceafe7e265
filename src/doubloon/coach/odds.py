"""The odds of what a move can bring, in words: each game names its events, and `engine.outcomes` counts them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from doubloon.coach.parts import coach_of
from doubloon.engine.game import Game
from doubloon.engine.message import Message, say
from doubloon.engine.outcomes import EventOdds, outcomes
from doubloon.engine.record import State, View


@dataclass(frozen=True)
class EventChance:
    """What may happen after a move, and its exact odds."""

    event: Message
    odds: Fraction
    cases: int  # the equally likely cases that the odds count, if chance acts once; else 0

    def message(self) -> Message:
        """`an orc: 5 of 28, 18 %`"""
        parts: dict[str, int | tuple[Message, ...]] = {"event": (self.event,), "percent": percent(self.odds)}
        if self.cases:
            return say("coach-odds-cases", **parts, part=int(self.odds * self.cases), cases=self.cases)
        return say("coach-odds", **parts)


def percent(odds: Fraction | float) -> int:
    """Whole percent; nothing that may happen, or fail to, is 0 or 100."""
    return round(100 * odds) if odds in (0, 1) else min(99, max(1, round(100 * odds)))


def known_state(game: Game, view: View) -> State | None:
    """A state of what a seat knows, for exact odds; None if the game does not tell."""
    coach = coach_of(game)
    return coach.known_state(view) if coach else None


def chances(game: Game, state: State, action: int) -> list[EventChance]:
    """The events that may come of a move, the most likely first; none of a move whose outcome is certain."""
    coach, found = coach_of(game), outcomes(game, state, action)
    if coach is None or found.is_certain:
        return []
    odds: dict[str, tuple[Message, Fraction]] = {}
    for after, chance in found.after:
        for event in coach.events(state, after):
            known = odds.get(event.key, (event, Fraction(0)))
            odds[event.key] = (known[0], known[1] + chance)
    return sorted((EventChance(event, chance, found.cases) for event, chance in odds.values()), key=lambda each: -each.odds)


def event_odds(found: Iterable[tuple[int, list[EventChance]]]) -> EventOdds:
    """The odds by move and event, as a game's `reason` takes them."""
    return {action: {each.event.key: float(each.odds) for each in events} for action, events in found}
