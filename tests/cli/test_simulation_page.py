"""`doubloon report`: one page, and its plots."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from doubloon.cli.pictures import PNG_WIDTH
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


def test_each_plot_is_drawn_as_a_picture_that_stands_alone(folder: Path) -> None:
    done = run("report", folder, "--lang", "en")
    names = {each.stem for each in folder.glob("*.svg")}
    assert names >= {"wins", "turns", "points"}
    assert names == {each.stem for each in folder.glob("*.png")} or "PNG needs a font" in done.stderr
    for each in folder.glob("*.png"):
        content = each.read_bytes()
        assert content.startswith(b"\x89PNG")
        assert int.from_bytes(content[16:20]) == PNG_WIDTH
    words = "".join(ElementTree.parse(folder / "points.svg").getroot().itertext())  # noqa: S314 (our own)
    assert all(each in words for each in ("Points", "Points of seat 1: ", "Points of seat 2: "))


def test_without_the_extra_there_is_svg_alone(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    (tmp_path / "simulation.json").write_bytes((folder / "simulation.json").read_bytes())
    done = run("report", tmp_path)
    assert done.returncode == 0
    assert 'resvg_py must be installed: pip install "doubloon[lab]"' in done.stderr
    assert (tmp_path / "wins.svg").exists()
    assert not list(tmp_path.glob("*.png"))


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
