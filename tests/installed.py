"""Doubloon as others install it: a wheel in an environment of its own, without the sources, Node or make."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[1]
VERSIONS = range(11, 15)  # of Python 3: from the oldest that we support to the newest for which all pinned packages are built

LONGEST = 1800  # s for a program to end


class Environment:
    """A virtual environment. Its programs see no PATH, and a home of their own."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.bin, self.home = folder / "venv" / "bin", folder / "home"
        self.home.mkdir(parents=True)
        self.cwd = self.home
        command = [python, "-m", "venv", "--without-pip", str(folder / "venv")]
        subprocess.run(command, check=True)
        [self.packages] = (folder / "venv").glob("lib/*/site-packages")

    def pip(self, *words: str) -> str:
        """Our pip, at work there."""
        command = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check", *words]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout

    def link_dependencies(self) -> None:
        """Link what Doubloon needs, and nothing else, from the environment of the tests: that is quicker than to install it."""
        for needed in requirements("doubloon"):
            for name in {file.parts[0] for file in needed.files or [] if file.parts[0] not in ("..", "__pycache__")}:
                if not (self.packages / name).exists():
                    (self.packages / name).symlink_to(str(needed.locate_file(name)))

    def run(self, *words: str) -> str:
        """What a program of the environment prints."""
        command = self.command(*words)
        environment = self.variables()
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=self.cwd, timeout=LONGEST, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @contextmanager
    def started(self, *words: str) -> Iterator[str]:
        """The first line of a program that goes on until it is stopped."""
        with subprocess.Popen(self.command(*words), stdout=subprocess.PIPE, text=True, env=self.variables(), cwd=self.cwd) as process:
            try:
                assert process.stdout is not None
                yield process.stdout.readline().strip()
            finally:
                process.terminate()
                process.wait(20)

    def command(self, program: str, *words: str) -> list[str]:
        return [str(self.bin / program), *words]

    def variables(self) -> dict[str, str]:
        """No PATH: nothing of the developer's tools can be found."""
        kept = {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
        return {**kept, "PATH": "", "HOME": str(self.home), "LANG": "en_GB.UTF-8"}


def requirements(name: str) -> list[Distribution]:
    """All distributions that one needs, and those need, without extras."""
    found: dict[str, Distribution] = {}
    waiting = [name]
    while waiting:
        for line in distribution(waiting.pop()).requires or []:
            requirement = Requirement(line)
            if requirement.name not in found and (requirement.marker is None or requirement.marker.evaluate({"extra": ""})):
                found[requirement.name] = distribution(requirement.name)
                waiting.append(requirement.name)
    return list(found.values())


def pythons() -> list[str]:
    """Every supported Python of this system."""
    folders = [*(Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions").glob("*/bin"), *map(Path, os.get_exec_path())]
    found = {minor: shutil.which(f"python3.{minor}", path=os.pathsep.join(map(str, folders))) for minor in VERSIONS}
    return [path for path in found.values() if path]
