"""The address of this machine on the home network."""

import socket

import pytest

from doubloon.server.http import lan as network
from doubloon.server.http.lan import home_address, is_home


@pytest.mark.parametrize(
    ("cards", "outside", "expected"),
    [
        (["192.168.1.5"], "192.168.1.5", "192.168.1.5"),
        (["192.168.1.5", "10.0.0.7"], "10.0.0.7", "10.0.0.7"),
        (["192.168.1.5"], "10.8.0.2", "192.168.1.5"),  # the way out is a tunnel
        ([], "172.20.0.3", "172.20.0.3"),  # the system does not tell of its cards
        (["192.168.1.5"], None, "192.168.1.5"),  # no way out
        (["203.0.114.7"], "203.0.114.7", None),  # on the open internet
        ([], None, None),
    ],
)
def test_which_address_is_home(monkeypatch: pytest.MonkeyPatch, cards: list[str], outside: str | None, expected: str | None) -> None:
    monkeypatch.setattr(network, "addresses", lambda: iter(cards))
    monkeypatch.setattr(network, "outward", lambda: outside)
    assert home_address() == expected


@pytest.mark.parametrize(("address", "home"), [("10.1.2.3", True), ("172.31.0.1", True), ("8.8.8.8", False), ("127.0.0.1", False)])
def test_what_is_a_home_network(address: str, home: bool) -> None:
    assert is_home(address) == home


def test_the_address_of_this_machine_can_be_listened_on() -> None:
    address = home_address()
    if address is not None:
        socket.create_server((address, 0)).close()
