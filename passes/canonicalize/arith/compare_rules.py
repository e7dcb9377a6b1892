"""Rules of arith.cmpi and arith.cmpf."""

from __future__ import annotations

from pyopt.dialects.arith.predicates import CMPF, CMPI, CMPI_EQ, CMPI_NE, INVERTED, predicate_of
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr, bool_attr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import I1, I64, FloatType, IntegerType
from pyopt.light import Final
from pyopt.passes.canonicalize.arith.common import extended_alike, scalar
from pyopt.passes.canonicalize.common import producer_of
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def compare_extended(op: Operation, rewriter: Rewriter) -> bool:
    """cmpi eq|ne (ext(x), ext(y)) -> cmpi eq|ne (x, y)"""
    if predicate_of(op) not in (CMPI_EQ, CMPI_NE):
        return False
    operands = extended_alike(op)
    if not operands or operands[0].type is not operands[1].type:
        return False
    predicate = {"predicate": op.attributes["predicate"]}
    rewriter.replace_with_new(op, "arith.cmpi", operands, [op.results[0].type], predicate)
    return True


def negated_comparison(op: Operation, rewriter: Rewriter) -> bool:
    """xori(cmpi pred (x, y), true) -> cmpi inverted pred (x, y)"""
    comparison = producer_of(op.operands[0], "arith.cmpi")
    if comparison is None or op.results[0].type is not I1 or scalar(op.operands[1]) != -1:
        return False
    predicate: dict[str, Attribute] = {"predicate": IntegerAttr.get(INVERTED[predicate_of(comparison)], I64)}
    rewriter.replace_with_new(op, "arith.cmpi", comparison.operands, [I1], predicate)
    return True


# cmpf predicates as signed cmpi ones; unordered ones are the same, for no integer converts to NaN.
_SIGNED = {"eq": "eq", "gt": "sgt", "ge": "sge", "lt": "slt", "le": "sle", "ne": "ne"}
_UNSIGNED = {"eq": "eq", "gt": "ugt", "ge": "uge", "lt": "ult", "le": "ule", "ne": "ne"}


def compare_converted_integer(op: Operation, rewriter: Rewriter) -> bool:
    """cmpf pred (sitofp(x) | uitofp(x), constant) -> cmpi pred' (x, constant') | true | false, where the conversion
    loses nothing that the comparison could see"""
    constant = constant_of(op.operands[1])
    conversion = op.operands[0].op
    if not isinstance(constant, FloatAttr) or conversion is None:
        return False
    from pyopt.ir import floats  # few runs need it

    name = conversion.info.name
    float_type = constant.type
    if name not in ("arith.sitofp", "arith.uitofp") or not isinstance(float_type, FloatType):
        return False
    bits = constant.bits
    x = conversion.operands[0]
    type = x.type
    predicate = CMPF[predicate_of(op)]
    if floats.is_nan(bits, float_type) or not isinstance(type, IntegerType) or predicate in ("true", "false"):
        return False
    signed = name == "arith.sitofp"
    if type.width > float_type.mantissa and _loss_matters(bits, float_type, type.width - signed):
        return False
    if predicate in ("ord", "uno"):
        return _decide(op, rewriter, predicate == "ord")
    relation = predicate[1:]
    low, high = (-(1 << (type.width - 1)), (1 << (type.width - 1)) - 1) if signed else (0, (1 << type.width) - 1)
    if floats.is_infinite(bits, float_type):
        above = not floats.is_negative(bits, float_type)
        return _decide(op, rewriter, relation == "ne" or relation in (("lt", "le") if above else ("gt", "ge")))
    if floats.compare(bits, floats.from_int(high, float_type), float_type) == 1:
        return _decide(op, rewriter, relation in ("ne", "lt", "le"))
    if floats.compare(bits, floats.from_int(low, float_type), float_type) == -1:
        return _decide(op, rewriter, relation in ("ne", "gt", "ge"))
    whole = floats.to_int(bits, float_type)
    if whole is None or not low <= whole <= high:
        return False
    if not floats.is_integral(bits, float_type):
        negative = floats.is_negative(bits, float_type)
        if relation in ("eq", "ne"):
            return _decide(op, rewriter, relation == "ne")
        if not signed and negative:
            return _decide(op, rewriter, relation in ("gt", "ge"))
        # Compare with the integer next to the constant, on the side of zero.
        if not negative:
            relation = "le" if relation in ("lt", "le") else "gt"
        else:
            relation = "lt" if relation in ("lt", "le") else "ge"
    word = (_SIGNED if signed else _UNSIGNED)[relation]
    number = rewriter.constant(IntegerAttr.get(whole, type), type)
    attributes: dict[str, Attribute] = {"predicate": IntegerAttr.get(CMPI.index(word), I64)}
    rewriter.replace_with_new(op, "arith.cmpi", [x, number], [I1], attributes)
    return True


def _loss_matters(bits: int, type: FloatType, value_bits: int) -> bool:
    """Rounding integers of so many bits (without the sign) could change what a comparison with the constant says."""
    from pyopt.ir import floats

    if floats.is_infinite(bits, type):
        return _exponent(floats.largest(type), type) < value_bits
    if floats.is_zero(bits, type):
        return False
    return type.mantissa <= _exponent(bits, type) <= value_bits


def _exponent(bits: int, type: FloatType) -> int:
    """The exponent e of a finite value 1.x * 2^e."""
    from pyopt.ir import floats

    significand, exponent = floats.decompose(bits, type)
    return significand.bit_length() - 1 + exponent


def _decide(op: Operation, rewriter: Rewriter, value: bool) -> bool:
    constant: Value = rewriter.constant(bool_attr(value), I1)
    rewriter.replace(op, [constant])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("arith.xori", negated_comparison, needs="arith.cmpi", names="XOrINotCmpI"),
    Rule("arith.cmpi", compare_extended, needs="arith.extsi arith.extui", names="CmpIExtSI CmpIExtUI"),
    Rule("arith.cmpf", compare_converted_integer, needs="arith.sitofp arith.uitofp", names="CmpFIntToFPConst"),
)
