"""Settings of Sphinx, which makes the site of the pages that pages.py wrote."""

import re
import textwrap
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer

from doubloon.i18n import LANGUAGES, SOURCE

project = "Doubloon"
version = release = version_of("doubloon")
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
html_theme = "furo"
html_title = "Doubloon"
html_copy_source = False
html_show_search_summary = False  # it would fetch each page, which browsers forbid for files
html_show_copyright = False
html_static_path = [str(Path(__file__).parent / "style.css")]
html_css_files = ["style.css"]
html_favicon = html_logo = str(Path(__file__).parents[2] / "web" / "public" / "art" / "app-icon.svg")
pygments_dark_style = "native"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#7a4b00", "color-brand-content": "#7a4b00"},
    "dark_css_variables": {"color-brand-primary": "#f2c14e", "color-brand-content": "#f2c14e"},
}
myst_heading_anchors = 6
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_inherit_docstrings = False
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
add_module_names = False


def restructured(docstring: str) -> str:
    """Our docstrings are plain sentences with `code`, drawings and examples in them; Sphinx reads reStructuredText."""
    return "\n\n".join(map(paragraph, docstring.split("\n\n")))


def paragraph(text: str) -> str:
    if text.lstrip().startswith(">>>"):
        return text
    if "──" in text:
        return "::\n\n" + textwrap.indent(text, "   ")
    parts = re.split(r"`([^`]+)`", text)  # every other part is code
    parts[::2] = [re.sub(r"([*|_\\])", r"\\\1", part) for part in parts[::2]]
    parts[2::2] = [re.sub(r"^(\w)", r"\\ \1", part) for part in parts[2::2]]  # `Turn`s
    parts[1::2] = [f"``{' '.join(part.split())}``" for part in parts[1::2]]
    return "".join(parts)


def language_of(page: str) -> str:
    """`guide/browser` -> "en", `guide/browser.de` -> "de"."""
    ending = page.rpartition(".")[2]
    return ending if ending in LANGUAGES else SOURCE


def setup(app: Any) -> None:
    def read(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
        lines[:] = restructured("\n".join(lines)).split("\n")

    def speak(_app: Any, page: str, _template: str, context: dict[str, Any], _tree: Any) -> None:
        context["language"] = language_of(page)  # so that screen readers read it aloud rightly

    app.add_lexer("ftl", TextLexer)  # Fluent, without colours
    app.connect("autodoc-process-docstring", read)
    app.connect("html-page-context", speak)
