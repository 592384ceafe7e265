"""The shell: the pages open without a network and say what they can do, go on by themselves, and can be installed."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from doubloon.i18n import LANGUAGES, text
from doubloon.server.http.static import FOLDER
from tests.counts import some
from tests.server.running import Server
from tests.web.access import nobody_is_shut_out, one_theme
from tests.web.browser import HOME
from tests.web.conftest import NO_NETWORK, PHONE, Serve, Visit
from tests.web.devices import PATIENCE
from tests.web.people import BOT, ME, OVER, ROLL, address, memory, play_on, table

APP: dict[str, Any] = {**PHONE, "service_workers": "allow"}
REFUSED = r"Failed to load resource: net::ERR_|failed: .*/(api|art)/"
PAUSE = 100  # ms
READY = "() => navigator.serviceWorker.ready.then((found) => found.active.state === 'activated' && !!navigator.serviceWorker.controller)"
WAITS = "() => navigator.serviceWorker.getRegistration().then((found) => !!found.waiting)"
IS_NEW = "() => caches.keys().then((names) => names.join() === 'doubloon-new')"
RUNS_NEW = "() => document.querySelector('script[src*=index-new]') !== null"
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  return found;
}"""


@pytest.fixture(autouse=True)
def _offline(expected: list[str]) -> None:
    expected += [NO_NETWORK, REFUSED]


def until(page: Page, promised: str) -> None:
    """Wait for what a page can only promise to say."""
    for _ in range(PATIENCE // PAUSE):
        if page.evaluate(promised):
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(promised)


def ready(page: Page) -> Page:
    """The worker has all it keeps."""
    until(page, READY)
    return page


def reopened(page: Page, path: str = "/") -> Page:
    """The same device opens the page once more."""
    again = page.context.new_page()
    again.goto(path)
    return again


# === Without a network ===


@pytest.mark.parametrize("lang", some(LANGUAGES, 1))
def test_without_a_network_it_says_what_can_be_done_to_everybody(visit: Visit, axe: str, lang: str) -> None:
    page = ready(visit(settings={"lang": lang}, **APP))
    page.locator(".box").first.wait_for()
    page.context.set_offline(True)
    page = reopened(page)
    for part in ("web-offline", "web-offline.can", "web-offline.cannot"):
        expect(page.get_by_role("status").filter(has_text=text(lang, part))).to_be_visible()
    expect(page.locator(".box")).to_have_count(4)
    assert page.evaluate("[...document.images].filter((each) => !each.naturalWidth).length") == 0
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px \"Fredoka Variable\"'))")
    for number, path in enumerate(("/", "/#/box/troll-dragon", "/#/join")):
        page.goto(path)
        page.locator(".away").wait_for()
        nobody_is_shut_out(page, axe, themes=one_theme(number))
    page.context.set_offline(False)
    expect(page.locator(".away")).to_have_count(0)


def test_rules_and_settings_are_there_without_a_network(visit: Visit) -> None:
    page = ready(visit(**APP))
    page.locator(".box").first.wait_for()
    page.context.set_offline(True)
    page = reopened(page)
    page.get_by_role("button", name="Troll & Dragon").tap()
    expect(page.get_by_role("button", name="Play")).to_be_disabled()
    expect(page.get_by_role("button", name="Invite friends")).to_be_disabled()
    page.get_by_role("button", name="Rules").tap()
    assert page.locator(".rules li").count() > 3
    page.goto("/#/shelf/language")
    page.get_by_text("Deutsch").tap()
    expect(page.get_by_role("heading", name="Der Server antwortet nicht")).to_be_attached()
    page.goto("/#/box/troll-dragon")
    page.context.set_offline(False)
    expect(page.get_by_role("button", name="Spielen")).to_be_enabled()


def test_a_shelf_notices_that_the_network_is_gone(visit: Visit) -> None:
    page = visit(**PHONE)
    page.locator(".box").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    expect(page.locator(".away")).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator(".away")).to_have_count(0)


def test_a_table_that_is_opened_without_a_network_comes_by_itself(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], options={"target": 1000}, first=0)
    page = ready(visit(address(placed), memory(placed), **APP))
    page.get_by_role("button", name=ROLL).wait_for()
    page.context.set_offline(True)
    url = page.url
    page.goto("about:blank")
    page.goto(url)
    expect(page.get_by_role("status").filter(has_text="Your table is safe at the server")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name=ROLL).wait_for()


@pytest.mark.parametrize("path", ["/", "/join/en/pig/fox"])
def test_a_link_that_is_opened_without_a_network_leads_to_the_table_later(visit: Visit, server: Server, path: str) -> None:
    placed = table(server, "pig", [ME, {"kind": "open"}])
    page = ready(visit(**APP))
    page.locator(".box").first.wait_for()
    page.context.set_offline(True)
    page = reopened(page, f"{path}#{placed['room']['code']}")
    expect(page.locator(".away")).to_be_visible()
    page.context.set_offline(False)
    page.locator(".table").wait_for()


def test_a_page_without_a_server_goes_on_when_there_is_one(visit: Visit, server: Server) -> None:
    page = ready(visit(**APP))
    page.locator(".box").first.wait_for()
    server.kill()
    try:
        page.reload()
        expect(page.locator(".away")).to_be_visible()
    finally:
        server.start()
    expect(page.locator(".away")).to_have_count(0)


# === What is kept ===


