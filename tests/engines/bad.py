"""A bank of bad engines over the pipe, one per way of being bad: `python bad.py WAY`.

Each says hello like a sound engine, unless hello is what it is bad at, and goes wrong at `state`.
"""

import json
import os
import signal
import subprocess
import sys
import time

HELLO = {"protocol": 1, "name": "bad", "version": "1", "implements": ["betting"]}
SLEEPER = [sys.executable, "-c", "import time; time.sleep(600)"]


def send(message: object) -> None:
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def answer(number: int, result: object) -> None:
    send({"jsonrpc": "2.0", "id": number, "result": result})


def wrong_id(number: int) -> None:
    answer(number + 1, {"phase": "betting"})


def id_in_quotes(number: int) -> None:
    send({"jsonrpc": "2.0", "id": str(number), "result": {}})


def no_json(_: int) -> None:
    print("Dealing now!", flush=True)


def blank_line(_: int) -> None:
    print(flush=True)


def not_utf8(_: int) -> None:
    os.write(1, b'{"jsonrpc": "2.0", "id": 2, "result": {"phase": "\xff"}}\n')


def nested_too_deep(_: int) -> None:
    os.write(1, b"[" * 100_000 + b"\n")


def no_version(number: int) -> None:
    send({"id": number, "result": {}})


def a_list(_: int) -> None:
    send([1, 2, 3])


def wrong_shape(number: int) -> None:
    answer(number, {"phase": "betting", "pot": "fifteen"})


def result_and_error(number: int) -> None:
    send({"jsonrpc": "2.0", "id": number, "result": {}, "error": {"code": 1, "message": ""}})


def neither(number: int) -> None:
    send({"jsonrpc": "2.0", "id": number})


def other_error(number: int) -> None:
    send({"jsonrpc": "2.0", "id": number, "error": {"code": -32603, "message": "division by zero"}})


def silent(_: int) -> None:
    pass


def unflushed(number: int) -> None:
    sys.stdout.write(json.dumps({"jsonrpc": "2.0", "id": number, "result": {}}) + "\n")


def half_a_line(_: int) -> None:
    os.write(1, b'{"jsonrpc": ')


def exits(_: int) -> None:
    print("out of cards", file=sys.stderr, flush=True)
    os._exit(3)


def exits_with_nought(_: int) -> None:
    os._exit(0)


def exits_in_a_line(_: int) -> None:
    os.write(1, b'{"jsonrpc": ')
    os._exit(0)


def dies_of_a_signal(_: int) -> None:
    os.kill(os.getpid(), signal.SIGTERM)


def closes_its_output(_: int) -> None:
    os.close(1)
    time.sleep(600)


def huge_line(_: int) -> None:
    chunk = b"x" * 1024 * 1024
    while True:
        os.write(1, chunk)


def just_too_long(number: int) -> None:
    answer(number, {"phase": "x" * 16 * 1024 * 1024})


def flood(_: int) -> None:
    while True:
        send({"jsonrpc": "2.0", "method": "log", "params": "unasked for"})


def loud(number: int) -> None:
    """Sound, but writes 8 MB of log before it answers."""
    for _ in range(8):
        sys.stderr.write("log " * 250_000)
    answer(number, {"phase": "betting"})


def loud_and_exits(number: int) -> None:
    loud(number)
    print("the last of it", file=sys.stderr, flush=True)
    os._exit(3)


def deaf(number: int) -> None:
    """Answers, and then reads nothing more."""
    answer(number, {"phase": "betting"})
    time.sleep(600)


def ignores_a_closed_stdin(number: int) -> None:
    answer(number, {"phase": "betting"})
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        sys.stdin.readline()


def leaves_a_child(number: int) -> None:
    subprocess.Popen(SLEEPER)
    answer(number, {"phase": "betting"})


def leaves_a_child_in_a_session_of_its_own(number: int) -> None:
    subprocess.Popen(SLEEPER, start_new_session=True)
    answer(number, {"phase": "betting"})


def dies_and_leaves_an_orphan(_: int) -> None:
    subprocess.Popen(SLEEPER, start_new_session=True)
    os._exit(1)


def main(way: str) -> None:
    if way == "never-says-hello":
        time.sleep(600)
    goes_wrong = globals()[way.replace("-", "_")] if way != "no-hello" else None
    for line in sys.stdin:
        request = json.loads(line)
        if request["method"] != "hello":
            goes_wrong(request["id"])
        elif way == "no-hello":
            send({"jsonrpc": "2.0", "id": request["id"], "error": {"code": 2, "message": "who?"}})
        else:
            answer(request["id"], HELLO)


if __name__ == "__main__":
    main(sys.argv[1])
