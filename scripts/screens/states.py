"""States of the pages for pictures. A state is a function that is given a fresh page at `/` and drives it there."""

from collections.abc import Callable

from playwright.sync_api import Page

State = Callable[[Page], None]
STATES: dict[str, State] = {}


def state(drive: State) -> State:
    STATES[drive.__name__.replace("_", "-")] = drive
    return drive
