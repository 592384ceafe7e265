"""Every rule has a test. The rules are a page of numbered clauses (`- **PIG-4** ...`), which tests cite: `@pytest.mark.clause("PIG-4")`.

from doubloon.testing.clauses import *

RULES = Path("docs/my-game.md")
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

CLAUSE = re.compile(r"^- \*\*([A-Z][A-Z0-9]*-[A-Z]?\d+)\*\*", re.MULTILINE)

__all__ = ["rules_page", "test_every_clause_has_a_number_of_its_own", "test_every_clause_is_cited_by_a_test"]


def clauses(page: Path) -> list[str]:
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def cited(folder: Path) -> Iterator[str]:
    """The ids in `@pytest.mark.clause(...)` above a test."""
    for path in [*folder.rglob("test_*.py"), *folder.glob("contract.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.clause":
                        yield from map(ast.literal_eval, mark.args)


@pytest.fixture
def rules_page(request: pytest.FixtureRequest) -> Path:
    """The page that the module names."""
    page: Path = request.module.RULES
    return page


def test_every_clause_has_a_number_of_its_own(rules_page: Path) -> None:
    found = clauses(rules_page)
    assert found
    assert len(found) == len(set(found))


def test_every_clause_is_cited_by_a_test(rules_page: Path, request: pytest.FixtureRequest) -> None:
    known = set(cited(request.path.parent))
    missing = [clause for clause in clauses(rules_page) if clause not in known]
    assert not missing, f"no test cites {', '.join(missing)}"
    assert known <= {*clauses(rules_page)}, f"{rules_page} has no {', '.join(sorted(known - set(clauses(rules_page))))}"
