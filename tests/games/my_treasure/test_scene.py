"""What lies on the table."""

from doubloon.engine.message import Message, say
from doubloon.games.my_treasure import MY_TREASURE as GAME
from doubloon.games.my_treasure.rules import DRAW, FLEE, NEXT_ROUND, SPACE, TOKEN, MyTreasureState
from tests.games.my_treasure.lines import (
    COINS,
    ORC_CAME,
    RING,
    SWORD,
    A,
    B,
    D,
    after,
    drew,
    empty_handed,
    grabbed,
    moves,
    numbers,
    round_of,
    secured,
    spaces,
    then,
    tokens,
)
from tests.scenes import found, inner, touches

FREE, CHOSEN, GONE = range(3)


def group(state: MyTreasureState, key: str) -> tuple[Message, ...]:
    [one] = found(GAME.scene(state), f"my-treasure-scene-{key}")
    return inner(one)


def test_before_the_first_card_the_cave_is_empty() -> None:
    state = after(seats=3)
    assert group(state, "cave") == tuple(say("my-treasure-scene-space", space=space) for space in (1, 2, 3, 4))
    assert say("my-treasure-scene-chest", cards=40, action=DRAW) in GAME.scene(state)
    assert touches(GAME.scene(state)) == {DRAW} == moves(state)
    assert [each.values["who"] for each in found(GAME.scene(state), "my-treasure-scene-inside")] == [0, 1, 2]


def test_a_card_is_held_up_and_laid_on_a_space() -> None:
    state = after(DRAW, B + RING)
    [card] = group(state, "held")
    assert (card.values["piece"], card.values["art"]) == (f"card-{B + RING}", "treasure-ring treasure-ring mouse")
    assert card.values["card"] == (say("my-treasure-object-ring", count=2), say("my-treasure-object-mouse", count=1))
    assert touches(GAME.scene(state)) == spaces(0, 1, 2, 3) == moves(state)


def test_a_pile_shows_its_top_and_its_height() -> None:
    state = after(drew(A + RING, 2), drew(A + SWORD, 2))
    pile = group(state, "cave")[2]
    assert (pile.values["piece"], pile.values["space"], pile.values["cards"]) == (f"card-{A + SWORD}", 3, 2)
    assert not found(GAME.scene(state), "my-treasure-scene-covered")


def test_with_the_memory_aid_all_cards_lie_open() -> None:
    state = after(drew(A + RING, 2), drew(A + SWORD, 2), memory_aid="on")
    assert [card.values["piece"] for card in group(state, "covered")] == [f"card-{A + RING}"]
    left = then(state, secured(RING, 2))
    assert len(group(left, "treasure")) == 2


def test_orcs_come_one_by_one() -> None:
    row = group(after(ORC_CAME, ORC_CAME), "orcs")
    assert [orc.values["here"] for orc in row] == [1, 1, 0, 0, 0, 0]


def test_whoever_leaves_touches_a_token_and_then_a_pile() -> None:
    state = after(drew(A + RING, 1))
    assert touches(GAME.scene(state)) == {DRAW} | tokens(0, 1, 2, 3, 4, 5) == moves(state)
    chosen = then(state, TOKEN + SWORD)
    assert [token.values["how"] for token in group(chosen, "tokens")] == [FREE, FREE, CHOSEN, FREE, FREE, FREE]
    assert touches(GAME.scene(chosen)) == spaces(1) == moves(chosen)


def test_outside_a_token_is_seen_and_cards_are_counted() -> None:
    state = after(drew(A + RING, 1), secured(SWORD, 1), seats=3)
    assert [token.values["how"] for token in group(state, "tokens")] == [FREE, FREE, GONE, FREE, FREE, FREE]
    assert say("my-treasure-scene-owned", who=1, piece="token-2", kind=SWORD) in GAME.scene(state)
    assert say("my-treasure-scene-taken", who=1, cards=1) in GAME.scene(state)


