"""Cost of --shape-inference: growth with the number of ops, and beside --canonicalize on the same file.

    python tools/shape_benchmark.py [--sizes 5000,50000] [--pairs 3] [--kinds layers,functions]

Each program is written once, and whole processes run in turn; the figures are medians of the processor's time, which
other work on the machine disturbs less than the clock's. `growth` is the pass's time per op beside that at the first
size, the time to read and print taken off: 1 is linear.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tools.shape_programs import KINDS, OF_LIBRARY  # noqa: E402


def seconds(command: list[str]) -> float:
    """The processor time of a process; its output is dropped."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=ROOT)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(command)} failed")
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--sizes", default="5000,50000", help="numbers of ops")
    parser.add_argument("--pairs", type=int, default=3, help="runs of each")
    parser.add_argument("--kinds", default=",".join(KINDS), help="which programs")
    parser.add_argument("--command", default="", help="an installed pyopt, in place of this tree's `python -m pyopt`")
    options = parser.parse_args()
    command = [options.command] if options.command else [sys.executable, "-m", "pyopt"]
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    print("| program | ops | read and print, s | --shape-inference, s | --canonicalize, s | ratio | growth |")
    print("|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder:
        for kind in options.kinds.split(","):
            first = 0.0
            for size in [int(one) for one in options.sizes.split(",")]:
                path = Path(folder) / f"{kind}.mlir"
                path.write_text(KINDS[kind](size) + "\n", encoding="utf-8")
                flags = [str(path), "--allow-unregistered-dialect"]
                inference = "--shape-inference=library=common" if kind in OF_LIBRARY else "--shape-inference"
                times: list[list[float]] = [[], [], []]
                for _ in range(options.pairs):
                    for index, more in enumerate(([], [inference], ["--canonicalize"])):
                        times[index].append(seconds([*command, *flags, *more]))
                plain, inferring, canonicalizing = [median(one) for one in times]
                own = (inferring - plain) / size
                first = first or own
                figures = f"{plain:.2f} | {inferring:.2f} | {canonicalizing:.2f} | {inferring / canonicalizing:.2f}"
                print(f"| {kind} | {size} | {figures} | {own / first:.2f} |", flush=True)


if __name__ == "__main__":
    main()
