"""Luck and skill of a finished game: for each player, the result minus the chance at the start is the sum of luck, own choices and the
choices of others.

Each choice has a value before it, as the policy of the values would go on, and one after it. What changes from before to after is the
choice; what changes from there to the next choice is luck. So everything adds up, whatever the noise. The policy is best play where the
game is solved, and `clever` elsewhere: there, skill is what one did better or worse than `clever`. A choice is judged by what its seat
knew.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

import doubloon
from doubloon.bots.bot import Budget
from doubloon.bots.evaluate import Playouts, Roots, play_on
from doubloon.bots.policies import best_policy
from doubloon.coach import Word
from doubloon.coach.choices import Choice, Estimate, ExactChoice, PlayedChoice, total
from doubloon.coach.exact import Shares, exact_error, exact_start, is_exact
from doubloon.coach.value import DEAL, error_of
from doubloon.engine.errors import Refusal
from doubloon.engine.game import NOBODY, SPECTATOR, Game
from doubloon.engine.log import Log
from doubloon.engine.message import Message
from doubloon.engine.play import ranked_shares
from doubloon.engine.record import State

START = 256  # deals for the value of the opening
QUICK = 8  # deals for every choice, at first
MOST = 64  # deals for every choice
LONGER = 4  # times as many for what is told about single choices and moments
BUDGET = Budget(seconds=6)  # for all choices; what is told takes up to a third more
LINES = 2  # sentences about a moment
UNTOLD = ("turn", "begins")  # messages that say nothing about luck

WELL = -0.05  # of a victory: who loses less by own choices played well
AGAINST = 0.1  # of a victory: more luck than that is worth a word

Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Point:
    """Everybody's chance after so many steps of the game."""

    step: int
    shares: Shares
    errors: Shares


@dataclass(frozen=True)
class Moment:
    """What chance did between two choices, to one seat."""

    seat: int
    step: int  # the first step of it
    end: int  # the step after it
    change: Estimate
    told: tuple[Message, ...]


@dataclass(frozen=True)
class Decision:
    """A choice, and the best other move."""

    seat: int
    step: int
    label: Message
    value: Estimate  # the chance after it
    other: Message
    other_value: Estimate
    gain: Estimate  # how much better the choice was than the other move; below 0: worse


@dataclass(frozen=True)
class Player:
    """`result - start` is `luck + own + others`."""

    start: Estimate
    result: float
    luck: Estimate
    own: Estimate
    others: Estimate
    choices: int
    luckiest: Moment | None
    unluckiest: Moment | None
    best: Decision | None
    costliest: Decision | None

    def points(self) -> tuple[int, int, int]:
        """Luck, own choices and those of others in whole points of a hundred, which add up too."""
        own, others = round(100 * self.own.value), round(100 * self.others.value)
        return round(100 * (self.result - self.start.value)) - own - others, own, others

    def word(self) -> Word:
        """The key of a kind word."""
        if self.own.value >= WELL:
            return "skilled" if self.luck.value > -AGAINST else "unlucky"
        return "lucky" if self.luck.value > AGAINST else "learning"


@dataclass(frozen=True)
class Report:
    game: str
    names: tuple[str, ...]
    is_exact: bool
    playouts: int  # after each move, at least; 0 if exact
    steps: int
    curve: tuple[Point, ...]
    players: tuple[Player, ...]


def analyse(log: Log, *, seed: int = 0, budget: Budget = BUDGET, progress: Progress | None = None) -> Report:
    """Refuses a log that does not fit its game, or whose game is not over."""
    game = doubloon.game(log.game)
    states = list(game.states(log))
    if game.actor(states[-1]) != NOBODY:
        raise Refusal("report/unfinished", "the game of this log is not over", steps=len(log.actions))
    analysis = _Analysis(game, log, states, seed)
    analysis.look(budget, progress or (lambda done, total: None))
    return analysis.report()


