"""Draws programs whose loops, branches and calls carry tensors, sparse and dense, and compares with NumPy.

    python tools/sparse_carried.py --seed 1 --count 500           interpreted behind pipelines: results, memory
    python tools/sparse_carried.py --count 100 --native           compiled, too
    python tools/sparse_carried.py --seed 17 --count 1 --show     the program, and what becomes of it on each way
    python tools/sparse_carried.py --ways library,deallocated     some of the ways only

Loops yield what they make, what they were given, in another order too, and values from outside; they are nested, call
functions, and have no iterations, one or more. The exit code is 1 if something is wrong, refused, left on the heap,
freed twice or used once it was freed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.sparse.affine import OK, without_names  # noqa: E402
from tools.sparse.carried_draw import draw, inputs_of  # noqa: E402
from tools.sparse.carried_ways import NATIVE, WAYS, verdict_on  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--count", type=int, default=200, help="how many programs")
    parser.add_argument("--ways", default=",".join(WAYS), help="some of " + ", ".join([*WAYS, *NATIVE]))
    parser.add_argument("--native", action="store_true", help="compile and run each, too")
    parser.add_argument("--show", action="store_true", help="print each program, and what becomes of it")
    options = parser.parse_args()
    sys.exit(check_all(options))


def check_all(options: argparse.Namespace) -> int:
    """Prints findings and counts; gives the exit code."""
    ways = [*[one for one in options.ways.split(",") if one], *(NATIVE if options.native else [])]
    counts: Counter[str] = Counter()
    messages: Counter[str] = Counter()
    start = time.monotonic()
    for seed in range(options.seed, options.seed + options.count):
        program = draw(seed)
        if options.show:
            print(f"// {seed}\n{program.text()}", flush=True)
        for way in ways:
            found = verdict_on(program, inputs_of(seed), way)
            counts[f"{way}: {found.kind}"] += 1
            if found.kind != OK:
                messages[f"{way}: {found.kind}: {without_names(found.detail)}"] += 1
                size = len(program.text().split("\n"))
                print(f"### seed {seed} ({size} lines), {way}: {found.kind}: {found.detail[:300]}", flush=True)
    for message, number in messages.most_common():
        print(f"{number:6} {message}")
    for kind, number in sorted(counts.items()):
        print(f"{kind}: {number}")
    print(f"{options.count} programs; {sum(messages.values())} findings; {time.monotonic() - start:.0f} s")
    return 1 if messages else 0


if __name__ == "__main__":
    main()
