"""The child process of a custom bot. `custom` starts it and sends requests: one line of JSON each way, over stdin and stdout."""

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

MAX_TEXT = 200  # characters of a text from the user's code
PARAMETERS = 4


def main(game_id: str, spec: str, lifeline: str) -> None:
    """Answer requests until the parent closes the pipe."""
    _exit_with_parent(int(lifeline))
    requests, replies = os.fdopen(_private(0), "rb"), _private(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)  # redirect the user's prints to stderr
    module, _, name = spec.partition(":")
    sys.path.insert(0, os.getcwd())
    loaded = _load(module, name)
    _write(replies, loaded if isinstance(loaded, dict) else {"ready": True})
    if isinstance(loaded, dict):
        return
    for line in requests:
        _write(replies, _reply(game_id, loaded, json.loads(line)))


def _private(descriptor: int) -> int:
    """Duplicate a pipe to another descriptor, out of reach of prints and child processes of the user's code."""
    return fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10)


def _exit_with_parent(lifeline: int) -> None:
    """Exit as soon as the parent does. Nobody writes to this pipe; closing its other end raises SIGIO, which ends this process at any
    point. (The request pipe cannot do this: its signal for a request may arrive after the answer.)"""
    os.set_inheritable(lifeline, False)
    fcntl.fcntl(lifeline, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(lifeline, fcntl.F_SETFL, os.O_ASYNC)
    poll = select.poll()
    poll.register(lifeline, select.POLLHUP)
    if poll.poll(0):  # closed already
        os._exit(0)


def _write(replies: int, content: dict[str, Any]) -> None:
    line = json.dumps(content).encode() + b"\n"
    while line:
        line = line[os.write(replies, line) :]


# === The user's code ===


def _load(module: str, name: str) -> Callable[..., Any] | dict[str, Any]:
    """The user's function, or the reason why it cannot be used."""
    try:
        loaded = importlib.import_module(module)
        function = getattr(loaded, name, None)
    except BaseException as error:
        return {"refused": "module", "reason": _error_text(error), "place": _place(error, "")}
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
    except ValueError:  # a C function without a signature
        pass
    return True


def _signature(function: Callable[..., Any]) -> str:
    return f"{getattr(function, '__name__', function)}{inspect.signature(function)}"[:MAX_TEXT]


def _reply(game_id: str, choose: Callable[..., Any], question: dict[str, Any]) -> dict[str, Any]:
    """Call the user's function; returns its answer or its error."""
    view = GAMES[game_id].rules.VIEW.from_bytes(bytes.fromhex(question["view"]))
    moves, budget = question["moves"], Budget(question["seconds"], question["iterations"])
    random.seed(question["seed"])
    try:
        answer = choose(view, list(moves), SeededDraw(question["seed"], 0), budget)
        is_whole = hasattr(answer, "__index__") and not isinstance(answer, bool)
        return {"answer": operator.index(answer) if is_whole and answer in moves else repr(answer)[:MAX_TEXT]}
    except BaseException as error:
        return {"crashed": _error_text(error), "place": _place(error, choose.__module__) or _definition_place(choose)}


def _error_text(error: BaseException) -> str:
    """`ZeroDivisionError: division by zero`"""
    return " ".join("".join(traceback.format_exception_only(error)[-1:]).split())[:MAX_TEXT]


def _place(error: BaseException, module: str) -> str:
    """`mybot.py:12`: the last line of the traceback in the user's file, else the last line of all."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{os.path.basename(error.filename)}:{error.lineno}"
    own = getattr(sys.modules.get(module), "__file__", None)
    places = list(_places(error.__traceback__))
    mine = [place for place in places if place[0] == own] or [place for place in places if "importlib" not in place[0]]
    return f"{os.path.basename(mine[-1][0])}:{mine[-1][1]}" if mine else ""


def _definition_place(function: Callable[..., Any]) -> str:
    """`mybot.py:3`: where a function is defined."""
    code = getattr(function, "__code__", None)
    return f"{os.path.basename(code.co_filename)}:{code.co_firstlineno}" if code else str(function.__module__)


def _places(trace: TracebackType | None) -> list[tuple[str, int]]:
    return [(frame.filename, frame.lineno or 0) for frame in traceback.extract_tb(trace)[1:]]  # the first frame is this module
