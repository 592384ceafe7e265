"""`doubloon docs`."""

from pathlib import Path

import pytest

from doubloon.cli.docs import INDEX, open_docs
from doubloon.cli.errors import sentence
from doubloon.engine.errors import Refusal
from tests.cli.test_commands import assert_refused, run


def test_the_address_of_the_documentation_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    index = tmp_path / "site" / "index.html"
    index.parent.mkdir()
    index.touch()
    open_docs("en", browser=False, index=index)
    assert capsys.readouterr().out == f"The documentation is at {index.as_uri()}\n"


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_where_it_is_not_built_that_is_said(tmp_path: Path, lang: str) -> None:
    with pytest.raises(Refusal) as refused:
        open_docs(lang, browser=False, index=tmp_path / "index.html")
    assert "`make site`" in sentence(lang, refused.value)


def test_the_command_finds_what_is_in_the_package() -> None:
    done = run("docs", "--no-browser")
    if INDEX.exists():
        assert done.stdout.endswith("doubloon/site/index.html\n")
    else:
        assert_refused(done, "The documentation is not built here.")
