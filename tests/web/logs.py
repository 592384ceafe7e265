"""Write fair games of every sort for the tests of the browser's own code: `python -m tests.web.logs FOLDER`."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from doubloon.engine.game import SPECTATOR
from doubloon.engine.log import Log
from doubloon.games import GAMES
from doubloon.server.table import replays
from tests.fair import fair_log

RACE: dict[str, int | str] = {"tempo": "race", "diamonds": 40}
GAMES_WRITTEN: dict[str, tuple[str, dict[str, int | str]]] = {
    **{game: (game, {}) for game in GAMES},
    "race": ("troll-dragon", RACE),
    "pig": ("pig", {"target": 40}),
}


def written(log: Log) -> dict[str, Any]:
    """A log, and what the server says of it."""
    replayed = replays.replay(GAMES[log.game], log, SPECTATOR, replays.strangers(log, "en"), plain=True)
    return {"log": json.loads(log.to_json()), "replayed": msgspec.to_builtins(replayed, str_keys=True)}


def main(folder: Path) -> None:
    for name, (game, options) in GAMES_WRITTEN.items():
        (folder / f"{name}.json").write_text(json.dumps(written(fair_log(game, 3, options, first=1))))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
