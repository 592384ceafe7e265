"""Scenes, for tests."""

from doubloon.testing.scenes import LOOKS, WORDS, found, inner, look, of_every_key, pieces, touches, with_inner

__all__ = ["LOOKS", "WORDS", "found", "inner", "look", "of_every_key", "pieces", "touches", "with_inner"]
