"""The files that the package of a game brings for the pages."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from doubloon.engine.game import Game
from doubloon.games import BROUGHT
from doubloon.games.pig import PIG
from doubloon.server.http.game_files import PackageFiles
from tests.examples import EXAMPLES, example
from tests.server.http.test_static import ask
from tests.server.running import Server, running

ROOT = EXAMPLES.parent
SOURCE = EXAMPLES / "liars_dice" / "src" / "liars_dice"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with example("liars_dice"), running(tmp_path_factory.mktemp("files") / "tables.db") as started:
        yield started


@pytest.fixture(scope="module")
def files(server: Server) -> dict[str, Any]:
    """As the catalog declares them."""
    listed = {game["id"]: game for game in json.loads(ask(server, "/api/lists")[2])["games"]}
    assert "files" not in listed["pig"] or listed["pig"]["files"] is None
    found: dict[str, Any] = listed["liars-dice"]["files"]
    return found


def test_the_catalog_says_where_they_are(files: dict[str, Any]) -> None:
    assert re.fullmatch(r"/games/liars-dice/[0-9a-f]{16}/", files["address"])
    assert {"view.js", "style.css", "box.css", "cover.svg", "looks.ftl", "texts/en.ftl", "texts/de.ftl"} <= {*files["names"]}
    assert files["minutes"] == 15


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("view.js", "text/javascript; charset=utf-8"),
        ("style.css", "text/css; charset=utf-8"),
        ("cover.svg", "image/svg+xml"),
        ("texts/fr.ftl", "text/plain; charset=utf-8"),
    ],
)
def test_files_are_kept_for_ever_and_protected_like_the_pages(server: Server, files: dict[str, Any], name: str, kind: str) -> None:
    status, headers, body = ask(server, files["address"] + name)
    assert status == 200
    assert body == (SOURCE / name if (SOURCE / name).exists() else SOURCE / "web" / name).read_bytes()
    assert headers["content-type"] == kind
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "script-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert ask(server, files["address"] + name, if_none_match=headers["etag"])[0] == 304


@pytest.mark.parametrize(
    "name",
    ["rules.py", "../rules.py", "..%2frules.py", "%2e%2e/rules.py", "texts/../rules.py", "/etc/passwd", "", "web/view.js", "texts"],
)
def test_nothing_else_is_served(server: Server, files: dict[str, Any], name: str) -> None:
    assert ask(server, files["address"] + name)[0] == 404


def test_another_hash_or_game_has_no_files(server: Server, files: dict[str, Any]) -> None:
    assert ask(server, "/games/liars-dice/0000000000000000/view.js")[0] == 404
    assert ask(server, files["address"].replace("liars-dice", "pig") + "view.js")[0] == 404


# === While somebody writes them ===


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game whose files can be changed."""
    folder = tmp_path / "steep"
    (folder / "web").mkdir(parents=True)
    (folder / "web" / "view.js").write_text("export function mount() {}")
    rules = cast(Any, SimpleNamespace(**{**vars(PIG.rules), "__name__": "steep.rules", "__file__": str(folder / "rules.py")}))
    monkeypatch.setitem(BROUGHT, "steep", "steep 1.0")
    return replace(PIG, id="steep", rules=rules)


def test_a_changed_file_has_another_address(written: Game) -> None:
    packages = PackageFiles()
    before = packages.of(written)
    assert packages.of(written) == before
    (written.folder / "web" / "view.js").write_text("export function mount() { }")
    after = packages.of(written)
    assert before is not None
    assert after is not None
    assert before.address != after.address


def test_only_files_for_pages_are_there_and_none_outside_the_folder(written: Game, tmp_path: Path) -> None:
    web = written.folder / "web"
    (tmp_path / "secret.json").write_text("{}")
    (web / "link.json").symlink_to(tmp_path / "secret.json")
    for name in ("notes.py", "page.html", ".env"):
        (web / name).write_text("x")
    (web / "art").mkdir()
    shutil.copy(SOURCE / "web" / "cup.svg", web / "art")
    declared = PackageFiles().of(written)
    assert declared is not None
    assert declared.names == ["art/cup.svg", "view.js"]


@pytest.mark.parametrize("box", ["", "[]", "7", "{", '{"minutes": "long"}', '{"minutes": -1}', '{"minutes": true}', '{"hours": 1}'])
def test_a_box_that_cannot_be_read_says_nothing(written: Game, box: str) -> None:
    (written.folder / "web" / "box.json").write_text(box)
    declared = PackageFiles().of(written)
    assert declared is not None
    assert declared.minutes == 0


def test_games_of_ours_need_no_files() -> None:
    assert PackageFiles().of(PIG) is None


def test_the_example_has_the_types_of_views() -> None:
    """A package copies them; this copy is the current one."""
    assert (SOURCE / "web" / "view.d.ts").read_text() == (ROOT / "web" / "public" / "view.d.ts").read_text()
