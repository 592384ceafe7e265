"""So much at once, and so much a second after that."""

from collections.abc import Iterator
from ipaddress import ip_address
from itertools import cycle, repeat

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.http import rate_limits
from doubloon.server.http.rate_limits import Bucket, Limits, Rate, RateLimiter, frame_cost, networks_of

DAY = 86_400  # seconds
HOUSE, OTHER_HOUSE = "192.0.2.1", "198.51.100.1"


def test_a_burst_and_then_a_rate() -> None:
    bucket = Bucket(Rate(3, 2.0), 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(499)
    assert bucket.take(501)
    assert [bucket.take(10**6) for _ in range(4)] == [True, True, True, False]


def test_a_refusal_says_how_long_to_wait() -> None:
    limiter = RateLimiter(Limits(tables=Rate(1, 0.1)))
    limiter.check("tables", HOUSE, 0)
    with pytest.raises(Refusal) as caught:
        limiter.check("tables", HOUSE, 4000)
    assert (caught.value.key, caught.value.values) == ("limit/tables", {"seconds": 6})
    limiter.check("tables", OTHER_HOUSE, 4000)


def test_ipv6_is_counted_by_64_56_and_48_bits() -> None:
    assert [each.name for each in networks_of("2001:db8:1:2345::6")] == ["2001:db8:1:2345::/64", "2001:db8:1:2300::/56", "2001:db8:1::/48"]
    limiter = RateLimiter(Limits(frames=Rate(10, 0.001)))
    in_one_64 = sum(limiter.may("frames", f"2001:db8::{number:x}", 0) for number in range(100))
    in_one_56 = sum(limiter.may("frames", f"2001:db8:0:{number:x}::1", 0) for number in range(1, 100))
    in_one_48 = sum(limiter.may("frames", f"2001:db8:0:{number:x}00::1", 0) for number in range(1, 100))
    assert (in_one_64, in_one_64 + in_one_56, in_one_64 + in_one_56 + in_one_48) == (10, 20, 40)
    assert limiter.may("frames", "2001:db8:1::1", 0)


def test_large_frames_count_more() -> None:
    assert [frame_cost(size) for size in (0, 511, 512, 4096)] == [1, 1, 2, 9]


# === Many addresses ===


def test_many_addresses_cannot_flush_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has used up a limit stays refused, and newcomers of other neighbourhoods are served."""
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 100)
    limiter = RateLimiter(Limits(frames=Rate(2, 0.001)))
    assert [limiter.may("frames", HOUSE, 0) for _ in range(3)] == [True, True, False]
    hostile = sum(limiter.may("frames", f"203.0.{number // 250}.{number % 250}", 0) for number in range(5000) for _ in range(3))
    assert hostile <= 2 * 99 + 2  # those in the table, and one bucket for all the rest
    assert not limiter.may("frames", HOUSE, 0)
    assert limiter.may("frames", OTHER_HOUSE, 0)


def test_a_full_bucket_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 2)
    limiter = RateLimiter(Limits(frames=Rate(1, 1.0)))
    for second in range(10):
        assert limiter.may("frames", f"203.0.113.{second}", 2000 * second)


# === Codes ===


def guesses_of_a_day(hosts: Iterator[str]) -> int:
    """Wrong codes that a guesser gets answered who tries every two seconds, from the next of these addresses each time."""
    limiter, answered = RateLimiter(Limits()), 0
    for second in range(0, DAY, 2):
        host = next(hosts)
        try:
            limiter.check("codes", host, 1000 * second)
        except Refusal:
            continue
        limiter.count_wrong_code(host, 1000 * second)
        answered += 1
    return answered


def anywhere_in_a_48() -> Iterator[str]:
    first = int(ip_address("2001:db8::"))
    return cycle(str(ip_address(first + (number << 71))) for number in range(512))  # another /64 each time, in all /56


def test_a_guesser_gets_slower_with_each_wrong_code() -> None:
    """At last one try in 4 s x (1 + 60), 354 a day, from an address, and 4 times as many from a /48; docs/operate.md has these numbers."""
    assert 345 <= guesses_of_a_day(repeat(HOUSE)) <= 354 + 60
    assert 4 * 345 <= guesses_of_a_day(anywhere_in_a_48()) <= 4 * (354 + 60)


def test_a_few_wrong_codes_cost_nothing_extra() -> None:
    limiter = RateLimiter(Limits())
    for _ in range(rate_limits.FREE_GUESSES):
        limiter.check("codes", HOUSE, 0)
        limiter.count_wrong_code(HOUSE, 0)
    for _ in range(30 - rate_limits.FREE_GUESSES):
        limiter.check("codes", HOUSE, 0)


# === At the same time ===


def test_sockets_of_an_address() -> None:
    limiter = RateLimiter(Limits(sockets=1))
    assert limiter.open("sockets", HOUSE)
    assert not limiter.open("sockets", HOUSE)
    assert limiter.open("connections", HOUSE)
    limiter.close("sockets", HOUSE)
    assert limiter.open("sockets", HOUSE)
