"""Hands a second that `tripledraw judge` rules on: copies of the twelve real hands, on one process and on two.

Run it with `python benchmarks/judge.py [COPIES]`.
"""

import shutil
import sys
import tempfile
import time
from pathlib import Path

from tripledraw.rulings.many import Extras, judge_all

HANDS = Path(__file__).parent.parent / "tests" / "hands"


def copies(folder: Path, count: int) -> None:
    """Fill a folder with copies: one long file for each real hand, but PHH, which has one hand a file."""
    for path in HANDS.iterdir():
        if path.suffix == ".phh":
            for number in range(count):
                shutil.copy(path, folder / f"{number}.phh")
        else:
            (folder / path.name).write_bytes(b"\n\n".join([path.read_bytes()] * count))


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 500
    with tempfile.TemporaryDirectory() as name:
        copies(Path(name), count)
        for workers in (1, 2):
            began = time.perf_counter()
            hands = sum(1 for _ in judge_all([Path(name)], "common", Extras(), workers))
            seconds = time.perf_counter() - began
            print(f"{workers} process{'es' if workers > 1 else ''}: {hands:,} hands, {hands / seconds:,.0f} a second")


if __name__ == "__main__":
    main()
