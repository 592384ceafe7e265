"""TypeScript made from Python: the types of all messages, and of what the eyes of each game see."""

import ast
import importlib.util
import inspect
import json
import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from doubloon.games import GAMES
from doubloon.server import answers, messages
from doubloon.server.schema import schema

HEAD = "// Made by scripts/docs.py from {}: do not edit; `make docs` writes it anew.\n"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
UNIONS = {"incoming": "Incoming", "outgoing": "Outgoing"}


# === Messages ===


def message_types() -> str:
    made = schema()
    comments = {**field_comments(messages), **field_comments(answers)}
    parts = [HEAD.format("src/doubloon/server/messages.py and answers.py"), f"export const PROTOCOL = {made['protocol']};\n"]
    parts += [f"export type {name} = {written(made['messages'][root])};\n" for root, name in UNIONS.items()]
    parts += [declared(name, kind, comments.get(name, {})) for name, kind in made["$defs"].items()]
    return "\n".join(parts)


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
        return kind["$ref"].rsplit("/", 1)[1]
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


# === Games ===


def view_types() -> str:
    rules = {game.rules.__name__: game for game in GAMES.values()}
    return "\n".join([HEAD.format("src/doubloon/games/*/rules.py"), *(view_type(game.rules) for game in rules.values()), by_game()])


def by_game() -> str:
    lines = [f"  {key(game.id)}: {game.rules.VIEW.plain.__name__};\n" for game in GAMES.values()]
    return f"/** What is seen in each game. */\nexport interface Views {{\n{''.join(lines)}}}\n"


def key(name: str) -> str:
    """A name of a property, quoted only where it must be."""
    return name if name.isidentifier() else json.dumps(name)


def view_type(rules: ModuleType) -> str:
    """The view, field by field, and the names of its numbers."""
    comments = keyword_comments(rules)
    kinds = {name: "number[]" if kind.length else "number" for name, kind in rules.VIEW.fields.items()}
    fields = [f"{doc(comments.get(name, ''), '  ')}  {name}: {kind};\n" for name, kind in kinds.items()]
    package = rules.__name__.removesuffix(".rules")
    tables = [importlib.import_module(f"{package}.tables")] if importlib.util.find_spec(f"{package}.tables") else []
    numbers = [f"  {name}: {literal(value)},\n" for module in (*tables, rules) for name, value in named_numbers(module)]
    return (
        f"export interface {rules.VIEW.plain.__name__} {{\n{''.join(fields)}}}\n\n"
        f"/** What is printed on the components; actions, faces and phases as the rules name them. */\n"
        f"export const {package.rsplit('.', 1)[1].upper()} = {{\n{''.join(numbers)}}} as const;\n"
    )


def literal(value: Any) -> str:
    """A constant in TypeScript. A table of tables has one row a line, as the formatter of the pages wants it."""
    if not (isinstance(value, tuple) and any(isinstance(row, tuple) for row in value)):
        return json.dumps(value)
    return "[\n" + "".join(f"    {json.dumps(row)},\n" for row in value) + "  ]"


def keyword_comments(rules: ModuleType) -> dict[str, str]:
    """What is said of the fields in STATE and VIEW; the view's word counts. Of an option, its sentence."""
    source = inspect.getsource(rules)
    lines = source.splitlines()
    found = {name: option.says for name, option in rules.STATE.options.items()}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) in ("STATE", "VIEW") and isinstance(node.value, ast.Call):
            for keyword in node.value.keywords:
                comment = behind(lines[(keyword.end_lineno or 0) - 1]) if keyword.end_lineno != node.end_lineno else ""
                if keyword.arg and comment:
                    found[keyword.arg] = comment
    return found


def named_numbers(module: ModuleType) -> Iterator[tuple[str, Any]]:
    """The numbers, and tables of numbers and words, to which a module gives a name."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.Assign):
            for name in re.findall(r"\b[A-Z][A-Z0-9_]*\b", ast.unparse(node.targets[0])):
                if is_table(getattr(module, name)):
                    yield name, getattr(module, name)


def is_table(value: object) -> bool:
    return isinstance(value, int | str) or (isinstance(value, tuple) and all(map(is_table, value)))
