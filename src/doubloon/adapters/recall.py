"""What each seat saw from the opening on: the information states of OpenSpiel.

Two histories are the same to a seat if it saw the same actions, and after each action the same table. The table matters too: a card that is
picked in secret and then laid down is seen by everybody.
"""

from __future__ import annotations

from typing import Any

from doubloon.engine.game import NOBODY, SPECTATOR, Game, seen_by_all
from doubloon.engine.record import State, View

HIDDEN = "?"  # stands for an action that the seat did not see


def has_hands(game: Game) -> bool:
    """True if the game has information that only one seat sees."""
    return game.secret is not seen_by_all


class Moment:
    """A state, and the moment before it. Nothing in it changes, so copies of a game share it."""

    def __init__(self, game: Game, state: State) -> None:
        self.game, self.state = game, state
        self.step = 0  # actions since the opening
        self.before: Moment | None = None
        self._action = HIDDEN
        self._witness = NOBODY  # the only seat that saw the action, or NOBODY if all saw it
        self._redealt_for: int | None = None  # the seat for which nothing has changed, if this is no action but a redeal
        self._views: dict[int, View] = {}  # by viewer, as asked for
        self._events: dict[int, str] = {}

    def __deepcopy__(self, memo: object) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As a flat list: pickle follows references by recursion, and a game has thousands of moments."""
        steps, moment = [], self
        while moment.before is not None:
            steps.append(moment._action if moment._redealt_for is None else (moment.state, moment._redealt_for))
            moment = moment.before
        return _rebuilt, (self.game, moment.state, steps[::-1])

    def after(self, action: int) -> Moment:
        """The next moment."""
        moment = self._following(self.state.copy())
        moment._witness = self.game.secret(self.state, action)
        moment._action = str(action)
        moment.step += 1
        self.game.rules.apply(moment.state, action)
        return moment

    def redealt(self, state: State, seat: int) -> Moment:
        """The same moment with other hidden cards. This seat's past stays; what the other seats saw before no longer fits their cards."""
        moment = self._following(state)
        moment._redealt_for = seat
        return moment

    def _following(self, state: State) -> Moment:
        moment = Moment(self.game, state)
        moment.before, moment.step = self, self.step
        return moment

    def seen_by(self, viewer: int) -> list[str]:
        """Everything that a seat or the SPECTATOR saw, in order."""
        story, moment = [], self
        while moment.before is not None:
            if moment._redealt_for is None:
                story.append(moment._event(viewer, moment.before))
            elif viewer not in (moment._redealt_for, SPECTATOR):
                story.append(str(self.game.know(moment.state, viewer)))
                break
            moment = moment.before
        return story[::-1]

    def secrets_of(self, seat: int) -> list[str]:
        """The actions that only this seat saw, in order."""
        story, moment = [], self
        while moment.before is not None:
            if moment._witness == seat:
                story.append(moment._action)
            moment = moment.before
        return story[::-1]

    def _event(self, viewer: int, before: Moment) -> str:
        """An action and what it changed before the viewer's eyes: `12{tops[1]=5}`. Where all actions are public they say everything."""
        if not has_hands(self.game):
            return self._action
        if viewer not in self._events:
            action = self._action if self._witness in (viewer, NOBODY) else HIDDEN
            self._events[viewer] = f"{action}{{{','.join(_changes(before._view(viewer), self._view(viewer)))}}}"
        return self._events[viewer]

    def _view(self, viewer: int) -> View:
        if viewer not in self._views:
            self._views[viewer] = self.game.show(self.state, viewer)
        return self._views[viewer]


def _rebuilt(game: Game, opening: State, steps: list[str | tuple[State, int]]) -> Moment:
    moment = Moment(game, opening)
    for step in steps:
        moment = moment.after(int(step)) if isinstance(step, str) else moment.redealt(*step)
    return moment


def _changes(old: View, new: View) -> list[str]:
    """`points[1]=7` for each number that is different now."""
    changes = []
    for name, value in new.changes_since(old).items():
        if isinstance(value, list):
            earlier = getattr(old, name)
            changes += [f"{name}[{place}]={number}" for place, number in enumerate(value) if number != earlier[place]]
        else:
            changes.append(f"{name}={value}")
    return changes
