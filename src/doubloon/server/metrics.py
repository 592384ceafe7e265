"""Metrics for Prometheus (`GET /metrics`). They contain nothing about who plays."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from doubloon.server.protocol.messages import By

MULTIPROCESS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # environment variable: where the workers of one machine write their metrics
SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
WRITES = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        self.tables = Gauge("doubloon_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.sockets = Gauge("doubloon_sockets", "Devices at them", registry=registry, multiprocess_mode="livesum")
        self.waiting = Gauge("doubloon_commands_waiting", "Commands that wait", registry=registry, multiprocess_mode="livesum")
        self.unwritten = Gauge("doubloon_writes_waiting", "Writes that wait", registry=registry, multiprocess_mode="livesum")
        self.bots = Gauge("doubloon_bots_thinking", "Bots that think or wait to", registry=registry, multiprocess_mode="livesum")
        self.tables_created = Counter("doubloon_tables_made", "Tables made", registry=registry)
        self.experiments = Counter("doubloon_experiments", "Experiments begun in the laboratory", registry=registry)
        self.events = Counter("doubloon_events", "Events written, moves among them", registry=registry)
        self.moves = Counter("doubloon_moves", "Moves made", ["by"], registry=registry)
        self.moves_by = {by: self.moves.labels(by) for by in get_args(By)}
        self.connections_refused = Counter("doubloon_connections_refused", "Connections refused or dropped", ["reason"], registry=registry)
        self.refused = Counter("doubloon_refused", "Commands refused", registry=registry)
        self.answers = Histogram("doubloon_answer_seconds", "From a command to its answer", registry=registry, buckets=SECONDS)
        self.commits = Histogram("doubloon_commit_seconds", "A transaction", registry=registry, buckets=SECONDS)
        self.batches = Histogram("doubloon_commit_writes", "Writes in a transaction", registry=registry, buckets=WRITES)

    def export(self) -> bytes:
        """Prometheus' text format, summed over all workers of this machine."""
        folder = os.environ.get(MULTIPROCESS_FOLDER)
        if not folder:
            return generate_latest(self._registry)
        _remove_dead_workers(Path(folder))
        combined = CollectorRegistry()
        MultiProcessCollector(combined, folder)  # type: ignore[no-untyped-call]
        return generate_latest(combined)


def _remove_dead_workers(folder: Path) -> None:
    """Remove the gauges of workers that are gone; their counters stay."""
    for path in folder.glob("gauge_live*.db"):
        if not Path(f"/proc/{path.stem.rpartition('_')[2]}").exists():
            with suppress(FileNotFoundError):
                path.unlink()
