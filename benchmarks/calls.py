"""Calls a second: what the protocol costs, in process and over the pipe. Run: python benchmarks/calls.py."""

import shlex
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tripledraw.adapters import connect

SECONDS = 2.0

ENGINE = """
class Engine:
    STATE = {
        "phase": "betting", "round": 1, "button": 6, "turn": 3, "actions": ["fold", "call", "raise"], "call": 10,
        "bets": [5, 10, 0, 0, 0, 0], "stacks": [995, 990, 1000, 1000, 1000, 1000], "pot": 15,
        "live": [1, 2, 3, 4, 5, 6], "hands": [["7c", "5d", "4h", "3s", "2c"]] * 6, "stub": 22, "muck": 0,
    }

    def hello(self, protocol, suite):
        return {"protocol": 1, "name": "still", "version": "1", "implements": ["betting"]}

    def state(self):
        return self.STATE
"""

SERVER = """
import json, sys
from still_engine import Engine

engine = Engine()
for line in sys.stdin:
    request = json.loads(line)
    result = getattr(engine, request["method"])(**request["params"])
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}) + "\\n")
    sys.stdout.flush()
"""


def calls_a_second(address: str) -> float:
    """Return how often a second an engine that does nothing can be asked for its state."""
    with connect(address) as client:
        begun, calls = perf_counter(), 0
        while perf_counter() - begun < SECONDS:
            client.state()
            client.forget_calls()
            calls += 1
        return calls / (perf_counter() - begun)


def main() -> None:
    """Print the figures, for an engine of which nothing but the protocol takes time."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "still_engine.py").write_text(ENGINE, encoding="utf-8")
        server = Path(folder, "server.py")
        server.write_text(SERVER, encoding="utf-8")
        sys.path.append(folder)
        for how, address in {
            "in process": "still_engine:Engine",
            "over the pipe": "pipe:" + shlex.join([sys.executable, str(server)]),
        }.items():
            print(f"{how:14} {calls_a_second(address):9,.0f} calls a second")


if __name__ == "__main__":
    main()
