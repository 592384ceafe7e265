"""What lies on the table."""

from doubloon.engine.message import Message, say
from doubloon.games.troll_dragon import TROLL_DRAGON as GAME
from doubloon.games.troll_dragon.rules import (
    BLANK,
    DIAMOND,
    DOOR,
    DRAGON,
    ENTER,
    HOLD_DIAMOND,
    KEY,
    LEAVE,
    ROLL,
    SET_DOOR,
    SET_KEY,
    TROLL,
    TrollDragonState,
)
from tests.games.troll_dragon.lines import CAUGHT, ENTERED, after, dragon, gold, rolled, then
from tests.scenes import found, inner, touches

FREE, BLOCKED, ASIDE, HELD, FALLING, WAITING = range(6)
MISSING, LOOSE, OFFERED, KEPT = range(4)


def group(state: TrollDragonState, key: str) -> tuple[Message, ...]:
    [one] = found(GAME.scene(state), f"troll-dragon-scene-{key}")
    return inner(one)


def lying(state: TrollDragonState) -> list[tuple[object, object]]:
    """Face and lie of each Grotto die."""
    dice = group(state, "dice")
    assert [die.values["piece"] for die in dice] == ["die-0", "die-1", "die-2", "die-3"]
    return [(die.values["face"], die.values["how"]) for die in dice]


def locks(state: TrollDragonState) -> list[object]:
    return [socket.values["how"] for socket in group(state, "lock")]


def test_four_dice_from_the_first_moment_on() -> None:
    assert lying(after()) == [(0, WAITING)] * 4
    assert lying(after(ROLL, TROLL, DIAMOND)) == [(TROLL, BLOCKED), (DIAMOND, FREE), (0, FALLING), (0, FALLING)]


def test_what_was_gathered_lies_at_risk_and_then_in_the_pack() -> None:
    state = after(rolled(DIAMOND, DIAMOND, TROLL, TROLL))
    assert group(state, "at-risk")[0] == say("troll-dragon-scene-risk-diamonds", diamonds=2)
    assert found(GAME.scene(state), "troll-dragon-scene-grotto") == [say("troll-dragon-scene-grotto", diamonds=58)]
    packs = found(GAME.scene(then(state, LEAVE)), "troll-dragon-scene-pack-diamonds")
    assert packs == [say("troll-dragon-scene-pack-diamonds", who=seat, diamonds=count) for seat, count in enumerate((2, 0))]


def test_what_is_at_risk_is_said_in_points() -> None:
    state = after(rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER, gold(2, 1))
    [risk] = found(GAME.scene(state), "troll-dragon-scene-at-risk")
    assert {name: risk.values[name] for name in ("diamonds", "nuggets", "points")} == {"diamonds": 2, "nuggets": 3, "points": 11}
    left = after(rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER)
    assert GAME.story.label(left, LEAVE).values["points"] == 2


def test_a_roll_says_how_many_dice_it_takes_and_what_of_the_lock() -> None:
    def roll(state: TrollDragonState) -> tuple[object, object]:
        label = GAME.story.label(state, ROLL)
        return label.values["dice"], label.values["again"]

    assert roll(after()) == (4, 0)
    assert roll(after(rolled(TROLL, DIAMOND, KEY, KEY))) == (3, 1)
    assert roll(after(rolled(TROLL, DIAMOND, DOOR, KEY))) == (3, 3)
    assert roll(after(rolled(TROLL, DIAMOND, DOOR, KEY), SET_KEY)) == (2, 2)
    assert roll(after(rolled(TROLL, DIAMOND, DOOR, KEY), HOLD_DIAMOND, reroll="chosen")) == (2, 3)


def test_a_socket_says_which_die_is_in_it() -> None:
    def dice(state: TrollDragonState) -> list[object]:
        return [socket.values.get("die") for socket in group(state, "lock")]

    assert dice(after(rolled(TROLL, KEY, KEY, TROLL))) == ["die-1", None]
    assert dice(after(rolled(TROLL, KEY, DOOR, KEY), SET_DOOR)) == ["die-1", "die-2"]
    assert dice(after(rolled(TROLL, KEY, KEY, DIAMOND), HOLD_DIAMOND, reroll="chosen")) == ["die-1", None]
    assert dice(after(rolled(TROLL, TROLL, TROLL, DOOR))) == [None, "die-3"]


