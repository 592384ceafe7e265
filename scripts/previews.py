"""Draws the picture of each box for previews of links, from its cover. `python -m scripts.previews pig` draws only one."""

import base64
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.browser import MISSING, browser_path

BOXES = Path(__file__).parents[1] / "web" / "src" / "games"
WIDTH, HEIGHT = 1200, 630  # what most services show whole
QUALITY = 80
PAGE = """<style>
  body { margin: 0; height: 100vh; overflow: hidden }
  img { position: absolute; left: 50%; top: 50%; transform: translate(-50%, -50%) }
</style>
<img src="{cover}" style="width: 110%; filter: blur(28px) brightness(.6)">
<img src="{cover}" style="height: 100vh">"""


def main() -> None:
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        for cover in sorted(BOXES.glob("*/cover.svg")):
            if cover.parent.name in (sys.argv[1:] or [cover.parent.name]):
                content = base64.b64encode(cover.read_bytes()).decode()
                page.set_content(PAGE.replace("{cover}", f"data:image/svg+xml;base64,{content}"))
                page.screenshot(path=cover.with_name("preview.jpg"), type="jpeg", quality=QUALITY)
        browser.close()


if __name__ == "__main__":
    main()
