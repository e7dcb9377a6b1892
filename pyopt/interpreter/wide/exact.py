"""Functions that are exact before rounding, and so need integers only: roots, and arithmetic of complex numbers."""

from __future__ import annotations

from math import isqrt

from pyopt.interpreter.numbers import WideComplex
from pyopt.ir import floats
from pyopt.ir.types import ComplexType, FloatType
from pyopt.light import Callable, Final, final


def quiet(bits: int, type: FloatType) -> int:
    """A NaN as an operation hands it on."""
    return floats.convert(bits, type, type)


def parts(bits: int, type: FloatType) -> tuple[int, int]:
    """A finite number as significand, with its sign, and exponent."""
    significand, exponent = floats.decompose(bits, type)
    return -significand if floats.is_negative(bits, type) else significand, exponent


def from_parts(significand: int, exponent: int, type: FloatType) -> int:
    """significand * 2^exponent, rounded."""
    return floats.from_ratio(significand << max(exponent, 0), 1 << max(-exponent, 0), type)


def sqrt(bits: int, type: FloatType) -> int:
    if floats.is_nan(bits, type):
        return quiet(bits, type)
    if floats.is_zero(bits, type):
        return bits
    if floats.is_negative(bits, type):
        return floats.nan(type)
    return bits if floats.is_infinite(bits, type) else _root(*floats.decompose(bits, type), type)


def _root(significand: int, exponent: int, type: FloatType) -> int:
    """The square root of significand * 2^exponent; one bit behind its own says whether something is left over."""
    shift = 256 + (exponent & 1)
    significand <<= shift
    root = isqrt(significand)
    return from_parts(2 * root + (root * root != significand), (exponent - shift) // 2 - 1, type)


@final
class Gaussian:
    """(real + i imag) * 2^exponent, all of them integers."""

    __slots__ = ("exponent", "imag", "real")

    def __init__(self, real: int, imag: int, exponent: int) -> None:
        self.real = real
        self.imag = imag
        self.exponent = exponent

    def __add__(self, other: Gaussian) -> Gaussian:
        low = min(self.exponent, other.exponent)
        up, other_up = self.exponent - low, other.exponent - low
        return Gaussian((self.real << up) + (other.real << other_up), (self.imag << up) + (other.imag << other_up), low)

    def __mul__(self, other: Gaussian) -> Gaussian:
        real = self.real * other.real - self.imag * other.imag
        return Gaussian(real, self.real * other.imag + self.imag * other.real, self.exponent + other.exponent)

    def turned(self) -> Gaussian:
        """i times it."""
        return Gaussian(-self.imag, self.real, self.exponent)

    def negated(self) -> Gaussian:
        return Gaussian(-self.real, -self.imag, self.exponent)

    def conjugate(self) -> Gaussian:
        return Gaussian(self.real, -self.imag, self.exponent)

    def norm(self) -> int:
        """The square of its size, in 2^(2 exponent)."""
        return self.real * self.real + self.imag * self.imag

    def power(self, count: int) -> Gaussian:
        found, square = ONE, self
        while count:
            if count & 1:
                found = found * square
            count >>= 1
            if count:
                square = square * square
        return found

    def over(self, other: Gaussian, type: FloatType, zeros: WideComplex) -> WideComplex:
        """The quotient, rounded; parts that are zero have the signs of those of `zeros`. `other` is not zero."""
        product = self * other.conjugate()
        exponent = product.exponent - 2 * other.exponent
        up, down = max(exponent, 0), other.norm() << max(-exponent, 0)
        real = floats.from_ratio(product.real << up, down, type, floats.is_negative(zeros.real, type))
        return WideComplex(
            real, floats.from_ratio(product.imag << up, down, type, floats.is_negative(zeros.imag, type))
        )


ONE: Final = Gaussian(1, 0, 0)


def gaussian(a: WideComplex, type: FloatType) -> Gaussian:
    """A number with finite parts, in few bits."""
    real, at = parts(a.real, type)
    imag, other = parts(a.imag, type)
    low = min(at, other)
    real, imag = real << at - low, imag << other - low
    twos = max(((real | imag) & -(real | imag)).bit_length() - 1, 0)
    return Gaussian(real >> twos, imag >> twos, low + twos)


# Complex arithmetic.


def is_finite(a: WideComplex, type: FloatType) -> bool:
    return floats.is_finite(a.real, type) and floats.is_finite(a.imag, type)


def is_zero(a: WideComplex, type: FloatType) -> bool:
    return floats.is_zero(a.real, type) and floats.is_zero(a.imag, type)


def equal(a: WideComplex, b: WideComplex, type: FloatType) -> bool:
    return floats.compare(a.real, b.real, type) == 0 and floats.compare(a.imag, b.imag, type) == 0


def negate(a: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(floats.negate(a.real, type), floats.negate(a.imag, type))


def conjugate(a: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(a.real, floats.negate(a.imag, type))


def add(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(floats.add(a.real, b.real, type), floats.add(a.imag, b.imag, type))


def subtract(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    return WideComplex(floats.sub(a.real, b.real, type), floats.sub(a.imag, b.imag, type))


def multiply(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    real = floats.sub(floats.mul(a.real, b.real, type), floats.mul(a.imag, b.imag, type), type)
    imaginary = floats.add(floats.mul(a.real, b.imag, type), floats.mul(a.imag, b.real, type), type)
    if not (is_finite(a, type) and is_finite(b, type)):
        return WideComplex(real, imaginary)
    # A zero has the sign that the sum gives it.
    return (gaussian(a, type) * gaussian(b, type)).over(ONE, type, WideComplex(real, imaginary))


def divide(a: WideComplex, b: WideComplex, type: FloatType) -> WideComplex:
    return gaussian(a, type).over(gaussian(b, type), type, multiply(a, conjugate(b, type), type))


def magnitude(a: WideComplex, type: FloatType) -> int:
    """The absolute value; an infinite part outweighs NaN."""
    for part in (a.real, a.imag):
        if floats.is_infinite(part, type):
            return floats.infinity(type)
    for part in (a.real, a.imag):
        if floats.is_nan(part, type):
            return quiet(part, type)
    number = gaussian(a, type)
    return _root(number.norm(), 2 * number.exponent, type)


def combination(kind: str, type: ComplexType) -> Callable[[WideComplex, WideComplex], WideComplex]:
    """The function for a step of a sum or product: `kind` is "add" or "mul"."""
    part = type.element_type
    assert isinstance(part, FloatType)
    function = add if kind == "add" else multiply
    return lambda a, b: function(a, b, part)
