"""The JSON Schema of all messages, generated from their structs: docs/protocol.schema.json, and the TypeScript types."""

from __future__ import annotations

from typing import Any

import msgspec

from doubloon.server.protocol import messages, responses

ROOTS = {
    "incoming": messages.Incoming,
    "outgoing": messages.Outgoing,
    "new_table": messages.NewTable,
    "new_experiment": messages.NewExperiment,
    "join": messages.Join,
    "look": messages.Look,
    "my_tables": messages.MyTables,
    "offer_transfer": messages.OfferTransfer,
    "accept_transfer": messages.AcceptTransfer,
    "lists": responses.Catalog,
    "placed": responses.TableAccess,
    "looked": responses.TablePreview,
    "preparation": responses.Preparation,
    "invitation": responses.Invitation,
    "seat_transfer": responses.SeatTransfer,
    "found": responses.DeviceTables,
    "evening": responses.Evening,
    "open_tables": responses.OpenTables,
    "replayed": responses.Replay,
    "counted": responses.PointsBreakdown,
    "shared": responses.ReplayLink,
    "report_progress": responses.ReportProgress,
    "experiment_progress": responses.ExperimentProgress,
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
