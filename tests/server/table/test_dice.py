"""Every device commits to its addition before any is shown: nobody can choose the dice, not even who reads the database."""

import hashlib
import random
from dataclasses import replace

import pytest

from doubloon.engine import fair
from doubloon.engine.errors import BadLog, Refusal
from doubloon.games.pig import PIG
from doubloon.server.protocol.messages import Add, Again, Commit, Free, Phase, Start, Undo
from doubloon.server.table import commands, dice
from doubloon.server.table.commands import Decision
from doubloon.server.table.dice import Next, Step
from doubloon.server.table.events import Added, Committed, Made, encode
from doubloon.server.table.state import fold
from tests.server.tables import BOT, ME, OPEN, Sitting, sitting

BITS = ["11" * 16, "22" * 16, "33" * 16]


def hash_of(bits: str) -> str:
    return hashlib.sha256(bytes.fromhex(bits)).hexdigest()


def friends() -> Sitting:
    """Two people on two devices: holders 0 and 1."""
    sat = sitting("pig", (ME, OPEN, BOT), options={"target": 30})
    sat.join()
    return sat


def commit(sat: Sitting, seat: int, bits: str = "") -> None:
    sat.do(Commit, {seat}, seat=seat, hash=hash_of(bits or BITS[seat]))


def go_on(sat: Sitting, *present: int) -> Step:
    """What the server does next, once nobody is waited for any more."""
    step = dice.next_step(sat.table, set(present)).step
    if step == Step.SEAL:
        sat.happen([Decision(dice.seal(sat.table, set(present), 1))])
    elif step == Step.DROP:
        sat.happen([Decision(dice.drop(sat.table, 1))])
    else:
        sat.happen([commands.start_game(sat.table, sat.world)])
    return step


def refused(sat: Sitting, *args: object, **values: object) -> str:
    with pytest.raises(Refusal) as caught:
        sat.do(*args, **values)  # type: ignore[arg-type]
    return caught.value.key


def shown_game() -> Sitting:
    sat = friends()
    for seat in (0, 1):
        commit(sat, seat)
    sat.do(Start, {0})
    assert dice.next_step(sat.table, {0, 1}) == Next(Step.SEAL, is_due=True)
    go_on(sat, 0, 1)
    for seat in (0, 1):
        sat.do(Add, {seat}, seat=seat, bits=BITS[seat])
    assert dice.next_step(sat.table, {0, 1}) == Next(Step.START, is_due=True)
    go_on(sat, 0, 1)
    sat.play(random.Random(1))
    assert sat.table.phase == Phase.OVER
    return sat


def test_additions_are_shown_when_all_are_promised_and_the_log_proves_it() -> None:
    sat = shown_game()
    [log] = sat.table.finished
    assert log.additions == [BITS[0], BITS[1], "0" * 32]  # a bot adds nothing
    assert log.commitments == [hash_of(BITS[0]), hash_of(BITS[1]), ""]
    assert fair.verify(PIG, log).committed == 2
    assert fold(sat.table.id, sat.events).finished == [log]


def test_before_all_are_promised_nothing_that_is_stored_says_what_is_added() -> None:
    """Who reads the database then knows the seed, and only hashes of the additions."""
    sat = friends()
    commit(sat, 0)
    commit(sat, 1)
    sat.do(Start, {0})
    stored = b"".join(map(encode, sat.events))
    assert not any(bits.encode() in stored for bits in BITS)
    assert isinstance(sat.events[0], Made)


def test_nobody_can_add_anything_else_once_the_promises_are_sealed() -> None:
    """The operator knows the seed and what others have shown: the own addition is fixed all the same."""
    sat = friends()
    commit(sat, 0)
    commit(sat, 0)  # again: the last one counts
    commit(sat, 1)
    sat.do(Start, {0})
    go_on(sat, 0, 1)
    sat.do(Add, {0}, seat=0, bits=BITS[0])
    assert refused(sat, Add, {1}, seat=1, bits=BITS[2]) == "seat/commitment"
    assert refused(sat, Commit, {1}, seat=1, hash=hash_of(BITS[2])) == "seat/sealed"
    assert refused(sat, Add, {0}, seat=0, bits=BITS[0]) == "seat/added"
    assert refused(sat, Commit, {0}, seat=1, hash=hash_of(BITS[2])) == "seat/not-yours"


def test_a_log_with_another_addition_than_was_promised_is_refused() -> None:
    [log] = shown_game().table.finished
    with pytest.raises(BadLog) as caught:
        fair.verify(PIG, replace(log, additions=[BITS[2], *log.additions[1:]]))
    assert caught.value.key == "fair/addition"


