"""Exact values, where a game is solved: Pig for two and three, and Troll & Dragon for two by the tables in the package."""

from __future__ import annotations

from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.play import ranked_shares
from doubloon.engine.record import Record, State
from doubloon.games.pig.rules import PigFields
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.games.troll_dragon.rules import TrollDragonFields
from doubloon.solve.optimal import is_pig_solved
from doubloon.solve.troll_dragon_win.solved import TABLE_ERRORS, is_shipped

Shares = tuple[float, ...]  # of a victory, by seat


def is_exact(table: Record) -> bool:
    """Are the values of this table known, given a state or a view?"""
    if isinstance(table, PigFields):
        return is_pig_solved(table)
    return isinstance(table, TrollDragonFields) and table.seats == 2 and is_shipped(_options(table))


def exact_error(table: Record) -> float:
    """The standard error of the values of a solved table: 0, or that of a table that was made smaller."""
    return TABLE_ERRORS[table.tempo] if isinstance(table, TrollDragonFields) else 0.0


def exact_moves(table: Record, seat: int) -> dict[int, Shares]:
    """The shares after each move of the seat that has a choice, with best play from there on."""
    if isinstance(table, PigFields):
        return _pig_for_two(table, seat) if table.seats == 2 else _pig_for_three(table, seat)
    if isinstance(table, TrollDragonFields):
        from doubloon.solve.troll_dragon_win.turn import winning_turn

        return {action: _shares(worth, seat) for action, worth in winning_turn(table).worths(table).items()}
    raise TypeError(f"{type(table).__name__} is not solved")


def _pig_for_two(table: PigFields, seat: int) -> dict[int, Shares]:
    from doubloon.solve.pig import solve_pig  # imported here, since it loads the compiler

    solution, at = solve_pig(table.target), (table.banked[seat], table.banked[1 - seat], table.at_risk)
    best = solution.win(*at)
    return {action: _shares(best - solution.loss(*at, action), seat) for action in (0, 1)}


def _pig_for_three(table: PigFields, seat: int) -> dict[int, Shares]:
    from doubloon.solve.pig_three import in_turn, solve_pig_for_three

    after = solve_pig_for_three(table.target).after(in_turn(table.banked, seat), table.at_risk)
    return {action: (*shares[3 - seat :], *shares[: 3 - seat]) for action, shares in after.items()}


def exact_start(game: Game, opening: State) -> Shares:
    """The shares before the first move; chance may have to name the first seat."""
    seat = game.actor(opening)
    if seat == NOBODY:
        return ranked_shares(game.scores(opening))
    if seat == CHANCE:
        moves = game.moves(opening)
        parts = [(weight / sum(moves.values()), exact_start(game, game.play(opening, action))) for action, weight in moves.items()]
        return tuple(sum(odds * shares[place] for odds, shares in parts) for place in range(opening.seats))
    if isinstance(opening, TrollDragonFields):
        from doubloon.solve.troll_dragon_win.turn import winning_turn

        return _shares(winning_turn(opening).worth(opening), seat)
    return max(exact_moves(opening, seat).values(), key=lambda shares: shares[seat])


def _shares(own: float, seat: int) -> Shares:
    return (own, 1 - own) if seat == 0 else (1 - own, own)


def _options(table: TrollDragonFields) -> dict[str, int]:
    return {name: getattr(table, name) for name in TROLL_DRAGON.options}
