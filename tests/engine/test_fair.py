"""Fair draws: checked against HMAC spelled out, for bias, and against every kind of cheating."""

import hashlib
import hmac
from collections import Counter
from dataclasses import replace

import pytest

from doubloon.engine import fair
from doubloon.engine.errors import BadLog
from doubloon.engine.fair import commitment, context, draw, verify
from doubloon.engine.game import CHANCE, NOBODY, Game
from doubloon.engine.log import Log
from doubloon.games.pig import PIG
from doubloon.games.troll_dragon import TROLL_DRAGON
from tests.counts import many
from tests.engine.test_draws import chi_square, limit

SEED = bytes(range(32))
ADDITIONS = [bytes([7] * 16), bytes([9] * 16)]
CONTEXT = b"what all draws of a game have in common"


def fair_log(game: Game, first: int = 0, **options: int | str) -> Log:
    """A game whose chance is drawn fairly; seats, and answered nodes, by another seed."""
    state = game.new(seats=2, first=first, **options)
    fresh = replace(game.log([], seats=2, first=first, **options), additions=[each.hex() for each in ADDITIONS])
    actions: list[int] = []
    while (actor := game.actor(state)) != NOBODY:
        moves = game.moves(state)
        if actor == CHANCE and not game.answered(state):
            action = draw(SEED, context(fresh), len(actions), moves)
        else:
            action = draw(bytes(32), CONTEXT, len(actions), moves)
        actions.append(action)
        state = game.play(state, action)
    return replace(fresh, actions=actions, seed=SEED.hex(), commitment=commitment(SEED))


def test_the_commitment_is_sha_256() -> None:
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


@pytest.mark.parametrize("step", [0, 1, 255, 256, 70_000])
def test_a_draw_is_hmac_sha_256_by_the_definition(step: int) -> None:
    """RFC 2104 written out: H(K xor opad, H(K xor ipad, text)), the key padded to 64 bytes."""
    text = CONTEXT + step.to_bytes(8, "big") + bytes(8)
    key = SEED + bytes(32)
    inner = hashlib.sha256(bytes(each ^ 0x36 for each in key) + text).digest()
    outer = hashlib.sha256(bytes(each ^ 0x5C for each in key) + inner).digest()
    assert draw(SEED, CONTEXT, step, dict.fromkeys(range(1000), 1)) == int.from_bytes(outer[:8], "big") % 1000


def test_a_published_vector_of_hmac() -> None:
    """RFC 4231, test case 2, through the function that `draw` uses."""
    assert hmac.digest(b"Jefe", b"what do ya want for nothing?", "sha256").hex().startswith("5bdcc146bf60754e")


def test_draws_follow_the_odds() -> None:
    odds = [2, 0, 1, 54, 7]
    positive = {action: weight for action, weight in enumerate(odds) if weight}
    counts = Counter(draw(SEED, CONTEXT, step, positive) for step in many(8_000))
    assert chi_square(counts, odds, len(many(8_000))) < limit(3)


def test_the_context_is_the_set_up_and_the_additions() -> None:
    log = replace(PIG.log([]), additions=[each.hex() for each in ADDITIONS])
    setup = b'{"first":0,"game":"pig","options":{"target":100},"seats":2,"version":1}'
    assert context(log) == hashlib.sha256(setup).digest() + ADDITIONS[0] + ADDITIONS[1]


def test_known_vectors() -> None:
    """Kept for other implementations: the first eight throws of a die in such a game, computed apart from this code."""
    log = replace(PIG.log([]), additions=[each.hex() for each in ADDITIONS])
    die = dict.fromkeys(range(1, 7), 1)
    assert [draw(SEED, context(log), step, die) for step in range(8)] == [2, 4, 6, 6, 3, 1, 4, 5]


def test_context_seed_and_step_count() -> None:
    odds = dict.fromkeys(range(64), 1)
    plain = [draw(SEED, CONTEXT, step, odds) for step in range(20)]
    assert plain != [draw(SEED, CONTEXT + b"!", step, odds) for step in range(20)]
    assert plain != [draw(bytes(32), CONTEXT, step, odds) for step in range(20)]
    assert plain[1:] != [draw(SEED, CONTEXT, step, odds) for step in range(19)]


def test_a_number_that_would_make_a_bias_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """2^64 = 6 * 3074457345618258602 + 4: the last four numbers are rejected, the one before them is not."""
    numbers = {0: 2**64 - 4, 1: 2**64 - 5}
    monkeypatch.setattr(fair, "_number", lambda _seed, _context, _step, attempt: numbers[attempt])
    assert draw(SEED, CONTEXT, 0, dict.fromkeys(range(6), 1)) == (2**64 - 5) % 6 == 5


