"""Keys: one after another they make a move, or lead nowhere."""

import pytest

from doubloon.tui.terminal import ESCAPE, longer

KEYS = ("c4", "c5", "d1", "s", "?")


@pytest.mark.parametrize(
    ("prefix", "key", "typed"),
    [
        ("", "c", "c"),
        ("c", "4", "c4"),
        ("", "s", "s"),
        ("", "4", ""),
        ("", "x", ""),
        ("c", "9", "c"),
        ("c", "d", "d"),
        ("c", "s", "s"),
        ("c", ESCAPE, ""),
        ("c", "\x7f", ""),
        ("z", "9", ""),  # the moves are others now
        ("z", "s", "s"),
    ],
)
def test_keys_so_far(prefix: str, key: str, typed: str) -> None:
    assert longer(prefix, key, KEYS) == typed


def test_without_keys_any_will_do() -> None:
    assert longer("", "x", ()) == "x"
