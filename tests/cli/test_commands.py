"""The commands: most of them in this process, and some as a program, as a user runs them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from doubloon.bots import warmup
from doubloon.cli.commands import app
from doubloon.engine import fair
from doubloon.engine.game import CHANCE, Game
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON
from doubloon.tui.local_table import Setup, apply_action, automatic_action, is_over, make_secret, new_table

DOUBLOON = [sys.executable, "-c", "from doubloon.cli import main; main()"]


def run(*arguments: str | Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command in this process."""
    space = {**{name: None for name in os.environ if name.startswith("LC_")}, "LANG": "en_GB.UTF-8", **environment}
    done = CliRunner().invoke(app, [*map(str, arguments)], env=space, catch_exceptions=False, prog_name="doubloon")
    return subprocess.CompletedProcess(arguments, done.exit_code, done.stdout, done.stderr)


def run_program(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """A command in a process of its own."""
    space = {**{name: value for name, value in os.environ.items() if not name.startswith("LC_")}, "LANG": "en_GB.UTF-8"}
    return subprocess.run(
        [*DOUBLOON, *map(str, arguments)], capture_output=True, text=True, env=space, stdin=subprocess.DEVNULL, check=False
    )


def assert_refused(done: subprocess.CompletedProcess[str], words: str, code: int = 2) -> None:
    assert done.returncode == code
    assert words in done.stderr
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def played(game: Game, **options: int | str) -> Log:
    """A game of bots, from a table with a promise."""
    table = new_table(game, Setup(2, 0, ("clever",), 0, options), make_secret(2, "a"))
    while not is_over(table):
        action = automatic_action(table)
        assert action is not None
        apply_action(table, action)
    return table.log(reveal_seed=True)


@pytest.fixture
def pig_log(tmp_path: Path) -> Path:
    path = tmp_path / "pig.json"
    path.write_text(played(PIG, target=20).to_json())
    return path


# === Help, version, games ===


def test_help_names_every_command() -> None:
    done = run_program("--help")
    assert done.returncode == 0
    assert all(
        command in done.stdout
        for command in ("games", "play", "warm", "tournament", "solve", "open", "serve", "join", "backup", "replay", "verify")
    )


def test_help_loads_nothing_heavy() -> None:
    heavy = ("numpy", "numba", "fluent", "rich.console", "platformdirs")
    code = f"import sys, doubloon.cli.commands; sys.exit(any(name in sys.modules for name in {heavy}))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_version() -> None:
    settings = Path(__file__).parents[2] / "pyproject.toml"
    version = tomllib.loads(settings.read_text())["project"]["version"]
    assert run("--version").stdout == f"doubloon {version}\n"


def test_the_module_is_the_program() -> None:
    done = subprocess.run([sys.executable, "-m", "doubloon", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == run_program("--version").stdout == run("--version").stdout


def test_games_in_words() -> None:
    done = run("games")
    assert "pig: Pig, 2 to 8 players" in done.stdout
    assert "target = 10…1000 (default 100): Points that win the game." in done.stdout
    assert "bots: gentle, clever, cunning, random, optimal" in done.stdout
    assert "cunning: Thinks ahead" in done.stdout
    assert "cunning (listig): Denkt voraus" in run("games", "--lang", "de").stdout
    assert "troll-dragon: Troll & Dragon, 2 bis 5 Spieler" in run("games", "--lang", "de").stdout


def test_games_for_programs() -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert set(listed) == set(GAMES)
    says = "Points that win the game."
    target = {"name": "target", "default": 100, "low": 10, "high": 1000, "choices": [], "says": says}
    assert listed["pig"] == {
        "id": "pig",
        "name": "Pig",
        "seats": [2, 8],
        "actions": PIG.actions,
        "step_limit": PIG.step_limit,
        "version": PIG.version,
        "package": "",
        "bots": ["gentle", "clever", "cunning", "random", "optimal"],
        "options": [target],
    }
    tempo = next(option for option in listed["troll-dragon"]["options"] if option["name"] == "tempo")
    assert tempo["choices"] == ["calm", "race"]


# === Replay and verify ===


def test_replay_tells_the_whole_game(pig_log: Path) -> None:
    lines = run("replay", pig_log).stdout.splitlines()
    assert " rolled a " in lines[0]
    assert lines[-5].endswith(" won!")
    assert [line[:3] for line in lines[-4:-2]] == ["1. ", "2. "]
    assert all("brought points" in line for line in lines[-2:])


def test_replay_names_the_players_as_the_table_did(pig_log: Path) -> None:
    pig_log.write_text(json.dumps({**json.loads(pig_log.read_text()), "names": ["Zoe", "Yan"]}))
    told = run("replay", pig_log).stdout
    assert told.splitlines()[0].startswith("Zoe rolled")
    assert "Yan: " in told


def test_replay_in_german(pig_log: Path) -> None:
    assert " hat gewonnen!" in run("replay", pig_log, LANG="de_DE.UTF-8").stdout


def test_replay_joins_dice_to_their_roll(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    path.write_text(played(TROLL_DRAGON, tempo="race", diamonds=5, nuggets=5).to_json())
    assert ": " in run("replay", path, "--seat", "0").stdout.splitlines()[0]


@pytest.mark.parametrize("game_id", list(GAMES))
def test_replay_tells_every_game(tmp_path: Path, game_id: str) -> None:
    path = tmp_path / "log.json"
    path.write_text(played(GAMES[game_id]).to_json())
    done = run("replay", path, "--seat", "1", "--lang", "fr")
    assert done.returncode == 0
    assert done.stdout.splitlines()[-4].startswith("1. ")  # two seats, and how the points of both came about


def test_a_spectator_is_told_of_no_hidden_card(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    path.write_text(played(NUMBERS).to_json())
    assert "drew a card" in run("replay", path).stdout
    assert " was dealt " not in run("replay", path).stdout
    assert " was dealt " in run("replay", path, "--seat", "0").stdout


def test_replay_of_a_running_game_says_so(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    path.write_text(PIG.log([0, 5]).to_json())
    assert "not over" in run("replay", path).stdout


def test_replay_refuses_a_seat_that_is_not_there(pig_log: Path) -> None:
    assert_refused(run("replay", pig_log, "--seat", "2"), "seats 0 to 1")


def test_verify_says_what_was_checked(tmp_path: Path) -> None:
    log = played(TROLL_DRAGON, tempo="race", diamonds=10, nuggets=10)
    chances = [state for state in TROLL_DRAGON.states(log) if TROLL_DRAGON.actor(state) == CHANCE]
    answered = sum(map(TROLL_DRAGON.answered, chances))
    path = tmp_path / "log.json"
    path.write_text(log.to_json())
    done = run("verify", path)
    assert done.returncode == 0
    assert log.commitment in done.stdout
    assert log.seed in done.stdout
    assert f"{len(chances) - answered} outcomes were checked" in done.stdout
    assert f"{answered} outcomes were decided" in done.stdout


EARLIER = Path(__file__).parents[1] / "games" / "troll_dragon" / "two-key-held-by-rules-1.log"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "This game is played by version 1 of its rules; new games are played by version 2."),
        ("de", "Dieses Spiel läuft nach Fassung 1 seiner Regeln; neue Spiele laufen nach Fassung 2."),
        ("fr", "Cette partie suit la version 1 des règles ; les nouvelles parties suivent la version 2."),
    ],
)
def test_a_log_of_earlier_rules_is_told_and_verified_and_says_so(lang: str, words: str) -> None:
    told = run("replay", EARLIER, "--lang", lang)
    verified = run("verify", EARLIER, "--lang", lang)
    assert told.returncode == verified.returncode == 0
    assert told.stdout.splitlines()[0] == verified.stdout.splitlines()[0] == words
    if lang == "en":
        assert "held back the key" in told.stdout
        assert "63 outcomes were checked" in verified.stdout


def test_a_log_of_todays_rules_says_nothing_of_versions(pig_log: Path) -> None:
    assert "version" not in run("replay", pig_log).stdout + run("verify", pig_log).stdout


def test_verify_refuses_a_game_that_was_changed(pig_log: Path) -> None:
    document = json.loads(pig_log.read_text())
    document["actions"][1] = 2 + (document["actions"][1] - 1) % 5  # another face, 2 to 6
    pig_log.write_text(json.dumps(document))
    assert_refused(run("verify", pig_log), "dice", code=1)


def test_verify_refuses_a_broken_promise(pig_log: Path) -> None:
    document = json.loads(pig_log.read_text())
    document["commitment"] = fair.commitment(b"another")
    pig_log.write_text(json.dumps(document))
    assert_refused(run("verify", pig_log), "The promise was broken", code=1)


def test_verify_compares_with_the_promise_that_was_noted(pig_log: Path) -> None:
    promise = json.loads(pig_log.read_text())["commitment"]
    assert "Compare this with the promise" in run("verify", pig_log).stdout
    assert "Compare this with the promise" not in run("verify", pig_log, "--promise", promise.upper()).stdout
    assert_refused(run("verify", pig_log, "--promise", "0" * 64), "not the dice that were promised", code=1)


def promised(log: Log) -> Log:
    """The same game as a table of two devices logs it."""
    commitments = [fair.addition_commitment(bits) for bits in log.additions]
    log = replace(log, commitments=commitments, times=list(range(len(log.actions))))
    return replace(log, hash=fair.running_hashes(log)[-1])


@pytest.mark.parametrize(
    ("lang", "before", "trusting", "proved"),
    [
        ("en", "was not promised before", "a table on one device trusts the server", "nobody has chosen the dice, not even the server"),
        ("de", "nicht vorher versprochen", "Ein Tisch auf einem Gerät vertraut dem Server", "niemand die Würfel ausgesucht"),
        ("fr", "pas été promis d’avance", "une table sur un seul appareil fait confiance", "personne n’a choisi les dés"),
    ],
)
def test_verify_says_what_is_proved_and_what_is_not(pig_log: Path, lang: str, before: str, trusting: str, proved: str) -> None:
    log = from_json(pig_log.read_text())
    assert before in run("verify", pig_log, "--lang", lang).stdout
    pig_log.write_text(replace(log, commitments=["", ""]).to_json())
    assert trusting in run("verify", pig_log, "--lang", lang).stdout
    pig_log.write_text(promised(log).to_json())
    assert proved in run("verify", pig_log, "--lang", lang).stdout


def test_verify_finds_moves_that_nobody_saw(pig_log: Path) -> None:
    """Another game from the same dice, with a hash of its own, passes; but not with what a device saw."""
    log = promised(from_json(pig_log.read_text()))
    pig_log.write_text(log.to_json())
    said = run("verify", pig_log, "--seen", log.hash.upper()).stdout
    assert log.hash in said
    assert f"after step {len(log.actions)} of {len(log.actions)}" in said
    middle = fair.running_hashes(log)[5]
    assert f"after step 5 of {len(log.actions)}" in run("verify", pig_log, "--seen", middle).stdout
    changed = promised(replace(log, times=[], began="2020-01-01T00:00:00Z"))
    pig_log.write_text(changed.to_json())
    assert "Compare it with the fingerprint" in run("verify", pig_log).stdout
    assert_refused(run("verify", pig_log, "--seen", log.hash), "not the moves that were seen", code=1)


# === Files that are no logs ===


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not the log of a game"),
        (b"\x00\xff\xfe\x80", "not the log of a game"),
        (b"{", "damaged"),
        (b"[" * 100_000, "damaged"),
        (b"{}", "not the log of a game"),
        (b'{"format": "other"}', "format"),
        (b'{"format": "doubloon-log-1"}', "field"),
    ],
)
def test_files_that_are_no_logs_are_refused(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert_refused(run("replay", path), words)


@pytest.mark.parametrize("promise", ["abcd", "x" * 64, "a" * 65])
def test_verify_refuses_what_is_no_promise(pig_log: Path, promise: str) -> None:
    assert_refused(run("verify", pig_log, "--promise", promise), "64 digits")


@pytest.mark.parametrize("seats", [9, 40, 10**9])  # Pig has at most 8
def test_a_log_with_too_many_seats_is_refused(pig_log: Path, seats: int) -> None:
    pig_log.write_text(json.dumps({**json.loads(pig_log.read_text()), "seats": seats, "names": []}))
    for command in ("replay", "verify", "analyse"):
        done = run(command, pig_log)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_verify_refuses_what_is_no_log(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("{}")
    assert_refused(run("verify", tmp_path / "file"), "not the log of a game")


def test_files_that_cannot_be_read_are_refused(tmp_path: Path) -> None:
    assert_refused(run("replay", tmp_path / "none.json"), "There is no file")
    assert_refused(run("replay", tmp_path), "cannot be read")
    assert_refused(run("verify", "/dev/zero"), "too large")


def test_a_log_of_an_unknown_game_is_refused(pig_log: Path) -> None:
    pig_log.write_text(pig_log.read_text().replace('"pig"', '"chess"'))
    assert_refused(run("replay", pig_log), "There is no game “chess”")


def test_a_closed_pipe_ends_quietly(tmp_path: Path) -> None:
    path = tmp_path / "log.json"
    path.write_text(played(TROLL_DRAGON).to_json())
    command = f'"$0" -c "from doubloon.cli import main; main()" replay {path} | head -n 1'
    done = subprocess.run(["/bin/bash", "-o", "pipefail", "-c", command, sys.executable], capture_output=True, text=True, check=False)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


# === Play: what is refused before a table is laid ===


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "There is no game “chess”"),
        (["pig", "--seats", "9"], "2 to 8 players, not 9"),
        (["pig", "--people", "3", "--seats", "2"], "3 people cannot sit on 2 seats"),
        (["pig", "--people", "-1"], "-1 people"),
        (["pig", "--name", "Ann,Ben", "--people", "1"], "2 names are too many for 1 people"),
        (["pig", "--name", "Ann,Ann"], "different name"),
        (["pig", "--name", "Ann,"], "different name"),
        (["pig", "--name", "x" * 17], "1 to 16 characters"),
        (["pig", "--bot", "deep"], "There is no bot “deep”"),
        (["pig", "--option", "target"], "name=value"),
        (["pig", "--option", "target=9"], "target must be 10 to 1000, not 9"),
        (["pig", "--option", "goal=9"], "no option “goal”"),
        (["pig", "--first", "2"], "0 to 1"),
        (["pig", "--first", "last"], "0 to 1"),
        (["troll-dragon", "--option", "diamond-sides=5", "--option", "key_sides=1"], "needs a troll"),
        (["little-dragon", "--option", "rings=9"], "must add up to 49, not to 50"),
        (["little-dragon", "--option", "rings=9", "--option", "balls=3"], "Balls are taken 2 at a time: 3 could"),
        (["do-not-touch-numbers", "--seats", "7"], "2 to 6 players, not 7"),
        (["pig", "--new", "--resume"], "either --new or --resume"),
        (["pig", "--lang", "xx"], "There is no language “xx”"),
        (["pig"], "terminal"),
    ],
)
def test_play_refuses(arguments: list[str], words: str) -> None:
    assert_refused(run("play", *arguments), words)