class _Analysis:
    def __init__(self, game: Game, log: Log, states: Sequence[State], seed: int) -> None:
        self._game, self._log, self._states = game, log, states
        self._exact = is_exact(states[0])
        self._deals = 0  # for every choice
        self._start = self._value_of_opening(seed)
        self._choices = self._list_choices(seed)
        self._result = ranked_shares(game.scores(states[-1]))

    def _value_of_opening(self, seed: int) -> list[Estimate]:
        opening = self._states[0]
        if self._exact:
            return [Estimate(share, exact_error(opening)) for share in exact_start(self._game, opening)]
        playouts = Playouts((best_policy(self._game),) * opening.seats, START * DEAL, seed)
        units = play_on(self._game, Roots.of(opening, [()]), playouts).shares[0].reshape(START, DEAL, -1).mean(axis=1, dtype=float)
        return [Estimate(float(each.mean()), error_of(each)) for each in units.T]

    def _list_choices(self, seed: int) -> list[Choice]:
        found: list[Choice] = []
        steps = [step for step, state in enumerate(self._states) if self._game.actor(state) >= 0 and len(self._game.moves(state)) > 1]
        for step in steps:
            state, action = self._states[step], self._log.actions[step]
            if self._exact:
                found.append(ExactChoice(self._game, state, step, action))
            else:
                found.append(PlayedChoice(self._game, state, step, action, seed=seed + 1 + step))
        return found

    def look(self, budget: Budget, progress: Progress) -> None:
        """Play on from every choice, twice as often in each round, as long as the next round is within the budget."""
        if self._exact:
            return
        start = time.perf_counter()
        most = MOST if budget.iterations is None else max(2, budget.iterations // DEAL)
        deals = min(QUICK, most)
        while self._deals < most:
            for number, choice in enumerate(self._choices):
                progress(self._deals * len(self._choices) + number * (deals - self._deals), most * len(self._choices))
                choice.look(deals)
            spent = time.perf_counter() - start
            self._deals, deals = deals, min(2 * deals, most)
            if budget.iterations is None and spent * (1 + (deals - self._deals) / self._deals) > budget.seconds:
                break
        self._look_again()

    def report(self) -> Report:
        return Report(
            game=self._game.id,
            names=tuple(self._log.names),
            is_exact=self._exact,
            playouts=self._deals * DEAL,
            steps=len(self._log.actions),
            curve=tuple(self._curve()),
            players=tuple(self._player(seat) for seat in range(self._log.seats)),
        )

    def _look_again(self) -> None:
        """What is told about single choices and moments is looked at longer, so that it is not merely noise."""
        chosen: set[int] = set()
        for seat in range(self._log.seats):
            moments = sorted(self._moments(seat), key=lambda each: each.change.value)
            choices = sorted(self._own(seat), key=lambda each: each.gain().value)
            chosen |= {each.step for each in (*choices[:1], *choices[-1:])}
            chosen |= {step for each in (*moments[:1], *moments[-1:]) for step in (each.end, each.step - 1)}
        for choice in self._choices:
            if choice.step in chosen:
                choice.look(LONGER * self._deals)

    def _own(self, seat: int) -> list[Choice]:
        return [each for each in self._choices if each.seat == seat]

    # === The curve, and the luck between its points ===

    def _curve(self) -> Iterable[Point]:
        yield _point(0, self._start)
        for choice in self._choices:
            yield _point(choice.step, choice.before())
            yield _point(choice.step + 1, choice.after())
        yield Point(len(self._log.actions), self._result, (0.0,) * self._log.seats)

    def _moments(self, seat: int) -> list[Moment]:
        curve = list(self._curve())
        pairs = [(curve[place], curve[place + 1]) for place in range(0, len(curve), 2)]
        return [Moment(seat, one.step, other.step, _difference(other, one, seat), ()) for one, other in pairs if one.step < other.step]

    def _told(self, moment: Moment) -> Moment:
        """With what was said about it, to everybody."""
        steps = range(max(0, moment.step - 1), moment.end)  # the choice before it began the sentence
        told = [each for step in steps for each in self._game.tell(self._states[step], self._log.actions[step], SPECTATOR)]
        sentences: list[list[Message]] = []
        for message in told:
            if message.brief and sentences:
                sentences[-1].append(message)
            elif message.key not in UNTOLD:
                sentences.append([message])
        return replace(moment, told=tuple(message for sentence in sentences[-LINES:] for message in sentence))

    # === Players ===

    def _player(self, seat: int) -> Player:
        own = total([each.change(seat) for each in self._choices if each.seat == seat])
        others = total([each.change(seat) for each in self._choices if each.seat != seat])
        start, result = self._start[seat], self._result[seat]
        luck = Estimate(result - start.value - own.value - others.value, math.hypot(start.error, own.error, others.error))
        moments = sorted(self._moments(seat), key=lambda each: each.change.value)
        choices = sorted(self._own(seat), key=lambda each: each.gain().value)
        return Player(
            start=start,
            result=result,
            luck=luck,
            own=own,
            others=others,
            choices=len(choices),
            luckiest=self._told(moments[-1]) if moments and moments[-1].change.value > 0 else None,
            unluckiest=self._told(moments[0]) if moments and moments[0].change.value < 0 else None,
            best=self._decision(choices[-1]) if choices and _is_clear(choices[-1].gain()) else None,
            costliest=self._decision(choices[0]) if choices and _is_clear(_negative(choices[0].gain())) else None,
        )

    def _decision(self, choice: Choice) -> Decision:
        state, value, gain = self._states[choice.step], choice.after()[choice.seat], choice.gain()
        return Decision(
            seat=choice.seat,
            step=choice.step,
            label=self._game.label(state, choice.action),
            value=value,
            other=self._game.label(state, choice.other),
            other_value=Estimate(min(1.0, max(0.0, value.value - gain.value)), value.error),
            gain=gain,
        )


def _point(step: int, values: Sequence[Estimate]) -> Point:
    return Point(step, tuple(each.value for each in values), tuple(each.error for each in values))


def _difference(later: Point, earlier: Point, seat: int) -> Estimate:
    return Estimate(later.shares[seat] - earlier.shares[seat], math.hypot(later.errors[seat], earlier.errors[seat]))


def _is_clear(gain: Estimate) -> bool:
    """More than nothing, and than noise."""
    return gain.value > max(0.005, 1.96 * gain.error)


def _negative(estimate: Estimate) -> Estimate:
    return Estimate(-estimate.value, estimate.error)
