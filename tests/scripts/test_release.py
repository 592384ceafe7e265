"""`make release`, tried on small repositories."""

from pathlib import Path

import pytest
from scripts.release import ROOT, begin_next, changes, fragments, git, joined, problems, release, section, version_of

HEAD = "# Changelog\n\nThe changes that users notice.\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository that is in order."""
    (tmp_path / "changes").mkdir()
    (tmp_path / "changes" / "9.fixed.md").write_text("The die no longer rolls off the table.\n")
    (tmp_path / "changes" / "10.added.md").write_text("A game.\nA bot, which plays\nit.\n")
    (tmp_path / "changes" / "2.added.md").write_text("A table.\n")
    (tmp_path / "CHANGELOG.md").write_text(HEAD)
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "doubloon"\nversion = "0.1.0.dev0" # to come\n')
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Ann")
    git(tmp_path, "config", "user.email", "ann@example.org")
    save(tmp_path)
    return tmp_path


def save(root: Path) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "a state")


def test_a_release_joins_the_changes_by_kind_and_number(root: Path) -> None:
    assert problems(root) == []
    assert release(root, "2026-01-31") == "0.1.0"
    assert (root / "CHANGELOG.md").read_text() == (
        HEAD + "\n## 0.1.0 (2026-01-31)\n\n### Added\n\n- A table.\n- A game.\n- A bot, which plays it.\n\n"
        "### Fixed\n\n- The die no longer rolls off the table.\n"
    )
    assert fragments(root) == []
    assert git(root, "status", "--porcelain") == ""
    assert git(root, "tag") == "v0.1.0\n"
    assert git(root, "show", "v0.1.0:pyproject.toml") == '[project]\nname = "doubloon"\nversion = "0.1.0" # to come\n'


def test_the_next_release_goes_above_it(root: Path) -> None:
    release(root, "2026-01-31")
    assert begin_next(root) == version_of(root) == "0.2.0.dev0"
    assert problems(root) == ["There are no changes in changes/."]
    (root / "changes" / "11.added.md").write_text("A picture.\n")
    save(root)
    assert problems(root) == []
    release(root, "2026-02-28")
    assert [line for line in (root / "CHANGELOG.md").read_text().splitlines() if line.startswith("## ")] == [
        "## 0.2.0 (2026-02-28)",
        "## 0.1.0 (2026-01-31)",
    ]


@pytest.mark.parametrize(
    ("path", "text", "problem"),
    [
        ("pyproject.toml", '[project]\nversion = "0.1.0"\n', "0.1.0 in pyproject.toml is no version to come: it does not end with .dev0."),
        ("CHANGELOG.md", f"{HEAD}\n## 0.1.0 (2026-01-01)\n", "Version 0.1.0 is already released."),
        ("CHANGELOG.md", f"{HEAD}\n## 0.10.0 (2026-01-01)\n", "Version 0.1.0 is not above 0.10.0, the last one."),
        ("changes/new.md", "Something.\n", "changes/new.md is not named NUMBER.(added|changed|fixed).md."),
        ("changes/12.fixed.md", "\n", "changes/12.fixed.md is empty."),
    ],
)
def test_what_is_not_in_order_is_refused(root: Path, path: str, text: str, problem: str) -> None:
    (root / path).write_text(text)
    assert "There are changes that are not committed." in problems(root)
    save(root)
    assert problems(root) == [problem]


def test_a_tag_is_a_release(root: Path) -> None:
    git(root, "tag", "v0.1.0")
    assert problems(root) == ["Version 0.1.0 is already released."]


def test_a_sentence_may_go_on_in_the_next_line() -> None:
    assert changes("One line.\nTwo\nlines.\nAnd “so?”\nOn.") == ["One line.", "Two lines.", "And “so?”", "On."]


def test_a_section_goes_below_the_head() -> None:
    assert joined(HEAD, "## 1.0.0 (2026-01-31)\n") == f"{HEAD}\n## 1.0.0 (2026-01-31)\n"


def test_our_own_changes_have_their_form() -> None:
    names = [path.name for path in fragments(ROOT)]
    assert sorted(names) == sorted(path.name for path in (ROOT / "changes").glob("*.md"))
    for line in section(ROOT, "0.1.0", "2026-01-31").splitlines():
        assert not line.startswith("- ") or line[-1] in ".!?”", line
