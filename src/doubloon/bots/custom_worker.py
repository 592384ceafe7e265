"""The process in which a bot of the user's own runs. `own` starts and asks it: a line of JSON each way, over standard input and output."""

from __future__ import annotations

import fcntl
import importlib
import inspect
import json
import operator
import os
import random
import select
import sys
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any

from doubloon.bots.bot import Budget, SeededDraw
from doubloon.games import GAMES

LONGEST = 200  # characters of what the user's code says
PARAMETERS = 4


def main(game_id: str, spec: str, lifeline: str) -> None:
    """Until the parent closes its end."""
    _end_with(int(lifeline))
    questions, answers = os.fdopen(_private(0), "rb"), _private(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # what the user prints goes where errors go
    module, _, name = spec.partition(":")
    sys.path.insert(0, os.getcwd())
    loaded = _load(module, name)
    _answer(answers, loaded if isinstance(loaded, dict) else {"ready": True})
    if isinstance(loaded, dict):
        return
    for line in questions:
        _answer(answers, _reply(game_id, loaded, json.loads(line)))


def _private(descriptor: int) -> int:
    """The same pipe under another number, where no print and no child of the user's code gets at it."""
    return fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)


def _end_with(lifeline: int) -> None:
    """Die as soon as the parent does: nobody ever writes into this pipe, but when its other end is closed it raises SIGIO, which ends a
    process whatever it is at. (A pipe that is written into will not do: the signal for a question may come after its answer.)"""
    os.set_inheritable(lifeline, False)
    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(lifeline, fcntl.F_SETFL, os.O_ASYNC)
    poll = select.poll()
    poll.register(lifeline, select.POLLHUP)
    if poll.poll(0):  # closed before that
        os._exit(0)


def _answer(answers: int, content: dict[str, Any]) -> None:
    line = json.dumps(content).encode() + b"\n"
    while line:
        line = line[os.write(answers, line) :]


# === The user's code ===


def _load(module: str, name: str) -> Callable[..., Any] | dict[str, Any]:
    """The user's function, or why there is none."""
    try:
        loaded = importlib.import_module(module)
        function = getattr(loaded, name, None)
    except BaseException as error:
        return {"refused": "module", "reason": _words(error), "place": _place(error, "")}
    if not callable(function):
        return {"refused": "function", "file": str(getattr(loaded, "__file__", module))}
    if not _takes_four(function):
        return {"refused": "form", "form": _signature(function)}
    return function  # type: ignore[no-any-return]


def _takes_four(function: Callable[..., Any]) -> bool:
    try:
        inspect.signature(function).bind(*range(PARAMETERS))
    except TypeError:
        return False
    except ValueError:  # written in C, and does not say what it takes
        pass
    return True


def _signature(function: Callable[..., Any]) -> str:
    return f"{getattr(function, '__name__', function)}{inspect.signature(function)}"[:LONGEST]


def _reply(game_id: str, choose: Callable[..., Any], question: dict[str, Any]) -> dict[str, Any]:
    """What the user's function says; or how it failed."""
    view = GAMES[game_id].rules.VIEW.from_bytes(bytes.fromhex(question["view"]))
    moves, budget = question["moves"], Budget(question["seconds"], question["iterations"])
    random.seed(question["seed"])
    try:
        answer = choose(view, list(moves), SeededDraw(question["seed"], 0), budget)
        is_whole = hasattr(answer, "__index__") and not isinstance(answer, bool)
        return {"answer": operator.index(answer) if is_whole and answer in moves else repr(answer)[:LONGEST]}
    except BaseException as error:
        return {"crashed": _words(error), "place": _place(error, choose.__module__) or _beginning(choose)}


def _words(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero`"""
    return " ".join("".join(traceback.format_exception_only(error)[-1:]).split())[:LONGEST]


def _place(error: BaseException, module: str) -> str:
    """`mybot.py:12`: the last line in the user's own file; without one, the last line there is."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{os.path.basename(error.filename)}:{error.lineno}"
    own = getattr(sys.modules.get(module), "__file__", None)
    places = list(_places(error.__traceback__))
    mine = [place for place in places if place[0] == own] or [place for place in places if "importlib" not in place[0]]
    return f"{os.path.basename(mine[-1][0])}:{mine[-1][1]}" if mine else ""


def _beginning(function: Callable[..., Any]) -> str:
    """Where a function is written."""
    code = getattr(function, "__code__", None)
    return f"{os.path.basename(code.co_filename)}:{code.co_firstlineno}" if code else str(function.__module__)


def _places(trace: TracebackType | None) -> list[tuple[str, int]]:
    return [(frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(trace)[1:]]  # the first one is ours
