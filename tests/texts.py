"""Texts for property tests: all that JSON can write, lone surrogates too, which UTF-8 cannot."""

from hypothesis import strategies as st

LONE = ("\ud800", "\udbff", "\udc00", "\udfff")


def any_text(most: int) -> st.SearchStrategy[str]:
    return st.text(st.characters() | st.sampled_from(LONE), max_size=most)
