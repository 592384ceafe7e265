"""TypeScript facts of each game: the messages of its story with the names of their values, the fields of its view, its numbers.

The messages come from games that are played here, always the same ones. Every key that the story writes out must occur in them, and every
key that has a look."""

import ast
import inspect
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from itertools import product
from pathlib import Path
from types import ModuleType

from doubloon.engine.errors import BadSetup
from doubloon.engine.game import CHANCE, SPECTATOR, Game
from doubloon.engine.message import Message, victory
from doubloon.engine.play import playout
from doubloon.engine.record import State
from doubloon.games import OURS

HEAD = """// Made by scripts/docs.py from src/doubloon/games/{package}: do not edit; `make docs` writes it anew.

import type {{ FactOf }} from "../scene";
"""
WIDTH = 120  # columns of a generated line
TOLD = 400  # steps of a game of which all is told
START = 20  # steps that are all looked at
LOOKS = 40  # steps of the rest that are looked at, at most
MOST = 40  # games of a variant, until every key has occurred


@dataclass
class Shape:
    """What the messages of one key are like."""

    messages: int = 0
    names: Counter[str] = field(default_factory=Counter)  # of values: in how many of the messages
    types: dict[str, set[str]] = field(default_factory=dict)  # by name: number, string, or the keys of what is listed
    lists: set[str] = field(default_factory=set)  # names of values that are lists


Shapes = dict[str, Shape]
Options = Mapping[str, int | str]


def fact_files(folder: Path) -> dict[Path, str]:
    """One file for each set of rules that has a view of its own, in the folder of that view."""
    by_rules: dict[str, list[Game]] = {}
    for game in OURS:
        by_rules.setdefault(game.rules.__name__.split(".")[-2], []).append(game)
    views = {package: folder / package.replace("_", "-") for package in by_rules}
    return {view / "facts.ts": fact_file(package, by_rules[package]) for package, view in views.items() if view.is_dir()}


def fact_file(package: str, games: list[Game]) -> str:
    story = import_module(f"doubloon.games.{package}.story")
    facts = shapes(games, literal_keys(story) | keys_with_looks(games[0]))
    view = [f"  {name}: {'number[]' if kind.length else 'number'};\n" for name, kind in games[0].rules.VIEW.fields.items()]
    return "\n".join(
        [
            HEAD.format(package=package),
            "/** Every message of the game's story, with its values. */",
            f"export interface Facts {{\n{''.join(declared(key, facts[key]) for key in sorted(facts))}}}\n",
            "export type Fact<Key extends keyof Facts = keyof Facts> = FactOf<Facts, Key>;\n",
            "/** The view of a seat. */",
            f"export interface View {{\n{''.join(view)}}}\n",
            "/** The numbers of the rules and of the story. */",
            "".join(f"export const {name} = {value};\n" for name, value in numbers(story)),
        ]
    )


# === The messages ===


def shapes(games: list[Game], keys: set[str]) -> Shapes:
    """By key, what its messages are like: from a game of every variant, and from more until all keys have occurred."""
    found: Shapes = defaultdict(Shape)
    for game in games:
        for opening in (*map(partial(opened, game), choices(game)), *former(game)):
            collect(found, of_game(game, opening, 0))
    for seed, game in product(range(1, MOST), games):
        for opening in (*map(partial(opened, game), (*lowest(game), *choices(game))), *former(game)):
            if keys <= set(found):
                return found
            collect(found, of_game(game, opening, seed))
    raise AssertionError(f"no game that was played here says {', '.join(sorted(keys - set(found)))}")


def collect(found: Shapes, said: Iterable[Message]) -> None:
    for message in said:
        shape = found[message.key]
        shape.messages += 1
        shape.names.update(message.values.keys())
        for name, value in message.values.items():
            types = shape.types.setdefault(name, set())
            if isinstance(value, tuple):
                shape.lists.add(name)
                types.update(each.key for each in value)
                collect(found, value)
            else:
                types.add("number" if isinstance(value, int) else "string")


