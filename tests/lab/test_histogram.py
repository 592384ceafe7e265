"""Histograms: their bars, and what they leave out."""

from doubloon.lab.histogram import shares, span


def test_a_histogram_leaves_out_the_rarest_games() -> None:
    spread = dict.fromkeys(range(20), 100) | {5000: 1}
    assert span([spread]) == (0, 19, 1)


def test_bars_of_a_histogram_are_as_wide_as_its_groups() -> None:
    """Numbers from 128 on lie in groups of 2, from 256 on of 4, and so on."""
    low, high, width = span([dict.fromkeys(range(300, 340, 4), 10)])
    assert width % 4 == 0
    assert low % width == 0
    assert low <= 300
    assert high == 336


def test_shares_of_the_bars_add_up() -> None:
    spread = {0: 5, 3: 95, 4: 100}
    assert shares(spread, 0, 4, 1) == [0.025, 0, 0, 0.475, 0.5]
    assert shares(spread, 0, 4, 2) == [0.025, 0.475, 0.5]
