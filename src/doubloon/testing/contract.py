"""What every game promises, as tests. They take the games that the importing module names:

from doubloon.testing.contract import *
from my_game import MY_GAME

GAMES = [MY_GAME]
"""

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numba import njit

import doubloon
from doubloon import CHANCE, NOBODY, SPECTATOR, i18n
from doubloon.engine import batch
from doubloon.engine.batch import Batch
from doubloon.engine.errors import BadSetup, IllegalMove
from doubloon.engine.game import Game
from doubloon.engine.log import from_json
from doubloon.engine.message import Message
from doubloon.engine.play import playout
from doubloon.engine.record import Record, State
from doubloon.engine.rule import Rule
from doubloon.games import GAMES as KNOWN
from doubloon.games import GROUP
from doubloon.i18n import LANGUAGES, catalogue, text
from doubloon.testing.scenes import inner, look, of_every_key, pieces, touches
from doubloon.testing.walks import deal_out, openings, positions, seats_of

__all__ = [  # noqa: RUF022 (in the order of this file)
    "pytest_generate_tests",
    "test_compiled_and_interpreted_games_are_the_same_bytes",
    "test_compiled_views_are_the_same_bytes",
    "test_no_value_leaves_its_field",
    "test_no_field_bears_a_name_of_numpy",
    "test_options_fit_their_fields",
    "test_there_is_always_a_move_until_the_game_is_over",
    "test_there_is_time_to_look_only_before_a_seat_acts",
    "test_random_play_ends_within_the_step_limit",
    "test_only_moves_can_be_played_and_the_old_state_stays",
    "test_logs_replay",
    "test_states_survive_bytes_and_json",
    "test_any_seat_begins_or_chance_names_one",
    "test_views_and_told_events_do_not_change_with_what_is_hidden",
    "test_what_one_seat_alone_sees_is_the_same_to_all_others",
    "test_all_see_alike_where_the_game_says_so_and_nowhere_else",
    "test_every_view_has_the_points_that_people_read",
    "test_every_action_has_a_label_and_every_event_a_text",
    "test_everything_on_the_table_has_words_and_a_look",
    "test_how_the_points_came_about_has_words_and_a_look",
    "test_at_most_three_moves_are_made_without_touching_a_piece",
    "test_pieces_have_names_of_their_own_and_groups_hold_no_groups",
    "test_one_line_of_the_rules_matters_now",
    "test_only_who_acts_is_guided",
    "test_facts_are_sound",
]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Each test for each game of the module that asks for them."""
    games = getattr(metafunc.module, "GAMES", None)
    is_done = any(mark.name == "parametrize" for mark in metafunc.definition.iter_markers())
    if games is not None and "game" in metafunc.fixturenames and not is_done:
        each = list(games.values() if isinstance(games, Mapping) else games)
        for game in each:
            i18n.add_game(game.folder)  # its package may not be installed
        metafunc.parametrize("game", [pytest.param(game, id=game.id) for game in each])


# === Interpreted and compiled are the same game ===


def test_compiled_and_interpreted_games_are_the_same_bytes(game: Game) -> None:
    for opening in openings(game, 10):
        played = batch.play(Batch(game, opening, 8, seed=1))
        for number in range(8):
            state = opening.copy()
            steps = playout(game, state, 1, number=number)
            assert played.steps[number] == len(steps)
            assert played.states[number].tobytes() == state.to_bytes()
            assert played.scores[number].tolist() == game.scores(state)


@cache
def looker(show: Rule, know: Rule, redeal: Rule) -> Rule:
    """A compiled function that shows a state to a seat, and deals it anew from what that seat knows."""
    batch.register_rules()

    @njit  # type: ignore[untyped-decorator]
    def look(state: Any, seat: Any, views: Any, again: Any) -> None:
        show(state[0], seat, views[0])
        know(state[0], seat, views[1])
        redeal(views[1], again[0])

    return look  # type: ignore[no-any-return]


def test_compiled_views_are_the_same_bytes(game: Game) -> None:
    look = looker(game.rules.show, game.rules.know, game.rules.redeal)
    for number, (state, _) in enumerate(positions(game)):
        seat = seats_of(state)[number % (state.seats + 1)]
        views, again = np.zeros(2, game.rules.VIEW.dtype), np.zeros(1, game.rules.STATE.dtype)
        look(batch.record_of(state), seat, views, again)
        assert views[0].tobytes() == game.show(state, seat).to_bytes()
        assert views[1].tobytes() == game.know(state, seat).to_bytes()
        assert again.tobytes() == game.redeal(game.know(state, seat)).to_bytes()


def test_no_value_leaves_its_field(game: Game) -> None:
    """Plain ints do not wrap; compiled ones would, in silence."""
    for state, _ in positions(game):
        for record in (state, game.show(state, 0), game.know(state, 0)):
            for name, kind in type(record).fields.items():
                values = getattr(record, name) if kind.length else [getattr(record, name)]
                assert all(type(value) is int and kind.low <= value <= kind.high for value in values), name


def test_no_field_bears_a_name_of_numpy(game: Game) -> None:
    taken = set(dir(np.record)) | set(dir(np.ndarray)) | set(dir(Record))
    for record in (game.rules.STATE, game.rules.VIEW):
        assert not taken & set(record.fields)


def test_options_fit_their_fields(game: Game) -> None:
    for option in game.options.values():
        assert option.kind.low <= option.low <= option.default <= option.high <= option.kind.high
        assert option.says.endswith(".")
        assert not option.choices or len(option.choices) == option.high - option.low + 1


# === Random play neither crashes nor sticks ===


@pytest.mark.clause("G-3", "G-5")
def test_there_is_always_a_move_until_the_game_is_over(game: Game) -> None:
    for state, _ in positions(game):
        actor, moves = game.actor(state), game.moves(state)
        assert actor == CHANCE or 0 <= actor < state.seats
        assert moves
        assert list(moves) == sorted(moves)
        assert all(type(weight) is int and weight > 0 for weight in moves.values())
        assert actor == CHANCE or set(moves.values()) == {1}


def test_there_is_time_to_look_only_before_a_seat_acts(game: Game) -> None:
    assert all(game.actor(state) >= 0 for state, _ in positions(game) if game.looking(state))


def test_random_play_ends_within_the_step_limit(game: Game) -> None:
    """Stuck is raised otherwise. After the end nobody acts and nothing can be played."""
    for opening in openings(game, 10):
        batch.play(Batch(game, opening, 200))
        state = opening.copy()
        playout(game, state, 1)
        assert game.actor(state) == NOBODY
        assert game.moves(state) == {}
        with pytest.raises(IllegalMove, match="over"):
            game.play(state, 0)


def test_only_moves_can_be_played_and_the_old_state_stays(game: Game) -> None:
    for state, action in positions(game, 1):
        before = state.to_bytes()
        game.play(state, action)
        for illegal in {*range(-1, game.actions + 1)} - set(game.moves(state)):
            with pytest.raises(IllegalMove):
                game.play(state, illegal)
        assert state.to_bytes() == before


def test_logs_replay(game: Game) -> None:
    for number, opening in enumerate(openings(game, 4)):
        state = opening.copy()
        actions = playout(game, state, 1, number=number)[:2000]
        options = {name: getattr(opening, name) for name in game.options}
        log = game.log(actions, seats=opening.seats, first=opening.first, **options)
        assert from_json(log.to_json()) == log
        again = game.replay(log)
        assert again == state or len(actions) == 2000
        assert again == game.replay(actions, seats=opening.seats, first=opening.first, **options)


def test_states_survive_bytes_and_json(game: Game) -> None:
    for state, _ in positions(game, 1):
        record = game.rules.STATE
        assert record.from_bytes(state.to_bytes()) == state == record.from_json(state.to_json())


@pytest.mark.clause("G-2")
def test_any_seat_begins_or_chance_names_one(game: Game) -> None:
    for seats in range(game.seats[0], game.seats[1] + 1):
        assert game.actor(game.new(seats=seats)) in (0, CHANCE)
        opening = game.new(seats=seats, first=CHANCE)
        assert game.actor(opening) == CHANCE
        assert game.moves(opening) == dict.fromkeys(range(seats), 1)
        for seat in range(seats):
            assert game.play(opening, seat).turn == game.new(seats=seats, first=seat).turn == seat


# === What a seat is shown and told comes from what it may see ===


@pytest.mark.clause("G-6")
def test_views_and_told_events_do_not_change_with_what_is_hidden(game: Game) -> None:
    """All that a seat cannot know is dealt anew; nothing that it sees, knows or is told may change."""
    for state, action in positions(game):
        for seat in seats_of(state):
            other = game.redeal(game.know(state, seat))
            if not game.dealing(state):
                deal_out(game, other)
            seen = f"what seat {seat} sees changes when all that it cannot know is dealt anew by redeal"
            assert game.know(other, seat) == game.know(state, seat), seen
            assert game.show(other, seat) == game.show(state, seat), seen
            if action in game.moves(other) and not game.dealing(state):
                assert game.actor(other) == game.actor(state)
            if action in game.moves(other) and not game.dealing(state) and not game.reveals(state, action):
                assert game.tell(other, action, seat) == game.tell(state, action, seat)


@pytest.mark.clause("G-6")
def test_what_one_seat_alone_sees_is_the_same_to_all_others(game: Game) -> None:
    for state, action in positions(game, 2):
        witness = game.secret(state, action)
        if witness == NOBODY:
            continue
        alike = [each for each in game.moves(state) if game.secret(state, each) == witness]
        for seat in set(seats_of(state)) - {witness}:
            for other in alike:
                seen = f"only seat {witness} may see whether the action is {other} or {action}, but seat {seat} can tell"
                assert game.tell(state, other, seat) == game.tell(state, action, seat), seen
                assert game.show(game.play(state, other), seat) == game.show(game.play(state, action), seat), seen
                assert game.know(game.play(state, other), seat) == game.know(game.play(state, action), seat), seen


def test_all_see_alike_where_the_game_says_so_and_nowhere_else(game: Game) -> None:
    """A server makes one view for all of them."""
    is_alike = True
    for state, action in positions(game, 2):
        shown = [game.show(state, seat) for seat in seats_of(state)]
        is_alike &= all(view == shown[0] for view in shown) and game.secret(state, action) == NOBODY
    assert is_alike == game.alike, f"the Game has to say alike={is_alike}"


def test_every_view_has_the_points_that_people_read(game: Game) -> None:
    """Whoever is ranked higher has at least as many."""
    for state, _ in positions(game, 1):
        points, keys = game.show(state, SPECTATOR).points, game.scores(state)
        ranked = sorted(range(state.seats), key=lambda seat: keys[seat])
        assert [points[seat] for seat in ranked] == sorted(points[: state.seats])


def test_every_action_has_a_label_and_every_event_a_text(game: Game) -> None:
    for state, action in positions(game):
        said = [game.label(state, each) for each in game.moves(state)] + game.tell(state, action)
        for message in said:
            for language in LANGUAGES:
                assert format_message(language, message)


def format_message(language: str, message: Message) -> str:
    assert catalogue(language).has(message.key), message.key
    return i18n.format_message(language, message, ["Ada"] * 8)


# === What lies on the table ===

LOOKS = {"die", "card", "tile", "covered", "gone", "risk", "token", "plain"}
GROUPS = {"", "grid"}
ART = {path.stem for path in (Path(doubloon.__file__).parent / "web" / "art").glob("*.svg")}  # of the kit; empty before it is built


def scenes(game: Game) -> Iterator[tuple[State, int, list[Message]]]:
    """What each eye sees, along random games and at their ends."""
    for state, action in positions(game, 2):
        after = game.play(state, action)
        for each in (state, after) if game.actor(after) == NOBODY else (state,):
            yield from ((each, seat, game.scene(each, seat)) for seat in seats_of(each))
            yield each, NOBODY, game.bare(each)  # all open


def test_everything_on_the_table_has_words_and_a_look(game: Game) -> None:
    lying = {str(message): message for _, _, scene in scenes(game) for message in pieces(scene)}
    for message in of_every_key(lying.values()):
        for language in LANGUAGES:
            assert format_message(language, message)
            assert shown(language, look(message)) in (GROUPS if "pieces" in message.values else LOOKS)
            assert not ART or set(shown(language, look(message), ".art").split()) <= ART
            tint, columns = shown(language, look(message), ".tint"), shown(language, look(message), ".columns")
            assert tint in ("", "red", "green", "blue")
            assert bool(tint) == bool(shown(language, message, ".letter"))
            assert bool(columns) == (shown(language, look(message)) == "grid")


def shown(language: str, message: Message, part: str = "") -> str:
    has = catalogue(language).has(f"{message.key}{part}")
    return i18n.format_message(language, message, ["Ada"] * 8, part) if has else ""


def test_how_the_points_came_about_has_words_and_a_look(game: Game) -> None:
    for counts in (game.count([before, after]) for before, after in last_steps(game)):
        for language in LANGUAGES:
            for total, *parts in counts:
                assert format_message(language, total)
                assert all(format_message(language, part) for part in parts)
                assert {shown(language, look(part)) for part in parts} <= {"plain"}
                assert not ART or all(set(shown(language, look(part), ".art").split()) <= ART for part in parts)


def last_steps(game: Game) -> Iterator[tuple[State, State]]:
    for state, action in positions(game, 2):
        after = game.play(state, action)
        if game.actor(after) == NOBODY:
            yield state, after


def test_at_most_three_moves_are_made_without_touching_a_piece(game: Game) -> None:
    for state, seat, scene in scenes(game):
        assert touches(scene) <= set(range(game.actions))
        if seat == game.actor(state):
            assert len(set(game.moves(state)) - touches(scene)) <= 3


def test_pieces_have_names_of_their_own_and_groups_hold_no_groups(game: Game) -> None:
    for _, _, scene in scenes(game):
        names = [message.values["piece"] for message in pieces(scene) if "piece" in message.values]
        assert len(names) == len(set(names))
        assert not any(inner(piece) for message in scene for piece in inner(message))


def test_one_line_of_the_rules_matters_now(game: Game) -> None:
    for state, _ in positions(game, 2):
        options = {name: getattr(state, name) for name in game.options}
        lines = text("en", f"{game.id}-rules", **options).split("\n")
        assert 0 <= game.story.rule(game.show(state, SPECTATOR)) < len(lines)


def test_only_who_acts_is_guided(game: Game) -> None:
    guided = 0
    for state, _ in positions(game, 2):
        seats = range(state.seats)
        tips = {seat: game.story.guide(game.show(state, seat), seat) for seat in (SPECTATOR, *seats)}
        guided += any(tips.values())
        if game.actor(state) >= 0:
            assert {seat for seat, told in tips.items() if told} <= {game.actor(state)}
        else:
            assert not tips[SPECTATOR]
    assert guided


def test_facts_are_sound(game: Game) -> None:
    low, high = game.seats
    assert 1 <= low <= high
    assert game.version >= 1
    assert KNOWN.get(game.id) is game, f"{game.id} is not registered: is its package installed, with an entry point of {GROUP}?"
    for seats in (low - 1, high + 1):
        with pytest.raises(BadSetup, match=f"{low} to {high}"):
            game.new(seats=seats)
