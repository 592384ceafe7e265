"""Start-up time of `doubloon --help` and `import doubloon`, beside bare Python."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

from bench.report import Measurement, report

HELP_BUDGET = 0.3  # seconds
RUNS = 15


def quickest(*command: str) -> float:
    """The seconds of the fastest of several runs."""
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    bare = quickest(sys.executable, "-c", "pass")
    package = quickest(sys.executable, "-c", "import doubloon")
    help_text = quickest(str(Path(sys.executable).with_name("doubloon")), "--help")
    print(f"bare Python {bare:.3f} s, import doubloon {package:.3f} s, doubloon --help {help_text:.3f} s")
    measurements = [Measurement("doubloon --help", "starts/s", 1 / help_text, f"budget of {HELP_BUDGET} s", 1 / HELP_BUDGET, 1)]
    sys.exit(0 if report("start", measurements) else 1)


if __name__ == "__main__":
    main()
