"""Functions of f16 and bf16 are those of f64, rounded once. MLIR has them computed in f32 or, step by step, in their
own type: what is rounded several times may be the next number.

math.exp %a : f16                 ->      truncf (exp (extf %a) : f64)

f32 is enough for functions of one bf16: all 65,536 results are right. math.fma of bf16 takes care of what the sum of
f64 loses: the product may lie just between two bf16, and a small addend says which one is next. arith.maxnumf and
arith.minnumf are those of f32, which know an order of zeros.
"""

from __future__ import annotations

from pyopt.ir.attributes import FloatAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_float
from pyopt.ir.types import BF16, F16, F32, F64, I64, Type, element_type_or_self
from pyopt.light import Final
from pyopt.native.small_floats import compute_wide
from pyopt.passes.building import arith
from pyopt.passes.lowering.math_expand.making import function
from pyopt.rewrite.rewriter import Rewriter

_EXACT: Final = frozenset(
    ["math." + name for name in ("absf", "ceil", "clampf", "copysign", "floor", "round", "roundeven", "sqrt", "trunc")]
)
"""Ops whose results of f16 and bf16 are right without that: f32 holds them, or enough digits of them."""


def is_half(type: Type) -> bool:
    """f16 or bf16, or what has such elements."""
    return element_type_or_self(type) in (F16, BF16)


def lower_half_functions(module: Operation, context: Context) -> None:
    """Rewrites all ops of math, and extremes, on such floats of a module."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        name = op.info.name
        if not any(is_half(one.type) for one in op.results):
            continue
        if name in ("arith.maxnumf", "arith.minnumf"):
            compute_wide(op, rewriter, is_half, F32)
            continue
        if not name.startswith("math.") or name in _EXACT:
            continue
        if name == "math.fma" and element_type_or_self(op.operands[0].type) is BF16:
            rewriter.start_at(op)
            rewriter.replace(op, [_fused(op, rewriter)])
        else:
            has_digits = len(op.operands) == 1 and element_type_or_self(op.operands[0].type) is BF16
            compute_wide(op, rewriter, is_half, F32 if has_digits else F64)


def _fused(op: Operation, rewriter: Rewriter) -> Value:
    """a * b + c of bf16: of f64 the product is exact, and the sum is made odd where it is not, so that it lies beside
    what is between two bf16."""
    a, b, c = [arith.cast(rewriter, "extf", one, F64) for one in op.operands]
    product = arith.binary(rewriter, "mulf", a, b)
    sum = arith.binary(rewriter, "addf", product, c)
    added = arith.binary(rewriter, "subf", sum, product)
    lost = arith.binary(
        rewriter,
        "addf",
        arith.binary(rewriter, "subf", product, arith.binary(rewriter, "subf", sum, added)),
        arith.binary(rewriter, "subf", c, added),
    )
    nothing, one = [
        arith.uniform(rewriter, FloatAttr.get(from_float(value, F64), F64), sum.type) for value in (0.0, 1.0)
    ]
    is_exact = arith.compare(rewriter, arith.FLOAT_UNORDERED_EQUAL, lost, nothing, "cmpf")
    outward = arith.binary(rewriter, "mulf", lost, function(rewriter, "copysign", one, sum))
    is_larger = arith.compare(rewriter, arith.FLOAT_GREATER, outward, nothing, "cmpf")
    bits = arith.cast(rewriter, "bitcast", sum, I64)
    last = arith.constant(rewriter, 1, bits.type)
    kept = arith.choose(rewriter, is_larger, bits, arith.binary(rewriter, "subi", bits, last))
    odd = arith.cast(rewriter, "bitcast", arith.binary(rewriter, "ori", kept, last), F64)
    return arith.cast(rewriter, "truncf", arith.choose(rewriter, is_exact, sum, odd), BF16)
