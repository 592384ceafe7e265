"""Who may do what at a table, and what is answered to who may not."""

from random import Random
from typing import Any

import pytest

from doubloon.engine.errors import Refusal
from doubloon.engine.game import SPECTATOR
from doubloon.games.do_not_touch.rules import ACT
from doubloon.server.protocol.messages import (
    Add,
    Again,
    Agree,
    Back,
    Bot,
    Close,
    Emote,
    Free,
    Hand,
    Hint,
    Leave,
    Move,
    NewSeat,
    Phase,
    Start,
    Undo,
)
from doubloon.server.table import events
from doubloon.server.table.commands import next_host
from doubloon.server.table.dice import is_ready
from doubloon.server.table.moves import offers, running_game
from doubloon.server.table.state import fold
from doubloon.server.table.views import Status, room, seats_of
from tests.server.tables import BOT, ME, OPEN, Sitting, playing, sitting

ROLL, HOLD = 0, 1


def refused(sat: Sitting, command: Any, who: Any = None, **values: Any) -> str:
    """The reason; and nothing has happened."""
    before = sat.table.seq
    with pytest.raises(Refusal) as caught:
        sat.do(command, who, **values)
    assert sat.table.seq == before
    return caught.value.key


# === Sitting down ===


def test_friends_take_open_seats_in_order() -> None:
    sat = sitting("pig", (ME, OPEN, OPEN))
    sat.join()
    sat.join()
    assert [seat.is_person for seat in sat.table.seats] == [True, True, True]
    assert len({seat.name for seat in sat.table.seats}) == 3
    with pytest.raises(Refusal, match="no seat is open"):
        sat.join()


def test_a_seat_may_be_wished_for_and_a_name() -> None:
    sat = sitting("pig", (ME, OPEN, OPEN))
    sat.join(seat=2, name="Wild Wolf", face="🐺")
    assert (sat.table.seats[2].name, sat.table.seats[2].face) == ("Wild Wolf", "🐺")
    wishes: list[tuple[dict[str, Any], str]] = [
        ({"seat": 2}, "seat/taken"),
        ({"name": "Wild Wolf"}, "name/taken"),
        ({"name": "<b>"}, "name/letters"),
        ({"face": "x"}, "face/unknown"),
    ]
    for wish, key in wishes:
        with pytest.raises(Refusal) as caught:
            sat.join(**wish)
        assert caught.value.key == key


def test_a_bot_may_be_wished_for_by_its_name_and_comes_with_its_face() -> None:
    sat = sitting("pig", (ME, NewSeat(kind="bot", bot="gentle", name="Hops"), NewSeat(kind="bot", bot="cunning", name="Inky", face="🐦")))
    assert [(seat.name, seat.face, seat.bot) for seat in sat.table.seats[1:]] == [("Hops", "🐰", "gentle"), ("Inky", "🐦", "cunning")]


@pytest.mark.parametrize(
    "wish", [{"bot": "clever", "name": "Hops"}, {"bot": "gentle", "name": "<b>"}, {"bot": "gentle", "name": "Hops", "face": "🐺"}]
)
def test_a_bot_that_is_not_on_the_list_is_refused(wish: dict[str, str]) -> None:
    with pytest.raises(Refusal) as caught:
        sitting("pig", (ME, NewSeat(kind="bot", **wish)))
    assert caught.value.key == "name/unknown"


def test_watching_is_for_the_host_to_allow() -> None:
    sat = sitting("pig", (ME, OPEN))
    sat.join(watch=True)
    assert sat.table.holders[-1].seat is None
    closed = sitting("pig", (ME, OPEN), spectators=False)
    with pytest.raises(Refusal, match="nobody may watch"):
        closed.join(watch=True)


# === The start ===


def test_only_the_host_starts_and_only_when_no_seat_is_open() -> None:
    sat = sitting("pig", (ME, OPEN))
    assert refused(sat, Start) == "table/open-seats"
    sat.join()
    assert refused(sat, Start, {1}) == "table/not-host"
    sat.do(Start, {0})
    assert sat.table.phase == Phase.CALLED


def test_every_person_adds_to_the_dice_once() -> None:
    sat = sitting("pig", (ME, OPEN, BOT))
    sat.join()
    assert not is_ready(sat.table)
    assert refused(sat, Add, {0}, seat=1, bits="0" * 32) == "seat/not-yours"
    sat.do(Add, {0}, seat=0, bits="0" * 32)
    assert refused(sat, Add, {0}, seat=0, bits="1" * 32) == "seat/added"
    sat.do(Add, {1}, seat=1, bits="1" * 32)
    assert is_ready(sat.table)
    sat.start()
    assert [seat.addition for seat in sat.table.seats][:2] == ["0" * 32, "1" * 32]
    assert len(sat.table.seats[2].addition) == 32


