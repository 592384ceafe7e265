"""The reference of the protocol's messages, made from their schema and from the comments in its source."""

import re
from collections.abc import Iterator
from typing import Any

from doubloon.server.protocol import messages as messages_module
from doubloon.server.protocol import responses
from doubloon.server.protocol.schema import schema
from scripts.typescript import field_comments, written

USES = {
    "incoming": "Messages to the server",
    "outgoing": "Messages of the server",
}


def messages() -> str:
    """What is sent over the socket, what over HTTP, and a section for each type."""
    made = schema()
    parts = []
    for root, title in USES.items():
        names = written(made["messages"][root]).split(" | ")
        parts.append(f"**{title}:** {', '.join(_link(name) for name in sorted(names))}\n")
    rest = sorted({written(kind) for root, kind in made["messages"].items() if root not in USES})
    parts.append(f"**Bodies of requests and responses:** {', '.join(_link(name) for name in rest)}\n")
    comments = {**field_comments(messages_module), **field_comments(responses)}
    return "\n".join(parts + [_section(name, kind, comments.get(name, {})) for name, kind in made["$defs"].items()])


def _section(name: str, kind: dict[str, Any], comments: dict[str, str]) -> str:
    said = " ".join(kind.get("description", "").split())
    head = [f"## {name}", "", *([said, ""] if said else [])]
    if "properties" not in kind:
        return "\n".join([*head, f"One of: {_type(kind)}", ""])
    return "\n".join([*head, "| field | type | |", "| --- | --- | --- |", *_rows(kind, comments), ""])


def _rows(kind: dict[str, Any], comments: dict[str, str]) -> Iterator[str]:
    required = kind.get("required", [])
    for field, of in kind["properties"].items():
        says = comments.get(field) or " ".join(of.get("description", "").split())
        optional = "" if field in required else "may be missing"
        yield f"| `{field}` | {_type(of)} | {_cell('; '.join(filter(None, (says, optional))))} |"


def _type(kind: dict[str, Any]) -> str:
    """A type, with links to those that have a section."""
    return " or ".join(re.sub(r"\b([A-Z]\w+)\b", lambda name: _link(name[1]), _plain(each)) for each in written(kind).split(" | "))


def _plain(word: str) -> str:
    return word if re.search(r"\b[A-Z]", word) else f"`{word}`"


def _link(name: str) -> str:
    return f"[{name}](#{name.lower()})"


def _cell(words: str) -> str:
    return words.replace("|", "\\|")
