"""`doubloon analyse`: the report in the terminal, as JSON and as a page; and what is refused."""

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doubloon.bots.policies import policies_of
from doubloon.cli.commands import app
from doubloon.engine.play import playout
from doubloon.games.pig import PIG

CLEVER = policies_of(PIG)["clever"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Pig for two, which is solved: its report needs no compiled playouts."""
    actions = playout(PIG, PIG.new(2), 3, policies=[CLEVER, None])
    path = tmp_path / "game.json"
    path.write_text(PIG.log(actions, 2).to_json())
    return path


def said(*arguments: object, code: int = 0) -> str:
    found = CliRunner().invoke(app, ["analyse", *map(str, arguments), "--lang", "en"])
    assert found.exit_code == code, found.output
    return found.output


def test_the_report_has_a_plot_and_parts_that_add_up(file: Path) -> None:
    printed = said(file)
    assert "100 ┤" in printed
    assert "These chances are exact." in printed
    rows = [line.replace("−", "-").split()[-3:] for line in printed.splitlines()]
    totals = [sum(map(int, row)) for row in rows if len(row) == 3 and all(re.fullmatch(r"[+-][1-9]\d*|0", part) for part in row)]
    assert len(totals) == 2
    assert sorted(totals) in ([-47, 47], [-53, 53])  # who begins wins 53 of 100 games: a victory or a defeat from there


def test_json_has_what_the_server_sends(file: Path) -> None:
    found = json.loads(said(file, "--json"))
    assert (found["game"], found["exact"], len(found["players"])) == ("pig", True, 2)
    assert found["curve"][0]["shares"] == [0.5306, 0.4694]
    assert all(sum(each["points"]) == round(100 * (each["result"] - each["start"]["value"])) for each in found["players"])


def test_the_page_is_one_file(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    assert str(out) in said(file, "--out", out).replace("\n", "")
    page = out.read_text()
    assert "<svg" in page
    assert [f">{percent}</i>" in page for percent in (0, 50, 100)] == [True] * 3
    assert page.count('class="bar"') == 6
    assert "src=" not in page
    assert "href=" not in page
    assert "<script" not in page


def test_names_in_a_page_are_text(file: Path, tmp_path: Path) -> None:
    log = json.loads(file.read_text())
    log["names"] = ["<b>Ann</b>", "Ben & Co"]
    file.write_text(json.dumps(log))
    said(file, "--out", tmp_path / "report.html")
    page = (tmp_path / "report.html").read_text()
    assert "<b>Ann" not in page
    assert "&lt;b&gt;Ann" in page


def test_what_cannot_be_analysed_is_refused(file: Path, tmp_path: Path) -> None:
    whole = file.read_text()
    log = json.loads(whole)
    for content, words in (
        (whole[:200], "damaged here: line"),
        (json.dumps({**log, "actions": log["actions"][:-1]}), "not over"),
        (json.dumps({**log, "version": 9}), "rules 9"),
    ):
        file.write_text(content)
        found = CliRunner().invoke(app, ["analyse", str(file), "--lang", "en"])
        assert found.exit_code == 2
        assert words in found.output


def test_a_page_that_cannot_be_written_is_refused(file: Path, tmp_path: Path) -> None:
    said(file, "--out", tmp_path / "none" / "report.html", code=2)
