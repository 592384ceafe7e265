"""The catalog for creating a table: games with their options, bots, names, faces, emotes."""

from __future__ import annotations

from collections.abc import Callable

from doubloon.bots import STRENGTHS, strengths
from doubloon.bots.policies import policies_of
from doubloon.engine.game import Game, seen_by_all
from doubloon.engine.record import Option
from doubloon.games import GAMES, box_of
from doubloon.i18n import LANGUAGES, option_key, people
from doubloon.server.protocol.messages import PROTOCOL
from doubloon.server.protocol.presets import EMOTES, FACES
from doubloon.server.protocol.responses import (
    Catalog,
    ChoiceOption,
    GameDeclaration,
    GameFiles,
    Laboratory,
    NamedValue,
    NumberOption,
    Person,
)
from doubloon.server.runtime.laboratory import LaboratoryLimits

FilesOf = Callable[[Game], GameFiles | None]


def no_files(game: Game) -> None:
    """For whoever serves no pages."""


def catalog(
    files_of: FilesOf = no_files, *, typed_names: bool = True, laboratory: LaboratoryLimits | None = None, lobby: bool = False
) -> Catalog:
    return Catalog(
        protocol=PROTOCOL,
        games=[game_declaration(game, files_of(game)) for game in GAMES.values()],
        bots=[*STRENGTHS, "random"],
        names={lang: [Person(name=name, face=face) for face, name in people(lang)] for lang in LANGUAGES},
        faces=list(FACES),
        emotes=list(EMOTES),
        typed_names=typed_names,
        laboratory=Laboratory(games=laboratory.games, seconds=laboratory.seconds) if laboratory else None,
        lobby=lobby,
    )


def game_declaration(game: Game, files: GameFiles | None = None) -> GameDeclaration:
    options = [_option(game, name, option) for name, option in game.options.items()]
    return GameDeclaration(
        id=game.id,
        says=f"game-{game.id}",
        box=box_of(game),
        rules=f"{game.id}-rules",
        seats=game.seats,
        version=game.version,
        hands=game.secret is not seen_by_all,
        options=options,
        bots=strengths(game),
        files=files,
        policies=list(policies_of(game)),
    )


def _option(game: Game, name: str, option: Option) -> NumberOption | ChoiceOption:
    says = option_key(game.id, name)
    if not option.choices:
        return NumberOption(name=name, says=says, default=option.default, low=option.low, high=option.high)
    choices = [NamedValue(value=choice, says=option_key(game.id, name, choice)) for choice in option.choices]
    return ChoiceOption(name=name, says=says, default=option.name(option.default), choices=choices)
