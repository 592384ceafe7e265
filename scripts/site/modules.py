"""The reference of the Python interface: a page for each package, made from the docstrings by the generator."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import doubloon

INNER = {"cli", "i18n", "server", "tui"}  # packages that no program of somebody else needs


def packages() -> list[str]:
    """`engine`, `games` and so on."""
    return [each.name for each in pkgutil.iter_modules(doubloon.__path__) if each.ispkg and each.name not in INNER]


def modules() -> str:
    """The list of the packages, with what they are, and the functions of `doubloon` itself."""
    rows = [f"| [doubloon.{each}](python-{each}.md) | {_first_line(f'doubloon.{each}')} |" for each in packages()]
    pages = [f"doubloon.{each} <python-{each}>" for each in packages()]
    table = ["| package | |", "| --- | --- |", *rows, ""]
    return "\n".join([*table, "```{toctree}", ":hidden:", "", *pages, "```", "", "## doubloon", "", *_documented("doubloon")])


def module_pages() -> Iterator[tuple[str, str]]:
    """The name and text of each package's page."""
    for package in packages():
        name = f"doubloon.{package}"
        parts = [f"# {name}", "", *_documented(name, "no-index")]  # some of its functions are named like a module
        for module in _modules(name):
            parts += [f"## {module}", "", *_documented(module)]
        yield f"python-{package}.md", "\n".join(parts)


def _modules(package: str) -> list[str]:
    """The modules of a package. Folders in it belong to one game each."""
    path = Path(*doubloon.__path__, package.removeprefix("doubloon."))
    return [f"{package}.{each.name}" for each in pkgutil.iter_modules([str(path)]) if not each.ispkg]


def _documented(module: str, *flags: str) -> list[str]:
    return ["```{eval-rst}", f".. automodule:: {module}", *(f"   :{flag}:" for flag in flags), "```", ""]


def _first_line(module: str) -> str:
    return (import_module(module).__doc__ or "").strip().split("\n\n")[0].replace("\n", " ")
