"""The JSON Schema of all messages, made from their structs: docs/protocol.schema.json, and the types of the browser."""

from __future__ import annotations

from typing import Any

import msgspec

from doubloon.server.protocol import messages, responses

ROOTS = {
    "incoming": messages.Incoming,
    "outgoing": messages.Outgoing,
    "new_table": messages.NewTable,
    "join": messages.Join,
    "look": messages.Look,
    "my_tables": messages.MyTables,
    "lists": responses.Lists,
    "placed": responses.Placed,
    "looked": responses.Looked,
    "invitation": responses.Invitation,
    "found": responses.Found,
    "replayed": responses.Replayed,
    "counted": responses.Counted,
    "shared": responses.Shared,
    "request_refused": responses.RequestRefused,
}


def schema() -> dict[str, Any]:
    roots, components = msgspec.json.schema_components(ROOTS.values())
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "protocol": messages.PROTOCOL,
        "messages": dict(zip(ROOTS, roots, strict=True)),
        "$defs": {name: components[name] for name in sorted(components)},
    }
