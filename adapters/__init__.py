"""The engine protocol, how engines are found and talked to, and the adapters to real engines."""

from tripledraw.adapters.client import Asked, Call, Client, connect, connect_to
from tripledraw.adapters.outcomes import (
    CannotStart,
    EngineFault,
    Mismatch,
    NotSupported,
    Rejected,
    UnknownAddress,
    Unsupported,
)

__all__ = [
    "Asked",
    "Call",
    "CannotStart",
    "Client",
    "EngineFault",
    "Mismatch",
    "NotSupported",
    "Rejected",
    "UnknownAddress",
    "Unsupported",
    "connect",
    "connect_to",
]
