"""Keys: one after another they make a move, or lead nowhere."""

import pytest

from doubloon.tui.terminal import ESCAPE, Typed, add_key

KEYS = ("c4", "c5", "d1", "s", "?")


@pytest.mark.parametrize(
    ("before", "key", "after"),
    [
        ("", "c", Typed("c")),
        ("c", "4", Typed("c4")),
        ("", "s", Typed("s")),
        ("", "4", Typed("", "4")),
        ("", "x", Typed("", "x")),
        ("c", "9", Typed("c", "9")),
        ("c", "d", Typed("d")),
        ("c", "s", Typed("s")),
        ("c", ESCAPE, Typed()),
        ("c", "\x7f", Typed()),
        ("z", "9", Typed("", "9")),  # the moves are others now
        ("z", "s", Typed("s")),
        ("c", "\x01", Typed("c")),  # what cannot be shown is not spoken of
    ],
)
def test_keys_so_far(before: str, key: str, after: Typed) -> None:
    assert add_key(Typed(before), key, KEYS) == after


def test_without_keys_any_will_do() -> None:
    assert add_key(Typed(), "x", ()) == Typed("x")
