"""The same rows in plain Python, for bots that are not compiled, with the draws of `lab.match`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import numpy as np

from doubloon.bots import bot
from doubloon.bots.bot import Bot, Budget, SeededDraw, is_custom
from doubloon.bots.custom import BotProcess, CustomBot
from doubloon.engine.batch import Array, rule_set
from doubloon.engine.errors import IllegalMove, Refusal
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.record import State
from doubloon.lab.cells import UNFINISHED, ending, finishing, noting, turning
from doubloon.lab.rows import Work

Choose = Callable[[State, int, Mapping[int, int]], int]  # (state, seat or CHANCE, moves) -> action


@contextmanager
def seated(game: Game, names: Sequence[str]) -> Iterator[Callable[[], list[Bot]]]:
    """Yields a function that seats the bots for one game. A custom bot has one process for all games."""
    processes = {name: BotProcess(game, name) for name in dict.fromkeys(names) if is_custom(name)}
    own = {name: bot(game, name) for name in dict.fromkeys(names) if name not in processes}
    try:
        yield lambda: [CustomBot(game, processes[name]) if name in processes else own[name] for name in names]
    finally:
        for each in processes.values():
            each.close()


def play_rows(work: Work, names: Sequence[str], budget: Budget, *, number: int, games: int) -> Array:
    """The rows of these games, of the bots with these names."""
    rows = np.zeros((games, work.cells.size), np.int32)
    with seated(work.game, names) as seat_bots:
        for each in range(games):
            draws = SeededDraw(work.seed, 2 * (number + each)), SeededDraw(work.seed, 2 * (number + each) + 1)
            bots = seat_bots()
            play_row(work, _chooser(work.game, bots, draws, budget), rows[each])
            check_bots(bots)
    return rows


def check_bots(bots: Sequence[Bot]) -> None:
    """A bot with an error ends the simulation: another one moved in its place."""
    for each in bots:
        if isinstance(each, CustomBot) and each.faults:
            reason = each.faults[0].text
            raise Refusal("lab/fault", f"a bot made an error: {reason}", reason=reason)


def _chooser(game: Game, bots: Sequence[Bot], draws: tuple[SeededDraw, SeededDraw], budget: Budget) -> Choose:
    chance_draw, bot_draw = draws

    def choose(state: State, seat: int, moves: Mapping[int, int]) -> int:
        return chance_draw(moves) if seat == CHANCE else bots[seat](game.know(state, seat), list(moves), bot_draw, budget)

    return choose


def play_row(work: Work, choose: Choose, row: Array) -> None:
    """Play a game, and count along it."""
    game, state, rules = work.game, work.opening.copy(), rule_set(work.game)
    note, turn_over = noting(work.cells), turning(rules, work.cells)
    for _ in range(game.step_limit):
        if (seat := game.actor(state)) == NOBODY:
            break
        moves = game.moves(state)
        if (action := choose(state, seat, moves)) not in moves:
            allowed = ", ".join(map(str, moves))
            raise IllegalMove("move/illegal", f"seat {seat}: {action!r} is not a move now", asked=action, allowed=allowed)
        note(state, seat, action, row)
        turn = state.turn
        game.apply(state, action)
        if turn >= 0 and state.turn != turn:
            turn_over(state, game.rules.VIEW(), row)
    ending(work.cells)(state, row)
    finishing(rules, work.cells)(state, game.rules.VIEW(), [0] * state.seats, row)
    row[UNFINISHED] = game.actor(state) != NOBODY
