"""Whole games and whole sittings, by keys at a real terminal."""

from __future__ import annotations

import json
import re
import signal
import stat
from pathlib import Path

import pytest

from doubloon.engine.fair import verify
from doubloon.engine.game import NOBODY
from doubloon.engine.log import Log, from_json
from doubloon.games import GAMES
from doubloon.games.do_not_touch import NUMBERS
from doubloon.games.pig import PIG
from doubloon.i18n import names
from tests.counts import ONE_OF_A_BOX, some
from tests.tui.pty import CODES, Program, running

PIG_KEYS = r"\[h\] Hold( (\d+) points?)?"
QUICK = ("--pace", "0")


def play_pig(program: Program) -> None:
    """Hold from 10 points on, until the result is there."""
    while True:
        shown = program.shows(rf"{PIG_KEYS}[^?]*\[\?\]|\[a\] play again")
        if "[a] play again" in shown:
            return
        points = re.findall(PIG_KEYS, shown)[-1][1]
        program.press("h" if int(points or 0) >= 10 else "r")


def finished(home: Path) -> list[Path]:
    return sorted((home / "doubloon" / "games").glob("*.json"))


def saved(home: Path, game_id: str = "pig") -> Path:
    return home / "doubloon" / "saved" / f"{game_id}.json"


def saved_log(home: Path, game_id: str = "pig") -> Log:
    return from_json(json.dumps(json.loads(saved(home, game_id).read_text())["log"]))


