"""Stages of the sparsifier that have no op to rewrite are left out, and nothing else comes of it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pytest

from pyopt.ir.core import Operation
from pyopt.ir.op_verifier import discard_diagnostic
from pyopt.memo import remembering
from pyopt.passes.pipelines import manager_of
from pyopt.passes.registry import known_pass
from pyopt.passes.sparsify.pipelines import IDLE_WITHOUT, MINI
from pyopt.pipeline.instrumentation import Instrumentation
from pyopt.pipeline.manager import PipelineRun
from pyopt.pipeline.passes import PassContext, ScheduledPass
from pyopt.rewrite.rules import Rule
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from pyopt.syntax.printer import print_op

HEAD = """
#CSR = #sparse_tensor.encoding<{ map = (i, j) -> (i : dense, j : compressed) }>
#CSC = #sparse_tensor.encoding<{ map = (i, j) -> (j : dense, i : compressed) }>
#V = #sparse_tensor.encoding<{ map = (i) -> (i : compressed) }>
"""
KERNEL = """
func.func @kernel(%a: tensor<8x8xf64, #CSR>, %b: tensor<8xf64>, %x: tensor<8xf64>) -> tensor<8xf64> {
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%a, %b : tensor<8x8xf64, #CSR>, tensor<8xf64>) outs(%x : tensor<8xf64>) {
  ^bb0(%s: f64, %t: f64, %u: f64):
    %1 = arith.mulf %s, %t : f64
    %2 = arith.addf %u, %1 : f64
    linalg.yield %2 : f64
  } -> tensor<8xf64>
  return %0 : tensor<8xf64>
}
"""
OTHERS = {
    "convert": """
func.func @f(%a: tensor<8x8xf64, #CSR>) -> tensor<8x8xf64, #CSC> {
  %0 = sparse_tensor.convert %a : tensor<8x8xf64, #CSR> to tensor<8x8xf64, #CSC>
  return %0 : tensor<8x8xf64, #CSC>
}""",
    "concatenate": """
func.func @f(%a: tensor<8x8xf64, #CSR>) -> tensor<16x8xf64, #CSR> {
  %0 = sparse_tensor.concatenate %a, %a { dimension = 0 : index }
    : tensor<8x8xf64, #CSR>, tensor<8x8xf64, #CSR> to tensor<16x8xf64, #CSR>
  return %0 : tensor<16x8xf64, #CSR>
}""",
    "insert": """
func.func @f(%v: f64, %i: index) -> tensor<8xf64, #V> {
  %0 = tensor.empty() : tensor<8xf64, #V>
  %1 = tensor.insert %v into %0[%i] : tensor<8xf64, #V>
  %2 = sparse_tensor.load %1 hasInserts : tensor<8xf64, #V>
  return %2 : tensor<8xf64, #V>
}""",
    "reshape": """
func.func @f(%a: tensor<8x8xf64, #CSR>) -> tensor<64xf64, #V> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<8x8xf64, #CSR> into tensor<64xf64, #V>
  return %0 : tensor<64xf64, #V>
}""",
    "foreach": """
func.func @f(%a: tensor<8x8xf64, #CSR>, %m: memref<8x8xf64>) {
  sparse_tensor.foreach in %a : tensor<8x8xf64, #CSR> do {
  ^bb0(%i: index, %j: index, %v: f64):
    memref.store %v, %m[%i, %j] : memref<8x8xf64>
  }
  return
}""",
    "new": """
func.func @f(%p: !llvm.ptr) -> tensor<?x?xf64, #CSR> {
  %0 = sparse_tensor.new %p : !llvm.ptr to tensor<?x?xf64, #CSR>
  return %0 : tensor<?x?xf64, #CSR>
}""",
    "dim": """
func.func @f(%a: tensor<?x?xf64, #CSR>) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %a, %c0 : tensor<?x?xf64, #CSR>
  return %0 : index
}""",
}


def run(text: str, watched: bool) -> tuple[str, list[str]]:
    """(the module behind the pipeline, the passes that ran)."""
    context = remembering(discard_diagnostic)
    module = parse_module(Source(HEAD + text, "<text>"), context)
    assert isinstance(module, Operation)
    pipeline = PipelineRun(context, [Instrumentation()] if watched else [], None)
    names: list[str] = []
    pipeline.started = names.append
    assert pipeline.run(manager_of(MINI), module)
    return print_op(module, context), names


def test_a_kernel_needs_none_of_them() -> None:
    text, names = run(KERNEL, watched=False)
    assert "scf.for" in text
    assert names.count("sparse-reinterpret-map") == 1  # the first, in front of the sparsifier
    assert not set(names) & set(IDLE_WITHOUT) - {"sparse-reinterpret-map"}


@pytest.mark.parametrize("name", ["kernel", *OTHERS])
def test_leaving_them_out_changes_nothing(name: str) -> None:
    text = KERNEL + OTHERS.get(name, "")
    found, names = run(text, watched=False)
    expected, all_names = run(text, watched=True)
    assert found == expected
    assert set(all_names) > set(IDLE_WITHOUT)
    assert [one for one in all_names if one not in IDLE_WITHOUT] == [one for one in names if one not in IDLE_WITHOUT]


@pytest.mark.parametrize("name", IDLE_WITHOUT)
def test_the_ops_are_those_of_the_rules(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    declaration = known_pass(name)
    module = sys.modules[str(declaration.run.__module__)]
    if not str(module.__file__).endswith(".py"):
        pytest.skip("what is compiled to machine code is not replaced")
    roots: set[str] = set()

    def take(op: Operation, pass_context: PassContext, rules: Sequence[Rule]) -> bool:
        roots.update([root for rule in rules for root in rule.roots.split()])
        return False

    monkeypatch.setattr(module, "rewrite", take)
    context = remembering(discard_diagnostic)
    empty = parse_module(Source("", "<text>"), context)
    assert isinstance(empty, Operation)
    given = "scope=except-generic" if name == "sparse-reinterpret-map" else ""
    for options in (given, f"{given} reference-exact=true", f"{given} enable-runtime-library=false"):
        if "enable-runtime-library" not in options or "enable-runtime-library" in declaration.options:
            declaration.run(empty, PassContext(context, ScheduledPass(declaration, options.strip()).options))
    assert roots == IDLE_WITHOUT[name]
