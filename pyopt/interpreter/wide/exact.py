"""Exact complex numbers: sums and products of encodings before they are rounded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyopt.interpreter.numbers import WideComplex
from pyopt.interpreter.wide import reals, series
from pyopt.ir import floats
from pyopt.light import final

if TYPE_CHECKING:
    from decimal import Decimal

    from pyopt.ir.types import FloatType


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

    def __sub__(self, other: Gaussian) -> Gaussian:
        return self + Gaussian(-other.real, -other.imag, other.exponent)

    def __mul__(self, other: Gaussian) -> Gaussian:
        real = self.real * other.real - self.imag * other.imag
        return Gaussian(real, self.real * other.imag + self.imag * other.real, self.exponent + other.exponent)

    def turned(self) -> Gaussian:
        """i times it."""
        return Gaussian(-self.imag, self.real, self.exponent)

    def conjugate(self) -> Gaussian:
        return Gaussian(self.real, -self.imag, self.exponent)

    def norm(self) -> int:
        """The square of its size, in 2^(2 exponent)."""
        return self.real * self.real + self.imag * self.imag

    def power(self, count: int) -> Gaussian:
        found, square = Gaussian(1, 0, 0), self
        while count:
            if count & 1:
                found = found * square
            count >>= 1
            if count:
                square = square * square
        return found

    def over(self, other: Gaussian) -> Ratio:
        """The quotient; `other` is not zero."""
        product = self * other.conjugate()
        return Ratio(product.real, product.imag, other.norm(), product.exponent - 2 * other.exponent)

    def ratio(self) -> Ratio:
        return Ratio(self.real, self.imag, 1, self.exponent)


@final
class Ratio:
    """(real + i imag) * 2^exponent / denominator."""

    __slots__ = ("denominator", "exponent", "imag", "real")

    def __init__(self, real: int, imag: int, denominator: int, exponent: int) -> None:
        self.real = real
        self.imag = imag
        self.denominator = denominator
        self.exponent = exponent

    def encoded(self, type: FloatType, zeros: WideComplex) -> WideComplex:
        """Both parts rounded; those that are zero have the signs of those of `zeros`."""
        up, down = max(self.exponent, 0), self.denominator << max(-self.exponent, 0)
        real = floats.from_ratio(self.real << up, down, type, floats.is_negative(zeros.real, type))
        return WideComplex(real, floats.from_ratio(self.imag << up, down, type, floats.is_negative(zeros.imag, type)))


def gaussian(a: WideComplex, type: FloatType) -> Gaussian:
    """A number with finite parts."""
    real, at = reals.parts(a.real, type)
    imag, other = reals.parts(a.imag, type)
    low = min(at, other)
    return Gaussian(real << at - low, imag << other - low, low)


def argument_of_ratio(w: Gaussian, v: Gaussian) -> tuple[Decimal, Decimal]:
    """The principal angle of w / sqrt(w v), and ln |w / v|, in the current context; neither number is zero.

    The angle is half of that of w / v, or that and pi more or less: which of them, little precision can tell.
    """
    half = _angle(w * v.conjugate()) / 2
    pi = series.pi()
    near = _angle(w) - _angle(w * v) / 2
    candidates = (half, half - pi, half + pi)
    turn = min(candidates, key=lambda one: abs(one - _principal(near, pi)))
    top, bottom = w.norm(), v.norm()
    scale = 2 * (w.exponent - v.exponent)
    top, bottom = top << max(scale, 0), bottom << max(-scale, 0)
    return turn, series.log_ratio(top, bottom) / 2


def _principal(angle: Decimal, pi: Decimal) -> Decimal:
    if angle > pi:
        return angle - 2 * pi
    return angle + 2 * pi if angle <= -pi else angle


def _angle(a: Gaussian) -> Decimal:
    real, imag = series.decimal_of(a.real, 0), series.decimal_of(a.imag, 0)
    if not imag:
        return series.pi() if a.real < 0 else series.ZERO
    return series.atan2(imag, real)
