"""Programs on sparse tensors compute the same at every stage of the reference's sparsifier, down to buffers; and
storage has the contents that the reference's own code prints.
"""

from __future__ import annotations

import subprocess
from functools import cache

import numpy as np
import pytest

from pyopt.driver.execute import run_in_process
from pyopt.interpreter import parse, run
from tests.support import llvm
from tests.support.cpu_runner import LIBRARIES, is_there
from tests.support.reference import MLIR_OPT
from tests.unit.interpreter.sparse_support import ENCODINGS, sparse_array
from tools.sparse.transform import CODEGEN, DIRECT, STAGES

pytestmark = pytest.mark.skipif(MLIR_OPT is None, reason="mlir-opt is not installed")

TO_BUFFERS = (*STAGES, *CODEGEN)
PROGRAM = """
func.func @product(%a: tensor<5x8xf64>, %b: tensor<8x5xf64>) -> (tensor<5x5xf64>, index) {
  %A = sparse_tensor.convert %a : tensor<5x8xf64> to tensor<5x8xf64, #CSR>
  %B = sparse_tensor.convert %b : tensor<8x5xf64> to tensor<8x5xf64, #CSR>
  %e = tensor.empty() : tensor<5x5xf64, #CSR>
  %0 = linalg.matmul ins(%A, %B : tensor<5x8xf64, #CSR>, tensor<8x5xf64, #CSR>)
    outs(%e : tensor<5x5xf64, #CSR>) -> tensor<5x5xf64, #CSR>
  %r = sparse_tensor.convert %0 : tensor<5x5xf64, #CSR> to tensor<5x5xf64>
  %n = sparse_tensor.number_of_entries %0 : tensor<5x5xf64, #CSR>
  return %r, %n : tensor<5x5xf64>, index
}
func.func @sum(%a: tensor<5x8xf64>, %b: tensor<5x8xf64>) -> (tensor<5x8xf64>, index) {
  %A = sparse_tensor.convert %a : tensor<5x8xf64> to tensor<5x8xf64, #CSR>
  %B = sparse_tensor.convert %b : tensor<5x8xf64> to tensor<5x8xf64, #DCSR>
  %e = tensor.empty() : tensor<5x8xf64, #DCSR>
  %0 = linalg.add ins(%A, %B : tensor<5x8xf64, #CSR>, tensor<5x8xf64, #DCSR>)
    outs(%e : tensor<5x8xf64, #DCSR>) -> tensor<5x8xf64, #DCSR>
  %r = sparse_tensor.convert %0 : tensor<5x8xf64, #DCSR> to tensor<5x8xf64>
  %n = sparse_tensor.number_of_entries %0 : tensor<5x8xf64, #DCSR>
  return %r, %n : tensor<5x8xf64>, index
}
func.func @formats(%a: tensor<5x8xf64>, %b: tensor<5x8xf64>) -> (tensor<5x8xf64>, index) {
  %0 = sparse_tensor.convert %a : tensor<5x8xf64> to tensor<5x8xf64, #COO>
  %1 = sparse_tensor.convert %0 : tensor<5x8xf64, #COO> to tensor<5x8xf64, #CSC>
  %2 = sparse_tensor.convert %1 : tensor<5x8xf64, #CSC> to tensor<5x8xf64, #DCSR>
  %3 = sparse_tensor.convert %2 : tensor<5x8xf64, #DCSR> to tensor<5x8xf64>
  %n = sparse_tensor.number_of_entries %2 : tensor<5x8xf64, #DCSR>
  return %3, %n : tensor<5x8xf64>, index
}
func.func @vector(%a: tensor<5x8xf64>, %x: tensor<8xf64>) -> tensor<5xf64> {
  %A = sparse_tensor.convert %a : tensor<5x8xf64> to tensor<5x8xf64, #COO>
  %y = arith.constant dense<0.5> : tensor<5xf64>
  %0 = linalg.matvec ins(%A, %x : tensor<5x8xf64, #COO>, tensor<8xf64>) outs(%y : tensor<5xf64>) -> tensor<5xf64>
  return %0 : tensor<5xf64>
}
"""
ARGUMENTS = {
    "product": (sparse_array(seed=1), sparse_array((8, 5), seed=2)),
    "sum": (sparse_array(seed=1), sparse_array(seed=2)),
    "formats": (sparse_array(seed=1), sparse_array(seed=2)),
    "vector": (sparse_array(seed=1), np.arange(8.0)),
}


def reference(text: str, *flags: str) -> str:
    done = subprocess.run(
        [llvm.MLIR_OPT, *flags, "-"], input=text, capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def stage(number: int) -> str:
    """The program after so many of the stages."""
    return reference(stage(number - 1), TO_BUFFERS[number - 1]) if number else ENCODINGS + PROGRAM


@pytest.mark.full
@pytest.mark.parametrize("name", ARGUMENTS)
def test_every_stage_computes_the_same(name: str) -> None:
    expected = run(parse(stage(0)), name, *ARGUMENTS[name])
    for number in range(1, len(TO_BUFFERS) + 1):
        found = run(parse(stage(number)), name, *ARGUMENTS[name])
        for one, other in zip(found, expected, strict=True):
            np.testing.assert_array_equal(one, other, err_msg=TO_BUFFERS[number - 1])


@pytest.mark.full
@pytest.mark.skipif(not is_there(), reason="mlir-runner is not installed")
def test_storage_is_that_of_the_reference() -> None:
    """Converted by its code, and printed. (Its loose levels have one position more than they need.)"""
    array = sparse_array((4, 6), 4, 0.4).tolist()
    lines = [f"  %d = arith.constant dense<{array}> : tensor<4x6xf64>"]
    for name in ("CSR", "CSC", "DCSR", "DCSC", "COO", "COOC", "BSR", "DENSE", "COLS"):
        lines.append(f"  %{name} = sparse_tensor.convert %d : tensor<4x6xf64> to tensor<4x6xf64, #{name}>")
        lines.append(f"  sparse_tensor.print %{name} : tensor<4x6xf64, #{name}>")
    text = ENCODINGS + "func.func @main() {\n" + "\n".join(lines) + "\n  return\n}\n"
    lowered = reference(text, "--sparsifier" + DIRECT)
    runner = [llvm.MLIR_RUNNER, "-e", "main", "-entry-point-result=void", f"-shared-libs={LIBRARIES[0]}"]
    expected = subprocess.run(runner, input=lowered, capture_output=True, text=True, check=True, timeout=60).stdout
    code, out, err = run_in_process(["-"], text)
    assert (code, err) == (0, "")
    assert out == expected
