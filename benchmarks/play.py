"""Hands a second of `tripledraw play`, on the reference engine beside itself.

Run it with `python benchmarks/play.py [HANDS]`.
"""

import sys
import time

from tripledraw.adapters import connect
from tripledraw.proof.play import RandomPlay
from tripledraw.reference_impl.rulebooks import COMMON


def main() -> None:
    hands = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with connect("reference") as client:
        play = RandomPlay(client, COMMON, None, seed=1)
        began = time.perf_counter()
        play.play(hands, lambda: None)
        seconds = time.perf_counter() - began
    print(f"{hands:,} hands, {hands / seconds:,.0f} a second; {len(play.findings)} kinds of difference")


if __name__ == "__main__":
    main()
