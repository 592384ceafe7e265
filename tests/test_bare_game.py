"""A game with rules and a story, and nothing else, is played everywhere: no bots, no texts, no drawings, no description of its fields."""

import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.bots import bot_names, default_bot, strengths
from doubloon.engine import batch
from doubloon.engine.fair import verify
from doubloon.engine.game import Game
from doubloon.engine.log import from_json
from doubloon.games import BROUGHT, LEFT_OUT
from doubloon.i18n import LANGUAGES, game_title, rules_in_short
from tests.bare import installed
from tests.cli.test_commands import run
from tests.server.running import running as serving
from tests.tui.pty import running
from tests.tui.seating import BOT, ME, made, sitting


@pytest.fixture(scope="module")
def stairs() -> Iterator[Game]:
    with installed() as game:
        yield game


def test_it_is_a_game_of_its_package(stairs: Game) -> None:
    assert BROUGHT == {"stairs": "stairs 1.0"}
    assert LEFT_OUT == []
    assert "stairs: Stairs, 2 to 3 players, from the package stairs 1.0" in run("games").stdout


def test_its_bots_are_those_of_every_game(stairs: Game) -> None:
    assert bot_names(stairs) == ["cunning", "random"]
    assert strengths(stairs) == ["random", "cunning"]
    assert default_bot(stairs) == "cunning"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_has_a_name_in_every_language_and_no_rules(stairs: Game, lang: str) -> None:
    assert game_title(lang, stairs.id) == "Stairs"
    assert rules_in_short(lang, stairs.id, {}) == []


def test_it_is_played_in_the_terminal(stairs: Game, tmp_path: Path) -> None:
    with running(tmp_path, "play", "stairs", "--seats", "3", "--option", "jumps=long", "--pace", "0") as program:
        program.shows(r"\[1\] stairs step")
        program.press("?")
        program.shows("any key")
        program.press("x")
        while "[a] play again" not in program.shows(r"\[1\] stairs step[^?]*\[\?\]|\[a\] play again"):
            program.press("1")
        assert re.search(r"stairs climbed \(\w+ ?\w*, steps 1\)", program.raw)
        program.press("q")
        assert program.ends() == 0
    (path,) = (tmp_path / "doubloon" / "games").glob("*.json")
    assert verify(stairs, from_json(path.read_text())).drawn
    assert run("replay", str(path)).returncode == 0
    assert run("verify", str(path)).returncode == 0


def test_bots_play_it_at_a_live_table(stairs: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`clever`, which clients name where nobody chose, is its usual bot. The dice are fair."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with serving(tmp_path / "tables.db") as server, sitting(server.url, made(server.url, "stairs", ME, BOT, BOT)) as me:
        me.shows("[s]")
        me.press("s")
        me.until(lambda: me.device.room.phase == "playing")
        me.play(random.Random(1))
        assert [seat.bot for seat in me.device.room.seats] == ["", "cunning", "cunning"]
        me.until(lambda: list(tmp_path.rglob("games/*.json")))
    (path,) = tmp_path.rglob("games/*.json")
    assert verify(stairs, from_json(path.read_text())).drawn


def test_it_is_compiled(stairs: Game) -> None:
    played = batch.play(batch.Batch(stairs, stairs.new(3), games=1000))
    assert played.wins().sum() == pytest.approx(1)


def test_bots_play_a_tournament(stairs: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    done = run("tournament", "stairs", "--bots", "cunning,random", "--games", "20", "--iterations", "40", "--json")
    assert done.returncode == 0, done.stderr
    assert '"cunning"' in done.stdout


LEARNING = """
import gymnasium, pyspiel
import doubloon.adapters.gymnasium, doubloon.adapters.openspiel
from doubloon.adapters.pettingzoo import env
from pettingzoo.test import api_test

table = gymnasium.make("doubloon/stairs-v1", observation="onehot", reward="points")
row, _ = table.reset(seed=1)
over = False
while not over:
    row, reward, over, _, _ = table.step(table.action_space.sample(row["action_mask"]))
tables = gymnasium.make_vec("doubloon/stairs-v1", num_envs=3, observation="scaled")
tables.reset(seed=1)
pyspiel.random_sim_test(pyspiel.load_game("doubloon_stairs(players=3)"), num_sims=3, serialize=True, verbose=False)
api_test(env("stairs", seats=3), num_cycles=30, verbose_progress=False)
print("learnt")
"""


def test_programs_learn_it(stairs: Game) -> None:
    """Gymnasium, PettingZoo and OpenSpiel, in a process of its own, which knows the game from the start."""
    done = subprocess.run([sys.executable, "-c", LEARNING], capture_output=True, text=True, check=False)
    assert "learnt" in done.stdout, done.stderr
