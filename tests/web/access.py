"""Nobody is shut out: what axe finds on a page as it lies there, by night and by day."""

from collections.abc import Sequence

from playwright.sync_api import Page, ViewportSize

from tests.counts import SOAK
from tests.web.people import set_to

FOUND = """async () => {
  window.unpainted.disabled = true;  // what is not painted has no contrast
  const { violations } = await axe.run({ resultTypes: ["violations"] });
  window.unpainted.disabled = false;
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`));
}"""
AT_REST = "() => document.getAnimations().every((each) => each.effect.getComputedTiming().endTime > 1e6)"  # but those that never end

THEMES = ("dark", "light")


def one_theme(number: int) -> Sequence[str]:
    """The themes of the page of this number: dark and light take turns; `make soak` looks at both."""
    return THEMES if SOAK > 1 else THEMES[number % 2 :][:1]


def nobody_is_shut_out(page: Page, axe: str, day: ViewportSize | None = None, themes: Sequence[str] = THEMES) -> None:
    """By day perhaps on a screen of another size."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe)
    for theme in themes:
        set_to(page, theme=theme)
        if theme == "light" and day:
            page.set_viewport_size(day)
        page.wait_for_function(AT_REST)
        found = page.evaluate(FOUND)
        assert not found, "\n".join([theme, *found])
    set_to(page, theme="dark")
