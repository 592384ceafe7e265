"""Keys: one after another they make a move, or lead nowhere."""

import pytest

from doubloon.tui.terminal import ESCAPE, KeyInput, add_key

KEYS = ("c4", "c5", "d1", "s", "?")


@pytest.mark.parametrize(
    ("before", "key", "after"),
    [
        ("", "c", KeyInput("c")),
        ("c", "4", KeyInput("c4")),
        ("", "s", KeyInput("s")),
        ("", "4", KeyInput("", "4")),
        ("", "x", KeyInput("", "x")),
        ("c", "9", KeyInput("c", "9")),
        ("c", "d", KeyInput("d")),
        ("c", "s", KeyInput("s")),
        ("c", ESCAPE, KeyInput()),
        ("c", "\x7f", KeyInput()),
        ("z", "9", KeyInput("", "9")),  # the moves are others now
        ("z", "s", KeyInput("s")),
        ("c", "\x01", KeyInput("c")),  # what cannot be shown is not spoken of
    ],
)
def test_keys_so_far(before: str, key: str, after: KeyInput) -> None:
    assert add_key(KeyInput(before), key, KEYS) == after


def test_without_keys_any_will_do() -> None:
    assert add_key(KeyInput(), "x", ()) == KeyInput("x")