def test_who_withholds_an_addition_is_left_out_and_named_and_the_others_begin_anew() -> None:
    sat = friends()
    commit(sat, 0)
    commit(sat, 1)
    sat.do(Start, {0})
    go_on(sat, 0, 1)
    sat.do(Add, {0}, seat=0, bits=BITS[0])
    assert dice.next_step(sat.table, {0, 1}) == Next(Step.DROP, is_due=False)
    go_on(sat, 0, 1)
    assert [(seat.commitment, seat.addition) for seat in sat.table.seats] == [("", "")] * 3  # what was shown counts no more
    assert refused(sat, Commit, {1}, seat=1, hash=hash_of(BITS[2])) == "seat/withheld"
    commit(sat, 0, BITS[2])
    assert dice.next_step(sat.table, {0, 1}) == Next(Step.SEAL, is_due=True)  # nobody waits for seat 1
    go_on(sat, 0, 1)
    sat.do(Add, {0}, seat=0, bits=BITS[2])
    assert go_on(sat, 0, 1) == Step.START
    sat.play(random.Random(1))
    [log] = sat.table.finished
    assert (log.withheld, log.additions[:2]) == ([1], [BITS[2], "0" * 32])
    fair.verify(PIG, log)


def test_a_device_that_is_gone_is_waited_for_once_and_then_left_out() -> None:
    sat = friends()
    commit(sat, 0)
    commit(sat, 1)
    sat.do(Start, {0})
    assert dice.next_step(sat.table, {0}) == Next(Step.SEAL, is_due=False)
    go_on(sat, 0)
    assert [bool(seat.commitment) for seat in sat.table.seats] == [True, False, False]
    sat.do(Add, {0}, seat=0, bits=BITS[0])
    assert dice.next_step(sat.table, {0}) == Next(Step.START, is_due=True)


def test_a_table_on_one_device_starts_at_once() -> None:
    sat = sitting("pig", (ME, ME, BOT))
    for seat in (0, 1):
        sat.do(Add, {seat}, seat=seat, bits=BITS[seat])
    sat.do(Start, {0})
    assert dice.next_step(sat.table, {0, 1}) == Next(Step.START, is_due=True)
    go_on(sat, 0, 1)
    assert sat.table.commitments == ["", "", ""]  # and the log does not say that anything was promised


def test_what_was_shown_too_early_is_forgotten_when_somebody_else_sits_down() -> None:
    sat = sitting("pig", (ME, BOT))
    sat.do(Add, {0}, seat=0, bits=BITS[0])
    sat.do(Free, {0}, seat=1)
    sat.join()
    assert not sat.table.seats[0].addition
    commit(sat, 0)
    commit(sat, 1)


def test_for_another_game_devices_promise_when_the_last_one_is_over() -> None:
    sat = shown_game()
    for seat in (0, 1):
        commit(sat, seat, BITS[2])
    sat.do(Again, {0})
    assert dice.next_step(sat.table, {0, 1}) == Next(Step.SEAL, is_due=True)
    assert sum(isinstance(event, Committed) for event in sat.events) == 4
    assert sum(isinstance(event, Added) for event in sat.events) == 2


# === The running hash ===


def test_the_running_hash_covers_the_moves() -> None:
    """67:44 cannot become 61:66: another game that follows from the same dice has another hash."""
    [log] = shown_game().table.finished
    hashes = fair.verify(PIG, log).hashes
    assert (hashes[-1], len(hashes)) == (log.hash, len(log.actions) + 1)
    for step in range(len(log.actions)):
        changed = replace(log, actions=[*log.actions[:step], 1 - min(1, log.actions[step]), *log.actions[step + 1 :]])
        assert fair.running_hashes(changed)[step + 1 :] != hashes[step + 1 :]
        assert not set(fair.running_hashes(changed)[step + 1 :]) & set(hashes)
    with pytest.raises(BadLog) as caught:
        fair.verify(PIG, replace(log, hash="0" * 64))
    assert caught.value.key == "fair/hash"


def test_the_running_hash_goes_back_with_an_undo() -> None:
    sat, rng = sitting("pig", (ME, ME)), random.Random(2)
    sat.start()
    while not sat.table.undo_stack:
        sat.play(rng, 1)
    before, seat = list(sat.table.hashes), sat.table.undo_stack[-1].actor
    sat.do(Undo, {seat}, seat=seat, base=sat.table.seq)
    assert sat.table.hashes == before[:-1]
    assert len(sat.table.hashes) == len(sat.table.actions) + 1
