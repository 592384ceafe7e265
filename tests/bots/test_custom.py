"""Bots of the user's own: real modules in a folder, each with its own way to fail."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from doubloon.bots import bot
from doubloon.bots.bot import Budget, SeededDraw, seed_of
from doubloon.bots.custom import MAX_FAULTS, OUTPUT_VARIABLE, TEXTS, BotProcess, CustomBot, custom_bot
from doubloon.engine.errors import BadSetup
from doubloon.games import GAMES
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from doubloon.i18n import LANGUAGES, text
from doubloon.lab.match import play

VIEW = PIG.know(PIG.new(), 0)
QUICK = Budget(0.01)


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], CustomBot]]:
    """Write a module, seat its `choose`, and see that its process is gone in the end."""
    monkeypatch.chdir(tmp_path)
    seated: list[CustomBot] = []

    def write(code: str) -> CustomBot:
        (tmp_path / "mybot.py").write_text(f"import os, random, sys, time\n{code}\n")
        seated.append(custom_bot(PIG, "mybot:choose"))
        return seated[-1]

    yield write
    for each in seated:
        each.close()
    assert no_child_is_left()


def no_child_is_left() -> bool:
    try:
        return os.waitpid(-1, os.WNOHANG) == (0, 0)  # other children may run
    except ChildProcessError:
        return True


def ask(player: CustomBot, number: int = 0) -> int:
    return player(VIEW, [ROLL, HOLD], SeededDraw(1, number), QUICK)


def chooser(body: str) -> str:
    return f"def choose(view, moves, draw, budget):\n    {body}"


# === A bot that is well ===


@pytest.mark.parametrize("game_id", list(GAMES))
def test_the_view_and_the_moves_arrive_as_they_are(game_id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot finds the same view when it is asked through the pipe as it would find here."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "digest.py").write_text(chooser("return moves[sum(view.to_bytes()) % len(moves)]"))
    game = GAMES[game_id]

    def here(view, moves, draw, budget):  # type: ignore[no-untyped-def]
        seed_of(draw)  # as the question takes along
        return moves[sum(view.to_bytes()) % len(moves)]

    with custom_bot(game, "digest:choose") as there:
        ends = [play(game, game.new(), [first, bot(game, "clever")], seed=3, number=1, budget=QUICK) for first in (there, here)]
    assert there.faults == []
    assert ends[0] == ends[1]


def test_a_whole_game_is_played(sit: Callable[[str], CustomBot]) -> None:
    player = sit(chooser("return 0 if view.at_risk < 20 else 1"))
    end = play(PIG, PIG.new(), [player, bot(PIG, "random")], seed=1, number=1, budget=QUICK)
    assert PIG.scores(end)[0] >= 100
    assert player.faults == []


def test_a_bot_of_ones_own_is_found_by_name(sit: Callable[[str], CustomBot]) -> None:
    sit(chooser("return moves[-1]"))
    player = bot(PIG, "mybot:choose")
    assert isinstance(player, CustomBot)
    assert ask(player) == HOLD
    player.close()


def test_draws_come_from_the_draw_of_the_asker(sit: Callable[[str], CustomBot]) -> None:
    player = sit(chooser("return (draw({0: 1, 1: 1}) + draw({0: 1, 1: 1}) + random.randrange(2) + hash('a')) % 2"))
    first = [ask(player, number) for number in range(20)]
    player.close()
    assert [ask(player, number) for number in range(20)] == first
    assert set(first) == {ROLL, HOLD}


def test_many_questions_are_all_answered(sit: Callable[[str], CustomBot]) -> None:
    """Once a signal that belonged to a question came after its answer, and ended a bot in good health."""
    player = sit(chooser("return moves[-1]"))
    assert {ask(player, number) for number in range(5000)} == {HOLD}
    assert player.faults == []


def test_prints_disturb_nothing(sit: Callable[[str], CustomBot], capfd: pytest.CaptureFixture[str]) -> None:
    player = sit("print('loaded')\n" + chooser("print('{}'); print(9, file=sys.stderr); os.write(1, b'x'); os.system('echo 3'); return 1"))
    assert [ask(player), ask(player)] == [HOLD, HOLD]
    assert player.faults == []
    assert capfd.readouterr() == ("", "")


def test_prints_can_be_kept(sit: Callable[[str], CustomBot], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OUTPUT_VARIABLE, str(tmp_path / "said.txt"))
    player = sit(chooser("print('at risk', view.at_risk, flush=True); return 1"))
    ask(player)
    assert (tmp_path / "said.txt").read_text() == "at risk 0\n"


# === Faults ===


def fault_of(player: CustomBot) -> str:
    """Clever rolls at 0."""
    assert ask(player) == ROLL
    return player.faults[-1].text


def test_a_crash_says_what_and_where(sit: Callable[[str], CustomBot]) -> None:
    player = sit(f"def helper(number):\n    return 1 // number\n\n{chooser('return sorted([2, 1], key=lambda each: helper(0))')}")
    assert fault_of(player) == "mybot:choose crashed at mybot.py:3: ZeroDivisionError: integer division or modulo by zero"
    assert player.faults[0].kind == "crashed"


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ("sys.exit('bye')", "SystemExit: bye"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("return choose(view, moves, draw, budget)", "RecursionError"),
        ("view.treasure", "AttributeError"),
        ("return draw({})", "ZeroDivisionError"),
        ("raise ValueError('x' * 10**6)", "ValueError: xxx"),
    ],
)
def test_every_exception_is_a_crash(sit: Callable[[str], CustomBot], body: str, error: str) -> None:
    said = fault_of(sit(chooser(body)))
    assert said.startswith(f"mybot:choose crashed at mybot.py:3: {error}")
    assert len(said) < 300


@pytest.mark.parametrize("answer", ["7", "-1", "None", "True", "1.0", "'roll'", "[0]", "10**40"])
def test_an_answer_that_is_no_move_is_illegal(sit: Callable[[str], CustomBot], answer: str) -> None:
    player = sit(chooser(f"return {answer}"))
    assert fault_of(player) == f"mybot:choose answered {eval(answer)!r}; the moves were 0, 1"  # noqa: S307
    assert player.faults[0].kind == "illegal"


@pytest.mark.parametrize(
    ("body", "how"),
    [("os._exit(3)", "exit code 3"), ("os.kill(os.getpid(), 11)", "SIGSEGV"), ("os.closerange(0, 99); os._exit(0)", "exit code 0")],
)
def test_a_process_that_ended_is_gone_and_starts_anew(sit: Callable[[str], CustomBot], body: str, how: str) -> None:
    player = sit(chooser(f"if moves == [0, 1]: {body}\n    return 1"))
    assert fault_of(player) == f"the process of mybot:choose ended: {how}"
    assert player.faults[0].kind == "gone"
    assert player(VIEW, [HOLD], SeededDraw(1, 1), QUICK) == HOLD
    assert len(player.faults) == 1


def test_a_slow_bot_is_ended_and_well_again(sit: Callable[[str], CustomBot]) -> None:
    player = sit(chooser("time.sleep(60) if len(moves) == 2 else None; return moves[0]"))
    start = time.monotonic()
    assert fault_of(player) == "mybot:choose gave no answer within 2 s"
    assert 2 <= time.monotonic() - start < 10
    assert player(VIEW, [HOLD], SeededDraw(1, 1), QUICK) == HOLD
    assert [fault.kind for fault in player.faults] == ["slow"]


def test_after_three_faults_clever_plays_on(sit: Callable[[str], CustomBot]) -> None:
    player = sit(chooser("return 5 if len(moves) == 2 else moves[0]"))
    for _ in range(5):
        ask(player)
    assert [fault.step for fault in player.faults] == [0, 1, 2]
    assert len(player.faults) == MAX_FAULTS


def test_a_game_goes_on_whatever_a_bot_does(sit: Callable[[str], CustomBot]) -> None:
    player = sit(chooser("return 1 // 0"))
    end = play(PIG, PIG.new(), [player, bot(PIG, "random")], seed=1, number=1, budget=QUICK)
    clever = play(PIG, PIG.new(), [bot(PIG, "clever"), bot(PIG, "random")], seed=1, number=1, budget=QUICK)
    assert max(PIG.scores(end)) >= 100
    assert max(PIG.scores(clever)) >= 100


def test_seats_share_a_guest_but_not_their_faults(sit: Callable[[str], CustomBot]) -> None:
    first = sit(chooser("return 5"))
    second = CustomBot(PIG, first.process)
    ask(first)
    assert (len(first.faults), len(second.faults)) == (1, 0)


def test_a_bot_whose_file_is_gone_is_a_fault(sit: Callable[[str], CustomBot], tmp_path: Path) -> None:
    player = sit(chooser("return 1"))
    player.close()
    (tmp_path / "mybot.py").write_text("1 / 0")
    assert "cannot be loaded: ZeroDivisionError" in fault_of(player)
    assert player.faults[0].kind == "gone"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", list(TEXTS))
def test_every_fault_has_its_sentence(lang: str, kind: str) -> None:
    values = dict.fromkeys(("bot", "place", "error", "seconds", "answer", "allowed", "how"), "mybot")
    assert "mybot" in text(lang, f"fault-{kind}", **values)


# === Refusals ===


@pytest.mark.parametrize(
    ("code", "spec", "key", "words"),
    [
        ("", "nosuchbot:choose", "bot/module", "No module named 'nosuchbot'"),
        ("def choose(:", "mybot:choose", "bot/module", "SyntaxError: invalid syntax (mybot.py:1)"),
        ("\nimport nothing_here", "mybot:choose", "bot/module", "(mybot.py:2)"),
        ("import os; os._exit(4)", "mybot:choose", "bot/module", "exit code 4"),
        ("import sys; sys.exit()", "mybot:choose", "bot/module", "SystemExit"),
        ("", "mybot:choose", "bot/function", "mybot has no function choose"),
        ("choose = 3", "mybot:choose", "bot/function", "mybot has no function choose"),
        ("def choose(view, moves): pass", "mybot:choose", "bot/form", "not choose(view, moves)"),
        ("def choose(a, b, c, d, e): pass", "mybot:choose", "bot/form", "choose(view, moves, draw, budget)"),
        ("", "mybot:", "bot/spec", "module:function"),
        ("", ":choose", "bot/spec", "module:function"),
        ("", "mybot:choose()", "bot/spec", "module:function"),
        ("", ".mybot:choose", "bot/spec", "module:function"),
    ],
)
def test_what_cannot_be_a_bot_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, spec: str, key: str, words: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mybot.py").write_text(code)
    with pytest.raises(BadSetup) as refused:
        custom_bot(PIG, spec)
    assert refused.value.key == key
    assert words in str(refused.value)
    assert no_child_is_left()


def test_a_file_beside_the_user_does_not_stand_in_for_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot may lie in a folder with a json.py or a doubloon of its own."""
    monkeypatch.chdir(tmp_path)
    for name in ("json", "doubloon", "random"):
        (tmp_path / f"{name}.py").write_text("1 / 0")
    (tmp_path / "mybot.py").write_text(chooser("return moves[0]"))
    with custom_bot(PIG, "mybot:choose") as player:
        assert ask(player) == ROLL


