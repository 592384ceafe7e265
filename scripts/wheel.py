"""Build the wheel and the source package into dist/, with the pages and the site inside. The same sources give the same bytes, whenever
and wherever they are built: all times in the archives are a constant of hatchling."""

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
LICENCES = ("doubloon/web/THIRD-PARTY.txt", "doubloon/site/THIRD-PARTY.txt", ".dist-info/licenses/LICENSE")
NEEDED = ("doubloon/web/index.html", "doubloon/site/index.html", *LICENCES)


def build(source: Path, out: Path) -> tuple[Path, Path]:
    """The wheel and the source package of a folder."""
    environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    command = [sys.executable, "-m", "hatchling", "build", "--directory", str(out)]
    subprocess.run(command, cwd=source, env=environment, capture_output=True, check=True)  # noqa: S603 (fixed)
    [wheel], [archive] = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, archive


def missing(wheel: Path) -> list[str]:
    """What a complete wheel has and this one has not."""
    with ZipFile(wheel) as content:
        names = content.namelist()
    return [each for each in NEEDED if not any(name.endswith(each) for name in names)]


def main() -> None:
    DIST.mkdir(exist_ok=True)
    for old in (*DIST.glob("*.whl"), *DIST.glob("*.tar.gz")):
        old.unlink()
    built = build(ROOT, DIST)
    if absent := missing(built[0]):
        sys.exit(f"{built[0].name} has no {', '.join(absent)}")
    for path in built:
        sys.stdout.write(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