def test_the_loot_is_told_in_the_order_in_which_it_is_dealt() -> None:
    waking = after(rolled(DIAMOND, DIAMOND, KEY, DOOR), ENTER, gold(2, 2), dragon(BLANK, DRAGON), gold(2, 0), ROLL, seats=4)
    told = [said.values["who"] for said in GAME.tell(waking, DRAGON) if said.key == "troll-dragon-shared"]
    assert told == [2, 3, 1]


def test_the_troll_hand_has_three_pictures() -> None:
    hands = [(1, 3), (5, 3), (6, 6)]
    for diamonds, drawn in [(0, 0), *hands]:
        state = after()
        state.troll_hand = diamonds
        assert say("troll-dragon-scene-troll-hand", diamonds=diamonds, drawn=drawn) in GAME.scene(state)


def test_a_touch_of_a_key_sets_it_aside() -> None:
    state = after(rolled(TROLL, KEY, KEY, DOOR))
    assert [die.values.get("action") for die in group(state, "dice")] == [None, SET_KEY, None, SET_DOOR]
    assert [socket.values.get("action") for socket in group(state, "lock")] == [SET_KEY, SET_DOOR]
    assert set(GAME.moves(state)) - touches(GAME.scene(state)) == {ROLL, LEAVE, ENTER}
    kept = then(state, SET_KEY)
    assert lying(kept) == [(TROLL, BLOCKED), (KEY, ASIDE), (KEY, FREE), (DOOR, FREE)]
    assert locks(kept) == [KEPT, LOOSE]
    assert touches(GAME.scene(kept)) == set()


def test_the_last_loose_die_cannot_be_kept() -> None:
    state = after(rolled(TROLL, TROLL, TROLL, KEY))
    assert locks(state) == [LOOSE, MISSING]
    assert touches(GAME.scene(state)) == set()


def test_a_touch_holds_a_die_back_where_the_player_chooses() -> None:
    state = after(rolled(DIAMOND, KEY, DIAMOND, TROLL), reroll="chosen")
    assert [die.values.get("action") for die in group(state, "dice")] == [HOLD_DIAMOND, SET_KEY, None, None]
    assert set(GAME.moves(state)) - touches(GAME.scene(state)) == {ROLL, LEAVE}
    assert lying(then(state, HOLD_DIAMOND))[0] == (DIAMOND, HELD)


def test_an_empty_cavern_has_no_lock() -> None:
    state = after(CAUGHT)
    state.cavern = 0
    assert not found(GAME.scene(state), "troll-dragon-scene-lock")


def test_in_the_cavern_gold_and_dragon_dice_lie() -> None:
    state = after(ENTERED, ROLL, 2)
    dice = group(state, "cavern-dice")
    assert [die.values.get("nuggets") for die in dice] == [2, 0, None, None]
    assert [die.values["how"] for die in dice] == [FREE, FALLING, FREE, FREE]
    assert not found(GAME.scene(state), "troll-dragon-scene-dice")


def test_a_dragon_is_set_aside_and_the_other_die_falls() -> None:
    state = after(ENTERED, gold(0, 0), dragon(BLANK, DRAGON))
    assert [die.values["how"] for die in group(state, "cavern-dice")[2:]] == [FREE, ASIDE]
    assert say("troll-dragon-scene-dragon", dragons=1) in GAME.scene(state)
    falling = then(state, gold(0, 0), ROLL)
    assert [die.values["how"] for die in group(falling, "cavern-dice")[2:]] == [FALLING, ASIDE]
    assert say("troll-dragon-scene-roller", who=1) in GAME.scene(falling)


def test_the_rules_open_at_what_can_be_done() -> None:
    def line(state: TrollDragonState) -> int:
        return GAME.story.rule(GAME.show(state, 0))

    assert line(after()) == 2
    assert line(after(ROLL)) == 2
    assert line(after(rolled(TROLL, TROLL, TROLL, DIAMOND))) == 3
    assert line(after(rolled(TROLL, TROLL, DIAMOND, DIAMOND))) == 4
    assert line(after(rolled(TROLL, KEY, DIAMOND, DIAMOND))) == 5
    assert line(after(ENTERED)) == 6
    assert line(after(ENTERED, gold(0, 0))) == 7
    assert line(after(ENTERED, gold(0, 0), dragon(BLANK, DRAGON))) == 7
    assert line(after(rolled(DIAMOND, TROLL, TROLL, TROLL), LEAVE, diamonds=1)) == 11
