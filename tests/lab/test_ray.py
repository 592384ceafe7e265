"""Ray: the same totals from a cluster of several nodes, also when one of them dies."""

from __future__ import annotations

import os
import socket
import time
from collections import deque
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
import ray
from ray.cluster_utils import Cluster
from ray.exceptions import RayTaskError, WorkerCrashedError

from doubloon.engine.errors import Refusal
from doubloon.lab.compare import Comparison, compare
from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.finished import Finished
from doubloon.lab.machine import CHUNK, Machine
from doubloon.lab.ray import AHEAD, ENVIRONMENT, SECONDS, Job, Remaining, attached, played, refusals, unpacked
from doubloon.lab.run import Goal, play_missing, run
from doubloon.lab.totals import Totals
from tests.counts import SOAK
from tests.lab.counting import SIXES
from tests.lab.simulated import play_simulated

DUEL = Experiment("pig", ("clever", "random"), seed=3)
GAMES = 20 * SOAK * CHUNK + 100
LIMIT = 60.0  # seconds

pytestmark = pytest.mark.filterwarnings("ignore::ResourceWarning:ray")  # of its own log files


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head that plays nothing, and two nodes of one core each. It notices the death of a node at once."""
    os.environ.update(ENVIRONMENT)
    health = {"health_check_period_ms": 300, "health_check_failure_threshold": 3, "health_check_initial_delay_ms": 300}
    head = {"num_cpus": 0, "ray_client_server_port": free_port(), "include_dashboard": False, "_system_config": health}
    cluster = Cluster(initialize_head=True, head_node_args=head)
    cluster.device = f"ray://127.0.0.1:{head['ray_client_server_port']}"
    for _ in range(2):
        cluster.add_node(num_cpus=1)
    with attached(Machine(cluster.device, 1, is_compiled=True)):
        yield cluster
    cluster.shutdown()


@pytest.fixture(scope="module")
def device(cluster: Cluster) -> str:
    device: str = cluster.device
    return device


def wait_for(path: Path) -> None:
    until = time.monotonic() + LIMIT
    while not path.exists() and time.monotonic() < until:
        time.sleep(0.01)


@pytest.fixture(scope="module")
def totals() -> Totals:
    return run(DUEL, GAMES, cores=1)


def test_a_cluster_gives_the_totals_of_one_core(device: str, totals: Totals) -> None:
    seen: list[int] = []
    assert run(DUEL, GAMES, device=device, progress=lambda so_far: seen.append(so_far.games)) == totals
    assert seen == sorted(set(seen))
    assert seen[0] < seen[-1] == GAMES


def test_chunks_of_a_node_that_dies_are_played_elsewhere(cluster: Cluster, totals: Totals, tmp_path: Path) -> None:
    """Nothing that this node begins ever ends, and the others begin after it."""
    node, begun = cluster.add_node(num_cpus=1), tmp_path / "begun"
    doomed = node.node_id

    def play(experiment: Experiment, number: int, games: int, device: str) -> Totals:
        if ray.get_runtime_context().get_node_id() == doomed:
            begun.touch()
            time.sleep(LIMIT)
        wait_for(begun)
        return play_chunk(experiment, number, games, device)

    def kill() -> None:
        wait_for(begun)
        cluster.remove_node(node, allow_graceful=False)

    killer, finished = Thread(target=kill), Finished(DUEL.none)
    killer.start()
    play_missing(DUEL, play, finished, GAMES, Machine(cluster.device, 1, is_compiled=True))
    killer.join()
    assert begun.exists()
    assert finished.parts == {0: totals}


def test_a_driver_that_is_stopped_goes_on_with_all_finished_chunks(device: str, totals: Totals) -> None:
    finished = Finished(DUEL.none)

    def stop(so_far: Totals) -> None:
        if so_far.games >= GAMES // 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(DUEL, GAMES, device=device, kept=finished, progress=stop)
    before = finished.total.games
    assert GAMES // 4 <= before < GAMES
    seen: list[int] = []
    assert run(DUEL, GAMES, device=device, kept=finished, progress=lambda so_far: seen.append(so_far.games)) == totals
    assert seen[0] > before


def test_no_more_chunks_are_begun_than_fit(device: str, tmp_path: Path) -> None:
    def play(experiment: Experiment, number: int, games: int, device: str) -> Totals:
        (tmp_path / str(number)).touch()
        return play_chunk(experiment, number, games, device)

    parts = played(DUEL, play, [(0, GAMES)], Machine(device, 1, is_compiled=True))
    next(parts)
    assert 0 < len(list(tmp_path.iterdir())) <= 2 * AHEAD
    parts.close()


def test_a_comparison_and_a_goal_are_those_of_one_core(device: str) -> None:
    comparison = Comparison((DUEL, Experiment("pig", ("clever", "random"), options={"target": 50}, seed=3)))
    assert compare(comparison, CHUNK + 100, device=device) == compare(comparison, CHUNK + 100, cores=1)
    goal = Goal("wins", 0.02)
    assert run(DUEL, goal, device=device) == run(DUEL, goal, cores=1)


def test_bots_and_counts_of_ones_own(device: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The nodes find them in the folder of the driver."""
    monkeypatch.chdir(tmp_path)
    Path("mybot.py").write_text("def choose(view, moves, draw, budget):\n    return moves[draw({0: 3, 1: 1})]\n")
    experiment = Experiment("pig", ("clever", "mybot:choose"), options={"target": 10}, counts=(SIXES,))
    assert run(experiment, 10, device=device) == run(experiment, 10, cores=1)
    Path("broken.py").write_text("def choose(view, moves, draw, budget):\n    return 77\n")
    with pytest.raises(Refusal, match="answered 77") as refused:
        run(Experiment("pig", ("clever", "broken:choose")), 10, device=device)
    assert refused.value.key == "lab/fault"


