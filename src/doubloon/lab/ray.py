"""Plays chunks of games on a Ray cluster: one of this machine alone, or one that runs elsewhere. This module alone imports Ray."""

from __future__ import annotations

import os
import pickle
import socket
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any, TypeVar

import ray
from ray.exceptions import RayError, RayTaskError

from doubloon.engine.errors import Refusal
from doubloon.lab.finished import Part, Span
from doubloon.lab.machine import Machine

if TYPE_CHECKING:
    from doubloon.lab.compare import Comparison
    from doubloon.lab.experiment import Experiment

AHEAD = 2  # chunks in flight for each core or GPU of the cluster
SECONDS = 1.0  # a chunk takes about so long, once the speed is known: long beside what Ray needs for it, short beside a lost node
RETRIES = 5  # of a chunk whose node or process died
LOOK_INTERVAL = 5.0  # seconds between two looks at how large the cluster is
CONNECT_TIMEOUT = 5.0  # seconds
ATTEMPTS = 3  # to connect to a cluster that answers: now and then its client server does not start
OBJECT_STORE = 128 << 20  # bytes; results are small
ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is sent anywhere
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "GRPC_ENABLE_FORK_SUPPORT": "0",  # its handlers may break connections when another thread starts a process
}

W = TypeVar("W", bound="Experiment | Comparison")
P = TypeVar("P", bound=Part)
Play = Callable[[W, int, int, str], P]


# === The driver ===


@contextmanager
def attached(machine: Machine) -> Iterator[None]:
    """Start a cluster on this machine, or join one; one that is attached already serves."""
    with refusals(machine):
        if ray.is_initialized():
            yield
            return
        _attach(machine)
        try:
            yield
        finally:
            with suppress(Exception):  # a cluster that is gone cannot be left
                ray.shutdown()


def _attach(machine: Machine) -> None:
    os.environ.update(ENVIRONMENT)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if not machine.address:
        ray.init("local", num_cpus=machine.cores, include_dashboard=False, object_store_memory=OBJECT_STORE, **quiet)
        return
    _check_reachable(machine.address)
    for attempts_left in reversed(range(ATTEMPTS)):
        try:
            ray.init(f"ray://{machine.address}", **quiet)
            return
        except RuntimeError as error:  # such as another version of Ray or Python
            raise _lost(machine, error) from error
        except ConnectionError:
            ray.shutdown()
            if not attempts_left:
                raise


