"""A game: its state and view, eight functions, and a few facts. The methods of `Game` check their arguments."""

from __future__ import annotations

import operator
import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from doubloon.engine.errors import BadLog, BadSetup, IllegalMove, UnknownSeat
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.engine.record import Option, State, View
from doubloon.engine.rule import Rule, rule

CHANCE, NOBODY, SPECTATOR = -1, -2, -3
UNSEEN = -1  # stands for an action that a seat may not see
ENGINE = 1  # the version of what a game relies on: this module, records, rules, messages

if TYPE_CHECKING:  # `Game` alone means any game: these variables have defaults, which TypeVar itself knows from Python 3.13 on
    from typing_extensions import TypeVar as Variable

    S_co = Variable("S_co", bound=State, default=State, covariant=True)
    V_co = Variable("V_co", bound=View, default=View, covariant=True)
    S_contra = Variable("S_contra", bound=State, default=State, contravariant=True)
    V_contra = Variable("V_contra", bound=View, default=View, contravariant=True)
else:
    S_co, V_co = TypeVar("S_co", covariant=True), TypeVar("V_co", covariant=True)
    S_contra, V_contra = TypeVar("S_contra", contravariant=True), TypeVar("V_contra", contravariant=True)


class Rules(Protocol[S_co, V_co]):
    """The contents of a game's `rules.py`: two records and the eight functions."""

    __name__: str
    __file__: str | None

    @property
    def STATE(self) -> type[S_co]: ...  # noqa: N802
    @property
    def VIEW(self) -> type[V_co]: ...  # noqa: N802
    @property
    def setup(self) -> Rule: ...
    @property
    def actor(self) -> Rule: ...
    @property
    def moves(self) -> Rule: ...
    @property
    def apply(self) -> Rule: ...
    @property
    def scores(self) -> Rule: ...
    @property
    def show(self) -> Rule: ...
    @property
    def know(self) -> Rule: ...
    @property
    def redeal(self) -> Rule: ...


class Story(Protocol[S_contra, V_contra]):
    """The contents of a game's `story.py`. `label` names an action; `tell` says what happened; `scene` describes the table; `rule` is the
    line of the rules that matters now; `guide` gives tips to a beginner, the most important first; `bare` is the scene with nothing hidden;
    `count` explains the points after the game."""

    @property
    def label(self) -> Callable[[S_contra, int], Message]: ...
    @property
    def tell(self) -> Callable[[V_contra, int, V_contra], list[Message]]: ...
    @property
    def scene(self) -> Callable[[V_contra], list[Message]]: ...
    @property
    def rule(self) -> Callable[[V_contra], int]: ...
    @property
    def guide(self) -> Callable[[V_contra, int], list[Message]]: ...
    @property
    def bare(self) -> Callable[[Sequence[V_contra]], list[Message]]: ...
    @property
    def count(self) -> Callable[[Sequence[V_contra]], list[list[Message]]]: ...


def never_answered(state: State) -> bool:
    """Default of `answered`: every move of chance is drawn."""
    return False


def never_looking(state: State) -> int:
    """Default of `looking`: no move covers anything that was open."""
    return 0


@rule
def never_dealing(state: State) -> bool:
    """Default of `dealing`: nothing is private, so `redeal` leaves nothing to deal."""
    return False


@rule
def seen_by_all(state: State, action: int) -> int:
    """Default of `secret`: every action is public."""
    return NOBODY


def never_reveals(state: State, action: int) -> bool:
    """Default of `reveals`: what is hidden is shown by no action, except by chance's."""
    return False


def always_finishable(state: State) -> None:
    """Default of `check`: all combinations of options can be played."""


ReadOptions = Callable[[dict[str, int]], dict[str, int]]  # the options of a log of an earlier version, in the terms of today's rules


