"""Functions of C's mathematical library, which convert-math-to-libm and convert-complex-to-libm call.

exp(f64) -> f64, expf(f32) -> f32, cabs(complex<f64>) -> f64. A complex number is a struct of two floats in the llvm
dialect.
"""

from __future__ import annotations

import cmath
import math

import numpy as np

from pyopt.dialects.llvm.types import LLVMStructType
from pyopt.interpreter.dialects.math.functions import FUNCTIONS as MATH
from pyopt.interpreter.dialects.math.functions import (
    ceil,
    exact_fma,
    floor,
    power,
    round_away,
    round_even,
    total,
    trunc,
)
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import rounding
from pyopt.interpreter.runtime.lookup import check_signature, name_of
from pyopt.interpreter.values import Poison, PoisonUsed
from pyopt.ir.core import Operation
from pyopt.ir.types import F32, F64, ComplexType, Type
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.machine import Function
    from pyopt.interpreter.runtime.lookup import Maker


def _fma(a: float, b: float, c: float) -> float:
    if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
        return a * b + c
    exact = exact_fma(a, b, c)
    return float(exact) if exact else a * b + c


REAL: Final[dict[str, tuple[int, Callable[..., float]]]] = {
    **{
        name: (1, MATH[name][0])
        for name in (
            "acos", "acosh", "asin", "asinh", "atan", "atanh", "cbrt", "cos", "cosh", "erf", "erfc", "exp", "exp2",
            "expm1", "log", "log10", "log1p", "log2", "sin", "sinh", "sqrt", "tan", "tanh",
        )
    },
    "atan2": (2, MATH["atan2"][0]),
    "ceil": (1, ceil),
    "fabs": (1, math.fabs),
    "floor": (1, floor),
    "fma": (3, _fma),
    "pow": (2, power),
    "round": (1, round_away),
    "roundeven": (1, round_even),
    "trunc": (1, trunc),
}  # fmt: skip
"""Name -> how many floats a function takes, and the function of doubles."""
COMPLEX: Final[dict[str, tuple[int, Callable[..., complex]]]] = {
    "cabs": (1, abs),
    "carg": (1, lambda a: math.atan2(a.imag, a.real)),
    "ccos": (1, total(cmath.cos, np.cos, complex)),
    "clog": (1, total(cmath.log, np.log, complex)),
    "conj": (1, lambda a: complex(a.real, -a.imag)),
    "cpow": (2, total(lambda a, b: a**b, np.power, complex)),
    "csin": (1, total(cmath.sin, np.sin, complex)),
    "csqrt": (1, total(cmath.sqrt, np.sqrt, complex)),
    "ctan": (1, total(cmath.tan, np.tan, complex)),
    "ctanh": (1, total(cmath.tanh, np.tanh, complex)),
}
"""The same for complex numbers; cabs and carg give a float."""


def _part(type: Type) -> Type | None:
    """The type of the parts of a complex number."""
    if isinstance(type, ComplexType):
        return type.element_type
    if isinstance(type, LLVMStructType) and type.types is not None and len(type.types) == 2:
        return type.types[0]
    return None


def make_function(op: Operation, machine: Machine) -> Function:
    name = name_of(op)
    base, element = (name, F64) if name in REAL or name in COMPLEX else (name[:-1], F32)
    is_complex = base in COMPLEX
    count, function = COMPLEX[base] if is_complex else REAL[base]
    type = check_signature(op, count, 1)
    if any((_part(one) if is_complex else one) is not element for one in type.inputs):
        raise unsupported(f"@{name} is declared with another type than it has in C's mathematical library")
    rounded = rounding(element)
    by_struct = isinstance(type.results[0], LLVMStructType)

    def call(*operands: object) -> tuple[object, ...]:
        found = function(*[_number(one) for one in operands])
        if not isinstance(found, complex):
            return (rounded(found),)
        parts = rounded(found.real), rounded(found.imag)
        return (parts if by_struct else complex(*parts),)

    return call


def _number(value: object) -> object:
    if isinstance(value, Poison):
        raise PoisonUsed(value)
    if not isinstance(value, tuple):
        return value
    for part in value:
        _number(part)
    return complex(*value)


FUNCTIONS: Final[dict[str, Maker]] = {
    name + suffix: make_function for name in (*REAL, *COMPLEX) for suffix in ("", "f")
}
