"""Who has sent far too much is not listened to, and longer each time."""

import pytest

from doubloon.server.http import bans
from doubloon.server.http.bans import Bans
from doubloon.server.http.rate_limits import Limits, Rate, RateLimiter

HOUSE, OTHER = "192.0.2.1", "192.0.2.2"
SECOND, MINUTE = 1_000, 60_000


def ends(found: Bans, start: int) -> int:
    """When the ban of the house, which holds at `start`, is over."""
    return next(now for now in range(start, 10**9, 500) if not found.holds([HOUSE], now))


def test_each_ban_is_twice_as_long_up_to_a_minute_or_so() -> None:
    found, now, lengths = Bans(), 0, []
    for _ in range(9):
        found.add(HOUSE, now)
        lengths.append((ends(found, now) - now) // SECOND)
        now = ends(found, now)
    assert lengths == [1, 2, 4, 8, 16, 32, 64, 64, 64]
    assert not found.holds([OTHER], 0)


def test_bans_are_forgotten() -> None:
    found = Bans()
    for now in (0, 1 * SECOND, 3 * SECOND):  # of 1, 2 and 4 s
        found.add(HOUSE, now)
    later = 7 * SECOND + 10 * MINUTE
    found.add(HOUSE, later)
    assert ends(found, later) == later + SECOND


def test_what_was_sent_before_a_ban_does_not_make_it_longer() -> None:
    found = Bans()
    for _ in range(100):
        found.add(HOUSE, 0)
    assert ends(found, 0) == SECOND


def test_the_oldest_of_too_many_bans_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bans, "MAX_BANS", 2)
    found = Bans()
    for number in range(3):
        found.add(str(number), 0)
    assert [found.holds([str(number)], 1) for number in range(3)] == [False, True, True]


@pytest.mark.parametrize("what", ["frames", "connects"])
def test_more_than_the_limit_is_a_ban_of_that_network(what: str) -> None:
    limiter = RateLimiter(Limits(frames=Rate(2, 1.0), connects=Rate(2, 1.0)))
    for host in (HOUSE, "2001:db8::1"):
        assert [limiter.may(what, host, 0) for _ in range(3)] == [True, True, False]
        assert limiter.is_banned(host, 999)
        assert not limiter.is_banned(host, 1000)
    assert not limiter.is_banned("2001:db8:0:1::1", 0)  # of the same /56, which may have twice as many


def test_refused_requests_are_a_ban_only_if_there_are_very_many() -> None:
    limiter = RateLimiter(Limits(requests=Rate(1, 0.001), refusals=Rate(3, 0.001)))
    limiter.check("requests", HOUSE, 0)
    for _ in range(3):
        with pytest.raises(ValueError, match="too many"):
            limiter.check("requests", HOUSE, 0)
        assert not limiter.is_banned(HOUSE, 0)
    with pytest.raises(ValueError, match="too many"):
        limiter.check("requests", HOUSE, 0)
    assert limiter.is_banned(HOUSE, 0)
