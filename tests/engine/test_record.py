from typing import Any

import numpy as np
import pytest

from doubloon.engine.record import Record, View, after, copies, int8, int16, int32, number


class Chest(Record):
    lid: int = int8
    coins: list[int] = int16[3]
    weight: int = int32
    locks: int = number(int8, 2, (0, 5), "Locks on the chest.")


class Crate(Record):
    lid: int = int16


def test_a_new_record_is_all_zero() -> None:
    chest = Chest()
    assert chest.to_json() == {"lid": 0, "coins": [0, 0, 0], "weight": 0, "locks": 0}


def test_a_copy_stands_alone() -> None:
    chest = Chest()
    twin = chest.copy()
    twin.coins[1] = 7
    assert chest.coins == [0, 0, 0]
    assert chest != twin


def test_equal_records_are_equal_and_hash_alike() -> None:
    one, other = Chest(), Chest()
    assert one == other
    assert hash(one) == hash(other)
    assert one != Crate()  # type: ignore[comparison-overlap]


def test_its_bytes_are_those_of_the_numpy_record() -> None:
    """Widest fields first, so 4 + 6 + 1 + 1 bytes without a gap, and four more to make a multiple of 8."""
    chest = Chest.from_json({"lid": -1, "coins": [1, -2, 300], "weight": 70000, "locks": 5})
    array = np.frombuffer(chest.to_bytes(), Chest.dtype)
    assert len(chest.to_bytes()) == Chest.dtype.itemsize == 16
    assert (array[0].lid, array[0].coins.tolist(), array[0].weight, array[0].locks) == (-1, [1, -2, 300], 70000, 5)
    assert Chest.from_bytes(array.tobytes()) == chest


def test_fields_and_records_are_aligned() -> None:
    """4 + 2 + 1 + 1 + 1 bytes, rounded up to a multiple of 8; each field at a multiple of its width."""

    class Padded(Record):
        small: int = int8
        wide: int = int32
        few: list[int] = int8[2]
        middling: int = int16

    assert len(Padded().to_bytes()) == Padded.dtype.itemsize == 16
    assert Padded.dtype.isalignedstruct
    laid: Any = Padded.dtype.fields
    assert {name: laid[name][1] for name in Padded.fields} == {"wide": 0, "middling": 4, "small": 6, "few": 7}


@pytest.mark.parametrize(
    ("values", "why"),
    [
        ({"lid": 0}, "missing or unknown: coins, locks, weight"),
        ({"lid": 128, "coins": [0, 0, 0], "weight": 0, "locks": 0}, "lid holds integers from -128 to 127, not 128"),
        ({"lid": True, "coins": [0, 0, 0], "weight": 0, "locks": 0}, "not True"),
        ({"lid": 0, "coins": [0, 0], "weight": 0, "locks": 0}, "coins is a list of 3 integers"),
        ({"lid": 0, "coins": 5, "weight": 0, "locks": 0}, "coins is a list of 3 integers"),
    ],
)
def test_json_that_does_not_fit_is_refused(values: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Chest.from_json(values)


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(ValueError, match="Chest has 16 bytes, not 3"):
        Chest.from_bytes(b"abc")


def test_a_copying_rule_takes_the_fields_that_both_have() -> None:
    class LargerChest(View, Chest):
        owner: int = int8

    chest, into = Chest(), LargerChest()
    chest.coins[2], chest.weight, into.owner = 9, 4, 3
    copies(Chest, LargerChest)(chest, into)
    assert into.to_json() == {"lid": 0, "coins": [0, 0, 9], "weight": 4, "locks": 0, "owner": 3}
    assert into.coins is not chest.coins
    assert not LargerChest.options


def test_a_field_of_another_kind_cannot_be_copied() -> None:
    with pytest.raises(ValueError, match=r"lid is .*bits=8.* in one record and .*bits=16"):
        copies(Chest, Crate)


def test_more_fields_follow_those_of_the_parent_unless_they_are_placed() -> None:
    class LockedChest(Chest):
        key: int = int8
        bolts: list[int] = after("lid", int8[2])

    assert list(LockedChest.fields) == ["lid", "bolts", "coins", "weight", "locks", "key"]
    assert LockedChest().to_json() == {"lid": 0, "bolts": [0, 0], "coins": [0, 0, 0], "weight": 0, "locks": 0, "key": 0}
    assert list(LockedChest.options) == ["locks"]


def test_a_field_cannot_be_placed_after_one_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="'latch' is not in list"):

        class LatchedChest(Chest):
            key: int = after("latch", int8)


def test_a_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Chest().lit = 1  # type: ignore[attr-defined]


def test_it_tells_its_fields() -> None:
    assert repr(Chest()) == "Chest(lid=0, coins=[0, 0, 0], weight=0, locks=0)"


def test_an_option_names_its_values() -> None:
    assert Chest.options["locks"].name(3) == "3"
