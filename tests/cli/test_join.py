"""`doubloon host` and `doubloon join`, by keys at real terminals."""

import re
import stat
from pathlib import Path

import pytest

from doubloon.cli import seat_keys
from doubloon.cli.join import HostFlags, new_table_request
from doubloon.engine.errors import BadSetup, UnknownGame
from tests.cli.test_commands import assert_refused, run
from tests.server.running import Server
from tests.server.running import running as serving
from tests.tui.pty import Program, running

HOLD = r"\[h\] Hold( (\d+) points?)?[^q]*\[q\]"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Server:  # type: ignore[misc]
    with serving(tmp_path_factory.mktemp("server") / "tables.db", times=40) as started:
        yield started


def link_on(host: Program) -> str:
    found = re.search(r"doubloon join (\S+)", host.shows(r"doubloon join \S+[^[]*\["))
    assert found is not None
    return found[1]


def play_pig(program: Program) -> None:
    """Hold from five points on, until the game is over."""
    while "The game is over" not in (shown := program.shows(rf"{HOLD}|The game is over")):
        points = re.findall(HOLD, shown)[-1][1]
        program.press("h" if int(points or 0) >= 5 else "r")


def test_a_friend_joins_the_table_of_a_host_and_comes_back_to_the_seat(server: Server, tmp_path: Path) -> None:
    with running(tmp_path / "host", "host", "pig", server.url, "--option", "target=10", "--clock", "1") as host:
        link = link_on(host)
        with running(tmp_path / "friend", "join", link) as friend:
            friend.shows(r"you [\s\S]*Waiting for the start")
            friend.press("q")
            friend.shows(f"To come back: .*doubloon join {link}")
            assert friend.ends() == 0
        host.shows("away")
        with running(tmp_path / "friend", "join", link) as friend:
            friend.shows("you ")
            host.press("s")
            play_pig(friend)
            friend.press("q")
            assert friend.ends() == 0
        host.shows("play again")
        host.press(".0")
        host.shows("for everybody")
        host.press("1")
        host.shows("The table is closed")
        assert host.ends() == 0


def test_a_host_who_goes_comes_back_as_host(server: Server, tmp_path: Path) -> None:
    with running(tmp_path, "host", "little-dragon", server.url, "--seats", "3", "--people", "2", "--lang", "fr") as host:
        link = link_on(host)
        host.press("q")
        assert host.ends() == 0
    with running(tmp_path, "join", link, "--lang", "fr") as host:
        shown = host.shows("fermer la table")
        assert shown.count("toi ") == 2
    (kept,) = (tmp_path / "doubloon" / "seats").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert len(kept.read_text().split()) == 2


def test_several_people_join_with_one_terminal_as_far_as_there_are_seats(server: Server, tmp_path: Path) -> None:
    with running(tmp_path / "host", "host", "pig", server.url, "--seats", "4", "--bot", "gentle") as host:
        link = link_on(host)
        with running(tmp_path / "friends", "join", link, "--people", "3", "--lang", "de") as friends:
            assert len(re.findall(r"\[\d\] du ", friends.shows("Warten auf den Beginn"))) == 2
            with running(tmp_path / "late", "join", link) as late:
                late.shows("No seat is open: you watch")
                host.press("s")
                late.shows("is playing")


TURN = r"du bist dran[^q]*\[q\]"
HELD = "nicht mehr weiterwürfeln|Würfel rollen"


def test_the_race_is_held_by_the_space_bar(server: Server, tmp_path: Path) -> None:
    sides = [f"--option={name}_sides={count}" for name, count in {"key": 2, "door": 2, "diamond": 1}.items()]
    with running(tmp_path, "host", "troll-dragon", server.url, "--people", "2", "--option=tempo=race", *sides, "--lang", "de") as us:
        us.shows("Spiel beginnen")
        us.press("s")
        shown = us.shows(TURN)
        while "du bist dran" in shown:
            offered = re.findall(r"\[(\w|␣)\] ", shown.rpartition("du bist dran")[2])
            if offered:  # not while dice tumble
                us.press(next((key for key in "␣hst" if key in offered), offered[0]).replace("␣", " "))
            shown = us.shows(f"{HELD}|{TURN}")  # the other player may end the race before a die is rolled


# === What cannot be ===


def test_links_that_lead_nowhere_are_refused(server: Server, tmp_path: Path) -> None:
    assert_refused(run("join", "nonsense"), "A link is written")
    assert_refused(run("host", "pig", "127.0.0.1:8000"), "A server is written")
    for arguments, words in {
        ("join", "http://127.0.0.1:9/#amber-boat-river"): "No server answers",
        ("join", f"{server.url}/#no-such-code"): "No table has the code",
        ("host", "pig", server.url, "--option", "target=0"): "target must be",
    }.items():
        with running(tmp_path, *arguments) as program:
            program.shows(words)
            assert program.ends() == 2


def test_without_a_terminal_no_seat_is_taken(server: Server) -> None:
    assert_refused(run("host", "pig", server.url), "This command needs a terminal")


def test_friends_sit_between_people_of_this_terminal_and_bots() -> None:
    asked = HostFlags(seats=5, people=2, bots="clever,gentle", options=["target=30"], first="chance", clock=30)
    wish = new_table_request("de", "pig", asked)
    assert [(seat.kind, seat.bot) for seat in wish.seats] == [("me", ""), ("me", ""), ("open", ""), ("bot", "clever"), ("bot", "gentle")]
    assert (wish.options, wish.first, wish.clock, wish.lang) == ({"target": "30"}, -1, 30, "de")


@pytest.mark.parametrize(
    ("people", "bots", "seats", "count"), [(1, "", None, 2), (1, "clever,clever", None, 3), (3, "", None, 3), (1, "", 4, 4)]
)
def test_a_table_is_as_small_as_can_be(people: int, bots: str, seats: int | None, count: int) -> None:
    assert len(new_table_request("en", "pig", HostFlags(seats, people, bots, [], "0", 0)).seats) == count


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadSetup):
        new_table_request("en", "my-treasure", HostFlags(6, 1, "", [], "0", 0))
    with pytest.raises(BadSetup):
        new_table_request("en", "pig", HostFlags(2, 2, "clever", [], "0", 0))
    with pytest.raises(UnknownGame):
        new_table_request("en", "chess", HostFlags(None, 1, "", [], "0", 0))


def test_keys_are_kept_by_link(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    link = seat_keys.table_link("http://a:1/", "amber-boat-river")
    assert seat_keys.load(link) == []
    seat_keys.save(link, ["one", "two"])
    assert seat_keys.load(seat_keys.table_link("http://a:1", "amber-boat-river")) == ["one", "two"]
    assert seat_keys.load(seat_keys.table_link("http://a:1", "amber-boat-river", watch=True)) == []
