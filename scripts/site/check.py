"""Checks a built site: every link and picture leads to a file of the site, every anchor exists, and nothing is loaded from elsewhere."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

LOADED = {"script": "src", "img": "src", "link": "href", "source": "src", "iframe": "src"}  # what a page loads by itself


class Page(HTMLParser):
    """The ids, links and loaded files of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids, self.links, self.loaded = set[str](), set[str](), set[str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.add(found["href"])
        elif tag in LOADED and LOADED[tag] in found:
            self.loaded.add(found[LOADED[tag]])


def faults(folder: Path) -> Iterator[str]:
    """What is wrong, one line each."""
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(folder.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(folder)
        yield from (f"{name} loads {url}" for url in sorted(page.loaded) if is_elsewhere(url))
        for url in sorted(page.loaded | page.links):
            target, _, anchor = unquote(url).partition("#")
            other = (path.parent / target.partition("?")[0]).resolve() if target else path
            if is_elsewhere(url) or url.startswith("data:"):
                continue
            if not other.is_file():
                yield f"{name} links {url}, which is not there"
            elif anchor and other in pages and anchor not in pages[other].ids:
                yield f"{name} links {url}, where that anchor is not there"
    for path in sorted(folder.rglob("*.css")):
        style = path.read_text(encoding="utf-8")
        yield from (f"{path.relative_to(folder)} loads {mark}" for mark in ("url(http", "url(//", 'url("http', "@import") if mark in style)


def is_elsewhere(url: str) -> bool:
    return url.startswith(("http:", "https:", "//", "mailto:"))
