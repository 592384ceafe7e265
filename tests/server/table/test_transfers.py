"""A person goes on with another device: their seat, by a secret that works once and for a while."""

import pytest

from doubloon.engine.errors import Refusal
from doubloon.server.protocol.messages import AcceptTransfer, Close, Free, OfferTransfer
from doubloon.server.table.commands import Decision
from doubloon.server.table.events import TransferOffered, decode, encode
from doubloon.server.table.setup import Environment, existing_key, hash_key
from doubloon.server.table.state import fold
from doubloon.server.table.transfers import SECONDS, accept, offer
from tests.server.tables import ME, OPEN, Sitting, playing, sitting, world

NEW, OTHER = "n" * 22, "o" * 22  # keys that another device makes


def held(sat: Sitting) -> str:
    """The key of a friend who has just joined on seat 1."""
    sat.join(seat=1, key="f" * 22)
    return "f" * 22


def wish(sat: Sitting, *keys: str, seat: int = 1) -> OfferTransfer:
    return OfferTransfer(table=sat.table.id, keys=list(keys), seat=seat)


def offered(sat: Sitting, key: str, seat: int = 1) -> str:
    event, made = offer(sat.table, wish(sat, key, seat=seat), sat.world)
    sat.happen([Decision(event)])
    assert made.key == key
    return made.secret


def accepted(sat: Sitting, secret: str, key: str = NEW, *, later: int = 0) -> int | None:
    """The seat that the other device has now."""
    here = Environment(sat.world.now + later, sat.world.random)
    event, seat_key = accept(sat.table, AcceptTransfer(table=sat.table.id, secret=secret, key=key), here)
    sat.happen([Decision(event)])
    return seat_key.seat


def refused(sat: Sitting, secret: str, key: str = NEW, *, later: int = 0) -> str:
    before = sat.table.seq
    with pytest.raises(Refusal) as caught:
        accepted(sat, secret, key, later=later)
    assert sat.table.seq == before
    return caught.value.key


def test_the_other_device_has_the_seat_and_the_first_one_no_more() -> None:
    sat = sitting("pig", (ME, OPEN))
    key = held(sat)
    holder = sat.table.seats[1].holder
    assert accepted(sat, offered(sat, key)) == 1
    assert existing_key(sat.table, key) is None
    assert existing_key(sat.table, NEW) is not None
    assert sat.table.seats[1].holder == holder  # the same person: ready, named and asked as before


def test_a_secret_works_once() -> None:
    sat = sitting("pig", (ME, OPEN))
    secret = offered(sat, held(sat))
    accepted(sat, secret)
    assert refused(sat, secret, OTHER) == "transfer/unknown"


def test_a_guessed_secret_opens_nothing() -> None:
    sat = sitting("pig", (ME, OPEN))
    key = held(sat)
    offered(sat, key)
    assert refused(sat, "x" * 22) == "transfer/unknown"
    assert refused(sat, key) == "transfer/unknown"  # a key is no secret


def test_a_secret_is_good_for_ten_minutes() -> None:
    sat = sitting("pig", (ME, OPEN))
    secret = offered(sat, held(sat))
    assert SECONDS == 10 * 60
    assert refused(sat, secret, later=SECONDS * 1000) == "transfer/unknown"
    assert accepted(sat, secret, later=SECONDS * 1000 - 1) == 1


def test_only_the_latest_secret_of_a_person_works() -> None:
    sat = sitting("pig", (ME, OPEN))
    key = held(sat)
    first, second = offered(sat, key), offered(sat, key)
    assert refused(sat, first) == "transfer/unknown"
    assert accepted(sat, second) == 1


def test_the_seat_can_go_on_and_back() -> None:
    sat = sitting("pig", (ME, OPEN))
    accepted(sat, offered(sat, held(sat)))
    assert accepted(sat, offered(sat, NEW), OTHER) == 1
    assert refused(sat, offered(sat, OTHER), NEW) == "key/unknown"  # who has used a key may still know it


def test_a_seat_that_was_freed_goes_nowhere() -> None:
    sat = sitting("pig", (ME, OPEN))
    secret = offered(sat, held(sat))
    sat.do(Free, seat=1)
    assert refused(sat, secret) == "transfer/unknown"


def test_who_may_offer_a_seat() -> None:
    sat = sitting("pig", (ME, OPEN))
    sat.join(watch=True, key="w" * 22)
    for key, reason in (("w", "seat/not-yours"), ("x", "key/unknown")):
        with pytest.raises(Refusal) as caught:
            offer(sat.table, wish(sat, key * 22), sat.world)
        assert caught.value.key == reason
    sat.do(Close)
    with pytest.raises(Refusal, match="closed"):
        offer(sat.table, wish(sat, "w" * 22), sat.world)


def test_a_device_with_several_seats_says_which_one() -> None:
    sat = sitting("pig", (ME, OPEN, OPEN))
    sat.join(seat=1, key="f" * 22)
    sat.join(seat=2, key="g" * 22)
    event, made = offer(sat.table, wish(sat, "f" * 22, "g" * 22, seat=2), sat.world)
    sat.happen([Decision(event)])
    assert made.key == "g" * 22
    assert accepted(sat, made.secret) == 2


def test_the_game_goes_on_while_a_seat_moves() -> None:
    sat = playing("pig", (ME, ME))
    state, hashes = sat.table.state, list(sat.table.hashes)
    key = "k" * 22
    sat.table.holders[0] = type(sat.table.holders[0])(hash_key(key), 0)
    assert accepted(sat, offered(sat, key, seat=0)) == 0
    assert (sat.table.state, sat.table.hashes) == (state, hashes)


def test_what_is_stored_contains_neither_secret_nor_key() -> None:
    sat = sitting("pig", (ME, OPEN))
    key = held(sat)
    secret = offered(sat, key)
    accepted(sat, secret)
    stored = b"".join(encode(each) for each in sat.events)
    assert not any(each.encode() in stored for each in (secret, key, NEW))
    assert fold(sat.table.id, [decode(encode(each)) for each in sat.events]) == sat.table


def test_an_offer_says_until_when() -> None:
    sat = sitting("pig", (ME, OPEN))
    event, _ = offer(sat.table, wish(sat, held(sat)), world(now=5))
    assert isinstance(event, TransferOffered)
    assert event.until == 5 + 600_000
