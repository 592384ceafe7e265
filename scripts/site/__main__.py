"""Build the site. A warning of the generator is an error, and every link of what it made is checked."""

import os
import shutil
import sys
from importlib.metadata import distribution
from pathlib import Path

from sphinx.cmd.build import build_main

from scripts.site.check import faults
from scripts.site.pages import ROOT, write_pages

PAGES = ROOT / "build" / "site"
OUT = ROOT / "src" / "doubloon" / "site"
BUNDLED = ("furo", "Sphinx", "Pygments")  # whose scripts and styles are in the site
HEAD = "The pages of this site contain scripts and styles of others, with our thanks. Doubloon itself is under the MIT licence.\n"
RULE = "\n" + "-" * 80 + "\n\n"


def licences() -> str:
    """The licences of what the generator adds to the pages."""
    parts = [HEAD]
    for name in BUNDLED:
        found = distribution(name)
        texts = [file.read_text() for file in found.files or [] if ".dist-info" in str(file) and "LICEN" in file.name.upper()]
        if not texts:
            sys.exit(f"{name} brings no text of its licence")
        parts.append(f"{name} {found.version}\n\n{texts[0].strip()}\n")
    return RULE.join(parts)


def main() -> None:
    write_pages(PAGES / "pages")
    shutil.rmtree(OUT, ignore_errors=True)
    os.environ["SOURCE_DATE_EPOCH"] = "0"  # pages do not contain the time
    folders = ["--conf-dir", str(Path(__file__).parent), "--doctree-dir", str(PAGES / "trees"), str(PAGES / "pages"), str(OUT)]
    if build_main(["--fail-on-warning", "--keep-going", "--quiet", *folders]):
        shutil.rmtree(OUT)
        sys.exit(1)
    (OUT / "THIRD-PARTY.txt").write_text(licences(), encoding="utf-8")
    if found := [*faults(OUT)]:
        shutil.rmtree(OUT)
        sys.exit("\n".join(found))
    size = sum(path.stat().st_size for path in OUT.rglob("*") if path.is_file())
    sys.stdout.write(f"{OUT.relative_to(ROOT)}/index.html: the site has {size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
