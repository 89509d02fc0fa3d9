"""Read a JSON report that a person names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tripledraw.cli.errors import UserError
from tripledraw.reports.json_report import OtherFormat, read_report

if TYPE_CHECKING:
    from pathlib import Path

    from tripledraw.reports.json_report import Report


def read_report_file(path: Path) -> Report:
    """Return the report. Raises UserError if it cannot be read or is none."""
    try:
        return read_report(path.read_bytes())
    except OSError as error:
        raise UserError(f"The report {path} cannot be read: {error.strerror}.") from None
    except OtherFormat as error:
        raise UserError(f"The report {path} cannot be read: {error}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UserError(f"{path} is no report that `tripledraw run --json` wrote: {_why(error)}.") from None


def _why(error: Exception) -> str:
    if isinstance(error, msgspec.ValidationError):
        return f"what it holds has another shape ({error})"
    return "it is empty, or breaks off" if "truncated" in str(error) else "it is not JSON"
