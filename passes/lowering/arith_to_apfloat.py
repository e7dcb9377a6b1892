"""convert-arith-to-apfloat: arithmetic on floats of up to 64 bits as calls of functions on their encodings.

                                                   func.func private @_mlir_apfloat_add(i32, i64, i64) -> i64
    %0 = arith.addf %a, %b : f8E5M2         ->     %1 = arith.bitcast %a : f8E5M2 to i8
                                                   %2 = arith.extui %1 : i8 to i64
                                                   ...
                                                   %5 = call @_mlir_apfloat_add(%c7_i32, %2, %4)
                                                   %6 = arith.trunci %5 : i64 to i8
                                                   %0 = arith.bitcast %6 : i8 to f8E5M2

Vectors go element by element. Where the function computes something else, the op stays: a remainder (the function's
is that of the nearest quotient), a conversion to an integer (the function rounds to the nearest one), a rounding in
another mode. mlir-opt converts these, too.
"""

from __future__ import annotations

from pyopt.dialects.arith.apfloat import EQUAL, GREATER, LESS, UNORDERED
from pyopt.dialects.arith.enums import ROUNDING_MODE
from pyopt.dialects.arith.predicates import CMPF, CMPI_EQ, predicate_of
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, I8, I32, I64, IntegerType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.building.arith import compare, constant
from pyopt.passes.lowering.apfloat import FloatCalls, apply, takes
from pyopt.pipeline.options import FlagOption
from pyopt.pipeline.passes import PassContext, make_pass

if TYPE_CHECKING:
    from pyopt.passes.lowering.apfloat import OnNumbers

FUNCTIONS: Final = {
    "arith.addf": "add",
    "arith.divf": "divide",
    "arith.maximumf": "maximum",
    "arith.maxnumf": "maxnum",
    "arith.minimumf": "minimum",
    "arith.minnumf": "minnum",
    "arith.mulf": "multiply",
    "arith.negf": "neg",
    "arith.remf": "remainder",
    "arith.subf": "subtract",
}
"""The function of an op whose operands and result are of one type."""
OTHERS: Final = ("arith.fptosi", "arith.fptoui", "arith.remf")
"""Ops whose functions compute something else."""
OUTCOMES: Final = {
    "oeq": (EQUAL,),
    "ogt": (GREATER,),
    "oge": (GREATER, EQUAL),
    "olt": (LESS,),
    "ole": (LESS, EQUAL),
    "one": (LESS, GREATER),
    "ord": (LESS, GREATER, EQUAL),
    "ueq": (UNORDERED, EQUAL),
    "ugt": (UNORDERED, GREATER),
    "uge": (UNORDERED, GREATER, EQUAL),
    "ult": (UNORDERED, LESS),
    "ule": (UNORDERED, LESS, EQUAL),
    "une": (LESS, GREATER, UNORDERED),
    "uno": (UNORDERED,),
}
"""The results of a comparison for which a predicate holds."""
REFERENCE_EXACT: Final = FlagOption(
    "reference-exact",
    False,
    "Convert ops whose functions compute something else, too, and declare in the outermost module",
)


def result_type(op: Operation) -> Type:
    """The type of the op's result, or of an element of it."""
    return element_type_or_self(op.results[0].type)


def compute(calls: FloatCalls, op: Operation, operands: list[Value]) -> Value:
    """a + b -> @_mlir_apfloat_add"""
    bits = [calls.bits(operand) for operand in operands]
    type = result_type(op)
    return calls.number(calls.call(op, FUNCTIONS[op.info.name], [calls.semantics(type), *bits], I64), type)


def compare_floats(calls: FloatCalls, op: Operation, operands: list[Value]) -> Value:
    """a < b -> compare(a, b) == 0"""
    rewriter = calls.rewriter
    bits = [calls.bits(operand) for operand in operands]
    outcome = calls.call(op, "compare", [calls.semantics(operands[0].type), *bits], I8)
    name = CMPF[predicate_of(op)]
    if name not in OUTCOMES:
        return constant(rewriter, name == "true", I1)
    found = [compare(rewriter, CMPI_EQ, outcome, constant(rewriter, one, I8)) for one in OUTCOMES[name]]
    holds = found.pop()
    while found:
        holds = rewriter.create("arith.ori", [found.pop(), holds], [I1]).results[0]
    return holds


def convert(calls: FloatCalls, op: Operation, operands: list[Value]) -> Value:
    """A float of one type -> of another."""
    (value,) = operands
    target = result_type(op)
    bits = calls.bits(value)
    arguments = [calls.semantics(value.type), calls.semantics(target), bits]
    return calls.number(calls.call(op, "convert", arguments, I64), target)


def from_integer(calls: FloatCalls, op: Operation, operands: list[Value]) -> Value:
    """An integer -> a float."""
    (value,) = operands
    target = result_type(op)
    signed = op.info.name == "arith.sitofp"
    bits = calls.widened(value, signed)
    arguments = [calls.semantics(target), *_integer(calls, value.type, signed), bits]
    return calls.number(calls.call(op, "convert_from_int", arguments, I64), target)


def to_integer(calls: FloatCalls, op: Operation, operands: list[Value]) -> Value:
    """A float -> an integer."""
    (value,) = operands
    target = result_type(op)
    bits = calls.bits(value)
    arguments = [calls.semantics(value.type), *_integer(calls, target, op.info.name == "arith.fptosi"), bits]
    return calls.narrowed(calls.call(op, "convert_to_int", arguments, I64), target)


def _integer(calls: FloatCalls, type: Type, signed: bool) -> list[Value]:
    """The width of an integer, and whether it has no sign."""
    assert isinstance(type, IntegerType)
    return [constant(calls.rewriter, type.width, I32), constant(calls.rewriter, not signed, I1)]


PATTERNS: Final[dict[str, OnNumbers]] = {
    **dict.fromkeys(FUNCTIONS, compute),
    "arith.cmpf": compare_floats,
    "arith.extf": convert,
    "arith.fptosi": to_integer,
    "arith.fptoui": to_integer,
    "arith.sitofp": from_integer,
    "arith.truncf": convert,
    "arith.uitofp": from_integer,
}


def is_same(op: Operation) -> bool:
    """The function computes what the op does."""
    mode = op.attributes.get("roundingmode")
    return op.info.name not in OTHERS and (mode is None or ROUNDING_MODE.by_attribute[mode] == "to_nearest_even")


def run(op: Operation, pass_context: PassContext) -> bool:
    """Converts what is in a module."""
    exact = REFERENCE_EXACT.of(pass_context.options)
    calls = FloatCalls(pass_context.context, op if exact else None)

    def takes_op(one: Operation) -> bool:
        return all(takes(value.type) for value in (*one.operands, *one.results)) and (exact or is_same(one))

    if not apply(op, calls, PATTERNS, takes_op):
        pass_context.fail()
    return True


PASS = make_pass(
    "convert-arith-to-apfloat",
    run,
    (REFERENCE_EXACT,),
    anchor="builtin.module",
    class_name="ArithToAPFloatConversionPass",
)
