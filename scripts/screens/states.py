"""The registry of page states. A state is a function that gets a new page at `/` and drives it to the state."""

from collections.abc import Callable

from playwright.sync_api import Page

State = Callable[[Page], None]
STATES: dict[str, State] = {}


def state(drive: State) -> State:
    STATES[drive.__name__.replace("_", "-")] = drive
    return drive
