"""The registry of page states. A visit gets a new page at `/` and drives it to one state after another; each has a name."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from playwright.sync_api import Page

State = Callable[[Page], None]
Drive = Callable[[Page], Iterator[str]]  # yields the name of each state as soon as the page shows it


@dataclass(frozen=True)
class Visit:
    names: tuple[str, ...]
    drive: Drive


VISITS: list[Visit] = []


def state(drive: State) -> State:
    """A visit with one state, which has the name of the function."""
    add_state(drive.__name__.replace("_", "-"), drive)
    return drive


def add_state(name: str, drive: State) -> None:
    def drive_there(page: Page) -> Iterator[str]:
        drive(page)
        yield name

    VISITS.append(Visit((name,), drive_there))


def visit(*names: str) -> Callable[[Drive], Drive]:
    """A visit with several states."""

    def add(drive: Drive) -> Drive:
        VISITS.append(Visit(names, drive))
        return drive

    return add


def all_names() -> list[str]:
    return [name for each in VISITS for name in each.names]
