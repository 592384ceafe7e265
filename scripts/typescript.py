"""TypeScript made from Python: the types of all messages, and the languages. facts.py has the facts of each game."""

import ast
import inspect
from types import ModuleType
from typing import Any

from doubloon.i18n import LANGUAGES
from doubloon.server.protocol import messages, responses
from doubloon.server.protocol.schema import schema

HEAD = "// Made by scripts/docs.py from {}: do not edit; `make docs` writes it anew.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LINE_WIDTH = 140  # of web/biome.json
UNIONS = {"incoming": "Incoming", "outgoing": "Outgoing"}


# === Messages ===


def message_types() -> str:
    made = schema()
    comments = {**field_comments(messages), **field_comments(responses)}
    parts = [HEAD.format("src/doubloon/server/protocol"), f"export const PROTOCOL = {made['protocol']};\n"]
    parts += [union(name, written(made["messages"][root])) for root, name in UNIONS.items()]
    parts += [declared(name, kind, comments.get(name, {})) for name, kind in made["$defs"].items()]
    return "\n".join(parts)


def union(name: str, kinds: str) -> str:
    """A type that is one of several: on one line if it fits, as the formatter has it."""
    line = f"export type {name} = {kinds};\n"
    return line if len(line) <= LINE_WIDTH else f"export type {name} =\n  | " + "\n  | ".join(kinds.split(" | ")) + ";\n"


def declared(name: str, kind: dict[str, Any], comments: dict[str, str]) -> str:
    """A struct, or a list of words."""
    head = doc(kind.get("description", ""), "")
    if "properties" not in kind:
        return f"{head}export type {name} = {written(kind)};\n"
    required = kind.get("required", [])
    lines = [
        f"{doc(comments.get(field) or of.get('description', ''), '  ')}  {field}{'' if field in required else '?'}: {written(of)};\n"
        for field, of in kind["properties"].items()
    ]
    return f"{head}export interface {name} {{\n{''.join(lines)}}}\n"


def written(kind: dict[str, Any]) -> str:
    """A type of JSON Schema in TypeScript."""
    if "$ref" in kind:
        return str(kind["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in kind:
        return " | ".join(written(each) for each in kind["anyOf"])
    if "enum" in kind:
        return " | ".join("null" if value is None else f'"{value}"' for value in kind["enum"])
    if "prefixItems" in kind:
        return f"[{', '.join(written(each) for each in kind['prefixItems'])}]"
    if kind.get("type") == "array":
        items = written(kind["items"])
        return f"({items})[]" if " " in items else f"{items}[]"
    if kind.get("type") == "object":
        return f"Record<string, {written(kind['additionalProperties'])}>"
    return PLAIN[kind["type"]]


def doc(text: str, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def field_comments(module: ModuleType) -> dict[str, dict[str, str]]:
    """By struct and field, what the source says behind it."""
    source = inspect.getsource(module)
    lines = source.splitlines()
    found: dict[str, dict[str, str]] = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            fields = [each for each in node.body if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)]
            found[node.name] = {ast.unparse(each.target): behind(lines[(each.end_lineno or 0) - 1]) for each in fields}
    return found


def behind(line: str) -> str:
    """`left: int  # ms of the clock` -> `ms of the clock`"""
    return line.partition("  # ")[2].partition("  # noqa")[0].strip()


# === Languages ===


def languages() -> str:
    listed = ", ".join(f'"{each}"' for each in LANGUAGES)
    return (
        f"{HEAD.format('src/doubloon/i18n/__init__.py')}\n"
        f"export const LANGUAGES = [{listed}] as const;\n"
        "export type Language = (typeof LANGUAGES)[number];\n"
    )