@dataclass(frozen=True, eq=False)
class Game(Generic[S_co, V_co]):
    """A game whose methods return its own kinds of state and view. They take any state, and refuse those of other games."""

    id: str
    version: int  # of the rules; the game reads logs of this version and of `earlier` ones
    seats: tuple[int, int]
    actions: int  # actions are 0 ... actions - 1
    step_limit: int  # random play ends long before
    rules: Rules[S_co, V_co] = field(repr=False)
    story: Story[S_co, V_co] = field(repr=False)
    status: str = "young"  # solved, tested or young
    engine: int = 0  # the version of the engine that it is written for; only games of other packages say it
    answered: Callable[[S_co], bool] = field(default=never_answered, repr=False)  # does a live table take the outcome from who acts first?
    dealing: Callable[[S_co], bool] = field(default=never_dealing, repr=False)  # does chance deal here what `redeal` left undealt?
    secret: Callable[[S_co, int], int] = field(default=seen_by_all, repr=False)  # the only seat that sees this action, or NOBODY
    reveals: Callable[[S_co, int], bool] = field(default=never_reveals, repr=False)  # does a seat's action show what was hidden?
    alike: bool = False  # is `show` the same for every seat and for spectators?
    looking: Callable[[S_co], int] = field(default=never_looking, repr=False)  # ms for people to look at what the next move covers
    defaults: Mapping[str, int] = field(default_factory=dict)  # options whose default differs from their declaration
    check: Callable[[S_co], None] = field(default=always_finishable, repr=False)  # raises if a game with these options could never end
    earlier: Mapping[int, ReadOptions] = field(
        default_factory=dict, repr=False
    )  # for each earlier version of the rules that is still played

    @property
    def package(self) -> str:
        """The package in which everything of the game lies. Games with the same rules share it."""
        return self.rules.__name__.rpartition(".")[0]

    @property
    def folder(self) -> Path:
        """The folder of that package."""
        return Path(self.rules.__file__ or "").parent

    def part(self, name: str) -> ModuleType | None:
        """A module of the package that a game need not have, such as `bots`; None if it has none."""
        from importlib import import_module  # imported here: most programs ask for no part
        from importlib.util import find_spec

        module = f"{self.package}.{name}"
        return import_module(module) if self.package and find_spec(module) else None

    @property
    def options(self) -> dict[str, Option]:
        declared = self.rules.STATE.options
        return {name: replace(option, default=self.defaults.get(name, option.default)) for name, option in declared.items()}

    def new(self, seats: int | None = None, first: int = 0, **options: int | str) -> S_co:
        """The opening state. `first` is the seat that begins, or CHANCE if a first move of chance decides."""
        seats = self.seats[0] if seats is None else seats
        self._check_seats(seats, first)
        return self._set_up(seats, first, {name: self.option(name, value) for name, value in options.items()})

    def _set_up(self, seats: int, first: int, options: Mapping[str, int]) -> S_co:
        state = self.rules.STATE()
        for name, option in self.options.items():
            setattr(state, name, options.get(name, option.default))
        self.check(state)
        state.first = first
        self.rules.setup(state, seats)
        return state

    def _check_seats(self, seats: int, first: int) -> None:
        low, high = self.seats
        if type(seats) is not int or not low <= seats <= high:
            raise BadSetup("setup/seats", f"{self.id} is for {low} to {high} seats, not {seats!r}", low=low, high=high, asked=seats)
        if type(first) is not int or not (0 <= first < seats or first == CHANCE):
            text = f"the first seat is one of 0 to {seats - 1}, or CHANCE ({CHANCE}), not {first!r}"
            raise BadSetup("setup/first", text, high=seats - 1, asked=first)

    def option(self, name: str, value: int | str) -> int:
        """The value of an option, checked: a number or the name of a choice."""
        option = self.options.get(name)
        if option is None:
            known = ", ".join(self.options)
            raise BadSetup("setup/option", f"{self.id} has no option {name!r}; it has {known}", asked=name, known=known)
        if isinstance(value, str):
            value = option.low + option.choices.index(value) if value in option.choices else _whole(value)
        if type(value) is int and option.low <= value <= option.high:
            return value
        if option.choices:
            text = f"{name} is {' or '.join(option.choices)}, not {value!r}"
            raise BadSetup("setup/choice", text, name=name, known=", ".join(option.choices), asked=value)
        low, high = str(option.low), str(option.high)
        raise BadSetup("setup/range", f"{name} is {low} to {high}, not {value!r}", name=name, low=low, high=high, asked=value)

    def chosen(self, state: State) -> dict[str, int]:
        """The values of the options in this state."""
        return {name: getattr(state, name) for name in self.options}

    def actor(self, state: State) -> int:
        """The seat to act, or CHANCE, or NOBODY when the game is over."""
        seat: int = self.rules.actor(self._own(state))
        return seat

    def moves(self, state: State) -> dict[int, int]:
        """Each legal action with its weight, ascending. The weight is the odds at a chance node, else 1. Empty when the game is over."""
        return self._moves(self._own(state))

    def _moves(self, state: State) -> dict[int, int]:
        if self.rules.actor(state) == NOBODY:
            return {}
        weights = [0] * self.actions
        self.rules.moves(state, weights)
        return {action: weight for action, weight in enumerate(weights) if weight}

    def play(self, state: State, action: int) -> S_co:
        """The state after an action. Does not change the old state. Raises IllegalMove."""
        after = self._before(state, action).copy()
        self.rules.apply(after, operator.index(action))
        return after

    def apply(self, state: State, action: int) -> None:
        """Change the state by an action, without checks: the action must be one of `moves`."""
        self.rules.apply(state, action)

    def _before(self, state: State, action: int) -> S_co:
        """The state, if the action is a move there."""
        own = self._own(state)
        moves = self._moves(own)
        if not moves:
            raise IllegalMove("move/over", f"the game is over: {action!r} cannot be played", asked=action)
        if isinstance(action, bool) or not hasattr(action, "__index__") or operator.index(action) not in moves:
            allowed = ", ".join(map(str, moves))
            raise IllegalMove("move/illegal", f"{action!r} is not a move now; the moves are {allowed}", asked=action, allowed=allowed)
        return own

    def _own(self, state: State) -> S_co:
        """The state, if it is one of this game."""
        if type(state) is self.rules.STATE:
            return state
        raise TypeError(f"{self.id} is played on its own states, not on {type(state).__name__}")

    def scores(self, state: State) -> list[int]:
        """The ranking key of each seat: higher is better; equal keys share the rank."""
        keys = [0] * self._own(state).seats
        self.rules.scores(state, keys)
        return keys

    def show(self, state: State, seat: int) -> V_co:
        """What the seat sees now; SPECTATOR is a seat too."""
        return self._view(self.rules.show, state, seat)

    def know(self, state: State, seat: int) -> V_co:
        """What the seat could know with a perfect memory."""
        return self._view(self.rules.know, state, seat)

    def _view(self, look: Rule, state: State, seat: int) -> V_co:
        self._own(state)
        if type(seat) is not int or not (0 <= seat < state.seats or seat == SPECTATOR):
            text = f"this table has seats 0 to {state.seats - 1} and SPECTATOR ({SPECTATOR}), not {seat!r}"
            raise UnknownSeat("seat/unknown", text, high=state.seats - 1, asked=seat)
        view = self.rules.VIEW()
        look(state, seat, view)
        return view

    def redeal(self, known: View) -> S_co:
        """A state for this `know` view in which everything that the seat cannot know is not yet dealt."""
        state = self.rules.STATE()
        self.rules.redeal(known, state)
        return state

    def label(self, state: State, action: int) -> Message:
        """The name of a legal action."""
        return self.story.label(self._before(state, action), action)

    def tell(self, state: State, action: int, seat: int = SPECTATOR) -> list[Message]:
        """The messages to a seat about an action, made only from what that seat sees."""
        after = self.play(state, action)
        told = action if self.secret(self._own(state), action) in (seat, NOBODY) else UNSEEN
        return self.story.tell(self.show(state, seat), told, self.show(after, seat))

    def scene(self, state: State, seat: int = SPECTATOR) -> list[Message]:
        """Everything on the table, piece by piece, made only from what that seat sees."""
        return self.story.scene(self.show(state, seat))

    def bare(self, state: State) -> list[Message]:
        """Everything on the table that anybody has seen, with nothing hidden: for finished games."""
        return self.story.bare([self.know(state, seat) for seat in range(state.seats)])

    def count(self, states: Iterable[State]) -> list[list[Message]]:
        """For each seat, from the states of a whole game: its points, then how they came about."""
        return self.story.count([self.show(state, SPECTATOR) for state in states])

    def log(self, actions: Iterable[int], seats: int | None = None, first: int = 0, **options: int | str) -> Log:
        """The log of a game with these actions. Raises if one of them is illegal."""
        opening = self.new(seats, first, **options)
        chosen = self.chosen(opening)
        log = Log(game=self.id, version=self.version, seats=opening.seats, first=first, options=chosen, actions=list(actions))
        self.replay(log)
        return log

    def opening(self, log: Log) -> S_co:
        """The opening state of a log. Raises BadLog if the log does not fit this game."""
        if log.game != self.id:
            raise BadLog("log/game", f"game: a log of {log.game}, not of {self.id}", place="game", asked=log.game)
        try:
            options = self.read_options(log.version, log.options)
            self._check_seats(log.seats, log.first)
            return self._set_up(log.seats, log.first, options)
        except BadSetup as error:
            raise BadLog("log/setup", f"set-up: {error}", place="set-up", reason=error) from None

    def reads(self, version: int) -> bool:
        """Can logs and tables of this version of the rules be played?"""
        return version == self.version or version in self.earlier

    def read_options(self, version: int, options: dict[str, int]) -> dict[str, int]:
        """The options of a log of that version, in the terms of today's rules: checked, except those that `earlier` translates."""
        if not self.reads(version):
            text = f"version: the log was played by rules {version} of {self.id}; these are rules {self.version}"
            raise BadLog("log/version", text, place="version", asked=version, allowed=self.version)
        today = options if version == self.version else self.earlier[version](options)
        missing = sorted(set(self.options) - set(today))
        if missing:
            raise BadLog("log/options", f"options: {', '.join(missing)} missing", place="options", asked=", ".join(missing))
        return {name: self.option(name, value) if value == options.get(name) else value for name, value in today.items()}

    def states(self, log: Log) -> Iterator[S_co]:
        """The opening, then the state after each action of a log. Raises BadLog at the first illegal action."""
        state = self.opening(log)
        yield state
        for index, action in enumerate(log.actions):
            try:
                state = self.play(state, action)
            except IllegalMove as error:
                place = f"actions[{index}]"
                raise BadLog("log/move", f"{place}: {error}", place=place, **error.values) from None
            yield state

    def replay(self, log: Log | Iterable[int], seats: int | None = None, first: int = 0, **options: int | str) -> S_co:
        """The final state of a log, or of a plain list of actions from the opening that the other arguments describe."""
        if not isinstance(log, Log):
            state = self.new(seats, first, **options)
            for action in log:
                state = self.play(state, action)
            return state
        return deque(self.states(log), maxlen=1)[0]


def _whole(text: str) -> int | str:
    """The integer in a text, or the text itself if it is no integer."""
    return int(text) if re.fullmatch(r"-?\d{1,9}", text, re.ASCII) else text
