"""Compare two versions of a package-lock.json: `lockfile.py BEFORE AFTER` fails if they pin different packages.

Ignores optional packages for a single platform: which of them npm lists depends on what the registry offers that day.
"""

import json
import sys
from pathlib import Path
from typing import Any


def pinned(text: str) -> dict[str, Any]:
    packages: dict[str, Any] = json.loads(text)["packages"]
    return {name: each for name, each in packages.items() if not (each.get("optional") and ("os" in each or "cpu" in each))}


if __name__ == "__main__":
    before, after = (pinned(Path(name).read_text("utf-8")) for name in sys.argv[1:3])
    changed = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if changed:
        sys.exit(f"npm install changed what is pinned: {', '.join(name or 'the project itself' for name in changed)}")
