"""To choose one action; and how a child forgets: surely remembered at first, then by a draw fixed for each sighting, and once forgotten
always forgotten."""

import pytest

from doubloon.engine.policies import choose_only, is_remembered

SIGHTINGS = range(2000)


@pytest.mark.parametrize("age", [0, 1, 2])
def test_what_was_just_seen_is_remembered(age: int) -> None:
    assert all(is_remembered(age, sighting, 60) for sighting in SIGHTINGS)


@pytest.mark.long
def test_what_is_forgotten_stays_forgotten() -> None:
    for sighting in SIGHTINGS:
        course = [bool(is_remembered(age, sighting, 60)) for age in range(80)]
        assert course == sorted(course, reverse=True)


def test_the_share_remembered_falls_evenly_with_age() -> None:
    """Of spans drawn evenly from 2 to 60, (61 - age) in 59 last so long."""
    for age in (10, 20, 30, 40, 50):
        share = sum(is_remembered(age, sighting, 60) for sighting in SIGHTINGS) / len(SIGHTINGS)
        assert share == pytest.approx((61 - age) / 59, abs=0.05)


def test_nothing_lasts_longer_than_the_best_memory() -> None:
    assert not any(is_remembered(61, sighting, 60) for sighting in SIGHTINGS)


def test_one_action_alone_is_chosen() -> None:
    weights = [3, 1, 1]
    choose_only(weights, 2)
    assert weights == [0, 0, 1]
