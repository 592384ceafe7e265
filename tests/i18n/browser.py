"""The browser's code, for tests: which texts it asks for, read off its calls of `text`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import get_args

from doubloon.bots import STRENGTHS
from doubloon.coach import Word
from doubloon.games import GAMES
from doubloon.server.http.catalog import game_declaration
from doubloon.server.protocol.messages import Phase
from doubloon.server.protocol.presets import EMOTES
from tests.i18n.refusals import refusals

CODE = Path(__file__).parents[2] / "web" / "src"
CALL = re.compile(r"(?<![\w.])(?:text|textOrNull)\(")
WRITTEN = re.compile(r'"([^"]*)"|`([^`]*)`')


def read(name: str) -> str:
    return (CODE / name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Asked:
    """A call: the keys that it may ask for, `web-deck-{}` for a template, and the names of the values (None: they cannot be read off)."""

    place: str
    keys: tuple[str, ...]
    values: frozenset[str] | None


def asked() -> Iterator[Asked]:
    """Every call that names its key; others pass on a key that the server sent."""
    for source in sorted(CODE.rglob("*.ts*")):
        code = source.read_text(encoding="utf-8")
        for call in CALL.finditer(code):
            key, *values = split(inside(code, call.end()))
            keys = written(key)
            if keys:
                yield Asked(str(source.relative_to(CODE)), keys, names(values[0]) if values else frozenset())


def inside(code: str, start: int) -> str:
    """What stands in brackets, from behind the opening one."""
    depth = 1
    for at in range(start, len(code)):
        depth += (code[at] in "([{") - (code[at] in ")]}")
        if not depth:
            return code[start:at]
    raise AssertionError(f"a bracket is open: {code[start : start + 40]}")


def split(arguments: str) -> list[str]:
    """`a, { b, c }` -> `a` and `{ b, c }`"""
    parts, depth = [""], 0
    for sign in arguments:
        depth += (sign in "([{") - (sign in ")]}")
        if sign == "," and not depth:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def written(key: str) -> tuple[str, ...]:
    """`isOn ? "a-b" : "c-d"` -> a-b, c-d"""
    chosen = key.partition(" ? ")[2] or key
    found = [plain or re.sub(r"\$\{[^}]*\}", "{}", template) for plain, template in WRITTEN.findall(chosen)]
    return tuple(each for each in found if re.match("[a-z]", each))


def names(values: str) -> frozenset[str] | None:
    """`{ who: seat.name, count }` -> who, count"""
    if not values.startswith("{") or "..." in values:
        return None
    return frozenset(part.partition(":")[0].strip() for part in split(values[1:-1]) if part)


# === What a template may stand for ===


def boxes() -> dict[str, list[str]]:
    """The games in each box."""
    found: dict[str, list[str]] = {}
    for game in GAMES.values():
        found.setdefault(game_declaration(game).box, []).append(game.id)
    return found


def union(name: str, field: str) -> list[str]:
    """`kind: "me" | "bot"` -> me, bot"""
    declared = re.search(rf'^  {field}\??: ((?:"[^"]+"(?: \| )?)+);', read(name), re.MULTILINE)
    assert declared, f"{name} declares no {field}"
    return re.findall(r'"([^"]+)"', declared.group(1))


SERVED = ("server", "coach", "engine", "games")  # what runs in a server


def reasons() -> set[str]:
    """Why something may be refused: by the server, or by the browser itself."""
    own = {
        reason for source in CODE.rglob("*.ts*") for reason in re.findall(r'new Rejected\("([^"]+)"', source.read_text(encoding="utf-8"))
    }
    return {reason.replace("/", "-") for reason in own | {key for key, _ in refusals(*SERVED)}}


@cache
def standing_for() -> dict[str, set[str]]:
    """Of every template, what may stand in it."""
    return {
        "web-box-{}": set(boxes()),
        "web-box-{}.kind": set(boxes()),
        "web-deck-{}": {game for games in boxes().values() if len(games) > 1 for game in games},
        "game-{}": set(GAMES),
        "bot-{}": {*STRENGTHS, "random"},
        "bot-{}.says": {*STRENGTHS, "random"},
        "bot-{}.names": set(STRENGTHS),
        "web-seat-{}": set(union("pages/GameBox.tsx", "kind")) - {"bot"},
        "web-phase-{}": {phase.value for phase in Phase},
        "web-theme-{}": set(union("settings.ts", "theme")),
        "web-reading-{}": set(union("settings.ts", "reading")),
        "web-additions.{}": {"done", "promised", "withheld", "bot", "open"},
        "web-speed-{}": {"family", "normal", "quick"},
        "emote-{}": set(EMOTES),
        "coach-word-{}": set(get_args(Word)),
        "report-{}": {"best", "costliest", "luckiest", "unluckiest"},
        "error-{}": reasons(),
    }


def expanded(key: str) -> set[str]:
    if "{}" not in key:
        return {key}
    known = standing_for()
    assert key in known, f"standing_for does not say what {key} may be"
    return {key.format(each) for each in known[key]}
