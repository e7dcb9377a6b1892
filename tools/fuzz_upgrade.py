"""Fuzzes --upgrade with damaged text of other years.

    python tools/fuzz_upgrade.py --count 20000 --seed 1

Inputs are the texts of tests/lit/upgrade, and a few of today, with changes of bytes, tokens and lines. Each is
upgraded, read, verified, canonicalized and printed, under a limit of time: no traceback, no hang. What is accepted is
upgraded once more, which must not change it. Exit code 1 and a line for each kind of complaint; the first input of
each is saved.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from pyopt.driver.run import run_in_process
from pyopt.upgrade import LayoutError, upgrade
from tests.support.fuzzing import complaint, corpus, mutated

FLAGS = ["--upgrade", "--allow-unregistered-dialect", "--canonicalize"]


def wrong(text: str, seconds: float) -> tuple[str | None, bool]:
    """The error in the upgrade of a text, or None; and whether it is accepted."""
    found = complaint(text, FLAGS, seconds)
    if found is not None:
        return found, False
    code, _, _ = run_in_process([*FLAGS[:2], "-"], text)
    if code != 0:
        return None, False
    try:
        once = upgrade(text).text
        twice = upgrade(once)
    except LayoutError:
        return None, True
    if twice.text != once:
        return f"not the same again: {twice.changes[0].old if twice.changes else ''} is old still", True
    return None, True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=10.0, help="what one input may take")
    parser.add_argument("--save", type=Path, default=Path("/tmp/pyopt-fuzz-upgrade"), help="folder for inputs")
    options = parser.parse_args()
    randomness = random.Random(options.seed)
    old, today = corpus(("upgrade",)), corpus(("arith", "memref", "func", "scf", "syntax"))
    kinds: dict[str, int] = {}
    accepted = 0
    for _ in range(options.count):
        seed = randomness.choice(old if randomness.random() < 0.85 else today)
        text = seed if randomness.random() < 0.1 else mutated(seed, old, randomness)
        found, good = wrong(text, options.seconds)
        accepted += good
        if found is None:
            continue
        kind = re.sub(r"\d+", "N", found)
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] == 1:
            options.save.mkdir(parents=True, exist_ok=True)
            path = options.save / f"{options.seed}-{len(kinds)}.mlir"
            path.write_text(text, encoding="utf-8", errors="surrogateescape")
            print(f"{found}\n  pyopt {' '.join(FLAGS)} {path}", flush=True)
    print(
        f"{options.count} inputs, {accepted} of them accepted: {sum(kinds.values())} complaints of {len(kinds)} kinds"
    )
    sys.exit(1 if kinds else 0)


if __name__ == "__main__":
    main()
