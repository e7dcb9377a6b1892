"""What --sparse-reinterpret-map loads for an ordinary kernel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

PLAIN = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
func.func @f(%a: tensor<8x8xf64, #CSR>, %b: tensor<8xf64>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<8x8xf64, #CSR>, tensor<8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%u: f64, %v: f64, %o: f64):
    %p = arith.mulf %u, %v : f64
    %s = arith.addf %o, %p : f64
    linalg.yield %s : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
"""

SCRIPT = """
import sys
from pyopt.driver import run_in_process
code, out, err = run_in_process(["--sparse-reinterpret-map"], sys.stdin.read())
assert code == 0 and "sorted = true" in out, err
print("\\n".join(sys.modules))
"""


def test_a_plain_kernel_loads_little() -> None:
    """No rules of dialects, no code emitter and none of what only other kernels need."""
    done = subprocess.run(
        [sys.executable, "-S", "-c", SCRIPT], input=PLAIN, capture_output=True, text=True, check=True, cwd=ROOT
    )
    loaded = set(done.stdout.split())
    compiled = any(name.endswith("__mypyc") for name in loaded)
    assert "passes.sparsify.ranking" in loaded
    unused = {
        "passes.sparsify.accumulating", "passes.sparsify.selection", "passes.sparsify.sorting",
        "passes.sparsify.sparsification", "passes.sparsify.unblocking", "passes.sparsify.demap_ops",
        "passes.sparsify.emitter.code", "passes.canonicalize.linalg", "passes.canonicalize.memref",
        "passes.canonicalize.tensor", "passes.canonicalize.arith", "pyopt.rewrite.conversion", "pyopt.dialects.memref",
    }  # fmt: skip
    assert compiled or not unused & loaded
