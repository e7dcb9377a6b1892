"""math: functions of floats, rounded to their type, and of integers.

Functions are computed in double precision and rounded once, so those of smaller types are right in all but the rarest
cases; those of f64 are as good as the C library's. Those of f80 and f128 are the nearest number
(`pyopt.interpreter.wide`).
"""

from __future__ import annotations

import math

import numpy as np

from pyopt.dialects.arith import integers
from pyopt.dialects.math_folds import CLASSIFICATIONS
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.math import functions
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.floating import (
    array_maximum,
    array_minimum,
    charged,
    encoded,
    float_op,
    float_type,
    in_double,
    maximum,
    minimum,
    rounded,
)
from pyopt.interpreter.numbers import WIDE, Array, float_of, rounding, to_bits, width_of, wrapping
from pyopt.ir import floats
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def _function(name: str, on_floats: Callable[..., float], on_arrays: Kernel | None) -> Evaluator:
    """A function computed in double precision; of f80 and f128 in as much as it takes."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = float_type(op)
        if type in WIDE:
            from pyopt.interpreter.wide.reals import FUNCTIONS

            return elementwise(op, compiler, charged(FUNCTIONS[name], type, compiler))
        arrays = None if on_arrays is None else in_double(on_arrays, type)
        return elementwise(op, compiler, rounded(on_floats, type), arrays)

    return evaluate


def _rounding(mode: str, on_floats: Callable[[float], float], on_arrays: Kernel) -> Evaluator:
    """A rounding to integers, which is exact in every type."""

    def by_bits(bits: int, type: FloatType) -> int:
        return floats.round_to_integral(bits, type, mode)

    return float_op(on_floats, by_bits, on_arrays)


def evaluate_fma(op: Operation, compiler: Compiler) -> Kernel:
    return elementwise(op, compiler, fma_of(float_type(op)))


def fma_of(type: FloatType) -> Kernel:
    """a * b + c on numbers, exact before it is rounded."""
    if type in WIDE:
        return encoded(_fma_on_bits, type)

    def number(a: float, b: float, c: float) -> float | int:
        inexact = a * b + c
        if not (math.isfinite(a) and math.isfinite(b) and math.isfinite(c)):
            return inexact
        ratio = functions.exact_fma(a, b, c)
        if ratio.numerator == 0:
            return inexact
        return float_of(floats.from_ratio(ratio.numerator, ratio.denominator, type), type)

    return number


def _fma_on_bits(a: int, b: int, c: int, type: FloatType) -> int:
    product = floats.mul(a, b, type)
    if not all(floats.is_finite(one, type) for one in (a, b, c)):
        return floats.add(product, c, type)
    (x, y), (z, w), (v, u) = (floats.to_ratio(one, type) for one in (a, b, c))
    numerator = x * z * u + v * y * w
    if numerator == 0:
        return floats.add(product, c, type)
    return floats.from_ratio(numerator, y * w * u, type)


def _clamp(value: float, least: float, most: float) -> float:
    return maximum(minimum(value, most), least)


def _clamp_bits(value: int, least: int, most: int, type: FloatType) -> int:
    return floats.maximum(floats.minimum(value, most, type), least, type)


def _array_clamp(value: Array, least: Array, most: Array) -> Array:
    return array_maximum(array_minimum(value, most), least)


def evaluate_classification(op: Operation, compiler: Compiler) -> Kernel:
    """A question about encodings; what is asked of NaN does not become NaN, so flags concern the operand only."""
    type = element_type_or_self(op.operands[0].type)
    assert isinstance(type, FloatType)
    holds = CLASSIFICATIONS[op.info.name]
    bits = to_bits(type)
    return elementwise(op, compiler, lambda a: -1 if holds(bits(a), type) else 0)


def evaluate_sincos(op: Operation, compiler: Compiler) -> Kernel:
    """The two functions side by side."""
    type = float_type(op)
    if type in WIDE:
        from pyopt.interpreter.wide.reals import FUNCTIONS

        of_encodings = [charged(FUNCTIONS[name], type, compiler) for name in ("sin", "cos")]
        return elementwise(op, compiler, lambda a: tuple([function(a) for function in of_encodings]))
    sine, cosine = [rounded(functions.FUNCTIONS[name][0], type) for name in ("sin", "cos")]
    return elementwise(op, compiler, lambda a: (sine(a), cosine(a)))


def evaluate_fpowi(op: Operation, compiler: Compiler) -> Kernel:
    """The exponent is an integer."""
    type = float_type(op)
    if type in WIDE:
        from pyopt.interpreter.wide.reals import integer_power

        return elementwise(op, compiler, charged(integer_power, type, compiler))
    to_type = rounding(type)

    def number(a: float, b: int) -> float:
        # As a float, a large exponent is even.
        size = functions.power(abs(a), float(b))
        return to_type(math.copysign(size, a) if b & 1 else size)

    return elementwise(op, compiler, number)


def _integer(function: Callable[[int, int], int]) -> Evaluator:
    """A function of a number and its width."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_type_or_self(op.operands[0].type)
        width = width_of(type)
        cut = wrapping(type)

        def number(a: int) -> int:
            return cut(function(a, width))

        return elementwise(op, compiler, number)

    return evaluate


def _magnitude(a: int, width: int) -> int:
    return abs(a)


def evaluate_ipowi(op: Operation, compiler: Compiler) -> Kernel:
    """To a negative power, what an integer division of 1 gives."""
    type = element_type_or_self(op.operands[0].type)
    width = width_of(type)
    cut = wrapping(type)
    strict = compiler.strict

    def number(base: int, exponent: int) -> int:
        if exponent >= 0:
            return cut(pow(base, exponent, 1 << width))
        if base == 0 and strict:
            raise undefined("0 to a negative power")
        if base == -1:
            return -1 if exponent & 1 else cut(1)
        return 1 if base == 1 else 0

    return elementwise(op, compiler, number)


EVALUATORS: Final[dict[str, Evaluator]] = {
    **{"math." + name: _function(name, number, array) for name, (number, array) in functions.FUNCTIONS.items()},
    "math.absf": float_op(abs, floats.absolute, np.abs),
    "math.copysign": float_op(math.copysign, floats.copy_sign, np.copysign),
    "math.clampf": float_op(_clamp, _clamp_bits, _array_clamp),
    **dict.fromkeys(CLASSIFICATIONS, evaluate_classification),
    "math.sincos": evaluate_sincos,
    "math.ceil": _rounding("ceil", functions.ceil, np.ceil),
    "math.floor": _rounding("floor", functions.floor, np.floor),
    "math.round": _rounding("away", functions.round_away, functions.array_round_away),
    "math.roundeven": _rounding("even", functions.round_even, np.rint),
    "math.trunc": _rounding("trunc", functions.trunc, np.trunc),
    "math.fma": evaluate_fma,
    "math.fpowi": evaluate_fpowi,
    "math.absi": _integer(_magnitude),
    "math.ctlz": _integer(integers.count_leading_zeros),
    "math.cttz": _integer(integers.count_trailing_zeros),
    "math.ctpop": _integer(integers.count_ones),
    "math.ipowi": evaluate_ipowi,
}
