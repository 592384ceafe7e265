"""A place at a live table: all games by keys, in all languages, and all that a seat or a host may do."""

import random
import re
from pathlib import Path

import pytest

from doubloon.engine.fair import verify
from doubloon.engine.game import NOBODY, SPECTATOR, Game, seen_by_all
from doubloon.engine.log import from_json
from doubloon.engine.play import playout
from doubloon.games import GAMES
from doubloon.games.do_not_touch.rules import DoNotTouchView
from doubloon.i18n import LANGUAGES, text
from doubloon.server.protocol.messages import Configure, Free, Move, PlayerView, Vote
from doubloon.server.table.state import Transition
from doubloon.server.table.views import visible_steps
from doubloon.tui.key_bindings import key_bindings
from doubloon.tui.live_screen import _public
from tests.counts import some
from tests.server.running import Server, running
from tests.test_every_game import every_game, positions
from tests.tui.seating import BOT, ME, OPEN, Sitter, joined, made, sitting

GAMES_PLAYED: list[tuple[str, dict[str, int | str], str]] = [
    ("pig", {"target": 20}, "fr"),
    ("troll-dragon", {"diamonds": 6}, "de"),
    ("troll-dragon", {"diamonds": 4, "nuggets": 12, "tempo": "race", "key_sides": 2, "door_sides": 2, "diamond_sides": 1}, "fr"),
    ("my-treasure", {"glory_target": 1}, "de"),
    ("do-not-touch-numbers", {}, "en"),
    ("do-not-touch-symbols", {}, "fr"),
    ("little-dragon", {}, "de"),
]
RACE: dict[str, int | str] = {
    "tempo": "race",
    "key_sides": 2,
    "door_sides": 2,
    "diamond_sides": 1,
    "diamonds": 120,
    "nuggets": 120,
    "one_nugget_sides": 0,
    "two_nuggets_sides": 6,
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


# === Whole games ===


@pytest.mark.parametrize(
    ("game", "options", "lang", "people"),
    some([(*each, 1 + (number + more) % 2) for number, each in enumerate(GAMES_PLAYED) for more in (0, 1)], len(GAMES_PLAYED)),
)
def test_every_game_is_played_by_keys_against_a_bot(
    server: Server, home: Path, game: str, options: dict[str, int | str], lang: str, people: int
) -> None:
    place = made(server.url, game, *[ME] * people, BOT, **options)
    with sitting(server.url, place, lang) as me:
        me.shows(text(lang, "tui-start"))
        me.press(text(lang, "tui-start.key"))
        me.until(lambda: me.device.room.phase == "playing")
        me.play(random.Random(1))
        me.shows(text(lang, "tui-over"))
        me.until(lambda: list((home / "doubloon" / "games").glob("*.json")))
        me.shows(text(lang, "tui-again"))
    (kept,) = (home / "doubloon" / "games").glob("*.json")
    assert verify(GAMES[game], from_json(kept.read_text())).drawn


@every_game
def test_the_ranking_can_be_read_off_what_a_seat_sees_at_the_end(game: Game) -> None:
    state = game.new()
    playout(game, state, seed=1, number=1)
    assert game.actor(state) == NOBODY
    for seat in (0, 1, SPECTATOR):
        assert game.scores(game.redeal(game.show(state, seat))) == game.scores(state)


# === The table ===


def test_a_host_fills_frees_and_closes_by_keys(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN, OPEN)
    with sitting(server.url, place) as host:
        host.shows(f"doubloon join {server.url}/#{place.room.code}")
        host.shows("Waiting for friends")
        host.press("3")
        host.shows("[2] let a bot play: clever")
        host.press("2")
        host.shows("a bot: clever")
        with sitting(server.url, joined(server.url, place.room.code)) as friend:
            host.shows("[s] start the game")
            host.press("24")
            host.shows("[2]     (open seat)")
            friend.until(lambda: friend.device.is_closed)
            assert friend.device.close_reason == "seat/freed"
        host.press("21")
        host.shows("[s] start the game")
        host.press("0")
        host.shows("[1] close the table for everybody")
        host.press("\x1b")
        host.shows("[s] start the game")
        host.press("01")
        host.until(lambda: host.device.is_closed)


def test_a_table_starts_by_itself_when_everybody_has_said_that_they_are_ready(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN)
    with sitting(server.url, place) as host, sitting(server.url, joined(server.url, place.room.code)) as friend:
        friend.shows("[r] I am ready")
        friend.press("r")
        friend.shows("[r] not ready yet")
        host.until(lambda: host.device.room.seats[1].ready)
        assert host.sees().count("ready") == 2  # the friend's, and one's own key
        friend.press("r")
        friend.shows("[r] I am ready")
        friend.press("r")
        host.press("r")
        host.until(lambda: host.device.room.phase == "playing")
        friend.until(lambda: friend.device.room.phase == "playing")
        assert "ready" not in host.sees() + friend.sees()


def test_the_countdown_is_shown_and_stopped(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", times=1) as server:
        place = made(server.url, "pig", ME, OPEN)
        with sitting(server.url, place) as host, sitting(server.url, joined(server.url, place.room.code)) as friend:
            host.shows("[s] start the game")
            host.press("s")
            friend.shows("The game starts in ")
            friend.press("r")
            friend.shows("[r] not ready yet")
            friend.press("r")
            host.until(lambda: host.device.starts_at is None)
            assert host.device.room.phase == "open"


def test_several_people_at_one_terminal_are_ready_one_after_another(server: Server) -> None:
    place = made(server.url, "pig", ME, ME, OPEN)
    with sitting(server.url, place) as us:
        first, second = (seat.name for seat in us.device.room.seats[:2])
        us.shows(f"[r] {first}: I am ready")
        us.press("r")
        us.shows(f"[r] {second}: I am ready")
        us.press("r")
        us.shows(f"[r] {first}: not ready yet")


def test_what_the_host_changes_is_told(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN, OPEN)
    with sitting(server.url, place) as host, sitting(server.url, joined(server.url, place.room.code)) as friend:
        host.screen.connection.command(Configure, host.screen._on_reply, seats=2, options={"target": 40})
        friend.shows("The host has changed the options")
        friend.shows("target=40")
        friend.until(lambda: len(friend.device.room.seats) == 2)


def test_who_is_not_host_changes_only_the_own_seat(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN, OPEN)
    with sitting(server.url, place), sitting(server.url, joined(server.url, place.room.code)) as friend:
        friend.press("1")
        assert friend.screen.menu == ""
        friend.press("2")
        friend.shows("leave the seat")
        friend.press("4")
        friend.until(lambda: friend.device.is_closed)
        assert friend.device.close_reason == ""


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN, target=1000)
    with sitting(server.url, place) as host, sitting(server.url, joined(server.url, place.room.code)) as friend:
        started(host)
        friend.shows("is playing")  # the start has come here too
        friend.press(".")
        friend.shows("let a bot play: cunning")
        friend.press("1")
        friend.shows("take my seat back")
        host.shows("A bot plays for")
        host.press("h")
        host.until(lambda: 0 in host.device.to_act)  # the bot has played
        friend.press("t")
        host.shows("plays again")
        host.press("h")
        friend.shows("[r] Roll")


def test_who_has_a_seat_is_asked_about_the_hand_of_a_newcomer(server: Server) -> None:
    place = made(server.url, "do-not-touch-numbers", ME, BOT)
    with sitting(server.url, place) as host:
        started(host)
        host.screen.connection.command(Free, host.screen._on_reply, seat=1)
        host.until(lambda: not host.device.room.seats[1].bot)
        with sitting(server.url, joined(server.url, place.room.code)) as newcomer:
            host.shows(f"[+] let {newcomer.device.room.seats[1].name} play this hand")
            assert newcomer.device.seats == []
            host.press("+")
            newcomer.until(lambda: newcomer.device.seats == [1])


def test_undo_emotes_and_a_word_why_not(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN, target=1000)
    with sitting(server.url, place) as host, sitting(server.url, joined(server.url, place.room.code)) as friend:
        started(host)
        host.press("h")
        host.shows("[u] take back")
        host.press("u")
        friend.shows("took back a move")
        friend.press(":")
        friend.shows("[2] 👏 well played!")
        friend.press("2")
        host.shows("well played! 👏")
        friend.screen.connection.command(Move, friend.screen._on_reply, seat=1, action=0, base=friend.device.seq)
        friend.shows("It is not your turn.")


def test_a_hint_says_the_best_move(server: Server) -> None:
    place = made(server.url, "pig", ME, BOT)
    with sitting(server.url, place) as me:
        started(me)
        me.press("!")
        me.until(lambda: "Best now: " in me.sees())


def test_the_same_table_once_more_begins_with_the_next_seat(server: Server) -> None:
    place = made(server.url, "pig", ME, ME, target=10)
    with sitting(server.url, place) as us:
        started(us)
        us.play(random.Random(2))
        us.press("a")
        us.until(lambda: us.device.room.phase == "playing")
        assert us.device.room.first == 1
        assert us.device.to_act == [1]


def test_help_shows_rules_and_moves(server: Server) -> None:
    with sitting(server.url, made(server.url, "pig", ME, ME, target=30)) as us:
        started(us)
        us.press("?")
        us.shows("Whoever holds 30 points or more wins at once")
        us.press("x")
        us.shows("[r] Roll")


def test_the_die_of_pig_shows_what_was_rolled(server: Server) -> None:
    with sitting(server.url, made(server.url, "pig", ME, ME, target=1000)) as us:
        started(us)
        us.shows("│   ?   │")
        us.press("r")
        us.shows("●")
        assert us.screen.told[-1].key in ("pig-rolled", "pig-one")


def test_who_watches_has_no_moves(server: Server) -> None:
    place = made(server.url, "do-not-touch-symbols", ME, ME)
    with sitting(server.url, place) as us, sitting(server.url, joined(server.url, place.room.code, watch=True)) as watcher:
        started(us)
        watcher.until(lambda: watcher.device.room.phase == "playing")
        assert [binding.words for binding in key_bindings(watcher.screen.context())] == ["help", "quit"]
        assert "Your hand" not in watcher.sees()


def started(host: Sitter) -> None:
    host.shows("[s] start the game")
    host.press("s")
    host.until(lambda: host.device.room.phase == "playing")


# === The race ===


def into_the_race(us: Sitter) -> None:
    """The seat to act sets a key and a door aside, and goes into the Cavern."""
    while len(us.device.to_act) < 2:
        us.until(lambda: any(binding.command is Move for binding in key_bindings(us.screen.context())))
        words = {binding.words: binding.key for binding in key_bindings(us.screen.context()) if binding.command is Move}
        before = us.device.seq
        wanted = [key for name, key in words.items() if re.search(r"Enter|Set aside|Roll for gold", name)]
        us.press((wanted or list(words.values()))[0])
        us.until(lambda before=before: us.device.seq != before)  # type: ignore[misc]


def is_racing(us: Sitter) -> bool:
    return len(us.device.to_act) > 1


def rolled_on(us: Sitter) -> bool:
    """Hold the button for two rolls and let it go; False if the dragon woke before that."""
    into_the_race(us)
    racer, before = us.screen._seat(), us.device.views[0]["cavern"]
    us.press(" ")
    us.until(lambda: us.device.holding == [racer] or not is_racing(us))
    us.until(lambda: us.device.views[0]["cavern"] <= before - 8 or not is_racing(us))  # a roll brings 4
    if is_racing(us):
        us.press(" ")
        us.until(lambda: not us.device.holding)
    return is_racing(us)


def test_a_held_button_rolls_until_it_is_let_go(server: Server) -> None:
    with sitting(server.url, made(server.url, "troll-dragon", ME, ME, **RACE)) as us:
        started(us)
        assert any(rolled_on(us) for _ in range(20))  # the dragon wakes in every third race
        us.shows("[␣] keep rolling")


def test_both_seats_of_a_race_act_at_one_screen(server: Server) -> None:
    with sitting(server.url, made(server.url, "troll-dragon", ME, ME, **RACE)) as us:
        started(us)
        into_the_race(us)
        keys = {binding.key: binding.values["seat"] for binding in key_bindings(us.screen.context()) if binding.command is Move}
        assert set(keys.values()) == {0, 1}
        assert keys["1"] != keys["r"]


# === Hidden hands at one screen ===


def test_a_curtain_hides_the_table_until_the_next_person_is_alone_with_it(server: Server) -> None:
    with sitting(server.url, made(server.url, "do-not-touch-numbers", ME, ME)) as us:
        started(us)
        names = us.screen.texts().names
        us.shows(f"Now only {names[0]} should look")
        assert "Your hand" not in us.sees()
        us.press("x")
        us.shows("Your hand")
        while us.screen._seat_to_act() == 0:
            us.move(random.Random(1))
        us.screen.notice = "a hint for the first"
        us.shows(f"Now only {names[1]} should look")
        assert "Your hand" not in us.sees()
        us.press("x")
        assert "a hint for the first" not in us.sees()
        assert us.screen._view(us.screen.texts(), us.screen._seat()).viewer == 1  # type: ignore[union-attr]


def test_while_nobody_of_this_screen_acts_no_hand_is_shown(server: Server) -> None:
    with sitting(server.url, made(server.url, "do-not-touch-symbols", ME, ME, BOT)) as us:
        started(us)
        view = us.screen._view(us.screen.texts(), us.screen._seat())
        assert isinstance(view, DoNotTouchView)
        assert (view.viewer, sum(view.hand), sum(view.sizes)) == (SPECTATOR, 0, 9)


HIDING = [game for game in GAMES.values() if game.secret is not seen_by_all]


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_what_a_screen_shows_to_nobody_is_what_a_spectator_sees(game: Game) -> None:
    for state, _ in positions(game, 3):
        for seat in (0, 1):
            assert game.show(game.redeal(game.show(state, seat)), SPECTATOR) == game.show(state, SPECTATOR)


@pytest.mark.parametrize("game", HIDING, ids=lambda game: game.id)
def test_what_a_screen_tells_to_nobody_is_what_a_spectator_is_told(game: Game) -> None:
    told = 0
    for state, action in positions(game, 3):
        if action is None:
            continue
        step = [Transition(game.actor(state), state, action, game.play(state, action))]
        views = {seat: [game.show(each, seat) for each in (state, step[0].after)] for seat in (0, 1, SPECTATOR)}
        eyes = [PlayerView(seat=seat, steps=visible_steps(game, step, seat, views[seat])) for seat in (0, 1)]
        [public] = _public(eyes)
        [expected] = visible_steps(game, step, SPECTATOR, views[SPECTATOR])
        assert public.told == expected.told
        told += len(public.told)
    assert told > 20


# === The connection ===


def test_a_server_that_was_killed_is_waited_for(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server, sitting(server.url, made(server.url, "pig", ME, BOT, target=1000)) as me:
        started(me)
        server.kill()
        me.shows("Connection lost")
        me.press("h")
        server.start()
        me.until(lambda: me.device.is_connected)
        me.until(lambda: me.device.views[0]["turn"] == 1 or me.device.views[0]["banked"][1])
        assert "Connection lost" not in me.sees()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_at_the_bottom_fits(server: Server, lang: str) -> None:
    with sitting(server.url, made(server.url, "pig", ME, ME), lang) as us:
        us.shows(text(lang, "tui-start"))
        us.press(text(lang, "tui-start.key"))
        us.until(lambda: us.device.room.phase == "playing")
        last = us.sees().splitlines()[-1]
        assert last.startswith("[?]")
        assert text(lang, "tui-go") in last


def test_who_is_not_host_says_what_they_want_to_play_next(server: Server) -> None:
    place = made(server.url, "pig", ME, OPEN, target=10)
    with sitting(server.url, place) as host, sitting(server.url, joined(server.url, place.room.code)) as friend:
        started(host)
        rng = random.Random(1)
        while not (host.device.room.phase == friend.device.room.phase == "over"):
            for sitter in (host, friend):
                sitter.move(rng)
        host.shows("[a] play again")
        host.screen.connection.command(Vote, host.screen._on_reply, game="little-dragon")
        friend.shows(f"[1] I want to play The Little Dragon, like {host.device.room.seats[0].name}")
        friend.press("a")
        host.shows("[1] I want to play Pig, like")
        friend.press("1")
        friend.until(lambda: friend.device.room.game == "little-dragon" and friend.device.room.phase == "playing")
        host.until(lambda: host.device.room.game == "little-dragon")
        friend.sees()
