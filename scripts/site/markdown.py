"""Markdown, as far as the site and the tests of the docs need it: code, links, headings and their anchors."""

import re
from collections import Counter
from collections.abc import Callable, Iterator

FENCE = re.compile(r"^(?P<fence>```+)(?P<kind>[^`\n]*)\n(?P<code>.*?)^(?P=fence)$", re.MULTILINE | re.DOTALL)
CODE = re.compile(rf"{FENCE.pattern}|`[^`]+`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>(?:[^\[\]`]|`[^`]*`)*)\]\((?P<target>[^()\s]+)\)")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)


def blocks(page: str) -> list[tuple[str, str]]:
    """The blocks of code: what kind each is, and the code."""
    return [(found["kind"], found["code"]) for found in FENCE.finditer(page)]


def links(page: str) -> Iterator[str]:
    """The targets of all links and pictures."""
    return (found["target"] for found in LINK.finditer(_without_blocks(page)))


def relinked(page: str, change: Callable[[re.Match[str]], str]) -> str:
    """The page with its links changed; code stays."""
    parts, end = [], 0
    for found in re.finditer(rf"(?:{LINK.pattern})|(?:{CODE.pattern})", page, re.MULTILINE | re.DOTALL):
        link = LINK.fullmatch(found[0])
        parts += [page[end : found.start()], change(link) if link else found[0]]
        end = found.end()
    return "".join([*parts, page[end:]])


def anchors(page: str) -> set[str]:
    """The anchors of the headings, as code hosts and the site make them: `## What "may" be` -> `what-may-be`."""
    found: Counter[str] = Counter()
    names = set()
    for heading in HEADING.findall(_without_blocks(page)):
        name = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower()).replace(" ", "-")
        names.add(f"{name}-{found[name]}" if found[name] else name)
        found[name] += 1
    return names


def _without_blocks(page: str) -> str:
    return FENCE.sub("", page)
