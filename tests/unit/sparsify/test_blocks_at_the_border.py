"""Blocks that reach over the end of a dimension: what they hold beyond it is no element, at any stage."""

from __future__ import annotations

import re

import numpy as np
import pytest

from pyopt.driver.run import run_in_process
from pyopt.interpreter import parse, run
from tools.sparse.transform import STAGES

PROGRAM = """
#BSR = #sparse_tensor.encoding<{ map = (i, j) -> (i floordiv 2 : dense, j floordiv 2 : compressed,
                                                  i mod 2 : dense, j mod 2 : dense) }>
func.func @product(%a: tensor<MxNxf64, #BSR>, %b: tensor<Nxf64>, %x: tensor<Mxf64>) -> tensor<Mxf64> {
  %0 = linalg.matvec ins(%a, %b : tensor<MxNxf64, #BSR>, tensor<Nxf64>) outs(%x : tensor<Mxf64>) -> tensor<Mxf64>
  return %0 : tensor<Mxf64>
}
func.func @there_and_back(%a: tensor<MxNxf64>) -> tensor<MxNxf64> {
  %0 = sparse_tensor.convert %a : tensor<MxNxf64> to tensor<MxNxf64, #BSR>
  %1 = sparse_tensor.convert %0 : tensor<MxNxf64, #BSR> to tensor<MxNxf64>
  return %1 : tensor<MxNxf64>
}
func.func @count(%a: tensor<MxNxf64, #BSR>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = sparse_tensor.foreach in %a init(%c0) : tensor<MxNxf64, #BSR>, index -> index do {
  ^bb0(%i: index, %j: index, %v: f64, %n: index):
    %1 = arith.addi %n, %c1 : index
    sparse_tensor.yield %1 : index
  }
  return %0 : index
}
func.func @written(%a: tensor<MxNxf64, #BSR>, %m: memref<MxNxf64>) {
  sparse_tensor.foreach in %a : tensor<MxNxf64, #BSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<MxNxf64>
  }
  return
}
"""


@pytest.mark.full
@pytest.mark.parametrize(("rows", "columns"), [(3, 3), (4, 3), (3, 4), (5, 7), (4, 4)])
def test_at_every_stage(rows: int, columns: int) -> None:
    text = PROGRAM.replace("M", str(rows)).replace("N", str(columns))
    a = np.arange(1.0, rows * columns + 1).reshape(rows, columns)
    b, x = np.arange(1.0, columns + 1), np.ones(rows)
    for flag in (*STAGES, "--canonicalize"):
        code, text, errors = run_in_process([flag, "-"], text)
        assert code == 0, errors
        # Of foreach, sparsification alone says that another pass makes loops of it.
        assert all("--lower-sparse-foreach-to-scf makes loops of it" in one for one in re.findall("remark.*", errors))
        program = parse(text)
        assert np.array_equal(run(program, "product", a, b, x)[0], a @ b + x), flag
        assert np.array_equal(run(program, "there_and_back", a)[0], a), flag
        assert run(program, "count", a)[0] == a.size, flag
        written = np.zeros_like(a)
        run(program, "written", a, written)
        assert np.array_equal(written, a), flag
