"""Custom bots, `module:function`: the user's code runs in a child process, so that its faults cannot harm the game.

After a fault clever makes the move instead; after three faults clever plays the seat to the end of the game.
"""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from doubloon.bots.bot import Budget, seed_of
from doubloon.bots.policies import best_policy, bot_of
from doubloon.engine.draws import Draw
from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.engine.message import Message
from doubloon.engine.record import View

MAX_FAULTS = 3  # of a seat in a game; then clever takes over
TIMEOUT_FACTOR = 10  # timeout of a move, in multiples of the budget's seconds
MIN_TIMEOUT = 2.0  # seconds
LOAD_TIMEOUT = 60.0  # seconds to import the module
EXIT_TIMEOUT = 0.5  # seconds for the process to exit before it is killed
OUTPUT_VARIABLE = "DOUBLOON_BOT_OUTPUT"  # environment variable: file for the output of custom bots
START_CODE = "import sys; sys.path.insert(0, sys.argv[1]); from doubloon.bots.custom_worker import main; main(*sys.argv[2:])"


TEXTS = {
    "crashed": "{bot} crashed at {place}: {error}",
    "slow": "{bot} gave no answer within {seconds} s",
    "illegal": "{bot} answered {answer}; the moves were {allowed}",
    "gone": "the process of {bot} ended: {how}",
}


@dataclass(frozen=True)
class Fault:
    """An error of a bot. Kinds: *crashed*, *slow* (timeout), *illegal* (move), *gone* (its process ended)."""

    kind: str
    step: int  # number of the bot's move in this game, from 0
    values: Mapping[str, str]

    @property
    def text(self) -> str:
        return TEXTS[self.kind].format(**self.values)

    @property
    def message(self) -> Message:
        """The fault as a message of the text catalogues."""
        return Message(f"fault-{self.kind}", self.values)


def custom_bot(game: Game, spec: str) -> CustomBot:
    """The bot `module:function`. Raises BadSetup if it cannot be loaded."""
    return CustomBot(game, BotProcess(game, spec))


