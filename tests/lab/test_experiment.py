"""Experiments: what is refused before a game is played, and what the games depend on."""

from typing import Any

import pytest

from doubloon.engine.errors import Refusal
from doubloon.lab.experiment import Experiment
from doubloon.lab.run import Goal, check_run
from tests.lab.counting import ENDS, SIXES

REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game/unknown"),
    ({"game": "pig", "bots": ("clever", "random", "clever"), "seats": 2}, "lab/bots"),
    ({"game": "pig", "bots": ("clever",), "seats": 9}, "setup/seats"),
    ({"game": "pig", "bots": ("brilliant",)}, "setup/bot"),
    ({"game": "pig", "options": {"goal": 50}}, "setup/option"),
    ({"game": "pig", "options": {"target": 5}}, "setup/range"),
    ({"game": "pig", "seed": -1}, "lab/number"),
    ({"game": "pig", "counts": (SIXES, SIXES)}, "lab/twice"),
]


@pytest.mark.parametrize(("settings", "key"), REFUSED, ids=[key for _, key in REFUSED])
def test_bad_settings_are_refused(settings: dict[str, Any], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        Experiment(**settings)
    assert refused.value.key == key


@pytest.mark.parametrize(
    ("games", "device", "key"),
    [
        (0, "cpu", "lab/number"),
        (10, "abacus", "lab/device"),
        (Goal("first_seat", 0), "cpu", "lab/width"),
        (Goal("beauty", 1), "cpu", "lab/figure"),
    ],
)
def test_bad_runs_are_refused(games: Any, device: str, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_run(Experiment("pig"), games, device)
    assert refused.value.key == key


def test_bots_that_are_not_compiled_are_refused_on_a_gpu() -> None:
    with pytest.raises(Refusal) as refused:
        check_run(Experiment("pig", ("optimal",)), 10, "cuda")
    assert refused.value.key == "lab/cuda-bots"


def test_one_bot_serves_all_seats_and_bots_say_how_many_there_are() -> None:
    assert Experiment("pig", ("random",), 3).bots == ("random",) * 3
    assert Experiment("pig", ("clever", "random", "gentle")).seats == 3
    assert Experiment("pig").bots == ("clever", "clever")


def test_the_description_names_every_setting() -> None:
    plain = Experiment("pig", ("clever",)).description
    others = [
        Experiment("pig", ("random",)),
        Experiment("pig", ("clever",), 3),
        Experiment("pig", ("clever",), options={"target": 50}),
        Experiment("pig", ("clever",), seed=1),
        Experiment("pig", ("clever",), counts=(ENDS,)),
        Experiment("troll-dragon", ("clever",)),
    ]
    assert all(each.description != plain for each in others)
    assert Experiment("pig", ("clever",), options={"target": 100}).description == plain
