"""The decorator that marks a function as a rule."""

from collections.abc import Callable
from typing import Any

Rule = Callable[..., Any]

RULES: list[Rule] = []  # rules that `batch` has not yet registered with the compiler


def rule(function: Rule) -> Rule:
    """Mark a function for the compiler and return it unchanged. It uses only integers, fields, `if` and `for`."""
    vars(function)["is_rule"] = True
    RULES.append(function)
    return function


def is_rule(function: object) -> bool:
    return callable(function) and "is_rule" in getattr(function, "__dict__", {})