# === Moves ===


def test_a_move_is_for_whose_turn_it_is() -> None:
    sat = playing("pig", (ME, ME))
    assert refused(sat, Move, seat=1, action=ROLL, base=sat.table.seq) == "move/turn"
    assert refused(sat, Move, {1}, seat=0, action=ROLL, base=sat.table.seq) == "seat/not-yours"
    assert refused(sat, Move, seat=0, action=7, base=sat.table.seq) == "move/illegal"
    assert refused(sat, Move, seat=9, action=7, base=sat.table.seq) == "seat/unknown"


def test_a_move_meant_for_an_older_position_is_stale() -> None:
    sat = playing()
    old = sat.table.seq
    sat.move(ROLL)
    assert refused(sat, Move, seat=0, action=HOLD, base=old) in ("move/stale", "move/turn")
    assert sat.table.game_seq == sat.table.seq


def test_no_moves_before_the_start_or_after_the_end() -> None:
    sat = sitting()
    assert refused(sat, Move, seat=0, action=ROLL, base=9) == "table/not-playing"


def test_a_command_is_remembered_by_its_id() -> None:
    sat = playing()
    sat.move(ROLL, id="once")
    assert sat.table.command_seqs[0, "once"] == sat.table.seq


# === Undo: back to the last new information ===


def test_a_roll_cannot_be_undone() -> None:
    sat = playing()
    sat.move(ROLL)
    assert refused(sat, Undo, seat=0, base=sat.table.seq) == "move/no-undo"


def test_holding_can_be_undone_until_somebody_else_acts() -> None:
    sat = playing(seed=3)
    while sat.table.state.turn != 0 or not sat.table.state.at_risk:  # type: ignore[union-attr]
        sat.move(ROLL)
    before = sat.table.state
    length = len(sat.table.actions)
    sat.move(HOLD)
    sat.do(Undo, seat=0, base=sat.table.seq)
    assert sat.table.state == before
    assert len(sat.table.actions) == len(sat.table.times) == length
    sat.move(HOLD)
    sat.move(ROLL, seat=1)
    assert refused(sat, Undo, seat=0, base=sat.table.seq) in ("move/no-undo", "move/stale")


def test_a_pick_from_a_hidden_hand_can_be_undone() -> None:
    sat = playing("do-not-touch-numbers", (ME, ME))
    while sat.table.state.phase != ACT or len(offers(sat.table)[sat.table.state.turn].moves) == 1:  # type: ignore[union-attr]
        sat.play(Random(1), 1)
    before = sat.table.state
    assert before is not None
    sat.move(offers(sat.table)[before.turn].moves[0])
    assert sat.table.state != before
    sat.do(Undo, seat=before.turn, base=sat.table.seq)
    assert sat.table.state == before


def played_until(sat: Sitting, wanted: str) -> int:
    """Play at random until such a move is offered; that move."""
    rng = Random(5)
    for _ in range(2000):
        game, state = running_game(sat.table)
        for action in game.moves(state):
            if game.label(state, action).key == wanted:
                return action
        sat.play(rng, 1)
    raise AssertionError(f"{wanted} is never offered")


@pytest.mark.parametrize("game", ["do-not-touch-numbers", "do-not-touch-symbols"])
@pytest.mark.parametrize("wanted", ["do-not-touch-swap", "do-not-touch-from-discard"])
def test_a_swap_and_an_open_draw_can_be_taken_back(game: str, wanted: str) -> None:
    """DT-10: both cards of a swap were seen by who swaps."""
    sat = playing(game, (ME, ME, ME))
    action = played_until(sat, wanted)
    before = sat.table.state
    assert before is not None
    sat.move(action)
    assert sat.table.state != before
    sat.do(Undo, seat=before.turn, base=sat.table.seq)
    assert sat.table.state == before


@pytest.mark.parametrize(
    ("game", "wanted"), [("do-not-touch-numbers", "do-not-touch-from-deck"), ("do-not-touch-symbols", "do-not-touch-cash")]
)
def test_cards_from_the_covered_deck_end_the_taking_back(game: str, wanted: str) -> None:
    """DT-11: cards of the deck are new. A swap before them cannot be taken back any more."""
    sat = playing(game, (ME, ME, ME))
    action = played_until(sat, wanted)
    seat = sat.table.state.turn  # type: ignore[union-attr]
    sat.move(action)
    assert refused(sat, Undo, seat=seat, base=sat.table.seq) == "move/no-undo"


def test_a_swap_cannot_be_taken_back_once_somebody_else_acts() -> None:
    sat = playing("do-not-touch-numbers", (ME, ME))
    swap = played_until(sat, "do-not-touch-swap")
    seat = sat.table.state.turn  # type: ignore[union-attr]
    sat.move(swap)
    rng = Random(1)
    while sat.table.state.turn == seat:  # type: ignore[union-attr]
        sat.play(rng, 1)
    sat.play(rng, 1)
    assert refused(sat, Undo, seat=seat, base=sat.table.seq) in ("move/no-undo", "move/stale")


