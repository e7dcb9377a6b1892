"""Float arithmetic shared by the dialects: one evaluator for numbers of every float type, and for arrays of them.

Numbers up to 64 bits are computed as Python floats and rounded to the type, which for sums, products, quotients and
roots of types half as precise gives what rounding once gives. f80 and f128 go by their encodings.
"""

from __future__ import annotations

import math

import numpy as np

from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.numbers import F16, WIDE, Array, array_rounding, rounding
from pyopt.ir.core import Operation
from pyopt.ir.types import F32, F64, FloatType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel

    OnBits = Callable[..., int]
    """(encoding, ..., type) -> encoding."""

FUNCTION_STEPS: Final = 100
"""Ops that take about the time of one function of f80 or f128."""


def float_type(op: Operation) -> FloatType:
    """The type of the op's numbers."""
    type = element_type_or_self(op.results[0].type)
    assert isinstance(type, FloatType)
    return type


def float_op(on_floats: Callable[..., float], on_bits: OnBits, on_arrays: Kernel | None = None) -> Evaluator:
    """The evaluator of a function of floats of one type. `on_floats` and `on_arrays` may compute with more precision
    than the type has; the result is rounded."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = float_type(op)
        if type in WIDE:
            return elementwise(op, compiler, encoded(on_bits, type))
        return elementwise(op, compiler, rounded(on_floats, type), rounded_arrays(on_arrays, type))

    return evaluate


def encoded(on_bits: OnBits, type: FloatType) -> Kernel:
    """A function of encodings as a kernel."""
    return lambda *operands: on_bits(*operands, type)


def charged(function: Callable[..., object], type: FloatType, compiler: Compiler) -> Kernel:
    """A function of encodings that takes the time of many ops, as a kernel."""
    charge = compiler.machine.charge

    def number(*operands: object) -> object:
        charge(FUNCTION_STEPS)
        return function(*operands, type)

    return number


def rounded(function: Callable[..., float], type: FloatType) -> Kernel:
    """The function with its result rounded to the type."""
    if type is F64:
        return function
    to_type = rounding(type)
    return lambda *operands: to_type(function(*operands))


def rounded_arrays(function: Kernel | None, type: FloatType) -> Kernel | None:
    """The same for arrays; f16 and f32 compute as they are, what NumPy lacks computes as float64."""
    return function if function is None or type is F32 or type is F16 else in_double(function, type)


def in_double(function: Kernel, type: FloatType) -> Kernel:
    """For arrays: computes as float64 and rounds once, whatever the type."""
    if type is F64:
        return function
    to_type = array_rounding(type)

    def kernel(*operands: Array) -> Array:
        return to_type(np.asarray(function(*[operand.astype(np.float64) for operand in operands])))

    return kernel


# Numbers. All look at both operands, of which one may be poison.


def divide(a: float, b: float) -> float:
    """a / b, where Python would raise too."""
    if b:
        return a / b
    if math.isnan(a) or math.isnan(b) or a == 0.0:
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def remainder(a: float, b: float) -> float:
    """C's fmod."""
    infinite = math.isinf(a)
    if b == 0.0 or infinite:
        return math.nan
    return math.fmod(a, b)


def array_divide(a: Array, b: Array) -> Array:
    """a / b"""
    return _with_plain_nan(np.asarray(np.divide(a, b)), a, b)


def array_remainder(a: Array, b: Array) -> Array:
    """C's fmod."""
    return _with_plain_nan(np.asarray(np.fmod(a, b)), a, b)


def _with_plain_nan(found: Array, a: Array, b: Array) -> Array:
    """The array, in which a NaN that no operand has gets no sign; that of the machine depends on how it computes."""
    made = np.isnan(found)
    if made.any():
        found[made & ~np.isnan(a) & ~np.isnan(b)] = np.nan
    return found


def maximum(a: float, b: float) -> float:
    """The larger; NaN if one is; 0.0 is above -0.0."""
    if math.isnan(b) or math.isnan(a):
        return a if math.isnan(a) else b
    if a == b:
        return b if math.copysign(1.0, a) < 0.0 else a
    return a if a > b else b


def minimum(a: float, b: float) -> float:
    """The smaller; NaN if one is; -0.0 is below 0.0."""
    if math.isnan(b) or math.isnan(a):
        return a if math.isnan(a) else b
    if a == b:
        return a if math.copysign(1.0, a) < 0.0 else b
    return a if a < b else b


def maxnum(a: float, b: float) -> float:
    """The larger; of a number and NaN the number."""
    if math.isnan(a):
        return b
    return a if math.isnan(b) else maximum(a, b)


def minnum(a: float, b: float) -> float:
    """The smaller; of a number and NaN the number."""
    if math.isnan(a):
        return b
    return a if math.isnan(b) else minimum(a, b)


# Arrays.


def _ordered_zeros(found: Array, a: Array, b: Array, largest: bool) -> Array:
    """NumPy takes any of two zeros."""
    zeros = (a == 0.0) & (b == 0.0)
    if not np.any(zeros):
        return found
    return np.where(zeros, a + b if largest else -(-a - b), found)


def array_maximum(a: Array, b: Array) -> Array:
    return _ordered_zeros(np.maximum(a, b), a, b, True)


def array_minimum(a: Array, b: Array) -> Array:
    return _ordered_zeros(np.minimum(a, b), a, b, False)


def array_maxnum(a: Array, b: Array) -> Array:
    return _ordered_zeros(np.fmax(a, b), a, b, True)


def array_minnum(a: Array, b: Array) -> Array:
    return _ordered_zeros(np.fmin(a, b), a, b, False)
