"""What is told: a turn, a flight, a scoring, the end."""

import pytest

from doubloon.engine.game import CHANCE, SPECTATOR
from doubloon.engine.message import Message, aside, say
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, FLEE, NEXT_ROUND, ORC, SPACE, TOKEN, MyTreasureState
from tests.games.my_treasure.lines import (
    COINS,
    NECKLACE,
    ORC_CAME,
    POTION,
    RING,
    SWORD,
    A,
    B,
    C,
    E,
    after,
    drew,
    grabbed,
    numbers,
    secured,
    then,
)

KINDS = ["ring", "diamond", "sword", "necklace", "coins", "potion"]


def told(state: MyTreasureState, *line: int | list[int], seat: int = SPECTATOR) -> list[Message]:
    """All that is told along a line."""
    messages = []
    for part in line:
        for action in part if isinstance(part, list) else [part]:
            messages += GAME.tell(state, action, seat)
            state = GAME.play(state, action)
    return messages


def symbol(kind: str, count: int, form: str = "symbol") -> Message:
    return say(f"my-treasure-{form}-{kind}", count=count)


# === A turn ===


@pytest.mark.clause("MT-8", "G-2")
def test_chance_tells_who_begins() -> None:
    state = GAME.new(seats=3, first=CHANCE)
    assert told(state, 2) == [say("begins", who=2)]
    assert GAME.label(state, 1) == say("first-seat", who=1)


@pytest.mark.clause("MT-10", "MT-13", "MT-15")
def test_a_card_is_told_when_it_is_drawn_and_its_space_when_it_is_laid() -> None:
    card = (symbol("ring", 2, "object"), symbol("sword", 2, "object"), symbol("necklace", 1, "object"))
    assert told(GAME.new(seats=3), drew(E + RING, 2)) == [
        say("my-treasure-drew", who=0, card=card),
        aside("my-treasure-placed", space=3),
        say("turn", who=1),
    ]


@pytest.mark.clause("MT-10")
def test_a_card_is_named_by_its_symbols_mice_last() -> None:
    assert GAME.label(after(DRAW), B + POTION) == say("my-treasure-card", card=(symbol("potion", 2), symbol("mouse", 1)))
    assert GAME.label(after(DRAW), C) == say("my-treasure-card", card=(symbol("ring", 3),))
    assert GAME.label(after(DRAW), ORC) == say("my-treasure-orc")


@pytest.mark.clause("MT-14")
def test_an_orc_is_told_with_the_number_of_orcs_that_are_out() -> None:
    line = told(GAME.new(seats=2), ORC_CAME, ORC_CAME)
    assert line == [
        say("my-treasure-drew-orc", who=0, orcs=1, all=6),
        say("turn", who=1),
        say("my-treasure-drew-orc", who=1, orcs=2, all=6),
        say("turn", who=0),
    ]


@pytest.mark.clause("MT-16", "MT-Q8", "MT-Q9")
@pytest.mark.parametrize("kind", range(6))
def test_a_token_is_told_and_of_a_treasure_the_number_of_cards(kind: int) -> None:
    state = after(drew(A, 1), drew(B, 1), seats=3)
    assert told(state, secured(kind, 1)) == [
        say(f"my-treasure-took-{KINDS[kind]}", who=2),
        say("my-treasure-secured", who=2, space=2, cards=2),
        say("turn", who=0),
    ]
    assert GAME.label(state, TOKEN + kind) == say(f"my-treasure-token-{KINDS[kind]}")


@pytest.mark.clause("MT-22")
def test_the_last_dwarf_is_not_told_of_the_turn_again_and_again() -> None:
    state = after(drew(A), secured(RING))
    assert told(state, ORC_CAME, DRAW) == [say("my-treasure-drew-orc", who=0, orcs=1, all=6)]


@pytest.mark.clause("MT-9", "MT-11", "MT-16", "MT-25", "MT-36")
def test_moves_have_the_names_of_what_they_do() -> None:
    state = after(drew(A, 2))
    assert GAME.label(state, DRAW) == say("my-treasure-draw", left=6, cards=39)
    assert GAME.label(then(state, DRAW, B), SPACE) == say("my-treasure-place", space=1)
    assert GAME.label(then(state, TOKEN), SPACE + 2) == say("my-treasure-secure", space=3)
    fleeing = then(state, ORC_CAME * 6)
    assert GAME.label(fleeing, SPACE + 2) == say("my-treasure-grab", space=3)
    assert GAME.label(then(fleeing, SPACE + 2), FLEE) == say("my-treasure-flee")
    assert GAME.label(after(numbers(8, 7)), NEXT_ROUND) == say("my-treasure-next-round")


# === A flight ===


