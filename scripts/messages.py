"""The fields of all messages, for docs/protocol.md: their types from the schema, their meaning from the comments of the structs."""

import json
from types import ModuleType
from typing import Any

import msgspec

from doubloon.engine import log
from doubloon.server.protocol import messages, responses
from doubloon.server.protocol.schema import schema
from scripts.typescript import field_comments

Kind = dict[str, Any]  # a type of JSON Schema

ANY_NUMBER = 1_000_000  # a larger bound is none that a client meets
PLAIN = {"string": "text", "integer": "number", "number": "number with a fraction", "boolean": "true or false", "null": "null"}


def message_sections() -> str:
    """What clients send, what they get on a socket and from requests: each struct with its fields, in the order of the sources."""
    kinds = schema()["$defs"]
    named = [name for name in vars(messages) if name in kinds]
    sent = [name for name in named if is_strict(kinds[name])]
    return "\n".join(
        [
            section("Sent by clients", messages, sent),
            section("Sent by the server", messages, [name for name in named if name not in sent]),
            section(
                "Only in responses of HTTP requests", responses, [name for name in vars(responses) if name in kinds and name not in named]
            ),
            section("Log files", log, ["Log"]),
        ]
    )


def is_strict(kind: Kind) -> bool:
    """Sent by clients: unknown fields are refused."""
    return kind.get("additionalProperties") is False


def section(title: str, module: ModuleType, names: list[str]) -> str:
    kinds, comments = {**schema()["$defs"], **msgspec.json.schema(log.Log)["$defs"]}, field_comments(module)
    rows = [f"| `{name}` | {fields(kinds[name], comments[name])} |" for name in names]
    return "\n".join([f"### {title}", "", "| | fields |", "| --- | --- |", *rows, ""])


def fields(kind: Kind, comments: dict[str, str]) -> str:
    """Without the `id` that all commands have."""
    known: dict[str, Kind] = kind.get("properties", {})
    if not known:
        return written(kind)
    hidden = {"id"} if is_strict(kind) else set()
    return "; ".join(field(name, of, comments.get(name) or of.get("description", "")) for name, of in known.items() if name not in hidden)


def field(name: str, kind: Kind, meaning: str) -> str:
    default = kind.get("default")
    return f"`{name}` {written(kind)}{'' if default is None else f' = `{json.dumps(default)}`'}{f' ({meaning})' if meaning else ''}"


def written(kind: Kind) -> str:
    """A type of JSON Schema in words."""
    if "$ref" in kind:
        return f"`{str(kind['$ref']).rsplit('/', 1)[1]}`"
    if "anyOf" in kind:
        return " or ".join(written(each) for each in kind["anyOf"])
    if "enum" in kind:
        return " or ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    if "prefixItems" in kind:
        return f"list: {', '.join(written(each) for each in kind['prefixItems'])}"
    if kind.get("type") == "array":
        return f"list of {written(kind['items'])}{length(kind.get('maxItems'))}"
    if kind.get("type") == "object":
        return f"object by name: {written(kind['additionalProperties'])}"
    return PLAIN[kind["type"]] + limits(kind)


def limits(kind: Kind) -> str:
    if "pattern" in kind:
        return f" `{kind['pattern']}`"
    if kind.get("maximum", ANY_NUMBER) < ANY_NUMBER:
        return f" from {kind['minimum']} to {kind['maximum']}"
    return length(kind.get("maxLength"))


def length(most: int | None) -> str:
    return f", up to {most}" if most else ""
