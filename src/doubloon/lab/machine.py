"""What plays games: the cores of this machine, its GPU, or a Ray cluster."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import ModuleType

from doubloon.engine.errors import BadSetup, Refusal

DEVICES = ("cpu", "cuda", "ray", "ray+cuda")
ADDRESSES = ("ray://HOST:PORT", "ray+cuda://HOST:PORT")
ADDRESS = re.compile(r"([A-Za-z0-9_.-]+|\[[0-9A-Fa-f:.]+\]):(\d{1,5})", re.ASCII)
CHUNK = 2048  # compiled games between two checks for Ctrl-C
CUDA_CHUNK = 1 << 17
PYTHON_CHUNK = 4


@dataclass(frozen=True)
class Machine:
    """A device as `--device` names it, and how many cores of this machine play."""

    device: str
    cores: int
    is_compiled: bool

    @property
    def is_cluster(self) -> bool:
        return self.device.startswith("ray")

    @property
    def address(self) -> str:
        """The address of a cluster that runs elsewhere: `host:port`."""
        return self.device.partition("://")[2]

    @property
    def plays_on(self) -> str:
        """What plays a chunk: `cpu` or `cuda`."""
        return "cuda" if self.device.partition("://")[0].endswith("cuda") else "cpu"

    @property
    def chunk(self) -> int:
        """The games of a chunk."""
        if not self.is_compiled:
            return PYTHON_CHUNK
        return CUDA_CHUNK if self.plays_on == "cuda" else CHUNK


def check_device(device: str, *, is_compiled: bool) -> None:
    """Refuse what is no device, or cannot play these bots."""
    kind, colon, address = device.partition("://")
    if kind not in DEVICES or (colon and not kind.startswith("ray")):
        known = ", ".join((*DEVICES, *ADDRESSES))
        raise BadSetup("lab/device", f"there is no device {device!r}; there are {known}", asked=device, known=known)
    if colon and not ADDRESS.fullmatch(address):
        raise BadSetup("lab/ray-address", f"the address of a cluster is written ray://host:10001, not {device!r}", asked=device)
    if kind.endswith("cuda") and not is_compiled:
        raise BadSetup("lab/cuda-bots", "only compiled bots play on a GPU: gentle, clever and random")
    if kind.startswith("ray"):
        ray_module()
    elif kind == "cuda":
        _check_cuda()


def _check_cuda() -> None:
    from numba import cuda

    if not cuda.is_available():
        raise Refusal("lab/no-cuda", "there is no CUDA GPU here, or its driver or the extra `gpu` is missing")


def ray_module() -> ModuleType:
    """`lab.ray`, or a refusal that names the extra."""
    try:
        from doubloon.lab import ray
    except ImportError:
        raise Refusal("lab/extra", 'this needs Ray: pip install "doubloon[ray]"', extra="ray", module="ray") from None
    return ray