def test_a_whole_game_of_pig(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", "--option", "target=30", "--seats", "3", "--seed", "s", *QUICK) as program:
        play_pig(program)
        assert "1. " in program.raw
        program.press("q")
        assert program.ends() == 0
    (path,) = finished(tmp_path)
    assert not saved(tmp_path).exists()
    log = from_json(path.read_text())
    assert PIG.actor(PIG.replay(log)) == NOBODY
    assert verify(PIG, log).drawn > 0
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert "doubloon verify" in program.raw
    assert "doubloon replay" in program.raw


def test_the_same_seed_and_keys_give_the_same_game(tmp_path: Path) -> None:
    logs = []
    for home in (tmp_path / "a", tmp_path / "b"):
        with running(home, "play", "pig", "--option", "target=20", "--bot", "random", "--seed", "same", *QUICK) as program:
            play_pig(program)
        logs.append(from_json(finished(home)[0].read_text()))
    assert logs[0].actions == logs[1].actions
    assert logs[0].seed == logs[1].seed


def test_bots_of_all_kinds_at_one_table(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def choose(view, moves, draw, budget):\n    return moves[1]\n")
    bots = "gentle,clever,cunning,random,mine:choose"
    setup = ("--option", "target=20", "--seats", "6", "--bot", bots, "--seed", "s", *QUICK)
    with running(tmp_path, "play", "pig", *setup, PYTHONPATH=str(tmp_path)) as program:
        play_pig(program)
        program.press("q")
        assert program.ends() == 0
    assert len(finished(tmp_path)) == 1


def test_faults_of_an_own_bot_are_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "faulty.py").write_text("def choose(view, moves, draw, budget):\n    return 1 // view.banked[1]\n")
    setup = ("--option", "target=100", "--bot", "faulty:choose", "--seed", "s", *QUICK)
    with running(tmp_path, "play", "pig", *setup, PYTHONPATH=str(tmp_path)) as program:
        play_pig(program)
        assert "faulty:choose crashed at" in program.raw
        assert "ZeroDivisionError" in program.raw
        program.press("q")
        assert program.ends() == 0


def test_again_begins_a_new_game_with_the_next_seat(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", "--option", "target=10", "--people", "2", "--seed", "s", *QUICK) as program:
        play_pig(program)
        program.press("a")
        play_pig(program)
        program.press("q")
        assert program.ends() == 0
    logs = [from_json(path.read_text()) for path in finished(tmp_path)]
    assert sorted(log.first for log in logs) == [0, 1]
    assert logs[0].seed != logs[1].seed


def test_killed_in_the_middle_and_resumed_nothing_is_lost(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", *QUICK) as program:
        for _ in range(4):
            program.shows(r"\[h\] Hold")
            program.press("r")
        shown = program.shows(r"\[h\] Hold")
        program.process.send_signal(signal.SIGKILL)
    before = saved_log(tmp_path)
    assert before.seed == ""
    assert len(before.actions) >= 8
    with running(tmp_path, "play", "pig", "--resume", *QUICK) as program:
        again = program.shows(r"\[h\] Hold")
        assert re.findall(r"\w+ rolled.*?at risk", shown)[-1:] == re.findall(r"\w+ rolled.*?at risk", again)[-1:]
        program.press("h")
        program.shows(r"\[h\] Hold")
    after = saved_log(tmp_path)
    assert after.actions[: len(before.actions)] == before.actions
    assert (after.commitment, after.additions, after.began) == (before.commitment, before.additions, before.began)


def test_starting_again_asks_whether_to_go_on(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", *QUICK) as program:
        program.shows(r"\[r\] Roll")
        program.press("q")
        assert program.ends() == 0
    promise = saved_log(tmp_path).commitment
    for key in "qgn":
        with running(tmp_path, "play", "pig", *QUICK) as program:
            program.shows(r"A game of Pig for 2 players is saved.*\s+\[g\].*\[q\]")
            program.press(key)
            if key != "q":
                program.shows(r"\[r\] Roll")
                program.press("q")
            assert program.ends() == 0
        assert saved_log(tmp_path).commitment == promise
        assert saved(tmp_path, "pig-2").exists() == (key == "n")


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_saves_and_puts_the_terminal_back(tmp_path: Path, number: signal.Signals, code: int) -> None:
    with running(tmp_path, "play", "pig", *QUICK) as program:
        program.shows(r"\[r\] Roll")
        if number == signal.SIGINT:
            program.press("\x03")
        else:
            program.process.send_signal(number)
        program.shows("To go on: doubloon play pig")
        assert program.ends() == code
        assert program.is_restored()
        assert program.raw.count("\x1b[?1049h") == program.raw.count("\x1b[?1049l") == 1
        assert "Traceback" not in program.raw
    assert saved(tmp_path).exists()


def test_asleep_the_terminal_is_the_shells(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", *QUICK) as program:
        program.shows(r"\[r\] Roll[^?]*\[\?\]")
        program.press("\x1a")
        program.sleeps()
        assert program.is_restored()
        program.process.send_signal(signal.SIGCONT)
        program.shows(r"\[r\] Roll[^?]*\[\?\]")
        program.press("q")
        assert program.ends() == 0


def test_a_damaged_save_is_refused_and_kept(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.parent.mkdir(parents=True)
    for number, damage in enumerate(
        ("", "{", '{"format": "doubloon-saved-1"}', "[1]", '{"format": "doubloon-saved-1", "log": 3}'), start=1
    ):
        path.write_text(damage)
        with running(tmp_path, "play", "pig") as program:
            program.shows("The saved game cannot be read")
            assert program.ends() == 2
            assert "Traceback" not in program.raw
        assert not path.exists()
        kept = list(path.parent.glob("*.damaged"))
        assert len(kept) == number
        assert damage in [each.read_text() for each in kept]


def test_nothing_saved_to_resume(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", "--resume") as program:
        program.shows("No game of Pig is saved")
        assert program.ends() == 2


def test_a_second_window_plays_another_game(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig") as first:
        first.shows(r"\[r\] Roll")
        with running(tmp_path, "play", "pig", "--resume") as second:
            second.shows("another window")
            assert second.ends() == 2
        with running(tmp_path, "play", "pig", *QUICK) as third:
            third.shows(r"\[r\] Roll")
            third.press("q")
            assert third.ends() == 0
    assert saved(tmp_path, "pig-2").exists()


def test_german(tmp_path: Path) -> None:
    with running(tmp_path, "play", "troll-dragon", *QUICK, LANG="de_DE.UTF-8") as program:
        program.shows(r"Grotte: 60 Diamanten")
        program.shows(r"\[w\] Grottenwürfel werfen")
        program.press("w")
        program.shows(r"hast 4 Würfel geworfen")
        program.press("q")
        program.shows("Das Spiel ist gespeichert")
        assert program.ends() == 0


@pytest.mark.parametrize(("environment", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False)])
def test_no_color_is_respected(tmp_path: Path, environment: dict[str, str], coloured: bool) -> None:
    with running(tmp_path, "play", "troll-dragon", "--lang", "en", *QUICK, **environment) as program:
        program.shows(r"\[r\] Roll[^?]*\[\?\]")
        program.press("r")
        program.shows(r"\[r\] Roll[^?]*\[\?\]")
        colours = re.findall(r"\x1b\[(?:\d+;)*(?:3[0-7]|9[0-7]|38|4[0-7])(?:;\d+)*m", program.raw)
        assert bool(colours) == coloured


def test_a_dumb_terminal_gets_no_codes(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", *QUICK, TERM="dumb") as program:
        program.shows(r"\[r\] Roll")
        program.press("q")
        assert program.ends() == 0
        assert "\x1b" not in program.raw


@pytest.mark.parametrize("size", some([(120, 40), (59, 24), (30, 10), (5, 3)], 2))
def test_a_window_may_change_its_size(tmp_path: Path, size: tuple[int, int]) -> None:
    with running(tmp_path, "play", "troll-dragon", "--seats", "5", "--seed", "s", *QUICK) as program:
        program.shows(r"\[r\] Roll the Grotto dice[^?]*\[\?\]")
        program.resize(*size)
        if size > (20, 0):
            program.shows(r"\[r\] Roll")
            program.press("r")
            program.shows(r"\[r\] Roll")
        program.press("q")
        assert program.ends() == 0


def test_help_and_back(tmp_path: Path) -> None:
    with running(tmp_path, "play", "pig", *QUICK) as program:
        program.shows(r"\[r\] Roll[^?]*\[\?\]")
        program.press("?")
        program.shows("Whoever holds 100 points or more wins at once(.|\n)*any key")
        program.press("x")
        program.shows(r"\[r\] Roll")


@pytest.mark.parametrize("game_id", ONE_OF_A_BOX)
def test_bots_alone_play_to_the_end(tmp_path: Path, game_id: str) -> None:
    seats = str(GAMES[game_id].seats[1])
    short = {"pig": ["--option", "target=30"], "troll-dragon": ["--option", "diamonds=10"], "my-treasure": ["--option", "glory_target=1"]}
    arguments = ["--people", "0", "--seats", seats, "--first", "chance", *short.get(game_id, [])]
    with running(tmp_path, "play", game_id, *arguments, *QUICK) as program:
        program.shows(r"\[a\] play again")
        program.press("q")
        assert program.ends() == 0
    game = GAMES[game_id]
    log = from_json(finished(tmp_path)[0].read_text())
    assert game.actor(game.replay(log)) == NOBODY
    assert verify(game, log).drawn > 0


# === Games of cards and tiles ===

OFFER = re.compile(r"\[([a-z0-9]|[a-g][1-7]…[a-g][1-7])\] ")


ASKS = r"any key: show my cards[^q]*\[q\]|\[\?\] help|\[a\] play again"


def offered(shown: str) -> list[str]:
    """The keys at the bottom of the last picture."""
    bottom = shown.rpartition("it is your turn")[2]
    return OFFER.findall(bottom.rpartition("[?]")[0])


def press_an_offered_key(program: Program, shown: str, number: int) -> None:
    """One by one in turn, but stop or end where that is offered half of the time."""
    keys = offered(shown)
    key = "s" if "s" in keys and number % 2 else keys[number % len(keys)]
    if "…" in key:
        tiles = re.findall(r"▒([A-G][1-7])▒", shown.rpartition("  A  ")[2])
        key = tiles[number * 7 % len(tiles)].lower()
    program.press(key)


def play_by_keys(program: Program, most: int) -> bool:
    """Press offered keys until the result is there, or so often; was the game finished?"""
    for number in range(most):
        shown = program.shows(ASKS)
        if shown.endswith("[a] play again"):
            return True
        if shown.endswith("[q]"):
            program.press(" ")
        else:
            press_an_offered_key(program, shown, number)
    return False


@pytest.mark.parametrize(
    ("game_id", "options"),
    [
        ("my-treasure", ["glory_target=1"]),
        *some([("do-not-touch-numbers", []), ("do-not-touch-symbols", [])], 1),
        ("little-dragon", ["chests=0", "candlesticks=0", "balls=0", "cars=0", "dolls=2", "rings=24", "dragons=23", "spiders=0"]),
    ],
)
def test_a_whole_game_by_keys(tmp_path: Path, game_id: str, options: list[str]) -> None:
    chosen = [argument for option in options for argument in ("--option", option)]
    with running(tmp_path, "play", game_id, "--seed", "s", *chosen, *QUICK) as program:
        assert play_by_keys(program, 1000)
        program.press("q")
        assert program.ends() == 0
        assert "Traceback" not in program.raw
    game = GAMES[game_id]
    log = from_json(finished(tmp_path)[0].read_text())
    assert game.actor(game.replay(log)) == NOBODY


def test_a_tile_is_turned_by_two_keys(tmp_path: Path) -> None:
    with running(tmp_path, "play", "little-dragon", "--seed", "s", *QUICK) as program:
        program.shows(r"\[a1…g7\] Turn a tile[^?]*\[\?\]")
        program.press("c")
        program.shows(r"your turn +C …[^?]*\[\?\]")
        program.press("\x1b")
        program.shows(r"your turn ─[^?]*\[\?\]")
        program.press("d")
        program.shows(r"your turn +D …[^?]*\[\?\]")
        program.press("\x7f")
        program.shows(r"your turn ─[^?]*\[\?\]")
        program.press("x")
        program.shows(r"your turn +X: this key does nothing[^?]*\[\?\]")
        program.press("x4c")
        program.shows(r"your turn +C …[^?]*\[\?\]")
        program.press("4")
        program.shows(r"turned C4: \w+")
        program.press("q")
        assert program.ends() == 0


def test_little_dragon_killed_and_resumed(tmp_path: Path) -> None:
    with running(tmp_path, "play", "little-dragon", "--seed", "s", *QUICK) as program:
        assert not play_by_keys(program, 6)
        program.shows(r"\[\?\] help")
        program.process.send_signal(signal.SIGKILL)
    before = saved_log(tmp_path, "little-dragon")
    assert len(before.actions) > 6
    with running(tmp_path, "play", "little-dragon", "--resume", *QUICK) as program:
        assert not play_by_keys(program, 6)
        program.shows(r"\[\?\] help")
        program.press("q")
        assert program.ends() == 0
    after = saved_log(tmp_path, "little-dragon")
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)


# === The curtain ===


COLOURS = ("red", "green", "blue")


def turns(log: Log) -> list[set[tuple[str, str]]]:
    """For each turn, all cards that its player held or had on top of the loot, as they are drawn: colour and number."""
    found: list[set[tuple[str, str]]] = []
    last = NOBODY
    for state in NUMBERS.states(log):
        if NUMBERS.dealing(state):
            continue
        if state.turn != last:
            found.append(set())
            last = state.turn
        view = NUMBERS.show(state, last)
        kinds = [kind for kind in range(27) if view.hand[kind]] + [view.tops[last] - 1]
        found[-1] |= {(COLOURS[kind // 9], str(kind % 9 + 1)) for kind in kinds}
    return found


def cards_on(raw: str) -> set[tuple[str, str]]:
    """Every card that was drawn, wherever."""
    found = set()
    for faces, words in re.findall(r"(│ +\d +│.*?)\r?\n(│ +[a-z]+ +│.*?)\r?\n", raw):
        found |= set(zip(re.findall(r"[a-z]+", words), re.findall(r"\d", faces), strict=False))
    return found


def test_a_curtain_between_people_with_hidden_hands(tmp_path: Path) -> None:
    """What is on the screen between two curtains never tells more than the person in front of it may see."""
    with running(tmp_path, "play", "do-not-touch-numbers", "--people", "2", "--seed", "s", *QUICK) as program:
        assert not play_by_keys(program, 60)
        program.shows(ASKS)
        program.press("q")
        program.ends()
    log = saved_log(tmp_path, "do-not-touch-numbers")
    sittings = CODES.sub("", program.raw).split("any key: show my cards")
    assert len(sittings) > 5
    assert not re.search("red|green|blue", sittings[0])
    for number, (sitting, seen) in enumerate(zip(sittings[1:-1], turns(log), strict=False)):  # the last may be a curtain still down
        other = names("en", ["", ""], log.commitment)[1 - number % 2]
        assert cards_on(sitting)
        assert cards_on(sitting) <= seen
        assert not re.search(rf"{other} (drew|was dealt) (red|green|blue)", sitting)


def test_a_curtain_hides_the_table_while_it_is_down(tmp_path: Path) -> None:
    with running(tmp_path, "play", "do-not-touch-symbols", "--people", "2", "--seed", "s", *QUICK) as program:
        assert not re.search(r"red|green|blue|bullion|gem|coin|Deck", program.shows(r"any key: show my cards[^q]*\[q\]"))
        program.press("q")
        program.shows("The game is saved")
        assert program.ends() == 0


def test_people_may_share_a_game_without_secrets(tmp_path: Path) -> None:
    with running(tmp_path, "play", "my-treasure", "--people", "2", *QUICK) as program:
        assert "any key" not in program.shows(r"\[d\] Draw a card")
