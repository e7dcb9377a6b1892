"""Time an entry as matrices grow, and the memory that calls take beside what their results need.

python tools/native_speed.py --growth [--sizes 10000,100000,1000000,10000000] [--only spmv,add]
python tools/native_speed.py --memory [--entries 1000000] [--only spmv,add]

Memory is what Linux counts for the process: its peak during a call, less what it had before.
"""

from __future__ import annotations

import ctypes
import gc
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from scipy import sparse  # type: ignore[import-untyped]

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tools.native_speed import SpeedRow, Timing

NANOSECONDS: Final = 1e9
STATUS: Final = Path("/proc/self/status")
CLEAR: Final = Path("/proc/self/clear_refs")
PEAK: Final = "5"
"""What makes Linux forget the peak."""
LARGE: Final = 1 << 20
"""The bytes of results beside which the memory of a call is looked at."""


def print_growth(
    sizes: Sequence[int],
    rows_of: Callable[[int], Sequence[SpeedRow]],
    time_of: Callable[[SpeedRow], Timing],
) -> None:
    """Prints for each row the nanoseconds an entry at each size, and the ratio to SciPy's time."""
    found: dict[str, list[str]] = {}
    for size in sizes:
        for row in rows_of(size):
            timing = time_of(row)
            cells = found.setdefault(row.name, [])
            cells.append(f"{timing.ours / size * NANOSECONDS:9.2f} ({timing.ratio:4.2f})")
    print(f"{'ns an entry':14} " + " ".join([f"{size:>16}" for size in sizes]))
    for name, cells in found.items():
        print(f"{name:14} {' '.join(cells)}", flush=True)


def print_memory(rows: Sequence[SpeedRow], function_of: Callable[[SpeedRow], Callable[..., object]]) -> None:
    """Prints for each row with a large result the peak of a call beside the bytes of the result, ours and SciPy's."""
    print(f"{'':14} {'result, KB':>12} {'pyopt':>7} {'SciPy':>7}")
    for row in rows:
        ours = function_of(row)
        size = result_bytes(ours(*row.arguments))
        if size < LARGE:
            continue
        shares = [peak_of(function, row.arguments) / size for function in (ours, row.other)]
        print(f"{row.name:14} {size / 1024:12.0f} {shares[0]:7.2f} {shares[1]:7.2f}", flush=True)


def result_bytes(result: Any) -> int:
    """The bytes of the arrays of a result."""
    if sparse.issparse(result):
        indices = [*result.coords] if result.format == "coo" else [result.indices, result.indptr]
        return sum([one.nbytes for one in (result.data, *indices)])
    return 0 if result is None else int(np.asarray(result).nbytes)


def peak_of(function: Callable[..., object], arguments: Sequence[Any]) -> int:
    """The most bytes that the process has during a call, less those before."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    CLEAR.write_text(PEAK)
    before = _kilobytes("VmRSS")
    result = function(*arguments)
    peak = _kilobytes("VmHWM")
    del result
    return 1024 * (peak - before)


def _kilobytes(field: str) -> int:
    found = re.search(rf"{field}:\s*(\d+) kB", STATUS.read_text())
    assert found is not None
    return int(found[1])
