"""The Little Dragon, by Reiner Knizia."""

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import Game
from doubloon.games.little_dragon import rules, story
from doubloon.games.little_dragon.rules import LittleDragonState
from doubloon.games.little_dragon.tables import KINDS, PLACES, SET_SIZES


def check(state: LittleDragonState) -> None:
    """G-7: the tiles fill the square, and every tile but the spiders can be taken."""
    counts = [getattr(state, f"{kind}s") for kind in KINDS]
    if sum(counts) != PLACES:
        raise BadSetup("setup/tiles", f"the tiles add up to {PLACES}, not to {sum(counts)}", due=PLACES, asked=sum(counts))
    for kind, count, size in zip(KINDS, counts, SET_SIZES, strict=True):
        if size and count % size:
            raise BadSetup(
                "setup/set", f"{kind}s are taken {size} at a time: {count} could never all be taken", kind=kind, size=size, asked=count
            )


def looking(state: LittleDragonState) -> int:
    """LD-Q14: after a failure everybody has two seconds to look."""
    return 2000 if state.phase == rules.FAILED else 0


LITTLE_DRAGON = Game(
    id="little-dragon",
    version=1,
    seats=(2, 5),
    actions=51,
    step_limit=1_000_000,
    rules=rules,
    story=story,
    status="tested",
    alike=True,
    looking=looking,
    check=check,
)
