"""Write the generated parts of the docs: the table of facts and options on each game's page. With --check only say what is stale."""

import sys
from pathlib import Path

from doubloon.engine.game import Game
from doubloon.engine.record import Option
from doubloon.games import GAMES

PAGES = Path(__file__).parents[1] / "docs" / "games"
START, END = "<!-- facts -->\n", "<!-- /facts -->"


def facts(game: Game) -> str:
    rows = [
        ("id", f"`{game.id}`"),
        ("seats", f"{game.seats[0]} to {game.seats[1]}"),
        ("actions", game.actions),
        ("step limit", f"{game.step_limit:,}"),
        ("version of the rules", game.version),
        ("status", game.status),
    ]
    table = ["| fact | |", "| --- | --- |", *(f"| {name} | {value} |" for name, value in rows)]
    options = ["| option | default | allowed | |", "| --- | --- | --- | --- |"]
    options += [
        f"| `{name}` | {option.name(option.default)} | {allowed(option)} | {option.says} |" for name, option in game.options.items()
    ]
    return "\n".join([*table, "", *options]) + "\n"


def allowed(option: Option) -> str:
    return ", ".join(option.choices) if option.choices else f"{option.low} to {option.high}"


def rewritten(page: str, game: Game) -> str:
    """The page with its table made anew."""
    before, rest = page.split(START)
    return before + START + facts(game) + END + rest.split(END, 1)[1]


def main() -> None:
    stale = []
    for game in GAMES.values():
        path = PAGES / f"{game.id}.md"
        page = path.read_text()
        fresh = rewritten(page, game)
        if fresh != page:
            stale.append(path.name)
            if "--check" not in sys.argv:
                path.write_text(fresh)
    if stale and "--check" in sys.argv:
        sys.exit(f"stale: {', '.join(stale)}; run make docs")


if __name__ == "__main__":
    main()