def test_after_the_last_orc_tokens_lie_face_down() -> None:
    state = after(drew(A + RING, 1), drew(A + SWORD, 2), ORC_CAME, seats=3, orcs=1)
    assert len(group(state, "blind-tokens")) == 6
    assert touches(GAME.scene(state)) == spaces(1, 2) == moves(state)
    fled = then(state, grabbed(1))
    assert len(group(fled, "blind-tokens")) == 5
    assert say("my-treasure-scene-unknown", who=0) in GAME.scene(fled)


def test_with_no_pile_left_fleeing_is_a_button() -> None:
    state = after(ORC_CAME, orcs=1)
    assert moves(state) - touches(GAME.scene(state)) == {FLEE}


def test_the_count_shows_all_cards_and_the_glory() -> None:
    state = after(numbers(3, 2))
    assert [card.values["piece"] for card in inner(found(GAME.scene(state), "my-treasure-scene-treasure")[0])] == ["card-12"]
    assert found(GAME.scene(state), "my-treasure-scene-count") == [
        say("my-treasure-scene-count", who=0, number=3, mice=0, gained=3, glory=3, target=7),
        say("my-treasure-scene-count", who=1, number=2, mice=1, gained=2, glory=2, target=7),
    ]
    assert moves(state) == {NEXT_ROUND}


def test_the_count_says_which_symbols_count() -> None:
    state = after(round_of((RING, [D + RING, B + SWORD]), (SWORD, [B + RING])))
    first, second = found(GAME.scene(state), "my-treasure-scene-treasure")
    assert {card.values["art"]: card.values["match"] for card in inner(first)} == {
        "treasure-ring treasure-ring treasure-diamond treasure-coins": "1100",
        "treasure-sword treasure-sword mouse": "001",
    }
    assert [card.values["match"] for card in inner(second)] == ["001"]


def test_treasures_are_opened_in_the_order_of_the_announcement_and_a_blind_one_counts_nothing_yet() -> None:
    state = after(drew(A + RING, 0), drew(A + SWORD, 1), drew(A + COINS, 2), ORC_CAME, grabbed(1, 2, 0), seats=3, first=1, orcs=1)
    opened = found(GAME.scene(state), "my-treasure-scene-treasure")
    assert [each.values["who"] for each in opened] == [1, 2, 0]
    assert not [card for each in opened for card in inner(each) if "match" in card.values]
    turned = found(GAME.scene(then(state, SWORD)), "my-treasure-scene-treasure")
    assert [[card.values.get("match") for card in inner(each)] for each in turned] == [["01"], [None], [None]]


def test_before_the_count_nothing_says_what_counts() -> None:
    state = after(drew(A + RING, 1), secured(RING, 1), seats=3, memory_aid="on")
    assert [card.values.get("match") for card in group(state, "treasure")] == [None]


def test_a_token_that_is_gone_says_who_has_it() -> None:
    state = after(drew(A + RING, 1), secured(SWORD, 1), seats=3)
    assert group(state, "tokens")[SWORD] == say("my-treasure-scene-token", kind=SWORD, how=GONE, owner=1)


def test_leaving_has_three_steps() -> None:
    state = after(drew(A + RING, 1))
    assert not found(GAME.scene(state), "my-treasure-scene-steps")
    assert [step.values["how"] for step in group(then(state, TOKEN + SWORD), "steps")] == [0, 1, 2]


def test_the_rules_open_at_what_can_be_done() -> None:
    def line(state: MyTreasureState) -> int:
        return GAME.story.rule(GAME.show(state, 0))

    assert line(after()) == 2
    assert line(after(DRAW)) == 2
    assert line(after(drew(A + RING))) == 4
    assert line(after(drew(A + RING), orcs=1)) == 7
    assert line(after(DRAW, A + RING)) == 2
    assert line(after(drew(A + RING), DRAW, A + SWORD)) == 3
    assert line(after(drew(A + RING), TOKEN + RING)) == 6
    assert line(after(drew(A + RING, 0), drew(A + SWORD, 1), TOKEN + RING, SPACE)) == 5  # MT-22: alone in the cave
    assert line(after(ORC_CAME, orcs=1)) == 8
    assert line(after(empty_handed(2), orcs=1)) == 9
    assert line(after(empty_handed(2), orcs=1, glory_target=1)) == 11
