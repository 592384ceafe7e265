"""Statistics of a tournament: win rates with confidence intervals, ratings and faults. Add games in order of number."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from doubloon.bots.custom import MAX_FAULTS, Fault

Z = 1.959963984540054  # standard errors of a 95 % interval
WIN_UNITS = 840  # units of one victory: divisible by every number of seats that may share it
DIGITS = 6  # decimals of rates and ratings


@dataclass(frozen=True)
class Result:
    """The result of a game; sequences are indexed by seat."""

    number: int
    keys: Sequence[int]  # higher is better; equal best keys share the victory
    moves: Sequence[int]
    seconds: Sequence[float] | None = None  # None: compiled, not timed
    faults: Sequence[tuple[int, Fault]] = ()  # (seat, fault)
    is_over: bool = True  # False: stopped at the step limit, and scored as it stood


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson score interval)."""
    if not games:
        return 0.0, 1.0
    share, doubt = wins / games, Z * Z / games
    middle = (share + doubt / 2) / (1 + doubt)
    half = math.sqrt(share * (1 - share) * doubt + doubt * doubt / 4) / (1 + doubt)
    return max(0.0, middle - half), min(1.0, middle + half)


def winners(keys: Sequence[int]) -> list[int]:
    """The seats that won or share the victory."""
    best = max(keys)
    return [seat for seat, key in enumerate(keys) if key == best]


@dataclass
class Score:
    """Counts of a bot: seats played, victories in WIN_UNITS, and shared victories."""

    seats: int = 0
    parts: int = 0
    ties: int = 0

    def add(self, part: int, is_shared: bool) -> None:
        self.seats += 1
        self.parts += part
        self.ties += is_shared and part > 0

    def facts(self) -> dict[str, Any]:
        wins = self.parts / WIN_UNITS
        low, high = wilson(wins, self.seats)
        return {
            "games": self.seats,
            "wins": round(wins, DIGITS),
            "ties": self.ties,
            "win_rate": round(wins / self.seats, DIGITS) if self.seats else None,
            "interval": [round(low, DIGITS), round(high, DIGITS)],
        }


@dataclass
class Tally:
    """The statistics of the games added so far."""

    bots: int
    games: int = 0
    unfinished: int = 0
    moves: int = 0
    first_seat: Score = field(default_factory=Score)
    by_bot: defaultdict[int, Score] = field(default_factory=lambda: defaultdict(Score))
    by_matchup: defaultdict[tuple[int, int], Score] = field(default_factory=lambda: defaultdict(Score))  # (matchup, bot)
    faults: Counter[tuple[int, str]] = field(default_factory=Counter)  # (bot, kind)
    examples: dict[tuple[int, str], Fault] = field(default_factory=dict)  # (bot, kind): the first fault
    replacements: Counter[int] = field(default_factory=Counter)  # by bot: games in which clever took over
    timing: defaultdict[int, list[float]] = field(default_factory=lambda: defaultdict(lambda: [0, 0.0]))  # by bot: [moves, seconds]

    def __post_init__(self) -> None:
        self.ratings = Ratings(self.bots)

    def add(self, result: Result, matchup: int, lineup: Sequence[int]) -> None:
        won = winners(result.keys)
        self.games += 1
        self.unfinished += not result.is_over
        self.moves += sum(result.moves)
        for seat, bot in enumerate(lineup):
            part = WIN_UNITS // len(won) if seat in won else 0
            for score in (self.by_bot[bot], self.by_matchup[matchup, bot], *([self.first_seat] if seat == 0 else [])):
                score.add(part, len(won) > 1)
        self._add_times(result, lineup)
        self._add_faults(result, lineup)
        self.ratings.add(result.keys, lineup)

    def _add_times(self, result: Result, lineup: Sequence[int]) -> None:
        for seat, seconds in enumerate(result.seconds or ()):
            self.timing[lineup[seat]][0] += result.moves[seat]
            self.timing[lineup[seat]][1] += seconds

    def _add_faults(self, result: Result, lineup: Sequence[int]) -> None:
        for seat, fault in result.faults:
            key = lineup[seat], fault.kind
            self.faults[key] += 1
            self.examples.setdefault(key, fault)
        by_seat = Counter(seat for seat, _ in result.faults)
        self.replacements.update(lineup[seat] for seat, count in by_seat.items() if count >= MAX_FAULTS)


class Ratings:
    """OpenSkill ratings (Plackett-Luce); None if the library is not installed."""

    def __init__(self, bots: int) -> None:
        try:
            from openskill.models import PlackettLuce
        except ImportError:
            self._model = None
            return
        self._model = PlackettLuce()
        self._ratings = [self._model.rating() for _ in range(bots)]

    def add(self, keys: Sequence[int], lineup: Sequence[int]) -> None:
        """A bot on several seats gets the mean of their new ratings."""
        if self._model is None:
            return
        ranks = [float(sum(other > key for other in keys)) for key in keys]
        after = self._model.rate([[self._ratings[bot]] for bot in lineup], ranks=ranks)
        for bot in set(lineup):
            mine = [team[0] for seat, team in enumerate(after) if lineup[seat] == bot]
            mu, sigma = (sum(getattr(each, name) for each in mine) / len(mine) for name in ("mu", "sigma"))
            self._ratings[bot] = self._model.rating(mu=mu, sigma=sigma)

    def facts(self, bot: int) -> dict[str, float] | None:
        if self._model is None:
            return None
        return {"mu": round(self._ratings[bot].mu, DIGITS), "sigma": round(self._ratings[bot].sigma, DIGITS)}
