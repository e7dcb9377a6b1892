"""Large blocks of native programs have huge pages where the system gives them to those who ask."""

from __future__ import annotations

import platform
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

import pyopt

SETTING: Final = Path("/sys/kernel/mm/transparent_hugepage/enabled")
PAGE: Final = 4096
PROGRAM: Final = """
func.func @filled(%n: index, %x: f64) -> tensor<?xf64> {
  %e = tensor.empty(%n) : tensor<?xf64>
  %r = linalg.fill ins(%x : f64) outs(%e : tensor<?xf64>) -> tensor<?xf64>
  return %r : tensor<?xf64>
}
"""

REPEATED: Final = f"""
import pyopt, resource
filled = pyopt.compile({PROGRAM!r}).filled
for number in range(12):
    if number == 4:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_minflt
    result = filled(4_000_000, 2.5)
print(resource.getrusage(resource.RUSAGE_SELF).ru_minflt - before, float(result.sum()))
"""


def faults() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_minflt


def test_large_results_take_few_pages() -> None:
    if not SETTING.exists() or "[never]" in SETTING.read_text():
        pytest.skip("the system has no huge pages")
    program: Any = pyopt.compile(PROGRAM)
    program.filled(1, 0.0)
    count = 1 << 23
    before = faults()
    result = program.filled(count, 2.5)
    taken = faults() - before
    assert result.nbytes == 8 * count
    # A page each would be 16384; some huge pages may not be there at the time.
    assert taken < result.nbytes // PAGE * 3 // 4
    np.testing.assert_array_equal(result[:: count // 16], 2.5)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="another C library may keep no blocks")
def test_results_that_c_keeps_are_used_again() -> None:
    """C keeps blocks of up to 32 MiB: one of 32,000,000 bytes does not become longer than that."""
    done = subprocess.run([sys.executable, "-c", REPEATED], capture_output=True, text=True, check=True)
    taken, total = done.stdout.split()
    assert float(total) == 4_000_000 * 2.5
    assert int(taken) < 120  # in eight calls; 1200 if the system gave the memory again in each
