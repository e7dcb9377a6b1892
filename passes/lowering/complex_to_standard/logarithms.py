"""Logarithms."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import final
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_GREATER, FLOAT_LESS
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_log(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log -> log max + log1p((min / max)^2) / 2, of |a| and |b|; atan2(b, a)

    Near |z| = 1 the first is log1p(a^2 + b^2 - 1) / 2. It is infinite where a or b is, as in C (annex G).
    """
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    a, b = p.both_parts(operands[0])
    angle = p.binary("math.atan2", b, a)
    p.flags &= ~FINITE
    size = Size(p, a, b)
    real = size.logarithm(p.unary("math.log", size.most))
    real = size.near_one(real, None)
    rewriter.replace(op, [p.complex(real if finite_only else size.or_infinite(real), angle)])
    return True


def lower_log1p(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log1p -> as log of (a + 1) + ib, with log1p a for log (a + 1), and what a + 1 lost; atan2(b, a + 1)"""
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    a, b = p.both_parts(operands[0])
    one = p.number(1.0)
    more = p.add(a, one)
    angle = p.binary("math.atan2", b, more)
    p.flags &= ~FINITE
    size = Size(p, more, b)
    right = p.compare(FLOAT_GREATER, more, size.b_size)
    outer = p.select(right, p.unary("math.log1p", a), p.unary("math.log", size.most))
    real = size.logarithm(outer)
    lost = p.sub(a, p.sub(more, one, 0), 0)
    lost = p.mul(p.add(more, more, 0), lost, 0)
    real = size.near_one(real, lost)
    rewriter.replace(op, [p.complex(real if finite_only else size.or_infinite(real), angle)])
    return True


@final
class Size:
    """The logarithm of the magnitude of a + ib."""

    __slots__ = ("_a_size", "_least", "_p", "b_size", "most")

    def __init__(self, p: FloatEmitter, a: Value, b: Value) -> None:
        self._p = p
        self._a_size = p.absolute(a)
        self.b_size = p.absolute(b)
        self.most = p.binary("arith.maximumf", self._a_size, self.b_size)
        self._least = p.binary("arith.minimumf", self._a_size, self.b_size)

    def logarithm(self, outer: Value) -> Value:
        """log max, which is `outer`, + log1p((min / max)^2) / 2"""
        p = self._p
        ratio = p.div(self._least, self.most)
        inner = p.unary("math.log1p", p.mul(ratio, ratio))
        # There is no quotient of two zeros, or infinities: one of them is enough.
        return p.select(p.is_nan(ratio), outer, p.add(outer, p.mul(p.number(0.5), inner)))

    def near_one(self, far: Value, lost: Value | None) -> Value:
        """log1p(max^2 + min^2 - 1) / 2 where that is near 0, else `far`; `lost` belongs to the sum, too.

        The sum has all digits: fma gives what the squares lost, and the last subtraction what the first one did. No
        flag lets a compiler simplify that.
        """
        p = self._p
        one = p.number(1.0)
        half = p.number(0.5)
        large, large_lost = self._square(self.most)
        small, small_lost = self._square(self._least)
        less = p.sub(large, one, 0)
        less_lost = p.sub(large, p.add(less, one, 0), 0)
        sum = p.add(less, small, 0)
        if lost is not None:
            sum = p.add(sum, lost, 0)
        rest = p.add(p.add(large_lost, small_lost, 0), less_lost, 0)
        near = p.compare(FLOAT_LESS, p.unary("math.absf", sum, 0), half, 0)
        return p.select(near, p.mul(half, p.unary("math.log1p", p.add(sum, rest, 0))), far)

    def or_infinite(self, logarithm: Value) -> Value:
        """The logarithm, or infinity where a or b is infinite, whatever the other one is."""
        p = self._p
        infinity = p.infinity()
        infinite = p.either(p.holds(FLOAT_EQUAL, self._a_size, infinity), p.holds(FLOAT_EQUAL, self.b_size, infinity))
        return p.select(infinite, infinity, logarithm)

    def _square(self, value: Value) -> tuple[Value, Value]:
        """A square, and what rounding took from it."""
        p = self._p
        square = p.mul(value, value, 0)
        return square, p.fma(value, value, p.unary("arith.negf", square, 0), 0)


def lower_log_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log -> log |z|, atan2(b, a): the magnitude loses digits where it is nearly 1"""
    p = FloatEmitter(op, rewriter)
    real = p.unary("math.log", p.magnitude_of(operands[0]))
    a, b = p.both_parts(operands[0])
    rewriter.replace(op, [p.complex(real, p.binary("math.atan2", b, a))])
    return True


def lower_log1p_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """log1p -> log1p(max - 1) + log1p((min / max)^2) / 2: max - 1 loses digits where max is small, and is 0 for -1"""
    p = FloatEmitter(op, rewriter)
    flags = p.flags & ~FINITE
    a, b = p.both_parts(operands[0])
    half = p.number(0.5)
    one = p.number(1.0)
    more = p.add(a, one)
    a_size = p.absolute(more)
    b_size = p.absolute(b)
    most = p.binary("arith.maximumf", a_size, b_size)
    least = p.binary("arith.minimumf", a_size, b_size)
    right = p.compare(FLOAT_GREATER, more, b_size)
    less = p.select(right, a, p.sub(most, one))
    ratio = p.div(least, most, flags)
    outer = p.unary("math.log1p", less)
    inner = p.unary("math.log1p", p.mul(ratio, ratio, flags), flags)
    real = p.add(p.mul(half, inner, flags), outer, flags)
    real = p.select(p.is_nan(real, flags), least, real)
    rewriter.replace(op, [p.complex(real, p.binary("math.atan2", b, more))])
    return True
