"""Ten thousand lines of kernels: the time that pyopt takes for a stage, and mlir-opt.

Whole processes, one of ours and one of theirs in turn; what counts is the median of the ratios. Byte-code must be
in place: best give `--command` the pyopt of an environment into which it was installed, compiled or not.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tests.support import llvm
from tools.sparse.check import functions_of
from tools.sparse.formats import encodings
from tools.sparse.kernels import make_function
from tools.sparse.table import KERNELS
from tools.sparse.transform import DIRECT, STAGES, available, reference

if TYPE_CHECKING:
    from collections.abc import Sequence

LINES: Final = 10_000
RUNS: Final = 9
BAR: Final = 3.0
FORMATS: Final = ("CSR", "DCSR", "SV", "CSF", "DCC", "COO", "CSC")


def program(stages: Sequence[str] = STAGES, lines_wanted: int = LINES) -> str:
    """A module of so many lines: the kernels that the reference takes through the stages, again and again."""
    good = []
    for kernel in KERNELS:
        for formats in kernel.choices:
            if not kernel.statement or not set(formats.by_tensor.values()) <= set(FORMATS):
                continue
            functions = functions_of(kernel, formats, quick=True)
            if functions:
                text = encodings(FORMATS) + functions[0].text
                if not reference(text, list(stages)).code:
                    good.append((kernel, formats))
    text = encodings(FORMATS)
    lines = at = 0
    parts = [text]
    while lines < lines_wanted:
        kernel, formats = good[at % len(good)]
        function = make_function(kernel, formats, {}, f"k{at}")
        assert function is not None
        parts.append(function.text)
        lines += function.text.count("\n")
        at += 1
    return "".join(parts)


def seconds(command: list[str]) -> float:
    """The time that a command takes."""
    start = time.perf_counter()
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
    taken = time.perf_counter() - start
    if done.returncode:
        raise SystemExit(f"{command[0]} fails: {done.stderr.decode()[:500]}")
    return taken


def timing(stages: Sequence[str], transformer: str, program_name: str) -> int:
    """Prints the time of the stages that we have, together and as the source becomes; 1 if we take too long."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernels.mlir")
        path.write_text(program(), encoding="utf-8")
        flags = available(transformer, tuple(stages))
        last = "--sparsification" + DIRECT
        flags = flags[: flags.index(last) + 1] if last in flags else flags
        command = program_name.split() or [sys.executable, "-m", "pyopt"]
        pairs = [
            (seconds([*command, *flags, str(path)]), seconds([llvm.MLIR_OPT, *flags, str(path)]))
            for _ in range(RUNS + 1)
        ][1:]
    ours, theirs = (statistics.median([one[side] for one in pairs]) for side in (0, 1))
    ratio = statistics.median([one / other for one, other in pairs])
    print(f"{LINES} lines, {' '.join(flags)}")
    print(f"mlir-opt {theirs:.2f} s, pyopt {ours:.2f} s: {ratio:.2f} times as long (bar: {BAR})")
    return 1 if ratio > BAR else 0
