import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.engine.errors import BadLog
from doubloon.engine.log import FORMAT, Log, from_json
from doubloon.games.pig import PIG
from doubloon.games.pig.rules import HOLD, ROLL
from tests.texts import any_text

LOG = Log(
    game="pig",
    version=1,
    seats=2,
    first=0,
    options={"target": 100},
    actions=[ROLL, 5, HOLD],
    commitment="0f" * 32,
    additions=["ab" * 16, "cd" * 16],
    began="2026-01-31T12:00:00Z",
    times=[100, 900, 2500],
)


def test_names_of_players_are_kept_and_may_be_missing() -> None:
    named = replace(LOG, names=["Ann", "Ben"])
    assert from_json(named.to_json()) == named
    assert "names" not in json.loads(LOG.to_json())


@pytest.mark.parametrize("names", [["Ann"], ["Ann", ""], ["Ann", 3], ["Ann", "B\n"], ["Ann", "x" * 41], "Ann"])
def test_names_that_fit_no_table_are_refused(names: object) -> None:
    with pytest.raises(BadLog, match="names"):
        from_json(document(names=names))


def test_every_seat_has_its_commitment() -> None:
    with pytest.raises(BadLog, match="1 commitments for 2 seats"):
        from_json(document(commitments=["0" * 64]))


def test_no_more_actions_are_given_than_there_are() -> None:
    with pytest.raises(BadLog, match="given: 4 of 3 actions"):
        from_json(document(given=4))


def test_half_of_a_surrogate_pair_is_refused() -> None:
    with pytest.raises(BadLog, match="half of a surrogate pair"):
        from_json(document(game="\ud83d"))


def document(**changes: object) -> str:
    return json.dumps({**json.loads(LOG.to_json()), **changes})


def test_a_log_survives_its_document() -> None:
    assert from_json(LOG.to_json()) == LOG == from_json(LOG.to_json().encode())
    assert json.loads(LOG.to_json())["format"] == FORMAT
    assert PIG.replay(from_json(LOG.to_json())).banked[0] == 5


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "it is not JSON"),
        (LOG.to_json()[:60], "not JSON at line"),
        ("[]", 'not a Doubloon log: it has no "format"'),
        ("{}", 'not a Doubloon log: it has no "format"'),
        ("3", "not a Doubloon log"),
        (b"\xff\xfe\x00", "not"),
        (b'"\xc3(', "not UTF-8 text at byte 1"),
        ("[" * 100_000, "nested too deeply"),
        ('{"format": ' + "9" * 5000 + "}", "not a log"),
        ('{"format": 1, "format": 2}', "format: given twice"),
        (document(format="chess-pgn"), "this program reads doubloon-log-1, not 'chess-pgn'"),
        (document(colour="red"), "fields missing or unknown: colour"),
        (json.dumps({"format": FORMAT}), "fields missing or unknown: actions, additions"),
        (document(game="../pig"), "game: the id of a game expected"),
        (document(version="1"), "version: an integer from 1"),
        (document(seats=True), "seats: an integer from 1"),
        (document(options=[]), "options: a table expected"),
        (document(options={"target": "x"}), r"options\[target\]: an integer"),
        (document(actions={}), "actions: a list expected"),
        (document(actions=[0, 5, 1.5]), r"actions\[2\]: an integer from 0 to 2147483647 expected, not 1.5"),
        (document(actions=[0, 5, -1]), r"actions\[2\]: an integer"),
        (document(commitment="0F" * 32), "commitment: 64 hex digits"),
        (document(additions=["ab"]), r"additions\[0\]: 32 hex digits expected"),
        (document(seed=5), "seed: 64 hex digits"),
        (document(began="yesterday"), "began: a time such as"),
        (document(times=[1]), "times: 1 times for 3 actions"),
    ],
)
def test_what_is_damaged_or_foreign_is_refused_with_reason_and_place(text: str | bytes, why: str) -> None:
    with pytest.raises(BadLog, match=why):
        from_json(text)


@given(st.binary(max_size=200) | any_text(200))
def test_any_text_is_read_or_refused(text: str | bytes) -> None:
    with pytest.raises(BadLog):
        from_json(text)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | any_text(5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(any_text(5), inner, max_size=3),
    max_leaves=8,
)


@given(st.sampled_from(sorted(json.loads(LOG.to_json()))), json_values)
def test_any_value_in_any_field_is_read_or_refused(field: str, value: object) -> None:
    try:
        read = from_json(document(**{field: value}))
    except BadLog:
        return
    assert from_json(read.to_json()) == read


@given(st.integers(0, len(LOG.to_json()) - 1), st.integers(1, 20))
def test_a_log_with_a_piece_cut_out_is_refused_or_says_something_else(start: int, length: int) -> None:
    whole = LOG.to_json()
    cut = whole[:start] + whole[start + length :]
    try:
        read = from_json(cut)
    except BadLog:
        return
    assert read != LOG or json.loads(cut) == json.loads(whole)
