"""Tournaments from Python: what is refused, what is reproducible."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from doubloon.bots.bot import Budget
from doubloon.bots.policies import policies_of
from doubloon.engine.errors import Refusal
from doubloon.engine.play import playout
from doubloon.games.pig import PIG
from doubloon.lab.journal import open_journal
from doubloon.lab.report import report
from doubloon.lab.tournament import Tournament, play

CHOOSER = "def choose(view, moves, draw, budget):\n    {}\n"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot.py").write_text(CHOOSER.format("return moves[draw({0: 2, 1: 1})]"))
    (tmp_path / "broken.py").write_text(CHOOSER.format("return 1 // 0"))
    return tmp_path


def figures(tournament: Tournament, **settings: Any) -> dict[str, Any]:
    """All that must be the same whenever it is played."""
    facts = report(tournament, play(tournament, **settings))
    facts.pop("timing")
    return facts


# === What is refused ===


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"game": "chess"}, "game/unknown"),
        ({"bots": ("clever",)}, "tournament/bots"),
        ({"bots": ()}, "tournament/bots"),
        ({"bots": ("clever", "random", "clever")}, "tournament/twice"),
        ({"bots": ("clever", "deep")}, "setup/bot"),
        ({"bots": ("clever", "nosuchbot:choose")}, "bot/module"),
        ({"games": 0}, "tournament/number"),
        ({"games": -5}, "tournament/number"),
        ({"games": 1.5}, "tournament/number"),
        ({"games": 10**12}, "tournament/number"),
        ({"seed": -1}, "tournament/number"),
        ({"seats": 1}, "setup/seats"),
        ({"seats": 9}, "setup/seats"),
        ({"options": {"goal": 3}}, "setup/option"),
        ({"options": {"target": 3}}, "setup/range"),
    ],
)
def test_what_cannot_be_played_is_refused(changed: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        Tournament(**{"game": "pig", "bots": ("clever", "random"), "games": 10, **changed})
    assert refused.value.key == key


# === Games ===


def test_games_are_rounded_up_to_whole_rounds() -> None:
    assert Tournament("pig", ("clever", "random"), 7).per_matchup == 8
    assert Tournament("pig", ("clever", "random", "gentle"), 8).total == 24
    assert Tournament("pig", ("clever", "random", "gentle"), 7, seats=3).per_matchup == 12
    assert Tournament("pig", ("clever", "random"), 1, seats=4).per_matchup == 12  # 1 to 3 has 4 orders, 2 to 2 has 6


def test_compiled_games_are_those_of_plain_python() -> None:
    """By the seed, the number of the game and the seating order, and nothing else."""
    facts = figures(Tournament("pig", ("clever", "random"), 100, seed=5))
    clever = policies_of(PIG)["clever"]
    wins = 0
    for number in range(100):
        state = PIG.new()
        playout(PIG, state, 5, number=number, policies=(None, clever) if number % 2 else (clever, None))
        keys = PIG.scores(state)
        wins += keys[number % 2] > keys[1 - number % 2]
    assert facts["bots"][0]["wins"] == wins


def test_more_games_go_on_where_fewer_ended(own: Path) -> None:
    """The games of a longer tournament begin with those of a shorter one."""
    path = own / "file.jsonl"
    for games in (4, 6):
        tournament = Tournament("pig", ("clever", "mybot:choose"), games, seed=2)
        with open_journal(path, tournament.description) as journal:
            again = report(tournament, play(tournament, journal=journal))
    again.pop("timing")
    assert again == figures(Tournament("pig", ("clever", "mybot:choose"), 6, seed=2))


def test_the_result_does_not_depend_on_the_processes(own: Path) -> None:
    tournament = Tournament("pig", ("clever", "random", "mybot:choose", "broken:choose"), 4, seed=3, options={"target": 30})
    assert figures(tournament) == figures(tournament, processes=2)


def test_another_seed_gives_other_games() -> None:
    assert figures(Tournament("pig", ("clever", "random"), 100)) != figures(Tournament("pig", ("clever", "random"), 100, seed=1))


def test_cunning_is_reproducible_by_iterations() -> None:
    tournament = Tournament("pig", ("cunning", "clever"), 2, options={"target": 20}, budget=Budget(iterations=50))
    assert figures(tournament) == figures(tournament)


def test_faults_stand_in_the_report(own: Path) -> None:
    facts = figures(Tournament("pig", ("clever", "broken:choose"), 2, options={"target": 40}))
    broken = facts["bots"][1]
    text = "broken:choose crashed at broken.py:2: ZeroDivisionError: integer division or modulo by zero"
    assert [(fault["kind"], fault["count"], fault["example"]) for fault in broken["faults"]] == [("crashed", 6, text)]
    assert broken["replaced"] == 2
    assert facts["bots"][0]["faults"] == []


def test_progress_counts_up_to_the_total(own: Path) -> None:
    seen: list[int] = []
    play(Tournament("pig", ("clever", "mybot:choose"), 4), progress=seen.append)
    assert seen[:4] == [1, 2, 3, 4]


def test_a_changed_bot_is_another_tournament(own: Path) -> None:
    before = Tournament("pig", ("clever", "mybot:choose"), 2).description
    (own / "mybot.py").write_text(CHOOSER.format("return moves[0]"))
    after = Tournament("pig", ("clever", "mybot:choose"), 2).description
    assert {name for name in before if before[name] != after[name]} == {"own"}


def test_the_laboratory_needs_numpy_and_numba_alone() -> None:
    code = """
import sys
for name in ("rich", "typer", "openskill", "platformdirs", "fluent"):
    sys.modules[name] = None
from doubloon.lab.tournament import Tournament, play
from doubloon.lab.report import report
tournament = Tournament("pig", ("clever", "random"), 10)
assert report(tournament, play(tournament))["bots"][0]["rating"] is None
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, env=dict(os.environ)).returncode == 0
