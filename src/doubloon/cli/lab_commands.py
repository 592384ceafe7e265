"""The commands of the laboratory, and their options. `commands.py` gives them their places."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doubloon.cli.errors import exit_on_refusal
from doubloon.cli.flags import AsJson, GameId, GameOptions, Language, Seed, StartOver

SimulatedBots = Annotated[str, typer.Option(help="One bot for each seat, or one for all; default: clever.", metavar="NAMES")]
SimulatedGames = Annotated[str, typer.Option(help="Number of games: 5000 or 1e6; default: 1e5.", metavar="N")]
Until = Annotated[
    str,
    typer.Option(help="Play until the wins of every seat are known to ±0.2%, or a figure to a width: turns=0.1.", metavar="[FIGURE=]WIDTH"),
]
SearchIterations = Annotated[int, typer.Option(help="Search iterations for each move of cunning.", min=1, metavar="N")]
Device = Annotated[str, typer.Option(help="Where to play: cpu, cuda, ray, or a Ray cluster: ray://HOST:PORT.", metavar="DEVICE")]
Cores = Annotated[int | None, typer.Option(help="Number of cores; default: all.", min=1, metavar="N")]
SimulatedSeats = Annotated[int | None, typer.Option(help="Number of players; default: one for each bot.", metavar="N")]


def simulate(  # noqa: PLR0913 (one for each flag)
    game: GameId,
    *,
    bots: SimulatedBots = "",
    games: SimulatedGames = "",
    until: Until = "",
    seats: SimulatedSeats = None,
    option: GameOptions = None,
    seed: Seed = 0,
    iterations: SearchIterations = 1000,
    device: Device = "cpu",
    cores: Cores = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the results as JSON and Parquet.", metavar="DIR")] = None,
    new: StartOver = False,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play many games of bots: who wins, how long it takes, how it goes. Continues after an interruption."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.simulate import SimulationFlags, simulate_games

        flags = SimulationFlags(bots, games, until, seats, option or [], seed, iterations, device, cores, out, new, json)
        simulate_games(language, game, flags)


def compare_options(  # noqa: PLR0913 (one for each flag)
    game: GameId,
    *,
    with_: Annotated[
        list[str],
        typer.Option(
            "--with",
            help="Options of one setting; repeatable. The others are compared with the first; one alone, with the defaults.",
            metavar="NAME=VALUE",
        ),
    ],
    bots: SimulatedBots = "",
    games: SimulatedGames = "",
    seats: SimulatedSeats = None,
    option: GameOptions = None,
    seed: Seed = 0,
    iterations: SearchIterations = 1000,
    device: Device = "cpu",
    cores: Cores = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the results as JSON.", metavar="DIR")] = None,
    new: StartOver = False,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play the same games with other options, with the same luck, and say what that changes. Continues after an interruption."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.compare import compare_settings
        from doubloon.cli.simulate import SimulationFlags

        flags = SimulationFlags(bots, games, "", seats, option or [], seed, iterations, device, cores, out, new, json)
        compare_settings(language, game, with_, flags)


def sweep(  # noqa: PLR0913 (one for each flag)
    game: GameId,
    *,
    over: Annotated[list[str], typer.Option(help="Values of an option: 1..3, 30..60:5 or calm,race; repeatable.", metavar="NAME=VALUES")],
    target: Annotated[list[str] | None, typer.Option(help="What a figure should be; repeatable.", metavar="FIGURE=VALUE")] = None,
    search: Annotated[
        int | None, typer.Option(help="Try N combinations only, chosen by what the earlier ones gave.", min=1, metavar="N")
    ] = None,
    bots: SimulatedBots = "",
    games: SimulatedGames = "",
    seats: SimulatedSeats = None,
    option: GameOptions = None,
    seed: Seed = 0,
    iterations: SearchIterations = 1000,
    device: Device = "cpu",
    cores: Cores = None,
    out: Annotated[Path | None, typer.Option(help="Folder for the results as JSON, and heat maps.", metavar="DIR")] = None,
    new: StartOver = False,
    json: AsJson = False,
    lang: Language = None,
) -> None:
    """Play combinations of some options, all or by search, and find those that come closest to targets. Continues after an interruption."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.simulate import SimulationFlags
        from doubloon.cli.sweep import sweep_options

        flags = SimulationFlags(bots, games, "", seats, option or [], seed, iterations, device, cores, out, new, json)
        sweep_options(language, game, over, target or [], search=search, flags=flags)


def report(
    folder: Annotated[Path, typer.Argument(help="The folder of a simulation.", metavar="DIR")],
    lang: Language = None,
) -> None:
    """Draw the report of a simulation: one HTML file, and its plots as SVG and PNG."""
    with exit_on_refusal(lang) as language:
        from doubloon.cli.simulation_page import draw_report

        draw_report(language, folder)