@pytest.mark.parametrize("game", [PIG, TROLL_DRAGON], ids=lambda game: game.id)
def test_an_honest_game_is_verified(game: Game) -> None:
    log = fair_log(game, first=CHANCE)
    verdict = verify(game, log)
    states = list(game.states(log))
    assert verdict.answered == 0
    assert verdict.drawn == sum(game.actor(state) == CHANCE for state in states) > 20


def test_answered_outcomes_are_counted_apart() -> None:
    log = fair_log(TROLL_DRAGON, tempo="race")
    verdict = verify(TROLL_DRAGON, log)
    assert verdict.answered == sum(TROLL_DRAGON.answered(state) for state in TROLL_DRAGON.states(log)) > 0


def test_a_die_turned_over_is_found() -> None:
    log = fair_log(PIG)
    step = next(index for index, action in enumerate(log.actions) if action == 6)
    turned = replace(log, actions=[*log.actions[:step], 5, *log.actions[step + 1 :]])
    with pytest.raises(BadLog, match=rf"actions\[{step}\]: the seed gives 6, the log has 5|not over|not a move"):
        verify(PIG, turned)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"commitment": ""}, "commitment: this game was played without a promise"),
        ({"seed": ""}, "seed: not shown yet"),
        ({"seed": "00" * 32}, "seed: its SHA-256 is not the commitment"),
        ({"additions": []}, r"additions: one of each seat expected \(2\), not 0"),
        ({"additions": ["00" * 16] * 2}, "the seed gives"),
        ({"first": 1}, "the seed gives"),
        ({"options": {"target": 99}}, "the seed gives|not a move"),
        ({"actions": []}, "actions: the game is not over"),
    ],
)
def test_a_broken_promise_is_found(changes: dict[str, object], why: str) -> None:
    log = replace(fair_log(PIG), **changes)  # type: ignore[arg-type]
    with pytest.raises(BadLog, match=why):
        verify(PIG, log)


# === The running hash ===


def hashed_log() -> Log:
    log = fair_log(PIG)
    promised = [hashlib.sha256(each).hexdigest() for each in ADDITIONS]
    log = replace(log, commitments=promised, times=[7 * step for step in range(len(log.actions))], began="2026-01-31T12:00:00Z")
    return replace(log, hash=fair.running_hashes(log)[-1])


def test_the_running_hash_by_its_definition() -> None:
    log = hashed_log()
    key = hmac.digest(SEED, b"log", "sha256")
    header = (
        f'{{"additions":["{"07" * 16}","{"09" * 16}"],"began":"2026-01-31T12:00:00Z","commitment":"{log.commitment}",'
        f'"commitments":["{log.commitments[0]}","{log.commitments[1]}"],"first":0,"game":"pig","options":{{"target":100}},'
        '"seats":2,"version":1,"withheld":[]}'
    )
    due = hmac.digest(key, header.encode(), "sha256")
    for action, time in zip(log.actions, log.times, strict=True):
        due = hmac.digest(key, due + bytes(7) + bytes([action]) + time.to_bytes(8, "big"), "sha256")
    assert log.hash == due.hex()
    assert verify(PIG, log).hashes[-1] == due.hex()


def test_a_hidden_action_cannot_be_found_by_trying_all() -> None:
    """Whoever knows two running hashes, but not the seed, cannot say which action lies between them."""
    first = fair.first_hash(fair.hash_key(SEED), hashed_log())
    real = fair.next_hash(fair.hash_key(SEED), first, 3, 0)
    tried = {fair.next_hash(key, first, action, 0) for key in (b"", bytes(32), bytes.fromhex(commitment(SEED))) for action in range(64)}
    assert real not in tried


def test_logs_of_before_commitments_are_verified_as_they_are() -> None:
    found = verify(PIG, fair_log(PIG))
    assert (found.committed, found.hashes) == (0, [])


@pytest.mark.parametrize("change", ["began", "withheld", "times"])
def test_whatever_else_is_changed_in_a_log_is_found(change: str) -> None:
    log = hashed_log()
    changes: dict[str, object] = {"began": "2026-01-31T12:00:01Z", "withheld": [1], "times": [1 + each for each in log.times]}
    with pytest.raises(BadLog) as caught:
        verify(PIG, replace(log, **{change: changes[change]}))  # type: ignore[arg-type]
    assert caught.value.key == "fair/hash"


def test_a_log_without_times_has_no_running_hash_to_check() -> None:
    with pytest.raises(BadLog, match="one of each action is needed") as caught:
        verify(PIG, replace(hashed_log(), times=[]))
    assert caught.value.key == "fair/hash"


def test_an_addition_that_was_not_committed_is_found() -> None:
    with pytest.raises(BadLog, match=r"additions\[1\]") as caught:
        verify(PIG, replace(hashed_log(), commitments=[hashlib.sha256(each).hexdigest() for each in (ADDITIONS[0], bytes(16))]))
    assert caught.value.key == "fair/addition"
