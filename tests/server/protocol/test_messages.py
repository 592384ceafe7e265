"""Every message is described, and its description is what the server reads and writes."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from doubloon.server.protocol.messages import Incoming, Outgoing
from doubloon.server.protocol.schema import schema

DOCS = Path(__file__).parents[3] / "docs"


def test_the_schema_on_file_is_fresh() -> None:
    assert json.loads((DOCS / "protocol.schema.json").read_text()) == schema()


@pytest.mark.parametrize("kind", [*get_args(Incoming), *get_args(Outgoing)], ids=lambda kind: kind.__name__)
def test_every_message_is_on_the_page(kind: type[msgspec.Struct]) -> None:
    assert f"`{msgspec.inspect.type_info(kind).tag}`" in (DOCS / "protocol.md").read_text()  # type: ignore[attr-defined]


def test_no_two_messages_have_the_same_name() -> None:
    names = [kind.__name__ for kind in (*get_args(Incoming), *get_args(Outgoing))]
    assert len(set(names)) == len(names)
