"""Refusals."""

import pickle

from doubloon.engine.errors import BadSetup


def test_a_refusal_can_be_sent_to_another_process() -> None:
    sent = BadSetup("setup/seats", "for 2 to 8 seats, not 9", low=2, high=8, asked=9)
    got = pickle.loads(pickle.dumps(sent))
    assert (type(got), got.key, str(got), got.values) == (BadSetup, sent.key, str(sent), sent.values)
