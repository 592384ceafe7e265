"""`doubloon report`: one page, and its plots."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest

from doubloon.cli.simulation_page import command, report
from doubloon.i18n import LANGUAGES
from doubloon.lab.experiment import Experiment, play_chunk
from doubloon.lab.store import facts_of, write
from tests.cli.test_commands import run

EXPERIMENT = Experiment("pig", ("clever", "random"), options={"target": 50}, seed=3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("simulation")
    write(folder, facts_of(EXPERIMENT, play_chunk(EXPERIMENT, 0, 500)))
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_needs_nothing_else(folder: Path, lang: str) -> None:
    done = run("report", folder, "--lang", lang)
    assert done.returncode == 0, done.stderr
    page = (folder / "report.html").read_text()
    assert f'<html lang="{lang}">' in page
    assert not re.search(r"(src|href)=|@import|url\(", page)
    assert "lab-" not in page
    for name in ("wins", "turns", "points", "held"):
        ElementTree.parse(folder / f"{name}.svg")  # noqa: S314 (our own)


def test_the_page_has_every_figure_that_was_seen(folder: Path) -> None:
    facts = facts_of(EXPERIMENT, play_chunk(EXPERIMENT, 0, 500))
    page, plots = report("en", facts)
    assert page.count("<tr>") - page.count("<table>") == len(facts["figures"])
    assert page.count("<svg") == len(plots)


def test_the_page_says_how_to_play_it_again(folder: Path, tmp_path: Path) -> None:
    facts = facts_of(EXPERIMENT, play_chunk(EXPERIMENT, 0, 500))
    program, *words = shlex.split(command(facts))
    assert program == "doubloon"
    done = run(*words, "--cores", "1", "--out", tmp_path, XDG_STATE_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "simulation.json").read_text() == (folder / "simulation.json").read_text()


def test_a_folder_without_a_simulation_is_refused(tmp_path: Path) -> None:
    done = run("report", tmp_path)
    assert done.returncode == 2
    assert "holds no simulation" in done.stderr
