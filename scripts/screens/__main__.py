"""Takes screenshots of the pages in every state and window size, in screens/. `python -m scripts.screens shelf box` takes only these.

A state is a function that gets a new page at `/` and drives it to the state. tables.py and pages.py have them; add one with @state.
"""

import json
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, StorageState, sync_playwright
from tests.server.running import running
from tests.web.browser import FLAGS, MISSING, browser_path

from scripts.screens import pages, tables  # noqa: F401 (each adds its states)
from scripts.screens.states import STATES

OUT = Path(__file__).parents[2] / "screens"
SIZES = [(360, 640), (390, 844), (844, 390), (820, 1180), (1180, 820), (1440, 900)]
TOUCH_WIDTH = 1200  # narrower windows have a touch screen


def take(browser: Browser, url: str, name: str, size: tuple[int, int]) -> None:
    """Take one screenshot in a new browser context without tips, after all motion has ended."""
    width, height = size
    settings = json.dumps({"tips": False})
    stored: StorageState = {"cookies": [], "origins": [{"origin": url, "localStorage": [{"name": "doubloon-settings", "value": settings}]}]}
    context = browser.new_context(
        base_url=url,
        locale="en-GB",
        viewport={"width": width, "height": height},
        has_touch=width < TOUCH_WIDTH,
        reduced_motion="reduce",
        storage_state=stored,
    )
    context.set_default_timeout(15_000)
    page = context.new_page()
    page.goto("/")
    STATES[name](page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => true)")
    page.screenshot(path=OUT / f"{name}-{width}x{height}.png", animations="disabled")
    context.close()


def main() -> None:
    wanted = sys.argv[1:] or list(STATES)
    if unknown := set(wanted) - set(STATES):
        sys.exit(f"no such state: {', '.join(sorted(unknown))}; there are {', '.join(STATES)}")
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    OUT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder) / "tables.db", times=5) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name in wanted:
            for size in SIZES:
                take(browser, server.url, name, size)
        browser.close()
    sys.stdout.write(f"{len(wanted) * len(SIZES)} pictures are in {OUT}\n")


if __name__ == "__main__":
    main()
