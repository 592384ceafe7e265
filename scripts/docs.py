"""Generate files from the code: the facts on each game's page, the schema of all messages, the browser's types. With --check, only report
stale files."""

import json
import sys
from pathlib import Path

from doubloon.engine.game import Game
from doubloon.engine.record import Option
from doubloon.games import OURS
from doubloon.i18n import LANGUAGES
from doubloon.server.protocol.schema import schema
from scripts.facts import fact_files
from scripts.messages import message_sections
from scripts.typescript import languages, message_types
from scripts.views import view_sections

PAGES = Path(__file__).parents[1] / "docs" / "games"
SCHEMA = PAGES.parent / "protocol.schema.json"
WEB = PAGES.parents[1] / "web" / "src"
PROTOCOL = PAGES.parent / "protocol.md"


def page_of(game: Game) -> Path:
    """The page of a game: one for all games with the same rules, named like their folder."""
    return PAGES / f"{game.rules.__name__.split('.')[-2].replace('_', '-')}.md"


def facts(games: list[Game]) -> str:
    """The tables of facts and options, one column per game. If the default of an option differs, it lists all."""
    rows = {
        "id": [f"`{game.id}`" for game in games],
        "seats": [f"{game.seats[0]} to {game.seats[1]}" for game in games],
        "actions": [str(game.actions) for game in games],
        "step limit": [f"{game.step_limit:,}" for game in games],
        "version of the rules": [str(game.version) for game in games],
        "status": [game.status for game in games],
    }
    table = [f"| fact |{' |' * len(games)}", f"| --- |{' --- |' * len(games)}"]
    table += [f"| {name} | {' | '.join(values)} |" for name, values in rows.items()]
    options = ["| option | default | allowed | |", "| --- | --- | --- | --- |"]
    for name, option in games[0].options.items():
        options.append(f"| `{name}` | {defaults(games, name)} | {allowed(option)} | {option.says} |")
    return "\n".join([*table, "", *options]) + "\n"


def defaults(games: list[Game], name: str) -> str:
    """The default of an option, or all of them if the games differ."""
    return " / ".join(dict.fromkeys(game.options[name].name(game.options[name].default) for game in games))


def allowed(option: Option) -> str:
    return ", ".join(option.choices) if option.choices else f"{option.low} to {option.high}"


def rewritten(page: str, name: str, part: str) -> str:
    """The page with a generated part replaced."""
    start, end = f"<!-- {name} -->\n", f"<!-- /{name} -->"
    before, rest = page.split(start)
    return before + start + part + end + rest.split(end, 1)[1]


def fresh() -> dict[Path, str]:
    """The expected text of every generated file."""
    pages: dict[Path, list[Game]] = {}
    for game in OURS:
        pages.setdefault(page_of(game), []).append(game)
    made = {path: rewritten(path.read_text(), "facts", facts(games)) for path, games in pages.items()}
    types = {WEB / "messages.ts": message_types(), WEB / "languages.ts": languages(), **fact_files(WEB / "games")}
    made[PROTOCOL] = rewritten(rewritten(PROTOCOL.read_text(), "views", view_sections()), "messages", message_sections())
    return {**made, **types, SCHEMA: json.dumps(schema(), indent=1) + "\n"}


def stale() -> dict[Path, str]:
    """Of those that have other texts, the expected ones."""
    return {path: text for path, text in fresh().items() if not path.exists() or path.read_text() != text}


def untranslated() -> list[str]:
    """A sentence for each game without texts in some language: it is played in English there."""
    missing = [(game.folder, lang) for game in OURS for lang in LANGUAGES if not (game.folder / "texts" / f"{lang}.ftl").exists()]
    return [f"{folder.name} has no texts in {lang}: English is shown instead" for folder, lang in dict.fromkeys(missing)]


def main() -> None:
    sys.stderr.writelines(f"{each}\n" for each in untranslated())
    found = stale()
    if found and "--check" in sys.argv:
        sys.exit(f"stale: {', '.join(path.name for path in found)}; run make docs")
    for path, text in found.items():
        path.parent.mkdir(exist_ok=True, parents=True)
        path.write_text(text)


if __name__ == "__main__":
    main()
