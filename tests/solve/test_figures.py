"""The figures of docs/guide/solved.md."""

import re
from pathlib import Path

import pytest

from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.solve.pig import solve_pig
from doubloon.solve.pig_three import solve_pig_for_three
from doubloon.solve.troll_dragon import best_turn
from tests.games.troll_dragon import solving
from tests.solve.duel import duel, rolls_of_20, rolls_of_the_best

GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "solved.md").read_text()
PIG = re.findall(r"^\| (\d+) \| (0\.\d+) \|$", GUIDE, re.MULTILINE)
THREE = re.findall(r"^\| (\d+) \| (0\.\d+) \| (0\.\d+) \| (0\.\d+) \|$", GUIDE, re.MULTILINE)
TURNS = re.findall(r"^\| (\w+) \| (\w+) \| (\d\.\d+) \|$", GUIDE, re.MULTILINE)


@pytest.mark.long
@pytest.mark.parametrize(("target", "chance"), PIG)
def test_pig_is_won_as_often_as_the_guide_says(target: str, chance: str) -> None:
    assert f"{solve_pig(int(target)).win(0, 0, 0):.7f}" == chance


@pytest.mark.long
@pytest.mark.parametrize(("target", "chances"), [(target, chances) for target, *chances in THREE])
def test_pig_for_three_is_won_as_often_as_the_guide_says(target: str, chances: list[str]) -> None:
    assert [f"{share:.7f}" for share in solve_pig_for_three(int(target)).shares((0, 0, 0), 0)] == chances


def test_the_first_turn_of_three_is_held_at_23() -> None:
    assert "held at 23" in GUIDE
    assert [solve_pig_for_three().best((0, 0, 0), at_risk) for at_risk in range(25)] == [ROLL] * 23 + [HOLD] * 2


def test_the_first_turn_of_pig_is_held_at_21() -> None:
    assert "held at 21" in GUIDE
    assert [solve_pig().best(0, 0, at_risk) for at_risk in range(23)] == [ROLL] * 21 + [HOLD] * 2


@pytest.mark.long
def test_hold_at_20_wins_as_often_as_the_guide_says() -> None:
    best_begins, other_begins = duel(rolls_of_the_best(100), rolls_of_20(100))
    said = re.search(r"wins (0\.\d+) of the games against best play when beginning, and (0\.\d+)\s+when not", GUIDE)
    assert said
    assert said.groups() == (f"{other_begins:.7f}", f"{1 - best_begins:.7f}")


@pytest.mark.parametrize(("tempo", "reroll", "points"), TURNS)
def test_a_turn_is_worth_what_the_guide_says(tempo: str, reroll: str, points: str) -> None:
    start = TROLL_DRAGON.new(tempo=tempo, reroll=reroll)
    assert f"{best_turn(start).worth(start):.4f}" == points


@pytest.mark.long
def test_a_turn_in_the_race_is_worth_the_same_state_by_state() -> None:
    """The calm turns are counted in tests/games/troll_dragon/test_best_turn.py."""
    start = TROLL_DRAGON.new(tempo="race")
    assert best_turn(start).worth(start) == pytest.approx(solving.worth(solving.solved(start), start), rel=0, abs=1e-9)


def test_no_figure_is_missing() -> None:
    assert len(PIG) == 5
    assert len(THREE) == 4
    assert len(TURNS) == 4
