"""Every op of a dialect with a conversion to llvm has a pattern there or in another pass, or is known to stay."""

from __future__ import annotations

import pytest

from pyopt.ir.context import Context
from pyopt.passes.to_llvm.common import llvm_types
from pyopt.passes.to_llvm.groups import PATTERNS, patterns_of_dialects
from pyopt.passes.to_llvm.memref_to_llvm import REFUSED
from pyopt.pipeline.options import OptionValues
from pyopt.pipeline.passes import PassContext
from tests.support.lit_file import lit_files
from tools.check_layers import ROOT

ELSEWHERE = {
    "arith-expand": "arith.scaling_extf arith.scaling_truncf",
    "convert-complex-to-standard": "complex.angle complex.atan2 complex.conj complex.cos complex.eq complex.exp "
    "complex.expm1 complex.log complex.log1p complex.neg complex.neq complex.pow complex.powi complex.rsqrt "
    "complex.sign complex.sin complex.sqrt complex.tan complex.tanh",
    "convert-math-to-libm": "math.acosh math.asinh math.atanh math.cbrt math.erf math.erfc",
    "convert-vector-to-llvm": "vector.constant_mask vector.contract vector.create_mask vector.extract_strided_slice "
    "vector.insert_strided_slice vector.outerproduct vector.shape_cast vector.transfer_read vector.transfer_write "
    "vector.transpose",
    "expand-realloc": "memref.realloc",
    "expand-strided-metadata": "memref.collapse_shape memref.expand_shape memref.subview",
    "lower-vector-multi-reduction": "vector.multi_reduction",
    "math-expand-ops": "math.clampf math.ipowi",
}
"""The ops that a pass lowers which is not the conversion to llvm, or before its patterns."""
PARTS = ("memref.alloca_scope.return", "memref.atomic_yield", "vector.yield")
"""Terminators, which are lowered with the op around them."""
STAY = ("complex.bitcast", "math.isinf", "math.isnormal", "memref.dma_start", "memref.dma_wait", "vector.scan")
"""Ops that nothing lowers, in the reference neither."""


@pytest.mark.parametrize("dialect", PATTERNS)
def test_every_op_is_lowered(dialect: str) -> None:
    context = Context(lambda severity, message, location, notes: None)
    declared = context.dialect(dialect)
    assert declared is not None
    types = llvm_types(PassContext(context, OptionValues()))
    lowered = {pattern.root for pattern in patterns_of_dialects([dialect], types)} - REFUSED.keys()
    known = {op for ops in (*ELSEWHERE.values(), " ".join((*PARTS, *STAY))) for op in ops.split()}
    lacking = sorted(declared.ops.keys() - lowered - known)
    assert not lacking, f"no pattern in passes/to_llvm, or row of ELSEWHERE or STAY here, for {', '.join(lacking)}"
    stale = sorted(op for op in known if op in lowered or (op.startswith(f"{dialect}.") and op not in declared.ops))
    assert not stale, f"no rows of ELSEWHERE or STAY are needed for {', '.join(stale)}"


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_other_pass_has_tests_with_the_op(name: str) -> None:
    text = "".join([path.read_text(encoding="utf-8") for path in lit_files(ROOT / "tests" / "lit" / name)])
    assert [op for op in ELSEWHERE[name].split() if op not in text] == []
