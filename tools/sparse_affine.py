"""Draws sparse kernels with affine subscripts at every level, and compares what passes make of them with dense loops.

    python tools/sparse_affine.py --seed 1 --count 1000            after the passes to loops and to buffers
    python tools/sparse_affine.py --count 200 --native             compiled, too
    python tools/sparse_affine.py --seed 17 --count 1 --show       the kernel, and what becomes of it on each way
    python tools/sparse_affine.py --count 1000 --ways loops,exact  some of the ways only
    python tools/sparse_affine.py --count 1000 --blocked 0.8       most formats have blocks

Operands have sums and multiples of loops and constants as subscripts, levels of every kind below levels, blocks and
permuted dimensions; tensors are without entries, with one, some and all. A refusal is counted by its message; a wrong
result, a program that cannot be run and a crash are findings, whose kernels are reduced. The exit code is 1 if there
are any.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.sparse.affine import FINDINGS, LEFT, NATIVE, OK, REFUSED, WAYS, cases_of, verdict_on, without_names  # noqa: E402
from tools.sparse.affine_draw import BLOCKED, draw  # noqa: E402
from tools.sparse.affine_kernels import module_of  # noqa: E402
from tools.sparse.affine_reduce import reduced  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--count", type=int, default=200, help="how many kernels")
    parser.add_argument("--ways", default=",".join(WAYS), help="some of " + ", ".join(WAYS))
    parser.add_argument("--native", action="store_true", help="compile and run each, too")
    parser.add_argument("--blocked", type=float, default=BLOCKED, help="the share of formats with blocks")
    parser.add_argument("--show", action="store_true", help="print each kernel, and what becomes of it")
    parser.add_argument("--reduce", type=int, default=20, help="how many findings are reduced")
    options = parser.parse_args()
    sys.exit(check_all(options))


def check_all(options: argparse.Namespace) -> int:
    """Prints findings and counts; gives the exit code."""
    ways = [*[one for one in options.ways.split(",") if one], *([NATIVE] if options.native else [])]
    counts: dict[str, Counter[str]] = {way: Counter() for way in ways}
    messages: Counter[str] = Counter()
    drawn = findings = 0
    start = time.monotonic()
    for seed in range(options.seed, options.seed + options.count):
        kernel = draw(seed, options.blocked)
        cases = cases_of(kernel, seed)
        if options.show:
            print(f"// {seed}\n{module_of(kernel)}", flush=True)
        if isinstance(cases, str):
            messages["not valid: " + without_names(cases)] += 1
            continue
        drawn += 1
        for way in ways:
            found = verdict_on(kernel, cases, way)
            counts[way][found.kind] += 1
            if options.show:
                print(f"// {way}: {found.kind} {found.detail}")
            if found.kind not in (OK, LEFT):
                messages[f"{way}: {found.kind}: {without_names(found.detail) if found.kind == REFUSED else ''}"] += 1
            if found.kind in FINDINGS:
                findings += 1
                print(f"### seed {seed}, {way}: {found.kind}: {found.detail[:300]}", flush=True)
                if findings <= options.reduce and not options.show:
                    print(module_of(reduced(kernel, seed, way, found)), flush=True)
    for message, number in messages.most_common():
        print(f"{number:6} {message}")
    for way, kinds in counts.items():
        print(f"{way}: " + ", ".join([f"{number} {kind}" for kind, number in kinds.most_common()]))
    print(f"{drawn} valid kernels of {options.count}; {findings} findings; {time.monotonic() - start:.0f} s")
    return 1 if findings else 0


if __name__ == "__main__":
    main()
