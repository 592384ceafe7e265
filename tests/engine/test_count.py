"""Counts: what is refused."""

import pytest

from doubloon.engine.count import Count
from doubloon.engine.rule import rule


@rule
def end(state, counts):  # type: ignore[no-untyped-def]
    counts[0] = state.turn


def test_cells_are_for_the_names_and_the_memory() -> None:
    assert Count(("turn", "other"), end=end, memory=3).cells == 5


def test_a_count_without_rules_or_names_is_refused() -> None:
    with pytest.raises(ValueError, match="a rule"):
        Count(("nothing",))
    with pytest.raises(ValueError, match="@rule"):
        Count(("bad",), note=lambda state, action, counts: None)
    with pytest.raises(ValueError, match="names"):
        Count((), end=end)
