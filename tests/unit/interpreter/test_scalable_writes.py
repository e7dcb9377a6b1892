"""convert-vector-to-scf=lower-scalable: transposed vectors of scalable rows are written as before, with any mask."""

from __future__ import annotations

import numpy as np
import pytest

from pyopt.interpreter import Options, parse, run
from tests.unit.interpreter.programs import after

WRITE = """func.func @f(%s: memref<2x?xf32>, %d: memref<?x3xf32>, %n: index, %k: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant 0.0 : f32
  %v = vector.transfer_read %s[%c0, %c0], %p {in_bounds = [true, true]} : memref<2x?xf32>, vector<2x[4]xf32>
  %m = vector.create_mask %n, %k : vector<[4]x2xi1>
  %t = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %t, %d[%c1, %c1], %m {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x3xf32>
  return
}"""


@pytest.mark.parametrize("vscale", [1, 2])
@pytest.mark.parametrize("mask", [(4, 2), (3, 1), (8, 2), (9, 3), (0, 2), (-1, 2), (2, 0)])
def test_masked_writes(mask: tuple[int, int], vscale: int) -> None:
    options = Options()
    options.vscale = vscale
    written = []
    for text in (WRITE, after(WRITE, "--convert-vector-to-scf=lower-scalable")):
        source = np.arange(2 * 4 * vscale, dtype=np.float32).reshape(2, 4 * vscale)
        target = np.full((4 * vscale + 1, 3), -1, np.float32)
        run(parse(text), "f", source, target, *mask, options=options)
        written.append(target)
    before, behind = written
    assert np.array_equal(before, behind)
    assert np.count_nonzero(before != -1) == max(min(mask[0], 4 * vscale), 0) * min(mask[1], 2)
