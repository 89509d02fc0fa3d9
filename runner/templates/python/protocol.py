"""Speaks the engine protocol on stdin and stdout, a JSON message a line. Nothing here needs changing."""

import json
import sys
import traceback


class Rejected(Exception):
    """The rules do not allow it. `reason`: out-of-turn, bad-action, bad-amount, bad-cards, bad-table, hand-over."""

    def __init__(self, reason, text=""):
        super().__init__(text or reason)
        self.reason = reason


class Unsupported(Exception):
    """This engine has no way to do it."""


def serve(engine):
    """Answer requests with the methods of `engine` until stdin is closed."""
    sys.stdin.reconfigure(encoding="utf-8")
    sys.stdout.reconfigure(encoding="utf-8")
    out, sys.stdout = sys.stdout, sys.stderr  # whatever your engine prints goes to the log
    for line in sys.stdin:
        request = json.loads(line)
        answer = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            method = getattr(engine, request["method"], None)
            if method is None:
                raise Unsupported("there is no method " + request["method"])
            answer["result"] = method(**request["params"])
        except Rejected as error:
            answer["error"] = {"code": 1, "message": str(error), "data": {"reason": error.reason}}
        except Unsupported as error:
            answer["error"] = {"code": 2, "message": str(error)}
        except Exception as error:
            traceback.print_exc()
            answer["error"] = {"code": -32000, "message": repr(error)}
        out.write(json.dumps(answer) + "\n")
        out.flush()
