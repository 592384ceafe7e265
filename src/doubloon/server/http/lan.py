"""The address of this machine on the home network. Nothing is sent to find it."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address

ELSEWHERE = "192.0.2.1"  # is nobody's: to ask for the way there is all that is done
ASK_ADDRESS = 0x8915  # SIOCGIFADDR of Linux
NOT_HOME = ("lo", "docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "tun", "tap", "wg", "tailscale", "zt", "cni", "flannel", "podman")


def home_address() -> str | None:
    """The address on a private network: the one from which the way out leads, unless that is a tunnel's; else the first there is."""
    cards = [address for address in addresses() if is_home(address)]
    outside = outward()
    if outside is not None and is_home(outside) and (outside in cards or not cards):
        return outside
    return cards[0] if cards else None


def outward() -> str | None:
    """From which address this machine would speak to the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((ELSEWHERE, 9))
        address: str = probe.getsockname()[0]
        return address
    return None


def addresses() -> Iterator[str]:
    """Of each network card of its own, where the system tells."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if not name.startswith(NOT_HOME):
                with suppress(OSError):  # it has none
                    found = fcntl.ioctl(probe.fileno(), ASK_ADDRESS, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(found[20:24])


def is_home(address: str) -> bool:
    """Private, and not this machine's own."""
    found = IPv4Address(address)
    return found.is_private and not found.is_loopback and not found.is_unspecified
