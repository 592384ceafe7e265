"""Render the icons of the installed pages from web/public/art/app-icon.svg. Run it when that file changes; the icons are in git."""

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.browser import FLAGS, MISSING, browser_path

ART = Path(__file__).parents[1] / "web" / "public" / "art"
ICONS = {  # name: size in px, corner radius; icons that the system crops itself are square
    "app-icon-192": (192, "22%"),
    "app-icon-512": (512, "22%"),
    "app-icon-mask-512": (512, "0"),
    "app-icon-apple-180": (180, "0"),
}


def main() -> None:
    path = browser_path()
    if path is None:
        sys.exit(MISSING)
    drawn = (ART / "app-icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name, (size, corner) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>* {{ margin: 0 }} svg {{ display: block; border-radius: {corner} }}</style>{drawn}")
            page.screenshot(path=ART / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
