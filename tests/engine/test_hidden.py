"""What is not for everybody's eyes, in a game of one card: seat 0 is dealt it, seat 1 may only guess."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from doubloon.engine.game import CHANCE, NOBODY, SPECTATOR, UNSEEN, Game
from doubloon.engine.message import Message, aside, say
from doubloon.engine.record import Record, State, View, copies, hidden, int8, number
from doubloon.games.pig import PIG


class OneCardFields(Record):
    colours: int = number(int8, 2, (2, 5), "Colours in the deck.")
    seats: int = int8
    first: int = int8
    card: int = hidden(int8)
    guess: int = int8


class OneCard(State, OneCardFields):
    pass


class OneCardView(View, OneCardFields):
    points: list[int] = int8[2]


copy_to_view = copies(OneCard, OneCardView)


def setup(state: Any, seats: int) -> None:
    state.seats = seats


def actor(state: Any) -> int:
    return CHANCE if state.card == 0 else 1 if state.guess == 0 else NOBODY


def moves(state: Any, weights: Any) -> None:
    for colour in range(1, state.colours + 1):
        weights[colour] = 1


def apply(state: Any, action: int) -> None:
    if state.card == 0:
        state.card = action
    else:
        state.guess = action


def scores(state: Any, out: Any) -> None:
    out[1 if state.guess == state.card else 0] = 1


def show(state: Any, seat: int, view: Any) -> None:
    copy_to_view(state, view)
    if seat == 0:
        view.card = state.card


def label(state: OneCard, action: int) -> Message:
    return say("colour", number=action)


def tell(before: OneCardView, action: int, after: OneCardView) -> list[Message]:
    return [say("dealt")] if action == UNSEEN else [say("dealt", colour=action)]


RULES = SimpleNamespace(
    STATE=OneCard, VIEW=OneCardView, setup=setup, actor=actor, moves=moves, apply=apply, scores=scores, show=show, know=show, redeal=None
)
ONE_CARD: Game[OneCard, OneCardView] = Game(
    id="one-card",
    version=1,
    seats=(2, 2),
    actions=6,
    step_limit=10,
    rules=RULES,
    story=SimpleNamespace(label=label, tell=tell),
    secret=lambda state, action: 0 if state.card == 0 else NOBODY,
)


def test_a_hidden_field_is_not_copied_into_a_view() -> None:
    state = ONE_CARD.play(ONE_CARD.new(), 2)
    assert state.card == 2
    assert [ONE_CARD.show(state, seat).card for seat in (0, 1, SPECTATOR)] == [2, 0, 0]


def test_what_one_seat_alone_sees_is_told_to_it_alone() -> None:
    opening = ONE_CARD.new()
    assert ONE_CARD.tell(opening, 1, 0) == [say("dealt", colour=1)]
    assert ONE_CARD.tell(opening, 1, 1) == ONE_CARD.tell(opening, 2, 1) == ONE_CARD.tell(opening, 2) == [say("dealt")]


def test_what_all_see_is_told_to_all() -> None:
    state = ONE_CARD.play(ONE_CARD.new(), 2)
    assert ONE_CARD.tell(state, 1, 0) == ONE_CARD.tell(state, 1, 1) == [say("dealt", colour=1)]


def test_a_view_may_leave_fields_out() -> None:
    class Blind(View):
        guess: int = int8

    assert "card" not in Blind.fields
    assert OneCard.fields["card"].is_hidden
    assert not OneCardView.fields["card"].is_hidden


def test_one_set_of_rules_may_have_two_defaults() -> None:
    colourful = replace(ONE_CARD, id="many-colours", defaults={"colours": 5})
    assert (ONE_CARD.new().colours, colourful.new().colours, colourful.new(colours=2).colours) == (2, 5, 2)
    assert colourful.options["colours"].default == 5


def test_messages_read_plainly() -> None:
    nested = say("drew", who=1, card=(say("ring", count=2), aside("mouse")), place="C4")
    assert str(nested) == "drew who=1 card=[ring count=2, mouse] place=C4"
    assert PIG.secret(PIG.new(), 0) == NOBODY
    assert not PIG.dealing(PIG.new())
