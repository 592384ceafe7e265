"""Where files are kept between starts."""

import os
from pathlib import Path


def cache_root() -> Path:
    """The parent folder of all versions of compiled code."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "doubloon"
