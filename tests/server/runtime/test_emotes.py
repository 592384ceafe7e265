"""Emotes are few enough to be seen, and to disturb nobody."""

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.runtime.emotes import EmoteLimit


def test_three_in_ten_seconds_are_the_most() -> None:
    limit = EmoteLimit(10_000)
    for now in (0, 1000, 2000):
        limit.count(0, now)
    with pytest.raises(Refusal) as caught:
        limit.count(0, 9999)
    assert (caught.value.key, caught.value.values) == ("emote/often", {"seconds": 1})
    limit.count(0, 10_000)  # the first is ten seconds old
    with pytest.raises(Refusal) as caught:
        limit.count(0, 10_000)
    assert caught.value.values == {"seconds": 1}
    with pytest.raises(Refusal) as caught:
        limit.count(0, 10_999)
    assert caught.value.values == {"seconds": 1}
    limit.count(0, 11_000)


def test_each_person_has_three() -> None:
    limit = EmoteLimit(10_000)
    for holder in (0, 1):
        for _ in range(3):
            limit.count(holder, 0)
        with pytest.raises(Refusal):
            limit.count(holder, 5000)
