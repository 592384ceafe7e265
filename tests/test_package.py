"""What loads with the package, and what it says of itself."""

import doctest
import subprocess
import sys

import doubloon


def loaded(code: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_neither_compiler_nor_numpy() -> None:
    modules = loaded("import doubloon; game = doubloon.game('pig'); game.play(game.new(), 0)")
    assert not modules & {"numba", "numpy", "fluent", "rich", "typer", "asyncio"}


def test_help_loads_neither_compiler_nor_numpy() -> None:
    modules = loaded("import doubloon.cli")
    assert not modules & {"numba", "numpy", "fluent.runtime", "rich"}


def test_solving_loads_compiler_and_numpy_and_nothing_more() -> None:
    modules = loaded("import doubloon.solve.pig, doubloon.solve.troll_dragon")
    assert {"numba", "numpy"} <= modules
    assert not modules & {"fluent", "platformdirs", "rich", "typer"}


def test_the_optimal_bots_load_no_compiler_until_they_play() -> None:
    assert not loaded("import doubloon.solve.optimal") & {"numba", "numpy", "fluent", "rich", "typer"}


def test_the_laboratory_loads_no_extras_until_they_are_asked_for() -> None:
    modules = loaded("import doubloon.cli.simulate, doubloon.cli.compare, doubloon.cli.sweep, doubloon.cli.simulation_page")
    assert not modules & {"ray", "optuna", "pyarrow"}


def test_the_example_in_its_docstring_runs() -> None:
    assert doctest.testmod(doubloon).attempted == 4
    assert doctest.testmod(doubloon).failed == 0
