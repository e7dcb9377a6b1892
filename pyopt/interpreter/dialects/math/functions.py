"""Functions of Python floats that never raise: what NumPy, and so IEEE 754, says of the special cases."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.interpreter.compiler import Kernel
    from pyopt.interpreter.numbers import Array


def total(function: Callable[..., float], ufunc: np.ufunc) -> Callable[..., float]:
    """A function of Python's math, and NumPy's where that one raises."""

    def call(*operands: float) -> float:
        try:
            return function(*operands)
        except (ValueError, OverflowError, ZeroDivisionError):
            return float(ufunc(*operands))

    return call


def _reciprocal_root(a: float) -> float:
    if a == 0.0:
        return math.copysign(math.inf, a)
    return 1.0 / math.sqrt(a) if a > 0.0 else math.nan


def _array_reciprocal_root(a: Array) -> Array:
    return np.asarray(1.0 / np.sqrt(a))


_array_erf: Final = np.frompyfunc(math.erf, 1, 1)


def _erf(a: Array) -> Array:
    return np.asarray(_array_erf(a)).astype(np.float64)


power: Final = total(math.pow, np.power)

FUNCTIONS: Final[dict[str, tuple[Callable[..., float], Kernel | None]]] = {
    "acos": (total(math.acos, np.arccos), np.arccos),
    "acosh": (total(math.acosh, np.arccosh), np.arccosh),
    "asin": (total(math.asin, np.arcsin), np.arcsin),
    "asinh": (total(math.asinh, np.arcsinh), np.arcsinh),
    "atan": (math.atan, np.arctan),
    "atan2": (math.atan2, np.arctan2),
    "atanh": (total(math.atanh, np.arctanh), np.arctanh),
    "cbrt": (math.cbrt, np.cbrt),
    "cos": (total(math.cos, np.cos), np.cos),
    "cosh": (total(math.cosh, np.cosh), np.cosh),
    "erf": (math.erf, _erf),
    "exp": (total(math.exp, np.exp), np.exp),
    "exp2": (total(math.exp2, np.exp2), np.exp2),
    "expm1": (total(math.expm1, np.expm1), np.expm1),
    "log": (total(math.log, np.log), np.log),
    "log10": (total(math.log10, np.log10), np.log10),
    "log1p": (total(math.log1p, np.log1p), np.log1p),
    "log2": (total(math.log2, np.log2), np.log2),
    "powf": (power, np.power),
    "rsqrt": (_reciprocal_root, _array_reciprocal_root),
    "sin": (total(math.sin, np.sin), np.sin),
    "sinh": (total(math.sinh, np.sinh), np.sinh),
    "sqrt": (total(math.sqrt, np.sqrt), np.sqrt),
    "tan": (total(math.tan, np.tan), np.tan),
    "tanh": (math.tanh, np.tanh),
}
"""Mnemonic -> the function of a float, and that of an array of float64."""


def _integral(function: Callable[[float], int]) -> Callable[[float], float]:
    """A rounding that keeps NaN, the infinities and the sign of zero."""

    def call(a: float) -> float:
        if not math.isfinite(a):
            return a
        return math.copysign(float(function(a)), a)

    return call


ceil: Final = _integral(math.ceil)
floor: Final = _integral(math.floor)
round_even: Final = _integral(round)
trunc: Final = _integral(math.trunc)


def round_away(a: float) -> float:
    """Halves go away from zero."""
    whole = trunc(a)
    return whole + math.copysign(1.0, a) if abs(a - whole) >= 0.5 else whole


def array_round_away(a: Array) -> Array:
    whole = np.trunc(a)
    return np.where(np.abs(a - whole) >= 0.5, whole + np.copysign(1.0, a).astype(a.dtype), whole)


def exact_fma(a: float, b: float, c: float) -> Fraction:
    """a * b + c of finite numbers."""
    return Fraction(a) * Fraction(b) + Fraction(c)
