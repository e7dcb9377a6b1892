"""Square roots without angles: no part loses its digits where it is much smaller than the other.

With m and n the larger and the smaller one of |a| and |b|, h = sqrt(1 + (n / m)^2) and u = sqrt((|a| / m + h) / 2), the
larger part of the root is sqrt m * u, and half of the quotient of |b| and it is the smaller one. The real part is the
larger one where a is not negative; the imaginary part has the sign of b.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import final
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_GREATER_OR_EQUAL, FLOAT_LESS
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


@final
class ScaledRoot:
    """The numbers of the module's docstring, which are computed without flags that rule out 0 / 0."""

    __slots__ = ("b_size", "h", "half", "left", "most", "root", "u", "zero")

    def __init__(self, p: FloatEmitter, a: Value, b: Value) -> None:
        self.half = p.number(0.5)
        self.zero = p.number(0.0)
        one = p.number(1.0)
        a_size = p.absolute(a)
        self.b_size = p.absolute(b)
        self.most = p.binary("arith.maximumf", a_size, self.b_size)
        ratio = p.div(p.binary("arith.minimumf", a_size, self.b_size), self.most)
        self.h = p.unary("math.sqrt", p.add(p.mul(ratio, ratio), one))
        flat = p.compare(FLOAT_GREATER_OR_EQUAL, a_size, self.b_size)
        share = p.select(flat, one, ratio)
        self.u = p.unary("math.sqrt", p.mul(self.half, p.add(share, self.h)))
        self.root = p.unary("math.sqrt", self.most)
        self.left = p.compare(FLOAT_LESS, a, self.zero)
        """Whether the imaginary part is the larger one."""


def lower_sqrt(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sqrt -> sqrt m * u, |b| / (sqrt m * u) / 2, or the other way round; as in C for infinities"""
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    p.flags &= ~FINITE
    a, b = p.both_parts(operands[0])
    parts = ScaledRoot(p, a, b)
    large = p.mul(parts.root, parts.u)
    small = p.mul(p.div(parts.b_size, parts.root), p.div(parts.half, parts.u))
    real = p.select(parts.left, small, large)
    size = p.select(parts.left, large, small)
    if not finite_only:
        infinity = p.infinity()
        b_infinite = p.compare(FLOAT_EQUAL, parts.b_size, infinity)
        right = p.compare(FLOAT_EQUAL, a, infinity)
        left = p.compare(FLOAT_EQUAL, a, p.infinity(True))
        real = p.select(p.either(b_infinite, right), infinity, real)
        size = p.select(p.either(b_infinite, left), infinity, size)
    is_zero = p.compare(FLOAT_EQUAL, parts.most, parts.zero)
    real = p.select(is_zero, parts.zero, real)
    size = p.select(is_zero, parts.zero, size)
    rewriter.replace(op, [p.complex(real, _signed(p, finite_only, size, b))])
    return True


def lower_rsqrt(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """rsqrt -> u / (h sqrt m), -|b| / sqrt m / m / (u h) / 2, or the other way round; 0 for infinities

    The quotients are in an order in which none is smaller than the result.
    """
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    p.flags &= ~FINITE
    a, b = p.both_parts(operands[0])
    parts = ScaledRoot(p, a, b)
    large = p.div(parts.u, p.mul(parts.h, parts.root))
    scaled = p.div(p.div(parts.b_size, parts.root), parts.most)
    small = p.mul(scaled, p.div(parts.half, p.mul(parts.u, parts.h)))
    real = p.select(parts.left, small, large)
    size = p.select(parts.left, large, small)
    infinity = p.infinity()
    if not finite_only:
        a_infinite = p.compare(FLOAT_EQUAL, p.absolute(a), infinity)
        infinite = p.either(a_infinite, p.compare(FLOAT_EQUAL, parts.b_size, infinity))
        real = p.select(infinite, parts.zero, real)
        size = p.select(infinite, parts.zero, size)
    is_zero = p.compare(FLOAT_EQUAL, parts.most, parts.zero)
    real = p.select(is_zero, infinity, real)
    size = p.select(is_zero, p.nan(), size)
    rewriter.replace(op, [p.complex(real, _signed(p, finite_only, size, p.unary("arith.negf", b)))])
    return True


def _signed(p: FloatEmitter, finite_only: bool, size: Value, sign: Value) -> Value:
    """`size` with the sign of `sign`, by math.copysign where the reference's formula has that, too."""
    return p.with_sign_of(size, sign) if finite_only else p.copysign(size, sign)
