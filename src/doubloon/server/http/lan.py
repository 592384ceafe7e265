"""The address of this machine on the home network (LAN). Nothing is sent to find it."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import suppress
from ipaddress import IPv4Address

TEST_ADDRESS = "192.0.2.1"  # a documentation address: only its route is looked up
SIOCGIFADDR = 0x8915  # Linux: the address of an interface
VIRTUAL_INTERFACES = (
    "lo",
    "docker",
    "br-",
    "veth",
    "virbr",
    "vmnet",
    "vboxnet",
    "tun",
    "tap",
    "wg",
    "tailscale",
    "zt",
    "cni",
    "flannel",
    "podman",
)


def home_address() -> str | None:
    """The address on a private network: that of the default route, unless it is a tunnel's; else the first one."""
    cards = [address for address in interface_addresses() if is_private(address)]
    outside = default_route_address()
    if outside is not None and is_private(outside) and (outside in cards or not cards):
        return outside
    return cards[0] if cards else None


def default_route_address() -> str | None:
    """The source address of packets to the internet."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect((TEST_ADDRESS, 9))
        address: str = probe.getsockname()[0]
        return address
    return None


def interface_addresses() -> Iterator[str]:
    """Of each physical interface; on Linux only."""
    if sys.platform != "linux":
        return
    import fcntl

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            if not name.startswith(VIRTUAL_INTERFACES):
                with suppress(OSError):  # it has none
                    found = fcntl.ioctl(probe.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                    yield socket.inet_ntoa(found[20:24])


def is_private(address: str) -> bool:
    """Private, and not loopback."""
    found = IPv4Address(address)
    return found.is_private and not found.is_loopback and not found.is_unspecified
