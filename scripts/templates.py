"""Check format, style and types of the packages that `doubloon new-game` makes, as of our own code."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from doubloon.cli.new_game import write

ROOT = Path(__file__).parents[1]
RUFF = ("--config", str(ROOT / "pyproject.toml"), "--no-cache")
ALLOWED = "lint.per-file-ignores={'tests/*'=['S101'],'*/rules.py'=['C901']}"
RULES = ("--config", "lint.isort.known-first-party=['my_game']", "--config", ALLOWED)
TYPES = ("--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache"))


def commands(folder: Path) -> list[tuple[str, ...]]:
    return [
        ("ruff", "format", "--check", *RUFF, str(folder)),
        ("ruff", "check", *RUFF, *RULES, str(folder)),
        ("mypy", *TYPES, str(folder / "src" / "my_game")),
    ]


def main() -> None:
    failed = False
    for is_hidden in (False, True):
        with TemporaryDirectory() as place:
            folder = Path(place) / "my-game"
            write(folder, 2, 6, is_hidden=is_hidden)
            for program, *words in commands(folder):
                failed |= subprocess.run([sys.executable, "-m", program, *words], cwd=folder, check=False).returncode != 0  # noqa: S603 (fixed)
    sys.exit(failed)


if __name__ == "__main__":
    main()
