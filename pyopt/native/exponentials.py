"""Exponentials of f32 and f64 as arithmetic that LLVM makes vectors of, where C's function takes one number at a time.

math.exp %x : f64   ->   n = the integer next to x / log 2
                         r = x - n log 2, in two parts
                         (1 + r + r * r * P(r)) * 2^n, added up in two parts

It is within 0.65 of the distance to the next number (C's is within 0.51, NumPy's within 0.7), or within 0.83 below the
least number with all bits, where it is rounded twice, and overflows, underflows
and gives NaN where C's does. One of f32 is computed in f64 and rounded, as by the interpreter. Every place of a program
computes alike, in vectors and in what is left of them.
"""

from __future__ import annotations

from pyopt.ir.attributes import FloatAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_float
from pyopt.ir.types import F32, F64, I64, Type, element_type_or_self
from pyopt.light import Final, final
from pyopt.passes.building import arith
from pyopt.passes.lowering.math_expand.making import function
from pyopt.rewrite.rewriter import Rewriter

LEAST: Final = -746.0
"""Below it all is 0."""
GREATEST: Final = 710.0
"""Above it all is infinite."""
_PER_LOG: Final = float.fromhex("0x1.71547652b82fep+0")
"""1 / log 2"""
_LOG: Final = float.fromhex("0x1.62e42fefa3800p-1")
"""log 2 without its last bits: its products with n are exact."""
_LOG_REST: Final = float.fromhex("0x1.ef35793c76730p-45")
_SHIFT: Final = 1.5 * 2.0**52
"""What is added to it has no bits below 1: the sum's last bits are those of the integer."""
_SHIFT_BITS: Final = 0x4338000000000000
_BIAS: Final = 1023
_MANTISSA: Final = 52
_COEFFICIENTS: Final = (
    "0x1.ad7f7af9f265ap-26",
    "0x1.28ad68b8868dfp-22",
    "0x1.71df253a3fd1ep-19",
    "0x1.a0199a16cb835p-16",
    "0x1.a01a012a69a3fp-13",
    "0x1.6c16c1842674dp-10",
    "0x1.1111111127b9cp-7",
    "0x1.555555555088cp-5",
    "0x1.55555555554fap-3",
    "0x1.000000000000ap-1",
)
"""Of P, the highest power first: exp(r) - 1 - r is r * r * P(r) but for 2^-57.9 exp(r) where |r| <= log 2 / 2. No
polynomial of this degree has a smaller error there, but for the rounding of these (Remez's algorithm)."""


def expand_exponentials(module: Operation, context: Context) -> None:
    """Rewrites those of a module, of numbers and of vectors."""
    rewriter = Rewriter(context)
    for op in list(module.walk()):
        if op.info.name == "math.exp" and element_type_or_self(op.operands[0].type) in (F32, F64):
            rewriter.start_at(op)
            rewriter.replace(op, [_exponential(rewriter, op.operands[0])])


def _exponential(rewriter: Rewriter, value: Value) -> Value:
    if element_type_or_self(value.type) is F64:
        return _Steps(rewriter, value.type).exponential(value, True)
    wide = arith.cast(rewriter, "extf", value, F64)
    return arith.cast(rewriter, "truncf", _Steps(rewriter, wide.type).exponential(wide, False), F32)


@final
class _Steps:
    """Makes the ops, on a type of f64."""

    __slots__ = ("rewriter", "type")

    def __init__(self, rewriter: Rewriter, type: Type) -> None:
        self.rewriter = rewriter
        self.type = type

    def exponential(self, value: Value, exact: bool) -> Value:
        """Of a value. exact: with what sums lose, which a result that is rounded to f32 does not show."""
        value = self.limited(self.limited(value, arith.FLOAT_GREATER, GREATEST), arith.FLOAT_LESS, LEAST)
        shift = self.number(_SHIFT)
        shifted = self.fused(value, self.number(_PER_LOG), shift)
        count = self.binary("subf", shifted, shift)
        first = self.fused(count, self.number(-_LOG), value)
        rest = self.fused(count, self.number(-_LOG_REST), first)
        power = self.number(float.fromhex(_COEFFICIENTS[0]))
        for digits in _COEFFICIENTS[1:]:
            power = self.fused(power, rest, self.number(float.fromhex(digits)))
        power = self.binary("mulf", power, self.binary("mulf", rest, rest))
        one = self.number(1.0)
        sum = self.binary("addf", rest, power)
        if not exact:
            return self.scaled(self.binary("addf", one, sum), shifted)
        lost = self.binary("addf", self.binary("subf", rest, sum), power)
        below = self.fused(count, self.number(-_LOG_REST), self.binary("subf", first, rest))
        total = self.binary("addf", one, sum)
        more = self.binary("addf", self.binary("subf", one, total), sum)
        more = self.binary("addf", more, self.binary("addf", lost, below))
        return self.scaled(self.binary("addf", total, more), shifted)

    def scaled(self, value: Value, shifted: Value) -> Value:
        """The value times 2^n, in two steps, as 2^n itself may be no number; the last bits of `shifted` are n."""
        bits = arith.cast(self.rewriter, "bitcast", shifted, I64)
        both = self.binary("addi", bits, self.integer(2 * _BIAS - _SHIFT_BITS, bits))
        half = self.binary("shrui", both, self.integer(1, bits))
        for exponent in (half, self.binary("subi", both, half)):
            factor = self.binary("shli", exponent, self.integer(_MANTISSA, bits))
            value = self.binary("mulf", value, arith.cast(self.rewriter, "bitcast", factor, F64))
        return value

    def limited(self, value: Value, predicate: int, bound: float) -> Value:
        """The bound in place of what is beyond it; NaN stays."""
        limit = self.number(bound)
        return arith.choose(self.rewriter, arith.compare(self.rewriter, predicate, value, limit, "cmpf"), limit, value)

    def number(self, value: float) -> Value:
        return arith.uniform(self.rewriter, FloatAttr.get(from_float(value, F64), F64), self.type)

    def integer(self, value: int, like: Value) -> Value:
        return arith.constant(self.rewriter, value, like.type)

    def binary(self, name: str, lhs: Value, rhs: Value) -> Value:
        return arith.binary(self.rewriter, name, lhs, rhs)

    def fused(self, factor: Value, other: Value, addend: Value) -> Value:
        """factor * other + addend, rounded once"""
        return function(self.rewriter, "fma", factor, other, addend)
