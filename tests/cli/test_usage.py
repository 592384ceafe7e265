"""Wrong commands, options and values: one sentence in the user's language, and exit code 2."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from doubloon.cli.commands import app
from doubloon.cli.errors import similar
from doubloon.cli.join import run_request
from doubloon.client import ApiClient
from doubloon.engine.errors import Refusal
from doubloon.i18n import LANGUAGES
from tests.cli.test_commands import assert_refused, run, run_program

COMMANDS = list(get_command(app).commands)  # type: ignore[attr-defined]

REFUSED = [
    (["paly"], "There is no command “paly”. The commands are: games, play, saved, ", "Did you mean “play”?"),
    (["--verison"], "There is no option “--verison” here. “doubloon --help” lists the options. Did you mean “--version”?"),
    (["play"], "GAME is missing. “doubloon play --help” says what is needed."),
    (["tournament", "pig"], "--bots is missing."),
    (["play", "pig", "pog"], "“pog” is one argument too many."),
    (["play", "pig", "--sets", "3"], "There is no option “--sets” here.", "Did you mean “--seats”?"),
    (["play", "pig", "--seats"], "--seats needs a value: --seats N"),
    (["play", "pig", "--new=1"], "--new takes no value."),
    (["play", "pig", "--seats", "x"], "--seats must be a whole number, not “x”."),
    (["play", "pig", "--seats", "2.5"], "--seats must be a whole number, not “2.5”."),
    (["play", "pig", "--pace", "fast"], "--pace must be a number, not “fast”."),
    (["play", "pig", "--pace", "61"], "--pace must be 0 to 60, not 61."),
    (["play", "pig", "--pace", "nan"], "--pace must be 0 to 60, not nan."),
    (["serve", "--port", "9" * 30], f"--port must be 0 to 65535, not {'9' * 30}."),
    (["tournament", "pig", "--bots", "clever,random", "--iterations", "0"], "--iterations must be 1 or more, not 0."),
    (["play", "trol"], "There is no game “trol”.", "Did you mean “troll-dragon”?"),
    (["play", "PIG"], "There is no game “PIG”.", "Did you mean “pig”?"),
    (["play", "troll-dragon", "--option", "temop=race"], "This game has no option “temop”.", "Did you mean “tempo”?"),
    (["play", "troll-dragon", "--option", "tempo=rcae"], "tempo must be one of these: calm, race.", "Did you mean “race”?"),
    (["play", "pig", "--bot", "cunnning"], "There is no bot “cunnning”.", "Did you mean “cunning”?"),
    (["host", "pig", "--bot", "clever,"], "A name is missing in “clever,”."),
    (["tournament", "pig", "--bots", "clver,random"], "Did you mean “clever”?"),
    (["games", "--lang", "d"], "There is no language “d”.", "Did you mean “de”?"),
    (["completion", "bsh"], "There is no completion for “bsh”.", "Did you mean “bash”?"),
]
EMPTY = [
    (["play", ""], "An argument is empty."),
    (["play", "pig", "--bot", ""], "--bot is empty; it needs a value."),
    (["play", "pig", "--bot="], "--bot is empty; it needs a value."),
    (["host", "pig", "--bot", ""], "--bot is empty; it needs a value."),
    (["solve", "troll-dragon", "--out", ""], "--out is empty; it needs a value."),
    (["play", "troll-dragon", "--option", "tempo="], "An option is written name=value, not “tempo=”."),
    (["play", "troll-dragon", "--option=tempo="], "An option is written name=value, not “tempo=”."),
    (["play", "troll-dragon", "--option", "=race"], "An option is written name=value, not “=race”."),
    (["play", "pig", "--bot", "clever,,random"], "A name is missing in “clever,,random”."),
    (["tournament", "pig", "--bots", "clever,,random"], "A name is missing in “clever,,random”."),
    (["tournament", "pig", "--bots", ","], "A name is missing in “,”."),
]


@pytest.mark.parametrize(("arguments", "words"), [(arguments, words) for arguments, *words in REFUSED + EMPTY])
def test_wrong_input_is_refused_in_one_line(arguments: list[str], words: list[str]) -> None:
    done = run(*arguments)
    for each in words:
        assert_refused(done, each)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("arguments", [arguments for arguments, *_ in REFUSED + EMPTY if "--lang" not in arguments])
def test_refusals_have_no_double_dots(arguments: list[str], lang: str) -> None:
    said = run(*arguments, LANG=f"{lang}_XX.UTF-8").stderr
    assert not re.search(r"\.\.|: [^.]*: |\?\.|: *\n|\.:", said.replace("module:", ""))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "--lang", "de"], "GAME fehlt."),
        (["play", "--lang=fr"], "Il manque GAME."),
        (["play", "pig", "--seats", "x", "--lang", "de"], "--seats muss eine ganze Zahl sein, nicht „x“."),
        (["paly", "--lang", "fr"], "Voulais-tu dire « play » ?"),
        (["play", "pig", "--seats", "x", "--lang", "xx"], "--seats must be a whole number"),
        (["play", "pig", "--seats", "x", "--lang"], "--lang needs a value: --lang LANG"),
    ],
)
def test_errors_before_the_language_is_read_are_in_that_language(arguments: list[str], words: str) -> None:
    assert_refused(run(*arguments), words)


def test_errors_are_in_the_language_of_the_environment() -> None:
    assert_refused(run("play", "--sets", LANG="de_DE.UTF-8"), "Die Option „--sets“ gibt es hier nicht.")
    assert_refused(run("play", "troll-dragon", "--option", "tempo=x", LANG="fr_FR.UTF-8"), "Pour tempo, il y a : calm, race.")


def test_the_program_refuses_as_the_commands_do() -> None:
    assert_refused(run_program("play", "pig", "--seats", "x"), "--seats must be a whole number, not “x”.")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["backup", "new", "--database", "sqlite:///folder"], "The file folder is not a database"),
        (["backup", "new", "--database", "sqlite:///noise"], "The file noise is not a database"),
        (["backup", "new", "--database", "sqlite:///none"], "There is no file none."),
        (["backup", "noise", "--database", "sqlite:///noise"], "is not a database"),
        (["serve", "--database", "sqlite:///folder"], "The file folder is not a database"),
        (["open", "--database", "sqlite:///noise"], "The file noise is not a database"),
        (["serve", "--host", "no.such.host.invalid"], "The server cannot listen on no.such.host.invalid:8000: "),
        (["solve", "troll-dragon", "--out", "folder"], "folder cannot be written: Is a directory"),
        (["solve", "troll-dragon", "--out", "noise"], "noise is no table of solved values"),
        (["replay", "noise"], "This is not the log of a game."),
        (["verify", "folder"], "The file folder cannot be read."),
        (["replay", b"\xff".decode(errors="surrogateescape")], "There is no file"),
        (["tournament", "pig", "--bots", "cunning,random", "--budget", "inf"], "--budget must be 0.001 to 3600, not inf."),
        (["saved", "--delete", "../../x"], "No game is saved."),
        (["join", "http://"], "A link is written http://HOST:PORT/#amber-boat-river"),
    ],
)
def test_files_and_addresses_that_do_not_fit_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    (tmp_path / "folder").mkdir()
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00" * 1000)
    done = run(*arguments)
    assert done.returncode == 2
    assert words in done.stderr
    assert "Unknown error" not in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("url", ["http://ex ample", "http://[::1", "http://127.0.0.1:99999", "http://127.0.0.1:1"])
def test_a_server_that_cannot_be_reached_is_refused(url: str) -> None:
    with pytest.raises(Refusal, match=re.escape(url)) as refused:
        run_request(ApiClient(url).lists(), url)
    assert refused.value.key == "join/unreachable"


def test_a_full_device_is_told_in_a_sentence() -> None:
    with open("/dev/full", "w", encoding="ascii") as full:
        command = [sys.executable, "-m", "doubloon", "completion", "bash"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_no_names_of_python_types(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert not re.search(r"[<>{}](?!=)", done.stdout)


@pytest.mark.parametrize(
    ("asked", "near"), [("pgi", "pig"), ("Little", "little-dragon"), ("do-not-touch", "do-not-touch-numbers"), ("xyz", ""), ("", "")]
)
def test_the_nearest_word(asked: str, near: str) -> None:
    assert similar(asked, ["pig", "little-dragon", "do-not-touch-numbers"]) == near
