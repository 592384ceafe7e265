"""Compiled code is kept between starts, and never used when its sources have changed."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from types import FunctionType
from typing import Any

import pytest

from doubloon.bots.cunning import method
from doubloon.bots.search import compiled_rules, grower
from doubloon.engine import cache
from doubloon.engine.batch import rule_set
from doubloon.engine.cache import COMPILED, PACKAGE, closure, digest, folder, game_of, games_of, modules_of, program_digest, sources
from doubloon.engine.game import Game
from doubloon.games import GAMES
from tests.counts import some

TIMED = """
import sys
from numba.core import event
from doubloon.engine import batch
from doubloon.games import GAMES
with event.install_recorder("numba:compile") as compiled:
    for game in sys.argv[1:]:
        batch.play(batch.Batch(GAMES[game], GAMES[game].new(), 3))
print(len(compiled.buffer))
"""


def compilations(cache: Path, *games: str) -> int:
    env = {**os.environ, "XDG_CACHE_HOME": str(cache)}
    done = subprocess.run([sys.executable, "-c", TIMED, *games], env=env, capture_output=True, text=True, check=True)
    return int(done.stdout)


@pytest.mark.long
def test_the_second_start_does_not_compile(tmp_path: Path) -> None:
    games = some(["pig", *GAMES], 1)
    assert compilations(tmp_path, *games) > 0
    assert compilations(tmp_path, *games) == 0


STALE = """
import policies
from doubloon.engine import batch
from doubloon.games import GAMES
from doubloon.games.pig import PIG
print(batch.play(batch.Batch(PIG, PIG.new(), 20, policies=(policies.mine, None))).wins()[0])
"""


@pytest.mark.long
def test_a_policy_of_somebody_else_is_compiled_as_it_is_now(tmp_path: Path) -> None:
    """Numba's own cache would go on using the first version."""
    won = []
    for body in ("weights[0] = 0", "weights[1 if view.at_risk < 20 else 0] = 0"):
        source = f"from doubloon.engine.rule import rule\n@rule\ndef mine(view, weights):\n    {body}\n"
        (tmp_path / "policies.py").write_text(source)
        env = {**os.environ, "XDG_CACHE_HOME": str(tmp_path), "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run([sys.executable, "-c", STALE], env=env, capture_output=True, text=True, check=True)
        won.append(float(done.stdout))
    assert won[0] == 0
    assert won[1] > 0.8


@pytest.mark.long
def test_where_nothing_can_be_written_it_compiles_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert compilations(tmp_path / "file", "pig") > 0


def test_a_folder_that_cannot_be_made_is_no_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "doubloon").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert folder.__wrapped__() is None


def test_old_caches_are_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for age in range(10):
        old = tmp_path / "doubloon" / f"old-{age}"
        old.mkdir(parents=True)
        os.utime(old, (1000 + age, 1000 + age))
    monkeypatch.setattr(cache, "KEEP", 4)
    path = folder.__wrapped__(*SEARCH)
    assert path == tmp_path / "doubloon" / f"pig-{digest(*SEARCH)}"
    assert sorted(each.name for each in path.parent.iterdir()) == ["old-7", "old-8", "old-9", path.name]


# === What compiled code depends on ===

SEARCH = ("doubloon.bots.search", "doubloon.games.pig.bots", "doubloon.games.pig.rules")  # of Pig