def _check_reachable(address: str) -> None:
    """Ray itself tries for half a minute."""
    host, _, port = address.rpartition(":")
    try:
        socket.create_connection((host.strip("[]"), int(port)), CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refusal("lab/ray-unreachable", f"no Ray cluster answers at {address}: {reason}", address=address, reason=reason) from None


@contextmanager
def refusals(machine: Machine) -> Iterator[None]:
    """Errors of the cluster as refusals; an error of a game is raised as it is on this machine."""
    try:
        yield
    except RayTaskError as error:
        if isinstance(error.cause, Refusal):
            raise error.cause from None
        if "No module named" in str(error.cause):
            raise _lost(machine, error.cause) from error
        raise error.cause from error
    except (RayError, ConnectionError) as error:
        raise _lost(machine, error) from error


def _lost(machine: Machine, error: BaseException) -> Refusal:
    reason = next((line.strip() for line in reversed(str(error).splitlines()) if line.strip()), type(error).__name__)
    return Refusal("lab/ray-lost", f"the Ray cluster {name_of(machine)} failed: {reason}", address=name_of(machine), reason=reason)


def name_of(machine: Machine) -> str:
    return machine.address or "local"


def played(work: W, play: Play[W, P], spans: Iterable[Span], machine: Machine) -> Generator[tuple[int, P]]:
    """What `play(work, number, games, device)` returns for the games of these spans, in chunks as they arrive, each with the number of its
    first game. A chunk whose node dies is played again elsewhere."""
    remaining = Remaining(deque(spans), machine.chunk)
    if not remaining.games:
        return
    if machine.is_compiled and not machine.address and machine.plays_on == "cpu":
        play(work, 0, 1, "cpu")  # compiled once, not by each process
    cluster = Cluster("GPU" if machine.plays_on == "cuda" else "CPU")
    cluster.check(machine)
    job = ray.put(packed(work, play, machine))
    remote = ray.remote(**_asked_for(machine), max_retries=RETRIES)(play_remotely)
    waiting: dict[Any, int] = {}
    while remaining.games or waiting:
        while remaining.games and len(waiting) < AHEAD * cluster.slots:
            number, games = remaining.take(cluster.slots)
            waiting[remote.remote(job, number, games)] = number
        for reference in _done(list(waiting)):
            part, rate = ray.get(reference)
            remaining.rate = rate
            yield waiting.pop(reference), part


def _asked_for(machine: Machine) -> dict[str, int]:
    """By default a process that has a GPU ends after one task, and the next one would compile the games again."""
    return {"num_cpus": 0, "num_gpus": 1, "max_calls": 0} if machine.plays_on == "cuda" else {"num_cpus": 1}


def _done(waiting: list[Any]) -> list[Any]:
    """The chunks that are finished, after one is, or some time."""
    ready, others = ray.wait(waiting, num_returns=1, timeout=LOOK_INTERVAL)
    more, _ = ray.wait(others, num_returns=len(others), timeout=0) if ready and others else ([], others)
    return [*ready, *more]


@dataclass
class Cluster:
    """How many chunks it plays at once; nodes may come and go."""

    resource: str
    _slots: int = 0
    _looked: float = field(default=-LOOK_INTERVAL)

    @property
    def slots(self) -> int:
        """At least 1: without a node the chunks wait for one."""
        if monotonic() > self._looked + LOOK_INTERVAL:
            self._slots, self._looked = int(ray.cluster_resources().get(self.resource, 0)), monotonic()
        return max(1, self._slots)

    def check(self, machine: Machine) -> None:
        """A chunk would wait for ever for what no node has."""
        if self.slots and not self._slots:
            text = f"the Ray cluster {name_of(machine)} has no {self.resource}"
            raise Refusal("lab/ray-resource", text, address=name_of(machine), resource=self.resource)


@dataclass
class Remaining:
    """The games that no chunk has yet."""

    spans: deque[Span]
    smallest: int  # games of a chunk
    rate: float = 0.0  # games a second of a core or GPU, as seen last

    def __post_init__(self) -> None:
        self.games = sum(high - low for low, high in self.spans)

    def take(self, slots: int) -> tuple[int, int]:
        """The next chunk: of about SECONDS, smaller towards the end so that all finish together."""
        low, high = self.spans.popleft()
        games = min(high - low, max(self.smallest, min(int(self.rate * SECONDS), self.games // (AHEAD * slots))))
        if low + games < high:
            self.spans.appendleft((low + games, high))
        self.games -= games
        return low, games


# === A node ===


Packed = tuple[tuple[str, ...], bytes]  # where the driver finds modules, its folder first; and the job


@dataclass(frozen=True)
class Job:
    """What all chunks share. `description` is that of the driver: everything that the games depend on."""

    work: Any
    play: Callable[..., Any]
    machine: Machine
    description: dict[str, Any]


def packed(work: W, play: Play[W, P], machine: Machine) -> Packed:
    job = Job(work, play, machine, work.description)
    return (str(Path.cwd()), *sys.path), ray.cloudpickle.dumps(job)  # unlike pickle, with functions of `__main__`


def play_remotely(job: Packed, number: int, games: int) -> tuple[Any, float]:
    """A chunk, in parts as small as they are without a cluster, so that memory stays flat; and the games a second."""
    from doubloon.lab.run import chunks

    start, loaded = perf_counter(), unpacked(job)
    first, *others = chunks(number, number + games, loaded.machine.chunk)
    part = loaded.play(loaded.work, *first, loaded.machine.plays_on)
    for each in others:
        part += loaded.play(loaded.work, *each, loaded.machine.plays_on)
    return part, games / max(perf_counter() - start, 1e-9)


@lru_cache(2)  # a process plays many chunks of one experiment: it is loaded, and so compiled, once
def unpacked(packed: Packed) -> Job:
    (folder, *others), content = packed
    if Path(folder).is_dir():
        os.chdir(folder)
        sys.path.insert(0, folder)
    sys.path.extend(each for each in others if each not in sys.path and Path(each).is_dir())
    job: Job = pickle.loads(content)  # noqa: S301 (by our own driver)
    if job.work.description != job.description:
        node = socket.gethostname()
        raise Refusal("lab/ray-other", f"node {node} has another version of Doubloon, of Python or of your own bots", node=node)
    return job
