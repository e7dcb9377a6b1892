"""Values of functions of complex numbers with parts of f80 or f128 for infinities, NaN and at poles, and the signs of
zeros: as for doubles."""

from __future__ import annotations

import math
import sys

from pyopt.interpreter.numbers import WideComplex
from pyopt.interpreter.wide import reals
from pyopt.interpreter.wide.complexes import FUNCTIONS
from pyopt.interpreter.wide.exact import ONE, gaussian, is_finite, is_zero
from pyopt.ir import floats
from pyopt.ir.types import FloatType
from pyopt.light import Callable, Final

_ANGLES: Final = {"complex.sin": "real", "complex.cos": "real", "complex.tan": "real", "complex.exp": "imag",
                  "complex.expm1": "imag", "complex.tanh": "imag"}  # fmt: skip
"""The operand's part that is an angle, of which only the direction counts."""
_BY_PARTS: Final = frozenset(
    ("complex.add", "complex.conj", "complex.log", "complex.mul", "complex.neg", "complex.sub")
)


def _is_pole(y: WideComplex, x: WideComplex, type: FloatType) -> bool:
    left, up = gaussian(x, type), gaussian(y, type).turned()
    return (left + up).norm() == 0 or (left + up.negated()).norm() == 0


_POLES: Final[dict[str, Callable[..., bool]]] = {
    "complex.atan2": _is_pole,
    "complex.div": lambda a, b, type: is_zero(b, type),
    "complex.log1p": lambda a, type: is_zero(a, type) or (ONE + gaussian(a, type)).norm() == 0,
    "complex.pow": lambda a, b, type: is_zero(a, type) or is_zero(b, type),
    "complex.rsqrt": is_zero,
}
"""Op -> where its function of doubles knows better."""


def function_of(name: str, on_doubles: Callable[..., complex], type: FloatType) -> Callable[..., WideComplex]:
    """The op on numbers, whatever they are, and their type; `on_doubles` says what infinities, NaN and poles give."""
    function = FUNCTIONS[name]
    total = name in _BY_PARTS
    is_pole = _POLES.get(name)

    def call(*operands: object) -> WideComplex:
        if total:
            return function(*operands)
        numbers: tuple[WideComplex, ...] = operands[:-1]  # type: ignore[assignment]  # the type comes last
        finite = all(is_finite(one, type) for one in numbers)
        known = function(*operands) if finite and (is_pole is None or not is_pole(*operands)) else None
        if known is not None and not any(_has_zero(one, type) for one in numbers):
            return known
        found = on_doubles(*[_stand_in(one, _ANGLES.get(name, ""), type) for one in numbers])
        if known is not None:
            return WideComplex(_signed(known.real, found.real, type), _signed(known.imag, found.imag, type))
        return WideComplex(floats.from_float(found.real, type), floats.from_float(found.imag, type))

    return call


def _has_zero(a: WideComplex, type: FloatType) -> bool:
    return floats.is_zero(a.real, type) or floats.is_zero(a.imag, type)


def _signed(bits: int, double: float, type: FloatType) -> int:
    """A number; if it is zero, with the sign that it has as a double."""
    if floats.is_zero(bits, type) and double == 0.0:
        return floats.zero(type, math.copysign(1.0, double) < 0.0)
    return bits


def _stand_in(a: WideComplex, angle: str, type: FloatType) -> complex:
    """A number of doubles of the same kind: no part becomes infinite or zero, and an angle points where it did."""
    return complex(_double(a.real, angle == "real", type), _double(a.imag, angle == "imag", type))


def _double(bits: int, is_angle: bool, type: FloatType) -> float:
    found = floats.to_float(bits, type)
    if floats.is_zero(bits, type) or not floats.is_finite(bits, type):
        return found
    if is_angle:
        sine, cosine = [floats.to_float(reals.FUNCTIONS[name](bits, type), type) for name in ("sin", "cos")]
        return math.atan2(sine, cosine)
    return math.copysign(min(max(abs(found), 5e-324), sys.float_info.max), found)
