"""Plays games of a tournament in one or several processes. Games are independent of each other."""

from __future__ import annotations

import signal
import traceback
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import TYPE_CHECKING, Any, Self

from doubloon.bots import bot
from doubloon.bots.bot import Bot, is_custom
from doubloon.bots.custom import BotProcess, CustomBot
from doubloon.engine.errors import Refusal
from doubloon.games import GAMES
from doubloon.lab.match import play_timed
from doubloon.lab.statistics import Result

if TYPE_CHECKING:
    from doubloon.lab.tournament import Tournament


class GameRunner:
    """Plays games with the bots of a tournament. A custom bot has one process for all games."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.game = GAMES[tournament.game]
        self._bots: dict[str, Bot | BotProcess] = {}

    def seat(self, name: str) -> Bot:
        """A bot for one seat in one game."""
        if name not in self._bots:
            self._bots[name] = BotProcess(self.game, name) if is_custom(name) else bot(self.game, name)
        known = self._bots[name]
        return CustomBot(self.game, known) if isinstance(known, BotProcess) else known

    def result(self, number: int) -> Result:
        """Play a game."""
        tournament = self.tournament
        bots = [self.seat(tournament.bots[each]) for each in tournament.schedule.lineup(number)]
        match = play_timed(self.game, tournament.opening, bots, seed=tournament.seed, number=number, budget=tournament.budget)
        faults = tuple((seat, fault) for seat, each in enumerate(bots) if isinstance(each, CustomBot) for fault in each.faults)
        return Result(number, self.game.scores(match.state), match.moves, match.seconds, faults, match.is_over)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for known in self._bots.values():
            if isinstance(known, BotProcess):
                known.close()


def play_games(tournament: Tournament, numbers: Iterable[int], processes: int) -> Iterator[Result]:
    """Play these games; yields the results as the games end."""
    if processes == 1:
        with GameRunner(tournament) as runner:
            yield from map(runner.result, numbers)
    else:
        yield from _distribute(tournament, deque(numbers), processes)


def _distribute(tournament: Tournament, numbers: deque[int], processes: int) -> Iterator[Result]:
    """Send each free worker its next game. Terminates all workers on exit, also after an error."""
    context = get_context("spawn")  # fork would copy locks that threads hold, but not the threads
    workers: dict[Any, Any] = {}
    try:
        for _ in range(min(processes, len(numbers))):
            ours, theirs = context.Pipe()
            worker = context.Process(target=run_worker, args=(tournament, theirs), daemon=True)
            worker.start()
            theirs.close()
            workers[ours] = worker
            ours.send(numbers.popleft())
        while workers:
            for free in wait(list(workers)):
                yield _receive(free, workers)
                _send_next(free, workers, numbers)
    finally:
        for ours, worker in workers.items():
            worker.terminate()
            worker.join()
            ours.close()


def _receive(ours: Any, workers: dict[Any, Any]) -> Result:
    try:
        answer = ours.recv()
    except (EOFError, ConnectionError):
        workers[ours].join()
        code = workers[ours].exitcode
        raise Refusal("tournament/worker", f"a worker process ended unexpectedly (code {code})", code=code) from None
    if isinstance(answer, str):
        raise RuntimeError(answer)
    return answer  # type: ignore[no-any-return]


def _send_next(ours: Any, workers: dict[Any, Any], numbers: deque[int]) -> None:
    if numbers:
        ours.send(numbers.popleft())
    else:
        ours.close()
        workers.pop(ours).join()


def run_worker(tournament: Tournament, connection: Connection) -> None:
    """The main function of a worker; ends when the parent closes the pipe or dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and terminates the workers
    with GameRunner(tournament) as runner:
        try:
            while True:
                connection.send(runner.result(connection.recv()))
        except (EOFError, ConnectionError):
            pass
        except Exception:
            connection.send(traceback.format_exc())
