"""The integers that are counted in one game, and where each lies: a row of cells. Rows add up to totals."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from doubloon.engine.batch import RuleSet, inlined, register_rules
from doubloon.engine.count import Count
from doubloon.engine.game import SPECTATOR
from doubloon.engine.rule import Rule
from doubloon.lab.statistics import WIN_UNITS

# The cells of every game. A turn ends when another seat's turn begins, or the game ends.
STEPS, TURNS, LEAD_CHANGES, DECIDED, DEFICIT, COMEBACK, MARGIN, TIED, UNFINISHED = range(9)
FIXED = ("steps", "turns", "lead_changes", "decided", "deficit", "comebacks", "margin", "ties", "unfinished")
SHARES = ("comebacks", "ties", "unfinished")  # 0 or 1 in each game
DECIDED_UNITS = 1000  # of a whole game
COMEBACK_PART = 4  # a comeback: the winner was once behind by a quarter of the points in the end, or more


@dataclass(frozen=True)
class Column:
    """A figure: its cell in a row, the unit in which it is counted there, and whether it is a share of the games."""

    name: str
    cell: int
    unit: int = 1
    is_share: bool = False
    has_spread: bool = True  # is a histogram made of it?


@dataclass(frozen=True)
class Cells:
    """Where everything lies for a game with so many seats at most and so many actions."""

    seats: int
    actions: int
    counts: tuple[Count, ...] = ()

    @cached_property
    def wins(self) -> int:
        return len(FIXED)

    @cached_property
    def points(self) -> int:
        return self.wins + self.seats

    @cached_property
    def moves(self) -> int:
        return self.points + self.seats

    @cached_property
    def chance(self) -> int:
        return self.moves + self.actions

    @cached_property
    def starts(self) -> tuple[int, ...]:
        """The first cell of each count."""
        first = self.chance + self.actions
        return tuple(first + sum(each.cells for each in self.counts[:place]) for place in range(len(self.counts)))

    @cached_property
    def leader(self) -> int:
        """The seat that led last, counted from 1; then for each seat the most points that it was behind, and the last turn in which it did
        not lead alone. No figures."""
        return self.chance + self.actions + sum(each.cells for each in self.counts)

    @property
    def size(self) -> int:
        return self.leader + 1 + 2 * self.seats

    def columns(self, seats: int) -> list[Column]:
        """The figures of a table with so many seats, in order."""
        found = [Column(name, cell, is_share=name in SHARES, has_spread=name not in SHARES) for cell, name in enumerate(FIXED)]
        found[DECIDED] = Column("decided", DECIDED, DECIDED_UNITS)
        found += [Column(f"wins_{seat + 1}", self.wins + seat, WIN_UNITS, True, False) for seat in range(seats)]
        found += [Column(f"points_{seat + 1}", self.points + seat) for seat in range(seats)]
        found += [Column(f"move_{action}", self.moves + action, has_spread=False) for action in range(self.actions)]
        found += [Column(f"chance_{action}", self.chance + action, has_spread=False) for action in range(self.actions)]
        for start, each in zip(self.starts, self.counts, strict=True):
            found += [Column(name, start + place, 1, each.is_share, not each.is_share) for place, name in enumerate(each.names)]
        return found


# === Rules that fill a row: compiled, and in plain Python ===


def noting(cells: Cells) -> Rule:
    """`note(state, seat, action, row)`: called before each action."""
    moves, chance = cells.moves, cells.chance
    noted = _chain(cells, "note")
    register_rules()

    @inlined
    def note(state, seat, action, row):  # type: ignore[no-untyped-def]
        noted(state, action, row)
        row[STEPS] += 1
        if seat >= 0:
            row[moves + action] += 1
        else:
            row[chance + action] += 1

    return note


def ending(cells: Cells) -> Rule:
    """`end(state, row)`: called after the last action, for the counts."""
    noted = _chain(cells, "end")
    register_rules()

    @inlined
    def end(state, row):  # type: ignore[no-untyped-def]
        noted(state, 0, row)

    return end


def _chain(cells: Cells, name: str) -> Rule:
    """One function that calls this rule of every count, since compiled code cannot loop over functions."""

    @inlined
    def nothing(state, action, row):  # type: ignore[no-untyped-def]
        pass

    chained = nothing
    for start, each in zip(cells.starts, cells.counts, strict=True):
        if (counting := getattr(each, name)) is not None:
            chained = _link(chained, _with_action(counting) if name == "end" else counting, start, start + each.cells)
    return chained


def _with_action(end: Rule) -> Rule:
    @inlined
    def ended(state, action, counts):  # type: ignore[no-untyped-def]
        end(state, counts)

    return ended


def _link(others: Rule, counting: Rule, start: int, stop: int) -> Rule:
    @inlined
    def chained(state, action, row):  # type: ignore[no-untyped-def]
        others(state, action, row)
        counting(state, action, row[start:stop])

    return chained


def turning(rules: RuleSet, cells: Cells) -> Rule:
    """`turn_over(state, view, row)`: called with a blank view when a turn is over; looks who leads."""
    show, leader_cell, gaps = rules.show, cells.leader, cells.leader + 1
    not_ahead = gaps + cells.seats
    register_rules()

    @inlined
    def turn_over(state, view, row):  # type: ignore[no-untyped-def]
        show(state, SPECTATOR, view)
        row[TURNS] += 1
        best = view.points[0]
        leader = 0
        for seat in range(1, state.seats):
            if view.points[seat] > best:
                best = view.points[seat]
                leader = seat
            elif view.points[seat] == best:
                leader = -1
        for seat in range(state.seats):
            row[gaps + seat] = max(row[gaps + seat], best - view.points[seat])
            if seat != leader:
                row[not_ahead + seat] = row[TURNS]
        if leader >= 0 and row[leader_cell] != leader + 1:
            if row[leader_cell] > 0:
                row[LEAD_CHANGES] += 1
            row[leader_cell] = leader + 1

    return turn_over


def finishing(rules: RuleSet, cells: Cells) -> Rule:
    """`finish(state, view, keys, row)`: called with a blank view and zeroed keys after the last turn; says who won, and how."""
    show, scores = rules.show, rules.scores
    wins, points = cells.wins, cells.points
    gaps = cells.leader + 1
    not_ahead = gaps + cells.seats
    register_rules()

    @inlined
    def finish(state, view, keys, row):  # type: ignore[no-untyped-def]
        show(state, SPECTATOR, view)
        scores(state, keys)
        best = keys[0]
        winners = 0
        winner = 0
        for seat in range(state.seats):
            row[points + seat] = view.points[seat]
            best = max(best, keys[seat])
        for seat in range(state.seats):
            if keys[seat] == best:
                winners += 1
                winner = seat
        for seat in range(state.seats):
            row[wins + seat] = WIN_UNITS // winners if keys[seat] == best else 0
        row[DECIDED] = DECIDED_UNITS
        if winners > 1:
            row[TIED] = 1
            return
        row[MARGIN] = margin(state, view, winner)
        row[DEFICIT] = row[gaps + winner]
        row[COMEBACK] = 1 if row[DEFICIT] > 0 and COMEBACK_PART * row[DEFICIT] >= view.points[winner] else 0
        if row[not_ahead + winner] < row[TURNS]:
            row[DECIDED] = (row[not_ahead + winner] + 1) * DECIDED_UNITS // row[TURNS]

    return finish


@inlined
def margin(state, view, winner):  # type: ignore[no-untyped-def]
    """The points of the winner minus those of the best other seat: 0 if something else than points decided."""
    second = view.points[0 if winner else 1]
    for seat in range(state.seats):
        if seat != winner and view.points[seat] > second:
            second = view.points[seat]
    return view.points[winner] - second
