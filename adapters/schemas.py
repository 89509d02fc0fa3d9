"""JSON Schemas of every message over the pipe: made from the types, never written by hand."""

import json
from typing import Any

import msgspec

from tripledraw.adapters.outcomes import Rejected, Unsupported
from tripledraw.adapters.protocol import METHODS, Reason

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, str]:
    """Return the text of each schema file, by the file's name: a request and an answer for each method."""
    types = [type_ for pair in METHODS.values() for type_ in pair]
    refs, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    found = {}
    for method, request, answer in zip(METHODS, refs[::2], refs[1::2], strict=True):
        found[f"{method}.request.json"] = _text(_request(method, request), components)
        found[f"{method}.answer.json"] = _text(_answer(method, answer), components)
    return found


def _request(method: str, params: dict[str, Any]) -> dict[str, Any]:
    return _message(f"Request: {method}", {"method": {"const": method}, "params": params}, ["method", "params"])


def _answer(method: str, result: dict[str, Any]) -> dict[str, Any]:
    message = _message(f"Answer to {method}", {"result": result, "error": _error()}, [])
    return message | {"oneOf": [{"required": ["result"]}, {"required": ["error"]}]}


def _message(title: str, properties: dict[str, Any], required: list[str]) -> dict[str, Any]:
    always = {"jsonrpc": {"const": "2.0"}, "id": {"type": "integer"}}
    return {
        "title": title,
        "type": "object",
        "properties": always | properties,
        "required": [*always, *required],
    }


def _error() -> dict[str, Any]:
    reason = msgspec.json.schema(Reason)
    code = {
        "type": "integer",
        "description": f"{Rejected.code} rejected, {Unsupported.code} unsupported, anything else a fault",
    }
    data = {"type": "object", "properties": {"reason": reason}}
    properties = {"code": code, "message": {"type": "string"}, "data": data}
    return {"type": "object", "properties": properties, "required": ["code"]}


def _text(schema: dict[str, Any], components: dict[str, Any]) -> str:
    """Return the schema with the definitions that it uses."""
    text = json.dumps(schema)
    used = {name: component for name, component in components.items() if f"#/$defs/{name}" in text}
    return json.dumps({"$schema": DIALECT} | schema | {"$defs": used}, indent=2) + "\n"
