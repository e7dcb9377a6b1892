"""Functions of Python floats that never raise: what NumPy, and so IEEE 754, says of the special cases."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TypeVar

import numpy as np

from pyopt.interpreter.numbers import Array
from pyopt.light import TYPE_CHECKING, Callable, Final

Number = TypeVar("Number", float, complex)

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Kernel


def total(function: Callable[..., Number], ufunc: np.ufunc, kind: type[Number]) -> Callable[..., Number]:
    """A function of Python's, and NumPy's where that one raises."""

    def call(*operands: Number) -> Number:
        try:
            return function(*operands)
        except (ValueError, OverflowError, ZeroDivisionError):
            return kind(ufunc(*operands))

    return call


def _reciprocal_root(a: float) -> float:
    if a == 0.0:
        return math.copysign(math.inf, a)
    return 1.0 / math.sqrt(a) if a > 0.0 else math.nan


def _array_reciprocal_root(a: Array) -> Array:
    return np.asarray(1.0 / np.sqrt(a))


def _on_arrays(function: Callable[[float], float]) -> Kernel:
    """A function of Python's that NumPy lacks."""
    each = np.frompyfunc(function, 1, 1)
    return lambda a: np.asarray(each(a)).astype(np.float64)


power: Final = total(math.pow, np.power, float)

FUNCTIONS: Final[dict[str, tuple[Callable[..., float], Kernel | None]]] = {
    "acos": (total(math.acos, np.arccos, float), np.arccos),
    "acosh": (total(math.acosh, np.arccosh, float), np.arccosh),
    "asin": (total(math.asin, np.arcsin, float), np.arcsin),
    "asinh": (total(math.asinh, np.arcsinh, float), np.arcsinh),
    "atan": (math.atan, np.arctan),
    "atan2": (math.atan2, np.arctan2),
    "atanh": (total(math.atanh, np.arctanh, float), np.arctanh),
    "cbrt": (math.cbrt, np.cbrt),
    "cos": (total(math.cos, np.cos, float), np.cos),
    "cosh": (total(math.cosh, np.cosh, float), np.cosh),
    "erf": (math.erf, _on_arrays(math.erf)),
    "erfc": (math.erfc, _on_arrays(math.erfc)),
    "exp": (total(math.exp, np.exp, float), np.exp),
    "exp2": (total(math.exp2, np.exp2, float), np.exp2),
    "expm1": (total(math.expm1, np.expm1, float), np.expm1),
    "log": (total(math.log, np.log, float), np.log),
    "log10": (total(math.log10, np.log10, float), np.log10),
    "log1p": (total(math.log1p, np.log1p, float), np.log1p),
    "log2": (total(math.log2, np.log2, float), np.log2),
    "powf": (power, np.power),
    "rsqrt": (_reciprocal_root, _array_reciprocal_root),
    "sin": (total(math.sin, np.sin, float), np.sin),
    "sinh": (total(math.sinh, np.sinh, float), np.sinh),
    "sqrt": (total(math.sqrt, np.sqrt, float), np.sqrt),
    "tan": (total(math.tan, np.tan, float), np.tan),
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
