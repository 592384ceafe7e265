"""So much at once, and so much a second after that."""

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.http import rate_limits
from doubloon.server.http.rate_limits import Bucket, Gate, Limits, Rate


def test_a_burst_and_then_a_rate() -> None:
    rate = Rate(3, 2.0)
    bucket = Bucket(rate, 0)
    assert [bucket.take(rate, 0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(rate, 499)
    assert bucket.take(rate, 501)
    assert [bucket.take(rate, 10**6) for _ in range(4)] == [True, True, True, False]


def test_addresses_are_counted_apart_and_old_ones_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "REMEMBERED", 2)
    gate = Gate(Limits(tables=Rate(1, 0.1)))
    gate.check("tables", "a", 0)
    with pytest.raises(Refusal) as caught:
        gate.check("tables", "a", 0)
    assert (caught.value.key, caught.value.values) == ("limit/tables", {"seconds": 10})
    gate.check("tables", "b", 0)
    gate.check("tables", "c", 0)
    gate.check("tables", "a", 0)  # forgotten, and so begins anew


def test_sockets_of_an_address() -> None:
    gate = Gate(Limits(sockets=1))
    gate.open("a")
    with pytest.raises(Refusal):
        gate.open("a")
    gate.close("a")
    gate.open("a")
