"""Plots: what is drawn, and where."""

from xml.etree import ElementTree

import pytest

from doubloon.cli.plots import HEIGHT, WIDTH, Bar, bars, framed, histogram, ticks

SVG = "{http://www.w3.org/2000/svg}"


def drawn(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)  # noqa: S314 (our own)


@pytest.mark.parametrize(
    ("highest", "expected"),
    [(1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (30, [0, 10, 20, 30]), (0.28, [0, 0.1, 0.2]), (0.09, [0, 0.02, 0.04, 0.06, 0.08])],
)
def test_ticks_are_round_numbers(highest: float, expected: list[float]) -> None:
    assert ticks(highest) == pytest.approx(expected)


@pytest.mark.parametrize("highest", [0, 1e-9, 0.003, 0.7, 1, 9.99, 10, 47, 1000, 123456])
def test_there_are_two_ticks_or_more_and_few(highest: float) -> None:
    assert 2 <= len(ticks(highest)) <= 6


def test_a_bar_is_as_high_as_its_value() -> None:
    rects = drawn(bars([Bar("one", 0.2, 0.1, 0.3), Bar("two", 0.4, 0.3, 0.5)], "wins", str, even=0.5)).findall(f"{SVG}rect")
    low, high = (float(rect.get("height", "")) for rect in rects)
    assert high == pytest.approx(2 * low, rel=0.01)


def test_words_are_escaped() -> None:
    assert "<b>" not in bars([Bar("<b>", 1, 1, 1)], '"<b>"', str)


def test_a_histogram_fits_its_picture() -> None:
    picture = drawn(histogram({"one": {0: 5, 3: 95}, "two": {90: 7}}, "numbers", str, str))
    assert picture.get("viewBox") == f"0 0 {WIDTH} {HEIGHT}"
    assert len(picture.findall(f"{SVG}path")) == 2
    assert all(0 <= float(line.get("y1", "")) <= HEIGHT for line in picture.findall(f"{SVG}line"))


def test_a_frame_has_title_and_legend() -> None:
    plot = histogram({"one": {0: 5, 3: 95}}, "numbers", str, str)
    picture = drawn(framed(plot, "Turns & <more>", [("#d08a12", "seat 1"), ("", "all")]))
    assert [words.text for words in picture.findall(f"{SVG}text")] == ["Turns & <more>", "seat 1", "all"]
    assert [rect.get("fill") for rect in picture.findall(f"{SVG}rect")] == ["#fff", "#d08a12"]
    assert len(picture.findall(f"{SVG}svg")) == 1
    high = float(picture.get("height", ""))
    assert all(0 < float(words.get("y", "")) < high for words in picture.findall(f"{SVG}text"))
