"""Release the version in pyproject.toml: join changes/ into CHANGELOG.md, commit and tag. `make release` runs all steps.

`--check` says what is not in order, and changes nothing. `--next` begins the version after the released one.
"""

import re
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed"}
FRAGMENT = re.compile(rf"(\d+)\.({'|'.join(KINDS)})\.md")
RELEASE = re.compile(r"^## (\d+\.\d+\.\d+) ", re.MULTILINE)
SUFFIX = ".dev0"  # of a version that is not released yet


def problems(root: Path) -> list[str]:
    """What is not in order for a release, one sentence each."""
    version, changelog = version_of(root), (root / "CHANGELOG.md").read_text(encoding="utf-8")
    final, released = version.removesuffix(SUFFIX), RELEASE.findall(changelog)
    found = []
    if git(root, "status", "--porcelain"):
        found.append("There are changes that are not committed.")
    if not version.endswith(SUFFIX):
        found.append(f"{version} in pyproject.toml is no version to come: it does not end with {SUFFIX}.")
    if final in released or git(root, "tag", "--list", f"v{final}"):
        found.append(f"Version {final} is already released.")
    elif released and numbers(final) <= max(map(numbers, released)):
        found.append(f"Version {final} is not above {released[0]}, the last one.")
    files = [path for path in (root / "changes").glob("*") if path.is_file()]
    if not files:
        found.append("There are no changes in changes/.")
    found += [f"changes/{path.name} is not named NUMBER.({'|'.join(KINDS)}).md." for path in files if not FRAGMENT.fullmatch(path.name)]
    found += [f"changes/{path.name} is empty." for path in files if not path.read_text(encoding="utf-8").strip()]
    return found


def version_of(root: Path) -> str:
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return str(settings["project"]["version"])


def numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def git(root: Path, *words: str) -> str:
    return subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=True).stdout  # noqa: S603, S607 (fixed)


# === What is written ===


def release(root: Path, day: str) -> str:
    """Write the changelog, delete what went into it, commit and tag. Returns the version."""
    final = version_of(root).removesuffix(SUFFIX)
    path = root / "CHANGELOG.md"
    path.write_text(joined(path.read_text(encoding="utf-8"), section(root, final, day)), encoding="utf-8")
    for fragment in fragments(root):
        fragment.unlink()
    set_version(root, final)
    commit(root, f"release: {final}")
    git(root, "tag", "--annotate", f"v{final}", "--message", f"Doubloon {final}")
    return final


def keep_samples(folder: Path) -> None:
    """What this release writes, for the tests of later ones."""
    subprocess.run([sys.executable, "-m", "tests.samples", str(folder)], cwd=ROOT, check=True)  # noqa: S603 (fixed)


def begin_next(root: Path) -> str:
    """Set the version to come: the next minor one."""
    major, minor, _ = numbers(version_of(root))
    following = f"{major}.{minor + 1}.0{SUFFIX}"
    set_version(root, following)
    commit(root, f"release: begin {following.removesuffix(SUFFIX)}")
    return following


def fragments(root: Path) -> list[Path]:
    """The files of changes, in the order of their numbers."""
    found = [(int(name[1]), path) for path in (root / "changes").glob("*") if (name := FRAGMENT.fullmatch(path.name))]
    return [path for _, path in sorted(found)]


def section(root: Path, version: str, day: str) -> str:
    """The section of a release: by kind, one item for each change."""
    parts = [f"## {version} ({day})\n"]
    for kind, title in KINDS.items():
        items = [
            item for path in fragments(root) if path.name.endswith(f".{kind}.md") for item in changes(path.read_text(encoding="utf-8"))
        ]
        if items:
            parts.append(f"### {title}\n\n" + "".join(f"- {item}\n" for item in items))
    return "\n".join(parts)


def changes(text: str) -> list[str]:
    """One line for each change. A line that does not end a sentence goes on in the next one."""
    return [" ".join(item.split()) for item in re.split(r"(?<=[.!?”])\n", text.strip())]


def joined(changelog: str, new: str) -> str:
    """The changelog with a section above those of the releases before."""
    first = RELEASE.search(changelog)
    head, rest = (changelog[: first.start()], changelog[first.start() :]) if first else (changelog, "")
    return "\n\n".join(part.strip() for part in (head, new, rest) if part.strip()) + "\n"


def set_version(root: Path, version: str) -> None:
    path = root / "pyproject.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'version = "{version_of(root)}"', f'version = "{version}"', 1), encoding="utf-8")


def commit(root: Path, subject: str) -> None:
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", subject)


def main() -> None:
    if sys.argv[1:] == ["--next"]:
        sys.stdout.write(f"{begin_next(ROOT)} begins.\n")
        return
    if found := problems(ROOT):
        sys.exit("\n".join(found))
    if sys.argv[1:] != ["--check"]:
        keep_samples(ROOT / "tests" / "releases" / version_of(ROOT).removesuffix(SUFFIX))
        version = release(ROOT, f"{datetime.now(UTC):%Y-%m-%d}")
        sys.stdout.write(f"{version} is committed and tagged v{version}. Nothing is published.\n")


if __name__ == "__main__":
    main()
