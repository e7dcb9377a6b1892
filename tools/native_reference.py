"""Time of kernels beside what mlir-opt's sparsifier makes of them, compiled the same way.

python tools/native_speed.py --reference [--entries 1000000] [--only spmv,add]

Both sparsifiers get the text of a kernel, with functions on plain arrays around it (sparse-assembler), and run up to
memrefs and loops; `pyopt.compile` makes machine code of both texts, and both take the same arrays. Their results are
compared before.
"""

from __future__ import annotations

import subprocess
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]

import pyopt
from tests.support import llvm

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.native_speed import SpeedRow, Timing

PASSES: Final = ("sparse-assembler{direct-out=true}", "sparsification-and-bufferization")
BAR: Final = 1.05
"""The ratio above which ours is slower."""
MICROSECONDS: Final = 1e6


def print_reference(
    rows: Sequence[SpeedRow],
    agrees: Callable[[Any, Any], bool],
    time_of: Callable[[SpeedRow, Callable[..., object]], Timing],
) -> int:
    """Prints the time of each row in microseconds, ours and mlir-opt's; 1 if their results differ."""
    if not llvm.is_there(llvm.MLIR_OPT):
        print(f"skipped: there is no {llvm.MLIR_OPT} to compare with")
        return 0
    wrong = 0
    print(f"{'':14} {'pyopt, us':>13} {'mlir-opt, us':>13} {'ratio':>7} {'to be':>6}")
    for row in rows:
        theirs = sparsified_by_reference(row.text)
        if theirs is None:
            print(f"{row.name:14} mlir-opt compiles it not")
            continue
        functions = [pyopt.compile(row.text, [*PASSES])["f"], pyopt.compile(theirs)["f"]]
        arguments = [array for one in row.arguments for array in arrays_of(one)]
        results = [as_list(function(*arguments)) for function in functions]
        if len(results[0]) != len(results[1]) or not all(map(agrees, *results)):
            print(f"{row.name:14} wrong")
            wrong = 1
            continue
        found = time_of(row._replace(arguments=arguments, other=functions[1]), functions[0])
        print(
            f"{row.name:14} {found.ours * 1e6:13.1f} {found.theirs * 1e6:13.1f} {found.ratio:7.2f} {BAR:6}", flush=True
        )
    return wrong


def sparsified_by_reference(text: str) -> str | None:
    """What mlir-opt makes of a kernel by these passes; None if it fails."""
    pipeline = f"--pass-pipeline=builtin.module({','.join(PASSES)})"
    run = subprocess.run([llvm.MLIR_OPT, pipeline], input=text, capture_output=True, text=True, check=False)
    return None if run.returncode else run.stdout


def arrays_of(argument: Any) -> list[Any]:
    """The arrays of a sparse matrix: positions and coordinates by level, then values."""
    if not sparse.issparse(argument):
        return [argument]
    if argument.format != "coo":
        return [argument.indptr, argument.indices, argument.data]
    row, column = argument.coords
    return [np.array([0, argument.nnz], np.int32), row, column, argument.data]


def interleaved(matrix: Any) -> list[Any]:
    """The arrays of COO with both coordinates of each entry side by side."""
    positions, row, column, values = arrays_of(matrix)
    return [positions, np.stack([row, column], 1), values]


def as_list(results: object) -> list[Any]:
    return list(results) if isinstance(results, tuple) else [results]