@pytest.mark.clause("G-8")
def test_undo_never_shows_a_tile_twice() -> None:
    """Neither turning a tile that was seen before nor covering what is open can be taken back."""
    sat = playing("little-dragon", (ME, ME), options={"spider": "stays"})
    seen = 0
    for place in range(49):
        game, state = sat.table.game, sat.table.state
        assert game is not None
        moves = list(game.moves(state))  # type: ignore[arg-type]
        if moves == [50]:
            sat.move(50)
            seen += 1
        else:
            sat.move(next(action for action in (*range(place % 7, 49), *moves) if action in moves))
        seat = game.actor(sat.table.undo_stack[-1].before) if sat.table.undo_stack else 0
        assert refused(sat, Undo, seat=seat, base=sat.table.seq) == "move/no-undo"
    assert seen


# === Seats change hands ===


def test_a_seat_goes_to_a_bot_and_back() -> None:
    sat = playing()
    sat.do(Hand, {0}, seat=0, bot="gentle")
    assert sat.table.seats[0].bot == "gentle"
    assert refused(sat, Move, {0}, seat=0, action=ROLL, base=sat.table.seq) == "seat/handed-over"
    assert refused(sat, Back, {1}, seat=0) == "seat/not-yours"
    sat.do(Back, {0}, seat=0)
    sat.move(ROLL, seat=0)
    assert refused(sat, Back, {0}, seat=0) == "seat/yours"
    assert refused(sat, Hand, {0}, seat=0, bot="os:system") == "setup/bot"


@pytest.mark.parametrize("game", ["do-not-touch-numbers", "do-not-touch-symbols"])
def test_who_takes_a_seat_in_a_game_with_hands_watches_until_it_is_over(game: str) -> None:
    """The host cannot read a hand by freeing its seat and joining it."""
    sat = playing(game, (ME, ME, BOT))
    for seat in (1, 2):  # a person's, and a bot's
        sat.do(Free, {0}, seat=seat)
        sat.join()
    assert [seat.bot for seat in sat.table.seats] == ["", "clever", "clever"]
    assert seats_of(sat.table, {2, 3}) == (SPECTATOR,)
    assert seats_of(sat.table, {0, 2}) == (0,)
    assert refused(sat, Back, {2}, seat=1) == "seat/waiting"
    assert refused(sat, Hint, {2}, seat=1) == "seat/handed-over"
    sat.do(Leave, {3}, seat=2)
    sat.join()
    sat.play(Random(1))
    assert sat.table.phase == Phase.OVER
    assert all(seat.is_person for seat in sat.table.seats)
    assert seats_of(sat.table, {2, 4}) == (1, 2)


def seated_by(sat: Sitting, seat: int, *answers: tuple[set[int], bool]) -> bool:
    """Does the person who waits for the seat play it after these answers?"""
    for holders, yes in answers:
        sat.do(Agree, holders, seat=seat, yes=yes)
    return sat.table.seats[seat].is_person


HANDS = "do-not-touch-numbers"


def test_who_waits_for_a_hand_plays_it_when_all_others_have_agreed() -> None:
    sat = playing(HANDS, (ME, ME, ME, BOT))
    sat.do(Free, {0}, seat=1)
    sat.join()
    assert not seated_by(sat, 1, ({0}, True))
    assert room(sat.table, Status()).seats[1].agreed == [0]
    assert seats_of(sat.table, {3}) == (SPECTATOR,)
    assert refused(sat, Agree, {3}, seat=1) == "seat/not-asked"  # not who asks
    assert seated_by(sat, 1, ({2}, True))
    assert seats_of(sat.table, {3}) == (1,)
    assert room(sat.table, Status()).seats[1].agreed == []
    sat.play(Random(1))
    assert sat.table.phase == Phase.OVER


def test_one_device_answers_for_all_its_seats() -> None:
    sat = playing(HANDS, (ME, ME, ME))
    sat.do(Free, {0}, seat=2)
    sat.join()
    assert seated_by(sat, 2, ({0, 1}, True))


def test_a_no_stands_until_the_game_is_over() -> None:
    sat = playing(HANDS, (ME, ME, ME))
    sat.do(Free, {0}, seat=2)
    sat.join()
    assert not seated_by(sat, 2, ({0}, True), ({1}, False))
    assert room(sat.table, Status()).seats[2].refused
    assert refused(sat, Agree, {1}, seat=2) == "seat/nobody-waits"
    sat.do(Free, {0}, seat=1)
    assert not sat.table.seats[2].is_person
    sat.play(Random(1))
    assert sat.table.seats[2].is_person
    assert not room(sat.table, Status()).seats[2].refused


