"""What is counted while the server works, for `GET /metrics`, as Prometheus reads it. Nothing in it says who plays."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from doubloon.server.table.events import By

SHARED = "PROMETHEUS_MULTIPROC_DIR"  # where several workers of one machine write their figures
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
WRITES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Figures:
    def __init__(self) -> None:
        own = self._registry = CollectorRegistry()
        self.tables = Gauge("doubloon_tables", "Tables in memory", registry=own, multiprocess_mode="livesum")
        self.sockets = Gauge("doubloon_sockets", "Devices at them", registry=own, multiprocess_mode="livesum")
        self.waiting = Gauge("doubloon_commands_waiting", "Commands that wait", registry=own, multiprocess_mode="livesum")
        self.unwritten = Gauge("doubloon_writes_waiting", "Writes that wait", registry=own, multiprocess_mode="livesum")
        self.bots = Gauge("doubloon_bots_thinking", "Bots that think or wait to", registry=own, multiprocess_mode="livesum")
        self.made = Counter("doubloon_tables_made", "Tables made", registry=own)
        self.events = Counter("doubloon_events", "Events written, moves among them", registry=own)
        self.moves = Counter("doubloon_moves", "Moves made", ["by"], registry=own)
        self.moves_by = {by: self.moves.labels(by) for by in get_args(By)}
        self.refused = Counter("doubloon_refused", "Commands refused", registry=own)
        self.answers = Histogram("doubloon_answer_seconds", "From a command to its answer", registry=own, buckets=SECONDS)
        self.commits = Histogram("doubloon_commit_seconds", "A transaction", registry=own, buckets=SECONDS)
        self.batches = Histogram("doubloon_commit_writes", "Writes in a transaction", registry=own, buckets=WRITES)

    def written(self) -> bytes:
        """In the text format of Prometheus; of all workers of this machine."""
        folder = os.environ.get(SHARED)
        if not folder:
            return generate_latest(self._registry)
        _forget_the_dead(Path(folder))
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def _forget_the_dead(folder: Path) -> None:
    """What a worker that is gone had at that moment; what it has counted stays."""
    for path in folder.glob("gauge_live*.db"):
        if not Path(f"/proc/{path.stem.rpartition('_')[2]}").exists():
            with suppress(FileNotFoundError):
                path.unlink()
