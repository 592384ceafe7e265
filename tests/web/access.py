"""Nobody is shut out: what axe finds on a page as it lies there, by night and by day."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

FOUND = """async () => {
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""
AT_REST = "() => document.getAnimations().every((each) => each.effect.getComputedTiming().endTime > 1e6)"  # but those that never end
SET = """(values) => {
  const written = JSON.stringify({ ...JSON.parse(localStorage.getItem("doubloon-settings")), ...values });
  localStorage.setItem("doubloon-settings", written);
  window.dispatchEvent(new StorageEvent("storage", { key: "doubloon-settings" }));
}"""


def set_to(page: Page, **values: Any) -> None:
    """The settings are changed, as another tab of this device does it."""
    page.evaluate(SET, values)


def nobody_is_shut_out(page: Page, axe: str, day: dict[str, int] | None = None, themes: Sequence[str] = ("dark", "light")) -> None:
    """By day perhaps on a screen of another size."""
    is_there = page.evaluate("'axe' in window")
    if not is_there:
        page.evaluate(axe)
    for theme in themes:
        set_to(page, theme=theme)
        if theme == "light" and day:
            page.set_viewport_size(day)  # type: ignore[arg-type]
        page.wait_for_function(AT_REST)
        found = page.evaluate(FOUND)
        assert not found, "\n".join([theme, *found])
    set_to(page, theme="dark")
