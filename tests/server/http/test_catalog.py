"""Forms are made from the catalog: whatever they offer has a text, and makes a table."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from doubloon.client import ApiClient
from doubloon.games import GAMES
from doubloon.i18n import LANGUAGES, catalogue
from doubloon.server.http.catalog import catalog
from doubloon.server.protocol.messages import NewSeat, NewTable
from doubloon.server.protocol.responses import ChoiceOption, GameDeclaration, NumberOption
from doubloon.server.table.setup import create
from tests.server.tables import world

DOCS = Path(__file__).parents[3] / "docs"
DECLARED = {game.id: game for game in catalog().games}


def keys_of(game: GameDeclaration) -> list[str]:
    values = [value.says for option in game.options if isinstance(option, ChoiceOption) for value in option.choices]
    return [game.says, game.rules, *(option.says for option in game.options), *values]


def test_all_games_are_declared_with_all_their_options() -> None:
    assert {game.id: [option.name for option in game.options] for game in DECLARED.values()} == {
        game.id: list(game.options) for game in GAMES.values()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_is_declared_has_a_text(lang: str) -> None:
    found = catalog()
    keys = [key for game in found.games for key in keys_of(game)]
    keys += [f"bot-{bot}.says" for bot in found.bots] + [f"emote-{emote}.face" for emote in found.emotes]
    assert [key for key in keys if not catalogue(lang).has(key)] == []


@pytest.mark.parametrize("game_id", GAMES)
def test_the_defaults_as_declared_make_the_default_table(game_id: str) -> None:
    game = DECLARED[game_id]
    seats = [NewSeat()] * game.seats[0]
    filled, _ = create(NewTable(game=game_id, seats=seats, options={each.name: each.default for each in game.options}), world())
    plain, _ = create(NewTable(game=game_id, seats=seats), world())
    assert filled.options == plain.options


@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_that_is_declared_is_understood(game_id: str) -> None:
    for option in DECLARED[game_id].options:
        known = GAMES[game_id].options[option.name]
        if isinstance(option, NumberOption):
            assert (option.low, option.high, known.choices) == (known.low, known.high, ())
        else:
            assert [known.name(known.low + place) for place in range(len(option.choices))] == [each.value for each in option.choices]


async def test_the_lists_come_over_the_wire_as_they_are_described(desk: ApiClient) -> None:
    assert await desk.lists() == catalog()


def test_the_page_shows_declarations_as_they_are() -> None:
    shown = re.search(r"```json\n(.*?)```", (DOCS / "protocol.md").read_text(), re.DOTALL)
    assert shown is not None
    target, tempo = (json.loads(each) for each in shown[1].replace('\n{"type"', '\n\n{"type"').split("\n\n"))
    game_declaration = {option.name: option for game in ("pig", "troll-dragon") for option in DECLARED[game].options}
    assert msgspec.to_builtins(game_declaration["target"]) == target
    assert msgspec.to_builtins(game_declaration["tempo"]) == tempo
