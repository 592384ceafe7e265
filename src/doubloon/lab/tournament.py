"""Tournaments: bots against bots, in every seating order equally often, reproducible from a seed."""

from __future__ import annotations

import hashlib
import importlib.util
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from heapq import merge
from itertools import islice
from pathlib import Path
from typing import Any

import doubloon
from doubloon.bots import check_bot
from doubloon.bots.bot import Budget, is_custom
from doubloon.bots.policies import policies_of
from doubloon.bots.warmup import warm_up
from doubloon.engine.cache import games_of, program_digest
from doubloon.engine.errors import BadSetup
from doubloon.engine.record import State
from doubloon.lab import compiled
from doubloon.lab.journal import Journal
from doubloon.lab.schedule import Schedule
from doubloon.lab.statistics import Result, Tally
from doubloon.lab.workers import play_games

MAX_GAMES = 10**9  # of a matchup
CHUNK = 1 << 16  # compiled games at a time
PROGRESS_INTERVAL = 1000  # games between two reports of progress

Progress = Callable[[int], None]  # gets the number of finished games


@dataclass(frozen=True)
class Tournament:
    """The settings of a tournament: the game's id, the bots' names (`module:function` is a custom bot), the games of each matchup."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int | None = None  # None: the fewest that the game allows
    options: Mapping[str, int | str] = field(default_factory=dict)
    seed: int = 0
    budget: Budget = field(default_factory=Budget)

    def __post_init__(self) -> None:
        game = doubloon.game(self.game)
        object.__setattr__(self, "seats", game.seats[0] if self.seats is None else self.seats)
        object.__setattr__(self, "bots", tuple(self.bots))
        game.new(self.seats, 0, **self.options)
        for name, value, low, high in (("games", self.games, 1, MAX_GAMES), ("seed", self.seed, 0, (1 << 63) - 1)):
            if type(value) is not int or not low <= value <= high:
                raise BadSetup("tournament/number", f"{name} is {low} to {high}, not {value!r}", name=name, low=low, high=high, asked=value)
        self._check_bots()

    def _check_bots(self) -> None:
        game = doubloon.game(self.game)
        if len(self.bots) < 2:
            raise BadSetup("tournament/bots", f"a tournament is for two bots or more, not {len(self.bots)}", asked=len(self.bots))
        for place, name in enumerate(self.bots):
            if name in self.bots[:place]:
                raise BadSetup("tournament/twice", f"{name} is entered twice", asked=name)
            check_bot(game, name, self.opening)

    @property
    def schedule(self) -> Schedule:
        return schedule_of(len(self.bots), self.seats or 0)

    @property
    def opening(self) -> State:
        return doubloon.game(self.game).new(self.seats, 0, **self.options)

    @property
    def per_matchup(self) -> int:
        """`games`, rounded up to a multiple of the seating orders."""
        return -(-self.games // self.schedule.round) * self.schedule.round

    @property
    def total(self) -> int:
        return self.per_matchup * len(self.schedule.matchups)

    @property
    def description(self) -> dict[str, Any]:
        """Everything that the games depend on, except their number: a longer tournament continues a shorter one."""
        game = doubloon.game(self.game)
        return {
            "game": game.id,
            "rules": game.version,
            "bots": list(self.bots),
            "seats": self.opening.seats,
            "options": game.chosen(self.opening),
            "seed": self.seed,
            "budget": vars(self.budget),
            "program": program_digest(*games_of([game.rules.__name__])),
            "own": {name: source_digest(name) for name in self.bots if is_custom(name)},
        }

    def is_compiled(self, number: int) -> bool:
        """True if all bots of this game are compiled policies."""
        return all(self.bots[each] in policies_of(doubloon.game(self.game)) for each in self.schedule.lineup(number))

    @property
    def has_compiled(self) -> bool:
        return any(map(self.is_compiled, range(len(self.schedule.matchups))))

    @property
    def has_uncompiled(self) -> bool:
        """True if some matchup has a bot that only runs in Python."""
        return not all(map(self.is_compiled, range(len(self.schedule.matchups))))


@cache
def schedule_of(bots: int, seats: int) -> Schedule:
    """Cached here, not in the tournament, which is pickled for the workers."""
    return Schedule(bots, seats)


def source_digest(spec: str) -> str:
    """SHA-256 of the module of a custom bot; empty if it has no source file."""
    before = sys.path[:]
    sys.path.insert(0, str(Path.cwd()))
    try:
        found = importlib.util.find_spec(spec.partition(":")[0])
    except (ImportError, ValueError):
        found = None
    finally:
        sys.path[:] = before
    if found is None or found.origin is None or not Path(found.origin).is_file():
        return ""
    return hashlib.sha256(Path(found.origin).read_bytes()).hexdigest()


# === Playing ===


def prepare(tournament: Tournament) -> None:
    """Compile everything that the games need, so that no worker has to."""
    for _ in _play_compiled(tournament, len(tournament.schedule.matchups), threads=1):
        pass
    if "cunning" in tournament.bots:
        warm_up(doubloon.game(tournament.game))


def play(tournament: Tournament, *, processes: int = 1, journal: Journal | None = None, progress: Progress | None = None) -> Tally:
    """Play the games that the journal does not have yet. The result depends neither on the number of processes nor on the journal."""
    called = [number for number in range(tournament.total) if not tournament.is_compiled(number)] if tournament.has_uncompiled else []
    kept = {} if journal is None else {number: journal.results[number] for number in called if number in journal.results}
    for result in play_games(tournament, [number for number in called if number not in kept], processes):
        kept[result.number] = result
        if journal is not None:
            journal.add(result)
        if progress is not None:
            progress(len(kept))
    return tally_results(tournament, [kept[number] for number in called], threads=processes, progress=progress)


def tally_results(tournament: Tournament, called: Sequence[Result], *, threads: int = 1, progress: Progress | None = None) -> Tally:
    """The statistics of all games: `called` has those of bots that run in Python; compiled games are played here."""
    tally, schedule, done = Tally(len(tournament.bots)), tournament.schedule, len(called)
    for result in merge(called, _play_compiled(tournament, tournament.total, threads=threads), key=lambda each: each.number):
        tally.add(result, schedule.matchup(result.number), schedule.lineup(result.number))
        done += result.seconds is None
        if progress is not None and done % PROGRESS_INTERVAL == 0:
            progress(done)
    return tally


def _play_compiled(tournament: Tournament, total: int, threads: int) -> Iterator[Result]:
    """Play those of the first `total` games in which all bots are compiled."""
    if not tournament.has_compiled:
        return
    policies = {name: policy for name, policy in policies_of(doubloon.game(tournament.game)).items() if name in tournament.bots}
    place = {each: list(policies).index(name) for each, name in enumerate(tournament.bots) if name in policies}
    lineups = ((number, tournament.schedule.lineup(number)) for number in range(total) if tournament.is_compiled(number))
    games = ((number, [place[each] for each in lineup]) for number, lineup in lineups)
    work = compiled.Work(doubloon.game(tournament.game), tournament.opening, tuple(policies.values()), tournament.seed)
    while chunk := list(islice(games, CHUNK)):
        yield from compiled.play(work, chunk, threads=threads)
