"""How long the compilation of a program takes in a process that has compiled nothing yet: y = A x, A in CSR.

python tools/native_speed.py --first [--pairs 15]

Each measurement is a process, which loads Python, NumPy and SciPy, without which there is nothing to call it with,
and then compiles: with nothing in the cache, as after an installation; with what other programs have left there; and
with the program itself. The three take turns. What is printed are medians, in milliseconds of the processor's time.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = """
import sys, time
import numpy, scipy.sparse, pyopt
text = open(sys.argv[1]).read()
start = time.process_time()
pyopt.compile(text)
end = time.process_time()
print(start, end - start)
"""
OTHER: Final = "func.func @f(%a: i32) -> i32 { return %a : i32 }"
"""A program that leaves in the cache what all need."""
BAR: Final = 150


def print_first(text: str, times: int) -> None:
    """Prints the three rows for a program."""
    found: dict[str, list[tuple[float, float]]] = {}
    with tempfile.TemporaryDirectory() as name:
        program = Path(name, "program.mlir")
        other = Path(name, "other.mlir")
        program.write_text(text, encoding="utf-8")
        other.write_text(OTHER, encoding="utf-8")
        _run(program, Path(name, "byte-code"))  # Python writes its byte-code
        for number in range(times):
            cache = Path(name, f"cache{number}")
            found.setdefault("nothing in the cache", []).append(_run(program, cache))
            # The same folder without the program: it has the runtime, and the code of the modules.
            before = Path(name, f"before{number}")
            _run(other, before)
            for one in cache.glob("modules-*"):
                one.rename(before / one.name)
            found.setdefault("other programs in it", []).append(_run(program, before))
            found.setdefault("the program in it", []).append(_run(program, before))
    print(f"{'':22} {'compile, ms':>12} {'to be':>6} {'Python, NumPy and SciPy, ms':>28}")
    for row, figures in found.items():
        start, compilation = (1000 * median(column) for column in zip(*figures, strict=True))
        print(f"{row:22} {compilation:12.0f} {BAR if row.startswith('other') else '':>6} {start:28.0f}")


def _run(program: Path, cache: Path) -> tuple[float, float]:
    """(seconds until all is loaded, seconds of the compilation) of a process."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYOPT_CACHE": str(cache)}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(program)], env=environment, capture_output=True, text=True, check=True
    )
    start, compilation = done.stdout.split()
    return float(start), float(compilation)
