"""Takes screenshots of the pages in every state and window size, in screens/. `python -m scripts.screens shelf box` takes only these.

A visit is a function that gets a new page at `/` and drives it to its states. Add one to tables.py, pages.py or
friends.py, with @state or @visit.
Each state is driven to once; the window then takes one size after another.
"""

import atexit
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Error, Page, StorageState, sync_playwright
from tests.server.running import running
from tests.web.browser import FLAGS, MISSING, browser_path

from scripts.screens import friends, pages, tables  # noqa: F401 (each adds its visits)
from scripts.screens.states import VISITS, all_names

OUT = Path(__file__).parents[2] / "screens"
SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1180, 820), (1440, 900)]
TIMEOUT = 30_000  # ms for each thing that a page is asked to do
SPEED = 3  # of what moves on the pages: great moments can still be caught
PROCESSES = max(2, (os.cpu_count() or 2) // 2)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"

_browsers: list[Browser] = []  # of this process


def browser() -> Browser:
    """The browser of this process. It starts with the first visit and ends with the process."""
    if not _browsers:
        playwright = sync_playwright().start()
        _browsers.append(playwright.chromium.launch(executable_path=browser_path(), args=FLAGS))
        atexit.register(playwright.stop)
    return _browsers[0]


def take(url: str, number: int, wanted: frozenset[str]) -> dict[str, str]:
    """Take the screenshots of the wanted states of a visit. By state: why that failed, or ""."""
    visit = VISITS[number]
    left = [name for name in visit.names if name in wanted]
    done: dict[str, str] = {}
    with new_page(url) as page:
        try:
            for name in visit.drive(page):
                if name in left:
                    take_sizes(page, name)
                    left.remove(name)
                    done[name] = ""
                if not left:
                    break
        except Error as error:
            done |= dict.fromkeys(left, str(error).splitlines()[0])
    return done


@contextmanager
def new_page(url: str) -> Iterator[Page]:
    """A page in a browser context of its own, without tips."""
    settings = json.dumps({"tips": False, "speed": SPEED})
    stored: StorageState = {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "doubloon-settings", "value": settings}]}]}
    context = browser().new_context(base_url=url, locale="en-GB", has_touch=True, reduced_motion="reduce", storage_state=stored)
    context.set_default_timeout(TIMEOUT)
    page = context.new_page()
    resize(page, *SIZES[0])
    try:
        page.goto("/")
        yield page
    finally:
        context.close()


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


def take_sizes(page: Page, name: str) -> None:
    """After all motion has ended."""
    page.wait_for_load_state("networkidle")
    for width, height in SIZES:
        resize(page, width, height)
        page.evaluate(DRAWN)
        page.screenshot(path=OUT / f"{name}-{width}x{height}.png", animations="disabled")
    resize(page, *SIZES[0])


def take_all(url: str, wanted: frozenset[str]) -> list[str]:
    """Take all screenshots, and say how far it is. Returns the states that failed."""
    failed: list[str] = []
    began = time.monotonic()
    taken = 0
    with ProcessPoolExecutor(PROCESSES) as pool:
        jobs = [pool.submit(take, url, number, wanted) for number, each in enumerate(VISITS) if wanted & set(each.names)]
        for job in as_completed(jobs):
            for name, problem in job.result().items():
                taken += 1
                failed += [name] if problem else []
                sys.stdout.write(
                    f"{taken:3}/{len(wanted)}  {time.monotonic() - began:4.0f} s  {name}{problem and f': FAILED, {problem}'}\n"
                )
            sys.stdout.flush()
    return failed


def main() -> None:
    wanted = frozenset(sys.argv[1:] or all_names())
    if unknown := wanted - set(all_names()):
        sys.exit(f"no such state: {', '.join(sorted(unknown))}; there are {', '.join(all_names())}")
    if browser_path() is None:
        sys.exit(MISSING)
    OUT.mkdir(exist_ok=True)
    sys.stdout.write(f"{len(wanted)} states in {len(SIZES)} sizes, on {PROCESSES} processes\n")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=20, bots=8, laboratory=5) as server:
        failed = take_all(server.url, wanted)
    sys.stdout.write(f"{(len(wanted) - len(failed)) * len(SIZES)} pictures are in {OUT}\n")
    if failed:
        sys.exit(f"these states could not be reached: {', '.join(failed)}")


if __name__ == "__main__":
    main()
