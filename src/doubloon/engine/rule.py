"""The mark that makes a plain function a rule."""

from collections.abc import Callable
from typing import Any

Rule = Callable[..., Any]

RULES: list[Rule] = []  # rules that `batch` has yet to register with the compiler


def rule(function: Rule) -> Rule:
    """Mark a function for compiling. It stays plain Python: integers, fields, `if` and `for` over records."""
    vars(function)["is_rule"] = True
    RULES.append(function)
    return function


def is_rule(function: object) -> bool:
    return callable(function) and "is_rule" in getattr(function, "__dict__", {})
