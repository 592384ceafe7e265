"""The mark that makes a plain function a rule."""

from collections.abc import Callable
from typing import Any

Rule = Callable[..., Any]

RULES: list[Rule] = []  # rules that `batch` has yet to register with the compiler


def rule(function: Rule) -> Rule:
    """Mark a function for compiling. It stays plain Python: integers, fields, `if` and `for` over records."""
    RULES.append(function)
    return function
