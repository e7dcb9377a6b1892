"""What --sparse-reinterpret-map loads for an ordinary kernel, and that it leaves out only what has nothing to do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from pyopt.ir.opinfo import OpInfo
from pyopt.passes.sparsify.reinterpret_map import ordering, reinterpret
from pyopt.passes.sparsify.reinterpretation.accumulating import accumulate_out_of_place
from pyopt.passes.sparsify.reinterpretation.demap import demap_generic
from pyopt.passes.sparsify.reinterpretation.ranking import schedule_by_cost
from pyopt.passes.sparsify.reinterpretation.selection import select_operands
from pyopt.passes.sparsify.reinterpretation.unblocking import unblock
from pyopt.passes.sparsify.reinterpretation.whole_blocks import write_apart
from pyopt.rewrite.greedy import apply_greedily
from pyopt.rewrite.plans import GreedyOptions
from pyopt.rewrite.rules import Rule
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.printer import print_op
from tools.generators.builder import quiet_context
from tools.sparse.check import functions_of
from tools.sparse.kernels import module_text
from tools.sparse.table import GROUPS, KERNELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pyopt.rewrite.rewriter import RewriteFunction

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
from pyopt.driver.run import run_in_process
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
    assert "pyopt.passes.sparsify.reinterpretation.ranking" in loaded
    ours = (
        "kernels.analysis", "reinterpretation.accumulating", "reinterpretation.selection", "reinterpretation.sorting",
        "reinterpretation.unblocking", "reinterpretation.demap_ops", "emitter.code", "sparsification",
    )  # fmt: skip
    unused = {
        *[f"pyopt.passes.sparsify.{name}" for name in ours],
        *[f"pyopt.passes.canonicalize.{name}.rules" for name in ("arith", "linalg", "memref", "tensor")],
        "pyopt.rewrite.conversion", "pyopt.dialects.memref",
    }  # fmt: skip
    assert compiled or unused & loaded == set()


def rewritten(text: str, functions: tuple[RewriteFunction, ...]) -> str:
    """What rules for generics make of a module."""

    def rules_of(info: OpInfo) -> tuple[Rule, ...]:
        return tuple([Rule(info.name, one) for one in functions]) if info.name == "linalg.generic" else ()

    context = quiet_context()
    module = parse_module(Source(text, "-"), context)
    assert module is not None
    apply_greedily(module, context, rules_of, GreedyOptions())
    return print_op(module, context)


@pytest.mark.full
@pytest.mark.parametrize("group", GROUPS)
def test_rules_that_are_not_asked_would_do_nothing(group: str) -> None:
    """All kernels in all formats become what they do if each rule is asked of each kernel."""
    scheduled = ordering(schedule_by_cost, False)
    everything = (write_apart, accumulate_out_of_place, select_operands, unblock, demap_generic, scheduled)
    changed = 0
    for kernel in KERNELS:
        if kernel.group == group:
            for formats in kernel.choices:
                text = module_text(functions_of(kernel, formats, quick=True))
                expected = rewritten(text, everything)
                assert rewritten(text, (ordering(reinterpret, False),)) == expected, (kernel.name, formats.label)
                changed += expected != rewritten(text, ())
    assert changed or group == "whole"