@pytest.mark.clause("MT-23", "MT-26", "MT-27", "MT-32", "MT-Q3")
def test_a_flight_from_the_last_orc_to_the_scoring() -> None:
    """Seat 1 left with a sword; seat 0 draws the last orc; seat 2 grabs rings, seat 0 finds nothing."""
    state = after(drew(C + SWORD), secured(SWORD), drew(C + RING, 1), drew(A + RING, 1), ORC_CAME, orcs=2, seats=3)
    assert told(state, ORC_CAME, grabbed(1), FLEE, COINS, POTION) == [
        say("my-treasure-drew-orc", who=0, orcs=2, all=2),
        say("my-treasure-alarm"),
        say("turn", who=2),
        say("my-treasure-grabbed", who=2, space=2, cards=2),
        say("turn", who=0),
        say("my-treasure-fled", who=0),
        say("my-treasure-revealed-coins", who=0),
        say("my-treasure-revealed-potion", who=2),
        say("my-treasure-scored", who=0, number=0, gained=0, glory=0),
        say("my-treasure-scored", who=1, number=3, gained=3, glory=3),
        say("my-treasure-scored", who=2, number=1, gained=1, glory=1),
    ]


@pytest.mark.clause("MT-27")
@pytest.mark.parametrize("kind", range(6))
def test_a_blind_token_is_named_when_it_is_turned_over(kind: int) -> None:
    state = after(ORC_CAME, FLEE, FLEE, orcs=1)
    assert GAME.label(state, kind) == say(f"my-treasure-kind-{KINDS[kind]}")
    assert GAME.tell(state, kind) == [say(f"my-treasure-revealed-{KINDS[kind]}", who=0)]


@pytest.mark.clause("MT-Q13")
def test_a_lone_drawer_flees_without_being_called() -> None:
    state = after(drew(A), secured(RING), drew(B, 2), orcs=1)
    assert told(state, ORC_CAME, grabbed(2), NECKLACE) == [
        say("my-treasure-drew-orc", who=0, orcs=1, all=1),
        say("my-treasure-alarm"),
        say("my-treasure-grabbed", who=0, space=3, cards=1),
        say("my-treasure-revealed-necklace", who=0),
        say("my-treasure-scored", who=0, number=1, gained=2, glory=2),
        say("my-treasure-scored", who=1, number=2, gained=3, glory=3),
    ]


# === Scoring and the end ===


@pytest.mark.clause("MT-32", "MT-35", "MT-36", "MT-37")
def test_numbers_and_glory_are_told_and_then_who_begins_the_next_round() -> None:
    line = numbers(5, 6, 8, starter=2)
    state = after(line[:-1], seats=3, first=2)
    assert told(state, line[-1])[-3:] == [
        say("my-treasure-scored", who=2, number=8, gained=3, glory=3),
        say("my-treasure-scored", who=0, number=5, gained=0, glory=0),
        say("my-treasure-scored", who=1, number=6, gained=1, glory=1),
    ]
    assert told(then(state, line[-1]), NEXT_ROUND) == [say("my-treasure-round", who=0)]


@pytest.mark.clause("MT-39")
@pytest.mark.parametrize(
    ("told_numbers", "ending"),
    [
        ((8, 7, 5), [say("won", who=0)]),
        ((7, 8, 5), [say("won", who=1)]),
        ((8, 5, 8), [say("won-shared", who=0), say("won-shared", who=2)]),
    ],
)
def test_the_winners_are_told_at_the_end(told_numbers: tuple[int, int, int], ending: list[Message]) -> None:
    line = numbers(*told_numbers)
    messages = told(after(line[:-1], seats=3, glory_target=3), line[-1])
    assert messages[-len(ending) :] == ending
    assert messages[-len(ending) - 1].key == "my-treasure-scored"


@pytest.mark.clause("MT-39")
def test_a_tie_is_told_as_it_was_broken() -> None:
    """8 to 8: seat 0 had 3, 3, 2, seat 1 had 2, 3, 3."""
    last = numbers(7, 8)
    state = after(numbers(8, 7), NEXT_ROUND, numbers(8, 8, starter=1), NEXT_ROUND, last[:-1])
    assert told(state, last[-1])[-3:] == [
        say("my-treasure-scored", who=0, number=7, gained=2, glory=8),
        say("my-treasure-scored", who=1, number=8, gained=3, glory=8),
        say("won", who=1),
    ]


@pytest.mark.clause("G-6", "MT-Q10")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everyone_is_told_the_same(seat: int) -> None:
    line = [*drew(A), *drew(B), *secured(RING), *drew(C, 1), *ORC_CAME * 6, *grabbed(1), FLEE, COINS, POTION]
    assert told(GAME.new(seats=3), line, seat=seat) == told(GAME.new(seats=3), line)
