"""Sines and cosines."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.light import final
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_LESS
from pyopt.passes.lowering.complex_to_standard.parts import FINITE, FloatEmitter
from pyopt.rewrite.conversion_rewriter import ConversionRewriter


def lower_cos(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """cos -> cosh b * cos a, -sinh b * sin a; with infinities and NaNs as in C, annex G"""
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    a, b = p.both_parts(operands[0])
    powers = Powers(p, b)
    cosine = p.unary("math.cos", a)
    sine = p.unary("math.sin", a)
    real = powers.times_cosh(cosine, powers.root)
    minus_sine = p.unary("arith.negf", sine)
    imaginary = powers.times_sinh(minus_sine, powers.root_for(sine))
    if not finite_only:
        zero = p.number(0.0)
        real = p.select(powers.infinite_of(cosine), p.infinity(), real)
        is_zero = p.either(p.compare(FLOAT_EQUAL, sine, zero), p.compare(FLOAT_EQUAL, b, zero))
        imaginary = p.select(p.both(p.is_nan(imaginary), is_zero), zero, imaginary)
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


def lower_sin(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sin -> cosh b * sin a, sinh b * cos a; with infinities and NaNs as in C, annex G"""
    p = FloatEmitter(op, rewriter)
    finite_only = p.finite_only
    a, b = p.both_parts(operands[0])
    powers = Powers(p, b)
    sine = p.unary("math.sin", a)
    cosine = p.unary("math.cos", a)
    real = powers.times_cosh(sine, powers.root_for(sine))
    imaginary = powers.times_sinh(cosine, powers.root)
    if not finite_only:
        zero = p.number(0.0)
        real = p.select(p.compare(FLOAT_EQUAL, sine, zero), sine, real)
        of_zero = p.both(p.is_nan(cosine), p.compare(FLOAT_EQUAL, b, zero))
        imaginary = p.select(p.either(powers.infinite_of(cosine), of_zero), b, imaginary)
    rewriter.replace(op, [p.complex(real, imaginary)])
    return True


@final
class Powers:
    """e^b - 1 and e^-b - 1, whose difference keeps its digits where b is small, and the root e^(|b| / 2) for large b.

    Powers of e may be infinite where the product is not, whatever the flags say.
    """

    __slots__ = ("_b", "_cosh", "_half", "_overflow", "_p", "_sinh", "root")

    def __init__(self, p: FloatEmitter, b: Value) -> None:
        p.flags &= ~FINITE
        self._p = p
        self._b = b
        self._half = p.number(0.5)
        up = p.unary("math.expm1", b)
        down = p.unary("math.expm1", p.unary("arith.negf", b))
        self._cosh = p.add(p.add(up, down), p.number(2.0))
        self._sinh = p.sub(up, down)
        self._overflow = p.compare(FLOAT_EQUAL, self._cosh, p.infinity())
        self.root = p.unary("math.exp", p.mul(p.absolute(b), self._half))

    def root_for(self, factor: Value) -> Value:
        """The root, or 1 for a factor that is zero: zero times a power is zero, also where the power is infinite."""
        p = self._p
        return p.select(p.compare(FLOAT_EQUAL, factor, p.number(0.0)), p.number(1.0), self.root)

    def infinite_of(self, factor: Value) -> Value:
        """Whether the functions are infinite, and a factor of them is a cosine without a number."""
        p = self._p
        return p.both(p.is_nan(factor), p.compare(FLOAT_EQUAL, p.absolute(self._b), p.infinity()))

    def times_cosh(self, factor: Value, root: Value) -> Value:
        return self._times(factor, self._cosh, root, root)

    def times_sinh(self, factor: Value, root: Value) -> Value:
        p = self._p
        negative = p.compare(FLOAT_LESS, self._b, p.number(0.0))
        return self._times(factor, self._sinh, root, p.select(negative, p.unary("arith.negf", root), root))

    def _times(self, factor: Value, double: Value, root: Value, signed: Value) -> Value:
        """Half a factor times the double of a function, which is the product of both roots if it is infinite."""
        p = self._p
        half = p.mul(self._half, factor)
        split = p.mul(p.mul(p.mul(factor, root), self._half), signed)
        return p.select(self._overflow, split, p.mul(half, double))


def lower_cos_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """cos -> (h/e^b + h*e^b) * cos a, (h/e^b - h*e^b) * sin a, h being 1/2: the difference loses its digits"""
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    scaled, inverse, sine, cosine = _halves(p, a, b)
    real = p.mul(p.add(inverse, scaled), cosine)
    rewriter.replace(op, [p.complex(real, p.mul(p.sub(inverse, scaled), sine))])
    return True


def lower_sin_as_reference(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """sin -> (h*e^b + h/e^b) * sin a, (h*e^b - h/e^b) * cos a, h being 1/2: the difference loses its digits"""
    p = FloatEmitter(op, rewriter)
    a, b = p.both_parts(operands[0])
    scaled, inverse, sine, cosine = _halves(p, a, b)
    real = p.mul(p.add(scaled, inverse), sine)
    rewriter.replace(op, [p.complex(real, p.mul(p.sub(scaled, inverse), cosine))])
    return True


def _halves(p: FloatEmitter, a: Value, b: Value) -> tuple[Value, Value, Value, Value]:
    """e^b / 2, e^-b / 2, sin a, cos a"""
    half = p.number(0.5)
    power = p.unary("math.exp", b)
    scaled = p.mul(half, power)
    inverse = p.div(half, power)
    sine = p.unary("math.sin", a)
    return scaled, inverse, sine, p.unary("math.cos", a)
