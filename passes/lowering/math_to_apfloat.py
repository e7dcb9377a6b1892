"""convert-math-to-apfloat: functions of floats of up to 64 bits as calls of functions on their encodings.

                                                   func.func private @_mlir_apfloat_isnan(i32, i64) -> i1
    %0 = math.isnan %a : f8E5M2             ->     %1 = arith.bitcast %a : f8E5M2 to i8
                                                   %2 = arith.extui %1 : i8 to i64
                                                   %0 = call @_mlir_apfloat_isnan(%c7_i32, %2)

Vectors stay; mlir-opt ends at a `math.fma` of them.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, I64, FloatType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.lowering.apfloat import FloatCalls, apply, takes
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

if TYPE_CHECKING:
    from pyopt.passes.lowering.apfloat import OnNumbers

FUNCTIONS: Final = {
    "math.absf": "abs",
    "math.fma": "fused_multiply_add",
    "math.isfinite": "isfinite",
    "math.isinf": "isinfinite",
    "math.isnan": "isnan",
    "math.isnormal": "isnormal",
}
"""The function of an op: a name of MLIR's library, and no fact about the op."""
REFERENCE_EXACT: Final = FlagOption("reference-exact", False, "Declare the functions in the outermost module")


def compute(calls: FloatCalls, op: Operation, operands: list[Value]) -> Value:
    """isnan(a) -> @_mlir_apfloat_isnan"""
    bits = [calls.bits(operand) for operand in operands]
    arguments = [calls.semantics(operands[0].type), *bits]
    type = op.results[0].type
    if type is I1:
        return calls.call(op, FUNCTIONS[op.info.name], arguments, I1)
    return calls.number(calls.call(op, FUNCTIONS[op.info.name], arguments, I64), type)


PATTERNS: Final[dict[str, OnNumbers]] = dict.fromkeys(FUNCTIONS, compute)


def takes_op(op: Operation) -> bool:
    """The op is one on numbers."""
    return isinstance(op.operands[0].type, FloatType) and takes(op.operands[0].type)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in a module."""
    calls = FloatCalls(pass_context.context, op if REFERENCE_EXACT.of(pass_context.options) else None)
    if not apply(op, calls, PATTERNS, takes_op):
        pass_context.fail()
    return True


PASS = make_pass(
    "convert-math-to-apfloat",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="MathToAPFloatConversionPass",
)
