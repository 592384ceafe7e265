"""Write THIRD-PARTY.txt beside the built pages: name, version, licence and licence text of each bundled package."""

import json
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OUT = ROOT / "src" / "doubloon" / "web" / "THIRD-PARTY.txt"
HEAD = "The pages of Doubloon contain the work of others, with our thanks. Doubloon itself is under the MIT licence.\n"
NAMES = ("LICENSE", "LICENCE", "OFL", "COPYING", "NOTICE")
RULE = "\n" + "-" * 80 + "\n\n"


def bundled() -> dict[str, dict[str, str]]:
    """The packages that end up in the pages (no dev dependencies), by folder."""
    packages = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    return {folder: facts for folder, facts in packages.items() if folder and not facts.get("dev")}


def credit(folder: str, facts: dict[str, str]) -> str:
    name, licence = folder.removeprefix("node_modules/"), facts.get("license", "")
    texts = sorted(path for path in (WEB / folder).iterdir() if path.is_file() and path.stem.upper() in NAMES)
    texts = texts or [path for path in [WEB / "licences" / f"{licence}.txt"] if path.exists()]
    if not texts:
        raise SystemExit(f"{name} brings no text of its licence ({licence or 'none named'}): put it into web/licences")
    body = "\n\n".join(path.read_text(encoding="utf-8").strip() for path in texts)
    return f"{name} {facts['version']} ({licence})\n\n{body}\n"


def main() -> None:
    OUT.write_text(RULE.join([HEAD, *(credit(folder, facts) for folder, facts in sorted(bundled().items()))]), encoding="utf-8")


if __name__ == "__main__":
    main()
