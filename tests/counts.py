"""How much is tried: `make soak` asks for more."""

import os

SOAK = int(os.environ.get("DOUBLOON_SOAK", "1"))


def many(count: int) -> range:
    return range(count * SOAK)
