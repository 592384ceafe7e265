"""Takes screenshots of the pages in every state and window size, in screens/. `python -m scripts.screens shelf box` takes only these.

A state is a function that gets a new page at `/` and drives it to the state. tables.py and pages.py have them; add one with @state.
Each state is driven to once; the window then takes one size after another.
"""

import atexit
import json
import os
import sys
import tempfile
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from playwright.sync_api import Browser, Error, StorageState, sync_playwright
from tests.server.running import running
from tests.web.browser import FLAGS, MISSING, browser_path

from scripts.screens import pages, tables  # noqa: F401 (each adds its states)
from scripts.screens.states import STATES

OUT = Path(__file__).parents[2] / "screens"
SIZES = [(390, 844), (360, 640), (844, 390), (820, 1180), (1180, 820), (1440, 900)]
TIMEOUT = 30_000  # ms for each thing that a page is asked to do
SPEED = 3  # of what moves on the pages: great moments can still be caught
PROCESSES = max(2, (os.cpu_count() or 2) // 2)

_browsers: list[Browser] = []  # of this process


def browser() -> Browser:
    """The browser of this process. It starts with the first state and ends with the process."""
    if not _browsers:
        playwright = sync_playwright().start()
        _browsers.append(playwright.chromium.launch(executable_path=browser_path(), args=FLAGS))
        atexit.register(playwright.stop)
    return _browsers[0]


def take(url: str, name: str) -> str:
    """Take the screenshots of a state in a new browser context without tips, after all motion has ended. Returns why that failed, or ""."""
    settings = json.dumps({"tips": False, "speed": SPEED})
    stored: StorageState = {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "doubloon-settings", "value": settings}]}]}
    context = browser().new_context(base_url=url, locale="en-GB", has_touch=True, reduced_motion="reduce", storage_state=stored)
    context.set_default_timeout(TIMEOUT)
    try:
        page = context.new_page()
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        page.goto("/")
        STATES[name](page)
        page.wait_for_load_state("networkidle")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
            page.screenshot(path=OUT / f"{name}-{width}x{height}.png", animations="disabled")
    except Error as error:
        return str(error).splitlines()[0]
    finally:
        context.close()
    return ""


def take_all(url: str, names: list[str]) -> list[str]:
    """Take all screenshots, and say how far it is. Returns the states that failed."""
    failed = []
    began = time.monotonic()
    with ProcessPoolExecutor(PROCESSES) as pool:
        jobs = {pool.submit(take, url, name): name for name in names}
        for number, job in enumerate(as_completed(jobs), 1):
            problem = job.result()
            failed += [jobs[job]] if problem else []
            sys.stdout.write(
                f"{number:3}/{len(jobs)}  {time.monotonic() - began:4.0f} s  {jobs[job]}{problem and f': FAILED, {problem}'}\n"
            )
            sys.stdout.flush()
    return failed


def main() -> None:
    names = sys.argv[1:] or list(STATES)
    if unknown := set(names) - set(STATES):
        sys.exit(f"no such state: {', '.join(sorted(unknown))}; there are {', '.join(STATES)}")
    if browser_path() is None:
        sys.exit(MISSING)
    OUT.mkdir(exist_ok=True)
    sys.stdout.write(f"{len(names)} states in {len(SIZES)} sizes, on {PROCESSES} processes\n")
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=20, bots=8) as server:
        failed = take_all(server.url, names)
    sys.stdout.write(f"{(len(names) - len(failed)) * len(SIZES)} pictures are in {OUT}\n")
    if failed:
        sys.exit(f"these states could not be reached: {', '.join(failed)}")


if __name__ == "__main__":
    main()
