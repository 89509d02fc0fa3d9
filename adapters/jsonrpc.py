"""JSON-RPC 2.0, one message per line: requests as bytes, and what the line that comes back means."""

from typing import Any, cast

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from tripledraw.adapters import misshapen
from tripledraw.adapters.outcomes import EngineFault, Rejected, Unsupported


class _Error(Struct):
    code: int
    message: str = ""
    data: Any = None


class _Response(Struct):
    jsonrpc: str
    id: Any
    result: Raw | UnsetType = UNSET
    error: _Error | UnsetType = UNSET


NO_JSON = "it is not JSON; only answers may be written to stdout"

_read = msgspec.json.Decoder(_Response).decode


def request(number: int, method: str, params: dict[str, Any]) -> bytes:
    """Return the request as one line."""
    message = {"jsonrpc": "2.0", "id": number, "method": method, "params": params}
    return msgspec.json.encode(message) + b"\n"


def result(line: bytes, number: int) -> object:
    """Return the result that answers request `number`.

    Raises Rejected, Unsupported, or EngineFault: "fault" for any other error code, "protocol" for a line that is
    no answer to this request; it is quoted.
    """
    try:
        response = _read(line)
        if response.jsonrpc != "2.0":
            raise _broken('`jsonrpc` is not "2.0"', line)
        if type(response.id) is not int or response.id != number:
            raise _broken(f"its id differs from that of the request, {number}", line)
        if (response.result is UNSET) == (response.error is UNSET):
            raise _broken("it must hold either `result` or `error`", line)
        if response.error is not UNSET:
            raise _meaning_of(response.error)
        return msgspec.json.decode(cast("Raw", response.result))
    except msgspec.ValidationError as error:
        raise _broken(_complaint(error, line), line) from error
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise _broken(NO_JSON, line) from error


def quoted(line: bytes, longest: int = 300) -> str:
    """Return the line as people can read it, shortened."""
    text = line[: longest + 1].decode(errors="backslashreplace").rstrip("\r\n")
    return text if len(line) <= longest else f"{text[:longest]}... ({len(line):,} bytes)"


def _complaint(error: msgspec.ValidationError, line: bytes) -> str:
    try:
        answer = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, ValueError):  # further on in the line
        return NO_JSON
    return f"it is no JSON-RPC 2.0 answer: {misshapen.in_words(error, answer, _Response)}"


def _broken(complaint: str, line: bytes) -> EngineFault:
    return EngineFault("protocol", f"the engine's line cannot be used, {complaint}. The line: {quoted(line)}")


def _meaning_of(error: _Error) -> Exception:
    reason = error.data.get("reason") if isinstance(error.data, dict) else None
    if error.code == Rejected.code:
        return Rejected(reason if isinstance(reason, str) else None, error.message)
    if error.code == Unsupported.code:
        return Unsupported(error.message)
    return EngineFault("fault", f"the engine answered with error {error.code}: {error.message}")