@dataclass
class CustomBot:
    """A custom bot on one seat for one game. Several may share a process."""

    game: Game
    process: BotProcess
    faults: list[Fault] = field(default_factory=list)
    move_count: int = 0

    def __call__(self, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> int:
        answer = self._answer(view, moves, draw, budget) if len(self.faults) < MAX_FAULTS else None
        self.move_count += 1
        return bot_of(self.game, best_policy(self.game))(view, moves, draw, budget) if answer is None else answer

    def _answer(self, view: View, moves: Sequence[int], draw: Draw, budget: Budget) -> int | None:
        """One of the moves; None after a fault, which is recorded."""
        question = {"view": view.to_bytes().hex(), "moves": list(moves), "seed": seed_of(draw), **vars(budget)}
        try:
            answer = self.process.ask(question, max(MIN_TIMEOUT, TIMEOUT_FACTOR * budget.seconds))
            if type(answer) is int and answer in moves:
                return answer
            raise BotFailure("illegal", answer=str(answer), allowed=", ".join(map(str, moves)))
        except BotFailure as failure:
            self.faults.append(Fault(failure.kind, self.move_count, {"bot": self.process.spec, **failure.values}))
            return None

    def close(self) -> None:
        """End the process."""
        self.process.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class BotFailure(Exception):
    """The bot did not answer with a legal move."""

    def __init__(self, kind: str, **values: str) -> None:
        super().__init__(kind)
        self.kind = kind
        self.values = values


class BotProcess:
    """The child process of a bot; restarted on demand."""

    def __init__(self, game: Game, spec: str) -> None:
        self.spec = spec
        self._game = game
        self._process: Any = None  # a Popen with pipes
        self._end: Any = None  # finalizer: ends the process, also when this object is garbage-collected
        self._start()

    def ask(self, question: Mapping[str, Any], timeout: float) -> object:
        """Send a request and return the answer: an int, or the representation of anything else."""
        self._ensure_started()
        try:
            self._send(question)
            reply = self._reply(timeout)
        except BaseException:  # for example Ctrl-C: a late answer must not be read as the next one
            self.close()
            raise
        if "crashed" in reply:
            raise BotFailure("crashed", error=str(reply["crashed"]), place=str(reply["place"]))
        return reply.get("answer")

    def close(self) -> None:
        """End the process; the next request restarts it."""
        if self._end is not None:
            self._end()
        self._process = None

    def _ensure_started(self) -> None:
        if self._process is None:
            try:
                self._start()
            except BadSetup as error:  # the module could be loaded before
                raise BotFailure("gone", how=str(error)) from None

    def _start(self) -> None:
        module, _, function = self.spec.partition(":")
        if not module or module.startswith(".") or not function.isidentifier():
            raise BadSetup("bot/spec", f"a custom bot is written module:function, not {self.spec!r}", asked=self.spec)
        self._process, lifeline = _process(self._game.id, self.spec)
        self._end = weakref.finalize(self, _end, self._process, lifeline)
        try:
            reply = self._reply(LOAD_TIMEOUT)
        except BotFailure as failure:
            raise _no_module(module, TEXTS[failure.kind].format(bot=self.spec, **failure.values), "") from None
        if "refused" in reply:
            self.close()
            raise _refusal(module, function, reply)

    def _send(self, question: Mapping[str, Any]) -> None:
        with suppress(BrokenPipeError):  # `_reply` reports the cause
            self._process.stdin.write(json.dumps(question).encode() + b"\n")
            self._process.stdin.flush()

    def _reply(self, timeout: float) -> dict[str, Any]:
        """Read the next line of the process. Ends the process on a timeout or if the line is not JSON."""
        process = self._process
        line = _line(process.stdout.fileno(), timeout)
        if line is None:
            process.kill()
            self.close()
            raise BotFailure("slow", seconds=f"{timeout:g}")
        try:
            reply: dict[str, Any] = json.loads(line)
        except ValueError:
            self.close()
            raise BotFailure("gone", how=_how(process.returncode)) from None
        return reply


# === Processes ===


def _process(game_id: str, spec: str) -> tuple[Any, int]:
    """Start the child in its own session, so that Ctrl-C does not reach it and killing its group kills its children too; with fixed string
    hashes. Also returns the write end of its lifeline pipe: when that is closed, even by our death, the child exits."""
    root = str(Path(__file__).parents[2])
    theirs, ours = os.pipe()
    try:
        with open(os.environ.get(OUTPUT_VARIABLE) or os.devnull, "ab") as output:
            process = subprocess.Popen(  # noqa: S603 (the user's own code is what is asked for)
                [sys.executable, "-P", "-c", START_CODE, root, game_id, spec, str(theirs)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=output,
                env={**os.environ, "PYTHONHASHSEED": "0"},
                pass_fds=(theirs,),
                start_new_session=True,
            )
    except BaseException:
        os.close(ours)
        raise
    finally:
        os.close(theirs)
    return process, ours


def _line(descriptor: int, timeout: float) -> bytes | None:
    """Read a line; None after a timeout; an incomplete line if the other end is closed."""
    poll, content = select.poll(), b""
    poll.register(descriptor, select.POLLIN)
    deadline = time.monotonic() + timeout
    while not content.endswith(b"\n"):
        if not poll.poll(max(0.0, deadline - time.monotonic()) * 1000):
            return None
        part = os.read(descriptor, 65536)
        if not part:
            break
        content += part
    return content


def _end(process: Any, lifeline: int) -> None:
    """Close stdin, which lets the process exit; after EXIT_TIMEOUT kill its process group."""
    with suppress(BrokenPipeError):
        process.stdin.close()
    with suppress(subprocess.TimeoutExpired):
        process.wait(EXIT_TIMEOUT)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    os.close(lifeline)


def _how(code: int) -> str:
    """How a process ended: `exit code 3` or `SIGSEGV`."""
    return f"exit code {code}" if code >= 0 else {each.value: each.name for each in signal.Signals}.get(-code, f"signal {-code}")


# === Errors on loading ===


def _refusal(module: str, function: str, reply: Mapping[str, Any]) -> BadSetup:
    if reply["refused"] == "function":
        text = f"{module} has no function {function}"
        return BadSetup("bot/function", text, module=module, function=function, file=reply["file"])
    if reply["refused"] == "form":
        form = f"{function}(view, moves, draw, budget)"
        return BadSetup("bot/form", f"a bot is {form}, not {reply['form']}", form=form, asked=reply["form"])
    return _no_module(module, reply["reason"], reply["place"])


def _no_module(module: str, reason: str, place: str) -> BadSetup:
    where = f" ({place})" if place else ""
    return BadSetup("bot/module", f"the module {module} cannot be loaded: {reason}{where}", module=module, reason=reason + where)