def opened(game: Game, options: Options) -> State:
    return game.new(None, CHANCE, **options)


def former(game: Game) -> Iterator[State]:
    """Every value that only logs of earlier rules have."""
    for name, option in game.options.items():
        for number in range(len(option.former)):
            opening = opened(game, {})
            setattr(opening, name, option.high + 1 + number)
            yield opening


def choices(game: Game) -> Iterator[Options]:
    """The usual game, and every other choice of every option by itself."""
    yield {}
    for name, option in game.options.items():
        yield from ({name: choice} for choice in option.choices if choice != option.name(option.default))


def lowest(game: Game) -> Iterator[Options]:
    """Every number by itself as low as it may be: what is rare with many orcs is not with few."""
    for name, option in game.options.items():
        if not option.choices:
            with suppress(BadSetup):  # a number that depends on others
                game.new(**{name: option.low})
                yield {name: option.low}


def of_game(game: Game, state: State, seed: int) -> Iterator[Message]:
    actions = playout(game, state.copy(), seed)
    stride = len(actions) // LOOKS + 1
    states = []
    for step, action in enumerate(actions):
        states.append(state.copy())
        if step < TOLD:
            yield from game.tell(states[-1], action)
        if step < START or step % stride == 0 or step == len(actions) - 1:
            yield from of_step(game, states[-1], action)
        game.apply(state, action)
    yield from (*game.scene(state), *game.bare(state), *victory([0]), *victory([0, 0]))
    for counted in game.count([*states, state]) if seed == 0 else ():
        yield from counted


def of_step(game: Game, state: State, action: int) -> Iterator[Message]:
    yield from (game.story.label(state, each) for each in game.moves(state))
    for seat in (0, SPECTATOR):
        yield from game.scene(state, seat)
    for seat in range(state.seats):
        yield from game.tell(state, action, seat)


def literal_keys(story: ModuleType) -> set[str]:
    """The keys that stand in the source: `say("won", ...)`. Tips for newcomers are drawn without a view of the game."""
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(story))) if isinstance(node, ast.Call)]
    said = [call.args[0] for call in calls if ast.unparse(call.func) in ("say", "aside") and call.args]
    return {key.value for key in said if isinstance(key, ast.Constant) and isinstance(key.value, str) and "-guide-" not in key.value}


def keys_with_looks(game: Game) -> set[str]:
    """The keys of the game that its looks.ftl knows: all that lies on the table, and all that is told."""
    keys = re.findall(r"^(\S+-\S+)-look =", (game.folder / "looks.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    return {key for key in keys if "-guide-" not in key and not key.endswith("-rules")}


# === In TypeScript ===


def declared(key: str, shape: Shape) -> str:
    """A message: a value that some messages of its key do not have is optional."""
    fields = [f"    {name}{'?' if shape.names[name] < shape.messages else ''}: {typed(name, shape)};\n" for name in sorted(shape.names)]
    return f"  {quoted(key)}: {{\n{''.join(fields)}  }};\n" if fields else f"  {quoted(key)}: Record<string, never>;\n"


def typed(name: str, shape: Shape) -> str:
    types = sorted(shape.types[name])
    if name not in shape.lists:
        return " | ".join(types)
    line = " | ".join(f'"{key}"' for key in types)
    if len(line) > WIDTH - len(name):
        line = "".join(f'\n      | "{key}"' for key in types) + "\n    "
    return f"Fact<{line or 'never'}>[]"


def quoted(key: str) -> str:
    return key if key.isidentifier() else f'"{key}"'


def numbers(story: ModuleType) -> Iterator[tuple[str, str]]:
    """The named numbers and words that the story has, its own and those of the rules."""
    for name, value in sorted(vars(story).items()):
        if name.isupper() and is_table(value):
            yield name, json.dumps(value) + (" as const" if isinstance(value, tuple) else "")


def is_table(value: object) -> bool:
    """Numbers and words, also several in a row."""
    return isinstance(value, int | str) or (isinstance(value, tuple) and all(isinstance(each, int | str) for each in value))