def test_the_game_of_a_module() -> None:
    assert games_of(["doubloon.games.pig.rules", "doubloon.games.pig.bots", "doubloon.engine.game"]) == ["pig"]
    assert games_of(["doubloon.games", "doubloon.bots.policies", "elsewhere", "elsewhere.games.pig.rules"]) == []


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of our package."""
    return shutil.copytree(PACKAGE, tmp_path_factory.mktemp("copied") / "doubloon", ignore=shutil.ignore_patterns("web", "__pycache__"))


@pytest.mark.parametrize(
    ("source", "is_new"),
    [
        ("engine/batch.py", True),
        ("games/pig/rules.py", True),
        ("games/pig/bots.py", True),
        ("bots/tree.py", True),
        ("games/pig/terminal.py", False),
        ("bots/policies.py", False),
        ("bots/custom.py", False),
        ("games/pig/story.py", False),
        ("games/my_treasure/rules.py", False),
        ("games/my_treasure/bots/clever.py", False),
        ("lab/compiled.py", False),
        ("adapters/vector.py", False),
        ("server/__init__.py", False),
    ],
)
def test_a_change_of_what_compiled_code_depends_on_makes_another_folder(
    copied: Path, monkeypatch: pytest.MonkeyPatch, source: str, is_new: bool
) -> None:
    monkeypatch.setattr(cache, "PACKAGE", copied)
    before = digest.__wrapped__(*SEARCH)
    with (copied / source).open("a") as file:
        file.write("# changed\n")
    assert (digest.__wrapped__(*SEARCH) != before) == is_new


@pytest.mark.parametrize(
    ("source", "is_new"),
    [("bots/custom.py", True), ("games/pig/rules.py", True), ("games/my_treasure/rules.py", False), ("cli/open.py", False)],
)
def test_a_change_of_what_decides_games_of_bots_makes_another_program(
    copied: Path, monkeypatch: pytest.MonkeyPatch, source: str, is_new: bool
) -> None:
    monkeypatch.setattr(cache, "PACKAGE", copied)
    before = program_digest.__wrapped__("pig")
    with (copied / source).open("a") as file:
        file.write("# changed\n")
    assert (program_digest.__wrapped__("pig") != before) == is_new


LOADED = """
import sys
import {modules}
print(*(name for name in sys.modules if name.startswith("doubloon.")))
"""


def test_the_sources_of_a_search_are_what_its_modules_import() -> None:
    """The second method: ask Python. It loads the packages' `__init__` too, which compiled code reaches only where a module names them."""
    names = module_names(closure(SEARCH))
    loaded = subprocess.run([sys.executable, "-c", LOADED.format(modules=", ".join(SEARCH))], capture_output=True, text=True, check=True)
    assert {f"doubloon.{name}" for name in names} <= set(loaded.stdout.split())
    assert {"games.pig.rules", "games.pig.bots", "bots.search", "bots.tree", "engine.batch", "engine.draws", "engine.record"} <= names
    assert not [name for name in names if "my_treasure" in name]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_everything_that_a_search_calls_is_in_its_digest(game: Game) -> None:
    """The third: follow the functions that the compiled loop refers to."""
    settings = method(game)
    loop: Any = grower(rule_set(game), settings.rollouts, settings.worth_trying)
    used = modules_of([grower, *compiled_rules(rule_set(game), settings.rollouts, settings.worth_trying)])
    reached = {module.removeprefix("doubloon.") for module in called(loop.py_func, set()) if (module or "").startswith("doubloon.")}
    assert len(reached) > 5
    assert reached <= module_names(closure(used))


def module_names(sources: Iterable[Path]) -> set[str]:
    """Without the package: `games.pig.rules`."""
    return {source.relative_to(PACKAGE).with_suffix("").as_posix().removesuffix("/__init__").replace("/", ".") for source in sources}


def called(function: FunctionType, seen: set[FunctionType]) -> set[str]:
    """The modules of a function and of all functions that it refers to, by closure or by global name."""
    seen.add(function)
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    named = [function.__globals__.get(name) for name in function.__code__.co_names]
    found = {function.__module__}
    for each in [*cells, *named]:
        inner = getattr(each, "py_func", each)
        if isinstance(inner, FunctionType) and inner not in seen:
            found |= called(inner, seen)
    return found


def imported(source: Path) -> set[tuple[str, str]]:
    """The parts of our package that a source imports: `from doubloon.games.pig import PIG` -> ("games", "pig")."""
    return set(re.findall(r"^ *(?:from|import) doubloon\.(\w+)\.?(\w*)", source.read_text(), re.MULTILINE))


@pytest.mark.parametrize("source", sources(), ids=lambda source: source.relative_to(PACKAGE).as_posix())
def test_the_digest_covers_all_that_is_imported(source: Path) -> None:
    game = game_of(source.relative_to(PACKAGE))
    for package, name in imported(source):
        assert package in (*COMPILED, "i18n")
        if game:
            assert set(games_of([f"doubloon.{package}.{name}"])) <= {game}