# === Processes ===


def test_a_forgotten_bot_ends(sit: Callable[[str], CustomBot], tmp_path: Path) -> None:
    guest = BotProcess(PIG, "mybot:choose") if (tmp_path / "mybot.py").write_text(chooser("return 1")) else None
    assert guest is not None
    process = guest._process
    del guest
    assert process.returncode is not None


def test_a_slow_bot_takes_its_own_children_along(sit: Callable[[str], CustomBot], tmp_path: Path) -> None:
    player = sit(f"import subprocess\n{chooser('''open('pid', 'w').write(str(subprocess.Popen(['sleep', '60']).pid)); time.sleep(60)''')}")
    ask(player)
    assert is_gone(int((tmp_path / "pid").read_text()))


@pytest.mark.parametrize("body", ["return 1", "time.sleep(60)", "\n    while True: pass", "os.system('sleep 60')"])
def test_no_bot_outlives_a_killed_parent(tmp_path: Path, body: str) -> None:
    (tmp_path / "mybot.py").write_text(f"import os, time\nopen('pid', 'w').write(str(os.getpid()))\n{chooser(body)}")
    code = (
        "import time; from doubloon.bots.custom import custom_bot; from doubloon.bots.bot import Budget, SeededDraw;"
        "from doubloon.games.pig import PIG;"
        "player = custom_bot(PIG, 'mybot:choose'); print('ready', flush=True);"
        "player(PIG.know(PIG.new(), 0), [0, 1], SeededDraw(1, 1), Budget(60)); time.sleep(60)"
    )
    path = {**os.environ, "PYTHONPATH": str(Path(sys.modules["doubloon"].__path__[0]).parent)}
    with subprocess.Popen([sys.executable, "-c", code], cwd=tmp_path, env=path, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        assert parent.stdout.readline() == b"ready\n"
        time.sleep(0.3)
        parent.send_signal(signal.SIGKILL)
    assert is_gone(int((tmp_path / "pid").read_text()))


def is_gone(pid: int) -> bool:
    """Soon, and not as a zombie of ours."""
    for _ in range(50):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":  # nobody here waits for orphans
            return True
        time.sleep(0.1)
    return False
