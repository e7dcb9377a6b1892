"""Draws kernels of semi-ring ops (unary, binary, select, reduce) on dense and sparse operands, and compares with NumPy.

    python tools/sparse_semirings.py --seed 1 --count 500         behind pipelines, in the interpreter
    python tools/sparse_semirings.py --count 100 --native         compiled, too
    python tools/sparse_semirings.py --dense                      no operand has an encoding
    python tools/sparse_semirings.py --seed 17 --count 1 --show   the kernel, and what becomes of it on each way

The exit code is 1 if something is wrong, refused or crashes.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.sparse.affine import OK  # noqa: E402
from tools.sparse.semirings import text_of  # noqa: E402
from tools.sparse.semirings_draw import NATIVE, WAYS, draw, inputs_of, verdict_on  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--count", type=int, default=200, help="how many kernels")
    parser.add_argument("--ways", default=",".join(WAYS), help="some of " + ", ".join([*WAYS, NATIVE]))
    parser.add_argument("--native", action="store_true", help="compile and run each, too")
    parser.add_argument("--dense", action="store_true", help="no operand has an encoding")
    parser.add_argument("--show", action="store_true", help="print each kernel")
    options = parser.parse_args()
    ways = [*options.ways.split(","), *([NATIVE] if options.native else [])]
    counts: Counter[str] = Counter()
    for seed in range(options.seed, options.seed + options.count):
        kernel = draw(seed, options.dense)
        if options.show:
            print(f"// {seed}\n{text_of(kernel)}", flush=True)
        cases = [inputs_of(kernel, seed), inputs_of(kernel, seed + 100_000)]
        for way in ways:
            found = verdict_on(kernel, cases, way)
            counts[f"{way}: {found.kind}"] += 1
            if found.kind != OK:
                print(f"### seed {seed}, {way}: {found.kind}: {found.detail[:300]}", flush=True)
    for kind, number in sorted(counts.items()):
        print(f"{kind}: {number}")
    sys.exit(any(not kind.endswith(f": {OK}") for kind in counts))


if __name__ == "__main__":
    main()
