"""The packages of `examples`, as if they were installed."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from doubloon.engine.game import Game
from doubloon.games import GROUP
from tests.installing import installed

EXAMPLES = Path(__file__).parents[2] / "examples"


@contextmanager
def places(package: Path) -> Iterator[tuple[str, tuple[Path, Path]]]:
    """The entry point of a package, and where the package and its facts lie."""
    about = tomllib.loads((package / "pyproject.toml").read_text())["project"]
    [(name, place)] = about["entry-points"][GROUP].items()
    with TemporaryDirectory() as facts:
        written = Path(facts) / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
        written.mkdir()
        (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n")
        (written / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {place}\n")
        yield name, (Path(facts), package / "src")


@contextmanager
def example(folder: str) -> Iterator[Game]:
    """The game of the package in that folder."""
    with places(EXAMPLES / folder) as (name, folders), installed(name, *folders) as game:
        yield game