def test_refusals_speak_the_language_of_the_user() -> None:
    assert_refused(run_program("play", "pig", "--lang", "de"), "Gespielt wird in einem Terminal")
    assert_refused(run("play", "chess", LANG="fr_FR.UTF-8"), "Il n’y a pas de jeu")


# === warm ===


def test_games_are_prepared_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "folder", lambda *_: tmp_path)
    assert re.fullmatch(r"Pig: prepared in \d+ s\n", run("warm", "pig").stdout)
    assert run("warm", "pig").stdout == "Pig: already prepared\n"
    assert run("warm", "pig", "--quiet").stdout == ""


def test_what_cannot_be_prepared_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "no game “chess”" in run("warm", "chess").stderr
    monkeypatch.setattr(warmup, "folder", lambda *_: None)
    done = run("warm", "pig", XDG_CACHE_HOME="/proc/nowhere")
    assert done.returncode == 2
    assert "/proc/nowhere/doubloon cannot be written" in done.stderr


# === Bots that cannot play ===


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("play", "pig", "--bot", "optimal", "--seats", "4"), "with three and up to 100 points"),
        (("play", "my-treasure", "--bot", "optimal"), "The bots are: gentle, clever, cunning, random."),
        (("play", "pig", "--bot", "gentle,"), "A name is missing in “gentle,”."),
        (("play", "pig", "--bot", "no_such_module:choose"), "no_such_module"),
    ],
)
def test_a_bot_that_cannot_play_is_refused(arguments: tuple[str, ...], said: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert said in done.stderr
