"""It is my turn while I look at something else: the device tells me, and the shelf shows whose turn it is."""

from contextlib import suppress

from playwright.sync_api import Error, Page, expect

from tests.server.running import Server
from tests.web.conftest import PHONE, Visit
from tests.web.people import BRIEFLY, HIDE, ME, OPEN, ROLL, address, asked, memory, ready, table

# Headless Chromium refuses all notifications: this stands in for the system that shows them.
SYSTEM = """() => {
  window.shown = [];
  let permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = async () => (permission = "granted");
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
    if (permission !== "granted") throw new TypeError("no permission");
    const each = { title, body, tag, data, close: () => (window.shown = window.shown.filter((other) => other !== each)) };
    window.shown.push(each);
  };
  ServiceWorkerRegistration.prototype.getNotifications = async ({ tag }) => window.shown.filter((each) => each.tag === tag);
}"""
SHOWN = "() => window.shown.map(({ title, body }) => `${title}: ${body}`).join()"
CONTROLLED = "() => !!navigator.serviceWorker.controller"
STORED = "() => JSON.parse(localStorage.getItem('doubloon-settings')).notifications === 'on'"


def two(visit: Visit, server: Server) -> tuple[Page, Page]:
    """A game of two phones in which it is the other one's turn. The first page is that of somebody who does something else."""
    host = table(server, "pig", [ME, OPEN], options={"target": 1000}, first=0)
    joined = asked(server, "join", {"code": host["room"]["code"], "name": "Fast Fox", "face": "🦊"})
    idle = visit(address(joined), memory(joined), **PHONE, service_workers="allow")
    idle.wait_for_function(CONTROLLED)
    idle.evaluate(SYSTEM)
    active = visit(address(host), memory(host), **PHONE)
    ready(idle, active)
    for page in (idle, active):
        page.locator(".table.playing").wait_for()
    return idle, active


def end_turn(page: Page) -> None:
    """Roll, and hold; a one ends the turn too."""
    page.get_by_role("button", name=ROLL).tap()
    for _ in range(50):
        if not page.locator(".plaque.mine-now").count():
            return
        with suppress(Error):  # a one was rolled
            page.get_by_role("button", name="Hold").tap(timeout=BRIEFLY)
    raise AssertionError("the turn does not end")


def test_the_question_comes_once_and_then_the_device_tells(visit: Visit, server: Server) -> None:
    idle, active = two(visit, server)
    idle.evaluate(HIDE, True)
    end_turn(active)
    expect(idle).to_have_title("★ Your turn · Pig · Doubloon")
    idle.evaluate(HIDE, False)
    question = idle.get_by_role("dialog", name="Shall your device tell you when it is your turn?")
    question.get_by_role("button", name="Yes, tell me").tap()
    expect(question).to_have_count(0)
    idle.wait_for_function(STORED)
    end_turn(idle)
    idle.evaluate(HIDE, True)
    assert idle.evaluate(SHOWN) == ""
    end_turn(active)
    idle.wait_for_function(f"() => ({SHOWN})() === 'Your turn: Pig'")
    assert idle.evaluate("() => window.shown[0].data.url") == idle.evaluate("() => `/${location.hash}`")
    idle.evaluate(HIDE, False)
    idle.wait_for_function(f"() => ({SHOWN})() === ''")
    expect(question).to_have_count(0)


def test_the_shelf_says_whose_turn_it_is(visit: Visit, server: Server) -> None:
    idle, active = two(visit, server)
    idle.goto("/#/")
    idle.get_by_role("button", name="Leave", exact=True).tap()
    expect(idle.get_by_role("button", name="Pig Brave Badger’s turn")).to_be_visible()
    idle.evaluate(HIDE, True)
    end_turn(active)
    idle.evaluate(HIDE, False)
    expect(idle.get_by_role("button", name="Pig Your turn")).to_be_visible()
