"""Takes the pictures of the games for the docs: states of scripts/screens on a phone. `python -m scripts.pictures pig` takes only one."""

import sys
import tempfile
from pathlib import Path

from tests.server.running import running

from scripts.screens.__main__ import DRAWN, new_page
from scripts.screens.states import VISITS

OUT = Path(__file__).parents[1] / "docs" / "pictures"
QUALITY = 82
STATES = {
    "do-not-touch": "do-not-touch-symbols-picked",
    "little-dragon": "little-dragon-sets",
    "my-treasure": "my-treasure",
    "pig": "pig",
    "troll-dragon": "troll-dragon-calm",
}


def take(url: str, name: str) -> None:
    [visit] = [each for each in VISITS if STATES[name] in each.names]
    with new_page(url) as page:
        for state in visit.drive(page):
            if state == STATES[name]:
                break
        page.wait_for_load_state("networkidle")
        page.evaluate(DRAWN)
        page.screenshot(path=OUT / f"{name}.jpg", type="jpeg", quality=QUALITY, animations="disabled")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=20, bots=8) as server:
        for name in sys.argv[1:] or STATES:
            take(server.url, name)


if __name__ == "__main__":
    main()