def test_only_what_was_built_is_kept(visit: Visit, server: Server) -> None:
    placed = table(server, "pig", [ME, BOT], options={"target": 10}, first=0)
    page = ready(visit(address(placed), memory(placed), **APP))
    play_on(page)
    expect(page.locator(OVER)).to_be_visible()
    [paths] = page.evaluate(KEPT).values()
    built = {f"/{path.relative_to(FOLDER).as_posix()}" for path in FOLDER.rglob("*") if path.is_file()} | {"/"}
    assert {"/", "/art/troll.svg", "/art.json"} <= set(paths) <= built
    assert not [path for path in paths if path.startswith(("/api", "/health"))]


def test_pages_on_plain_http_go_on_without_a_worker(visit: Visit, server: Server, expected: list[str]) -> None:
    expected.append("Cross-Origin-Opener-Policy header has been ignored")
    page = visit("/", **APP, base_url=f"http://{HOME}:{server.port}")
    page.locator(".box").first.wait_for()
    assert page.evaluate("!navigator.serviceWorker")


# === A new version ===


@pytest.fixture
def site(tmp_path: Path) -> Path:
    shutil.copytree(FOLDER, tmp_path / "web")
    return tmp_path / "web"


@pytest.fixture
def own(serve: Serve, site: Path) -> Server:
    """A server whose pages can be built anew."""
    return serve(site=str(site))


def build_anew(site: Path) -> str:
    """The same pages with a script of another name, as a change makes them; the name of the old one."""
    index = site / "index.html"
    [script] = re.findall(r"/assets/(index-[^\"]+)\.js", index.read_text(encoding="utf-8"))
    worker = (site / "sw.js").read_text(encoding="utf-8")
    for path in [index, site / "sw.js", *(site / "assets").glob("*.js")]:
        path.write_text(path.read_text(encoding="utf-8").replace(f"{script}.js", "index-new.js"), encoding="utf-8")
    (site / "assets" / f"{script}.js").rename(site / "assets" / "index-new.js")
    changed = (site / "sw.js").read_text(encoding="utf-8")
    version = json.loads(re.findall(r"const VERSION = (.*);", worker)[0])
    (site / "sw.js").write_text(changed.replace(version, "new"), encoding="utf-8")
    return f"doubloon-{version}"


def test_a_new_version_is_taken_with_the_next_page(visit: Visit, own: Server, site: Path) -> None:
    page = ready(visit("/", **APP, base_url=own.url))
    old = build_anew(site)
    assert list(page.evaluate(KEPT)) == [old]
    page.reload()
    until(page, IS_NEW)
    assert page.evaluate(RUNS_NEW)
    page.context.set_offline(True)
    page.reload()
    page.locator(".box").first.wait_for()
    assert page.evaluate(RUNS_NEW)


def test_a_running_game_keeps_its_version(visit: Visit, own: Server, site: Path) -> None:
    """Another page brings the new version; what the old one still needs stays until it is closed."""
    placed = table(own, "troll-dragon", [ME, BOT], first=0)
    game = ready(visit("/", memory(placed), **APP, base_url=own.url))
    game.locator(".box").first.wait_for()
    old = build_anew(site)
    other = reopened(game)
    until(other, WAITS)
    assert set(game.evaluate(KEPT)) == {old, "doubloon-new"}
    game.goto(address(placed))
    game.locator(".mountain").wait_for()  # a part of the old version that is loaded late
    assert set(other.evaluate(KEPT)) == {old, "doubloon-new"}


# === Installing ===


def test_browsers_find_all_that_installing_needs(visit: Visit, server: Server) -> None:
    page = ready(visit(**APP))
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert not found["errors"]
    errors = {each["errorId"] for each in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as every test is


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_installed_speaks_the_language_of_the_page(visit: Visit, lang: str) -> None:
    page = visit(settings={"lang": lang}, **PHONE)
    page.locator(".box").first.wait_for()
    link = page.locator("link[rel=manifest]").get_attribute("href")
    assert link
    answer = page.request.get(link)
    told = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert (told["lang"], told["description"]) == (lang, text(lang, "web-motto"))
    assert {each["url"] for each in told["shortcuts"]} == {f"/#/box/{box}" for box in page.evaluate(BOXES)}
    for icon in told["icons"]:
        picture = page.request.get(icon["src"])
        assert (picture.status, picture.headers["content-type"]) == (200, icon["type"])


BOXES = "[...document.querySelectorAll('.box')].map((each) => each.className.replace('box ', ''))"


def test_installing_is_offered_in_the_settings(visit: Visit) -> None:
    page = visit("/#/shelf/settings", **PHONE)
    page.locator("dialog .settings").wait_for()
    expect(page.get_by_role("button", name="Install Doubloon")).to_have_count(0)
    page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = () => Promise.resolve((window.taken = true));
      window.dispatchEvent(offer);
    }""")
    page.get_by_role("button", name="Install Doubloon").tap()
    assert page.evaluate("window.taken")
    expect(page.get_by_role("button", name="Install Doubloon")).to_have_count(0)


def test_iphones_are_told_how(visit: Visit) -> None:
    agent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/604.1"
    page = visit("/#/shelf/settings", **PHONE, user_agent=agent)
    expect(page.get_by_text("tap Share, then “Add to Home Screen”")).to_be_visible()


# === Pictures ===


def test_the_pictures_are_there_before_the_game_begins(visit: Visit, server: Server) -> None:
    placed = table(server, "troll-dragon", [ME, {"kind": "open"}])
    page = visit("/", memory(placed), **PHONE)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address(placed))
    page.locator(".lobby").wait_for()
    page.wait_for_load_state("networkidle")
    for name in ("troll", "dragon-awake", "gem", "nugget", "troll-hand-6", "face-wolf"):
        assert any(url.endswith(f"/art/{name}.svg") for url in asked)
    assert any("/assets/View-" in url for url in asked)
