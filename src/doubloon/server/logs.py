"""The server's log: lines of JSON without addresses, keys or names."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime

LOG = logging.getLogger("doubloon.server")
FIELDS = ("table", "tables", "game", "seconds", "reason", "count")  # what a line may contain besides its event


class JsonFormatter(logging.Formatter):
    """`{"at": "2026-01-31T12:00:00Z", "level": "info", "event": "table-made", "table": "…"}`"""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
        line: dict[str, object] = {"at": at, "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


def configure_logs(level: int) -> None:
    """Write to stderr: our own log from `level` on, uvicorn's from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    for name, lowest in (("doubloon", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(lowest)