def test_chunks_ask_for_gpus(cluster: Cluster, tmp_path: Path) -> None:
    """One node has a GPU, or so it says: it plays in Numba's simulator. One process plays all chunks, so it compiles once."""
    node = cluster.add_node(num_cpus=1, num_gpus=1, env_vars={"NUMBA_ENABLE_CUDASIM": "1"})

    def play(experiment: Experiment, number: int, games: int, device: str) -> Totals:
        (tmp_path / str(os.getpid())).touch()
        return play_simulated(experiment, number, games, device)

    finished = Finished(DUEL.none, {2: play_chunk(DUEL, 2, 1)})
    play_missing(DUEL, play, finished, 4, Machine(cluster.device.replace("ray:", "ray+cuda:"), 1, is_compiled=True))
    cluster.remove_node(node)
    assert finished.parts == {0: play_chunk(DUEL, 0, 4)}
    assert len(list(tmp_path.iterdir())) == 1


# === Refusals ===


@pytest.mark.parametrize(
    ("device", "key"),
    [
        ("ray://127.0.0.1:1", "lab/ray-unreachable"),
        ("ray://nowhere.invalid:10001", "lab/ray-unreachable"),
        ("ray://127.0.0.1", "lab/ray-address"),
        ("ray://", "lab/ray-address"),
        ("cpu://127.0.0.1:10001", "lab/device"),
        ("rays", "lab/device"),
    ],
)
def test_what_is_no_cluster_is_refused_at_once(device: str, key: str) -> None:
    ray.shutdown()
    start = time.monotonic()
    with pytest.raises(Refusal) as refused:
        run(DUEL, 10, device=device)
    assert refused.value.key == key
    assert time.monotonic() - start < LIMIT / 2


def test_a_cluster_without_gpus_is_refused(device: str) -> None:
    with pytest.raises(Refusal, match="has no GPU"):
        run(DUEL, 10, device=device.replace("ray:", "ray+cuda:"))


def test_a_node_with_other_sources_is_refused() -> None:
    job = Job(DUEL, play_chunk, Machine("ray", 1, is_compiled=True), {**DUEL.description, "program": "other"})
    with pytest.raises(Refusal, match="another version"):
        unpacked((os.getcwd(), ray.cloudpickle.dumps(job)))


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (ConnectionError("first line\nthe head is gone\n"), "10.0.0.1:10001 failed: the head is gone"),
        (WorkerCrashedError(), "died unexpectedly"),
        (RayTaskError("play", "traceback", ModuleNotFoundError("No module named 'doubloon'")), "No module named 'doubloon'"),
    ],
)
def test_errors_of_the_cluster_are_sentences(error: Exception, words: str) -> None:
    with pytest.raises(Refusal) as refused, refusals(Machine("ray://10.0.0.1:10001", 1, is_compiled=True)):
        raise error
    assert refused.value.key == "lab/ray-lost"
    assert words in str(refused.value)


# === The size of chunks ===


def test_chunks_take_a_second_and_shrink_towards_the_end() -> None:
    remaining = Remaining(deque([(0, 1000), (5000, 100_000)]), 100)
    assert remaining.take(slots=4) == (0, 100)
    remaining.rate = 700 / SECONDS
    assert remaining.take(slots=4) == (100, 700)
    assert remaining.take(slots=4) == (800, 200)
    remaining.rate = 1e9
    sizes: list[int] = []
    while remaining.games:
        number, games = remaining.take(slots=4)
        assert number == 5000 + sum(sizes)
        sizes.append(games)
    assert sum(sizes) == 95_000
    assert sizes[0] == 95_000 // (AHEAD * 4)
    assert sizes[:-1] == sorted(sizes[:-1], reverse=True)
    assert sizes[-1] <= sizes[-2] == 100
