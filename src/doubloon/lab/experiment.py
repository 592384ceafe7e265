"""An experiment: many games of the same bots at the same table, and what is counted in them. It is checked before a game is played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import doubloon
from doubloon.bots import check_bot
from doubloon.bots.bot import Budget, is_custom
from doubloon.bots.policies import policies_of, stand_in
from doubloon.engine.batch import Array
from doubloon.engine.cache import games_of, program_digest
from doubloon.engine.count import Count
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.engine.play import Policy
from doubloon.engine.record import State
from doubloon.lab import rows
from doubloon.lab.cells import Cells, Column
from doubloon.lab.rows import Work
from doubloon.lab.totals import Totals, empty, totals_of
from doubloon.lab.tournament import source_digest

MAX_GAMES = 10**12
MAX_SEED = (1 << 63) - 1


@dataclass(frozen=True)
class Experiment:
    """The settings. `bots` names the bot of each seat, or one for all; seat 0 begins. `counts` are yours, beside those of the game."""

    game: str
    bots: tuple[str, ...] = ()
    seats: int | None = None  # None: as many as there are bots, or the fewest that the game allows
    options: Mapping[str, int | str] = field(default_factory=dict)
    seed: int = 0
    budget: Budget = field(default_factory=lambda: Budget(iterations=1000))
    counts: tuple[Count, ...] = ()

    def __post_init__(self) -> None:
        game = self.rules
        bots = tuple(self.bots) or (stand_in(game),)
        seats = self.seats if self.seats is not None else len(bots) if len(bots) > 1 else game.seats[0]
        opening = game.new(seats, 0, **self.options)
        bots = bots * seats if len(bots) == 1 else bots
        if len(bots) != seats:
            text = f"there are {seats} seats and {len(bots)} bots; name one bot for each seat, or one for all"
            raise BadSetup("lab/bots", text, seats=seats, bots=len(bots))
        if type(self.seed) is not int or not 0 <= self.seed <= MAX_SEED:
            raise BadSetup("lab/number", f"seed is 0 to {MAX_SEED}, not {self.seed!r}", name="seed", low=0, high=MAX_SEED, asked=self.seed)
        for name in dict.fromkeys(bots):
            check_bot(game, name, opening)
        values = {"bots": bots, "seats": seats, "options": game.chosen(opening), "counts": tuple(self.counts)}
        for name, value in values.items():
            object.__setattr__(self, name, value)
        self._check_names()

    def _check_names(self) -> None:
        names = [column.name for column in self.columns]
        if twice := next((name for place, name in enumerate(names) if name in names[:place]), None):
            raise BadSetup("lab/twice", f"{twice} is counted twice", asked=twice)

    @property
    def rules(self) -> Game:
        return doubloon.game(self.game)

    @cached_property
    def opening(self) -> State:
        return self.rules.new(self.seats, 0, **self.options)

    @cached_property
    def cells(self) -> Cells:
        return Cells(self.rules.seats[1], self.rules.actions, (*counts_of(self.rules), *self.counts))

    @cached_property
    def columns(self) -> list[Column]:
        return self.cells.columns(self.opening.seats)

    @property
    def is_compiled(self) -> bool:
        return all(name in policies_of(self.rules) for name in self.bots)

    @property
    def policies(self) -> tuple[Policy, ...]:
        return tuple(policies_of(self.rules)[name] for name in self.bots)

    @property
    def work(self) -> Work:
        return Work(self.rules, self.opening, self.cells, self.seed)

    @property
    def none(self) -> Totals:
        """The totals of no games."""
        return empty(len(self.columns), sum(column.has_spread for column in self.columns))

    @property
    def description(self) -> dict[str, Any]:
        """Everything that the games depend on, except their number."""
        game = self.rules
        budget = {} if self.is_compiled else {"budget": vars(self.budget)}
        return {
            "game": game.id,
            "rules": game.version,
            "seats": self.seats,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
            **budget,
            "counted": [column.name for column in self.columns],
            "program": program_digest(*games_of([game.rules.__name__])),
            "own": {name: source_digest(name) for name in dict.fromkeys(self.bots) if is_custom(name)},
        }


def counts_of(game: Game) -> tuple[Count, ...]:
    """What the game itself counts: `COUNTS` of the module `counts` in its folder."""
    return tuple(getattr(game.part("counts"), "COUNTS", ()))


def play_rows(experiment: Experiment, number: int, games: int, device: str = "cpu") -> Array:
    """The rows of these games, played by one thread, or by a GPU."""
    if not experiment.is_compiled:
        from doubloon.lab import rows_python

        return rows_python.play_rows(experiment.work, experiment.bots, experiment.budget, number=number, games=games)
    if device == "cuda":
        from doubloon.lab import rows_cuda

        return rows_cuda.play_rows(experiment.work, experiment.policies, number, games)
    return rows.play_rows(experiment.work, experiment.policies, number, games)


def play_chunk(experiment: Experiment, number: int, games: int, device: str = "cpu") -> Totals:
    """The totals of `games` games from this number on. Chunks are independent of each other and may be played anywhere, in any order."""
    return add_up(experiment, play_rows(experiment, number, games, device))


def add_up(experiment: Experiment, played: Array) -> Totals:
    columns = experiment.columns
    return totals_of(played, [each.cell for each in columns], [each.cell for each in columns if each.has_spread])
