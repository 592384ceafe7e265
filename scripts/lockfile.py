"""Compare two versions of a package-lock.json: `lockfile.py BEFORE AFTER` fails if they pin different packages.

An optional package may be in one version only: which of them npm lists depends on what the registry offers that day.
In both, it must be the same.
"""

import json
import sys
from pathlib import Path
from typing import Any

Packages = dict[str, dict[str, Any]]


def changes(before: Packages, after: Packages) -> list[str]:
    """The packages that are pinned differently."""
    return sorted(name for name in before.keys() | after.keys() if _differs(before.get(name), after.get(name)))


def _differs(before: dict[str, Any] | None, after: dict[str, Any] | None) -> bool:
    if before is None or after is None:
        return not (before or after or {}).get("optional", False)
    return before != after


if __name__ == "__main__":
    before, after = (json.loads(Path(name).read_text("utf-8"))["packages"] for name in sys.argv[1:3])
    changed = changes(before, after)
    if changed:
        sys.exit(f"npm install changed what is pinned: {', '.join(name or 'the project itself' for name in changed)}")
