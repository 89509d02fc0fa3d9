"""A sound engine of somebody else's, over the pipe: the reference engine behind a loop of its own.

`python stranger.py [FIELD ...]` hides fields of the state.
"""

import json
import sys
from typing import Any

from tripledraw.adapters import Rejected, Unsupported
from tripledraw.adapters.reference import ReferenceEngine


def answer(engine: ReferenceEngine, request: dict[str, Any], hidden: list[str]) -> dict[str, Any]:
    try:
        result = getattr(engine, request["method"])(**request["params"])
    except Rejected as error:
        return {"error": {"code": 1, "message": str(error), "data": {"reason": error.reason}}}
    except Unsupported as error:
        return {"error": {"code": 2, "message": str(error)}}
    return {"result": {field: value for field, value in result.items() if field not in hidden}}


def main(hidden: list[str]) -> None:
    engine = ReferenceEngine(name="stranger")
    for line in sys.stdin:
        request = json.loads(line)
        print(json.dumps({"jsonrpc": "2.0", "id": request["id"]} | answer(engine, request, hidden)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