def test_who_is_absent_or_lets_a_bot_play_is_asked_too() -> None:
    """A host cannot wait until a phone sleeps, or put a bot on its seat, to read a hand."""
    sat = playing(HANDS, (ME, ME, ME))
    sat.do(Bot, {0}, seat=1)
    sat.do(Free, {0}, seat=2)
    sat.join()
    assert not seated_by(sat, 2, ({0}, True))


def test_who_has_left_for_good_is_not_asked() -> None:
    sat = playing(HANDS, (ME, ME, ME))
    sat.do(Free, {0}, seat=2)
    sat.join()
    assert not seated_by(sat, 2, ({0}, True))
    sat.do(Free, {0}, seat=1)
    assert sat.table.seats[2].is_person
    assert refused(sat, Agree, {0}, seat=1) == "seat/nobody-waits"


def test_two_who_wait_are_asked_for_one_by_one() -> None:
    """Who may play now is asked about the other one."""
    sat = playing(HANDS, (ME, ME, ME))
    for seat in (1, 2):
        sat.do(Free, {0}, seat=seat)
        sat.join()
    assert seated_by(sat, 1, ({0}, True))
    assert not seated_by(sat, 2, ({0}, True))
    assert seated_by(sat, 2, ({3}, True))


def test_nobody_is_asked_where_only_bots_have_seats() -> None:
    sat = sitting(HANDS, (OPEN, BOT))
    sat.join()
    sat.start()
    sat.do(Free, {0}, seat=0)
    sat.join()
    assert sat.table.seats[0].is_person


def test_who_takes_a_seat_where_everybody_sees_the_same_plays_at_once() -> None:
    sat = playing("pig", (ME, ME))
    sat.do(Free, {0}, seat=1)
    sat.join()
    assert seats_of(sat.table, {2}) == (1,)
    assert sat.table.seats[1].is_person


def test_leaving_opens_the_seat_before_the_game_and_a_bot_plays_during_it() -> None:
    sat = sitting("pig", (ME, OPEN))
    sat.join()
    sat.do(Leave, {1}, seat=1)
    assert sat.table.seats[1].is_open
    assert sat.table.holders[1].is_revoked
    sat.join()
    sat.start()
    sat.do(Leave, {2}, seat=1)
    assert sat.table.seats[1].bot == "clever"
    sat.do(Back, {2}, seat=1)
    assert sat.table.seats[1].is_person


def test_the_host_frees_seats_and_puts_bots_on_them() -> None:
    sat = sitting("pig", (ME, OPEN, OPEN))
    sat.join()
    sat.do(Free, {0}, seat=1)
    assert sat.table.seats[1].is_open
    assert refused(sat, Free, {0}, seat=0) == "seat/host"
    sat.do(Bot, {0}, seat=1, bot="cunning")
    sat.do(Bot, {0}, seat=2)
    assert [seat.bot for seat in sat.table.seats] == ["", "cunning", "clever"]
    assert all(seat.name for seat in sat.table.seats)
    assert refused(sat, Bot, {1}, seat=1) == "table/not-host"


def test_the_next_person_who_is_there_is_host() -> None:
    sat = sitting("pig", (OPEN, ME, BOT, OPEN))
    assert sat.table.host == 0
    assert sat.table.holders[0].seat == 1
    sat.join()
    sat.join()
    assert next_host(sat.table, {0, 1, 2}) == 2  # seat 3, past the bot
    assert next_host(sat.table, {0, 1}) == 1  # seat 0
    assert next_host(sat.table, {0}) is None


def test_a_closed_table_refuses_everything() -> None:
    sat = playing()
    assert refused(sat, Close, {1}) == "table/not-host"
    sat.do(Close, {0})
    assert refused(sat, Start) == "table/closed"


def test_emotes_and_hints_are_checked() -> None:
    sat = playing("pig", (ME, ME), hints=False)
    assert refused(sat, Emote, seat=0, emote="you smell") == "emote/unknown"
    sat.do(Emote, seat=0, emote="laugh")
    assert refused(sat, Hint, seat=0) == "table/no-hints"
    assert refused(sat, Again) == "table/phase"


# === Bots that play for people ===


def test_another_game_gives_all_seats_back_to_their_people() -> None:
    sat = playing("pig", options={"target": 10})
    sat.do(Hand, seat=0)
    sat.play(Random(1))
    assert sat.table.seats[0].bot
    sat.do(Again)
    assert [(seat.bot, seat.played) for seat in sat.table.seats] == [("", 0), ("", 0)]
    before = [event for event in sat.events if not isinstance(event, events.Again)]
    older = fold(sat.table.id, [*before, events.Again(at=1, seed="00" * 32, first=0)])  # as it was stored before
    assert older.seats[0].bot
