"""Shell completion: what may follow a line, and the scripts."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from doubloon.cli.commands import app
from doubloon.cli.completion import completions
from doubloon.games import GAMES
from tests.cli.test_commands import run


def following(line: str) -> list[str]:
    program = get_command(app)
    assert isinstance(program, TyperGroup)
    return [word.partition("\t")[0] for word in completions(program, line)]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("doubloon pl", ["play"]),
        ("doubloon --v", ["--version"]),
        ("doubloon play ", [*GAMES]),
        ("doubloon play tr", ["troll-dragon"]),
        ("doubloon play --new tr", ["troll-dragon"]),
        ("doubloon play --seats 3 tr", ["troll-dragon"]),
        ("doubloon play pig ", []),
        ("doubloon warm pig tr", ["troll-dragon"]),
        ("doubloon play pig --se", ["--seats", "--seed"]),
        ("doubloon play pig --seats 3 --se", ["--seed"]),
        ("doubloon play pig --option target=50 --opt", ["--option"]),
        ("doubloon play pig --option ", ["target="]),
        ("doubloon play troll-dragon --option te", ["tempo="]),
        ("doubloon play troll-dragon --option tempo=", ["tempo=calm", "tempo=race"]),
        ("doubloon play troll-dragon --option=tempo=r", ["--option=tempo=race"]),
        ("doubloon play --option ", []),
        ("doubloon play pig --bot ", ["gentle", "clever", "cunning", "random", "optimal"]),
        ("doubloon play pig --bot clever,r", ["clever,random"]),
        ("doubloon tournament pig --bots=gentle,cl", ["--bots=gentle,clever"]),
        ("doubloon games --lang ", ["en", "de", "fr"]),
        ("doubloon completion ", ["bash", "zsh", "fish"]),
        ("doubloon replay ", []),
        ("doubloon nonsense ", []),
    ],
)
def test_what_can_follow(line: str, words: list[str]) -> None:
    assert following(line) == words


def test_the_program_tells_what_can_follow_without_the_compiler() -> None:
    code = "import sys, doubloon.cli; doubloon.cli.main(); sys.exit(any(name in sys.modules for name in ('numba', 'numpy', 'fluent')))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "DOUBLOON_COMPLETE": "doubloon play pi"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "pig\n"


def test_bash_completes_the_part_after_the_equals_sign(tmp_path: Path) -> None:
    program = tmp_path / "doubloon"
    program.write_text(f"#!{sys.executable}\nfrom doubloon.cli import main\nmain()\n")
    program.chmod(0o755)
    line = "doubloon play troll-dragon --option tempo=ra"
    script = (
        f"{run('completion', 'bash').stdout}\nCOMP_LINE='{line}' COMP_POINT={len(line)}; _doubloon {program}; echo \"${{COMPREPLY[@]}}\""
    )
    assert subprocess.run(["/bin/bash", "-c", script], capture_output=True, text=True, check=True).stdout == "race\n"


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_every_shell_has_a_script(shell: str) -> None:
    done = run("completion", shell)
    assert done.returncode == 0
    assert "DOUBLOON_COMPLETE=" in done.stdout
