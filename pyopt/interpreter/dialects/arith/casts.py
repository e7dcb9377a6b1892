"""Conversions of arith."""

from __future__ import annotations

import math

import numpy as np

from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.numbers import (
    WIDE,
    Array,
    array_dtype,
    array_rounding,
    array_wrapping,
    bits_of,
    float_of,
    from_bits,
    is_native,
    rounding,
    to_bits,
    width_of,
    wrapping,
)
from pyopt.interpreter.values import MemRef, Poison
from pyopt.ir import floats
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.overflow import NSW, NUW, overflow_flags
from pyopt.ir.types import F32, F64, FLOATS, I1, FloatType, MemRefType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel

SCALE: Final = FLOATS["f8E8M0FNU"]
EXACT_INTEGERS: Final = 1 << 53
"""Below this, every integer is a Python float."""


def _types(op: Operation) -> tuple[Type, Type]:
    return element_type_or_self(op.operands[0].type), element_type_or_self(op.results[0].type)


def _object(type: Type) -> bool:
    return array_dtype(type) == np.dtype(object)


# Integers.


def integer_cast(unsigned: bool) -> Evaluator:
    """Widens with zeros or the sign, or cuts off."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        source, target = _types(op)
        if isinstance(op.operands[0].type, MemRefType):
            return _memref_cast(source, target, unsigned)
        return elementwise(op, compiler, cast_integer(source, target, unsigned), _cast_arrays(source, target, unsigned))

    return evaluate


def evaluate_trunci(op: Operation, compiler: Compiler) -> Kernel:
    """Cuts off; poison where it promises to lose nothing and does."""
    source, target = _types(op)
    flags = overflow_flags(op)
    no_signed = compiler.poison(op, "the signed result does not fit (nsw)") if flags & NSW else None
    no_unsigned = compiler.poison(op, "the unsigned result does not fit (nuw)") if flags & NUW else None
    cut = cast_integer(source, target, False)
    if no_signed is None and no_unsigned is None:
        return elementwise(op, compiler, cut, _cast_arrays(source, target, False))
    mask = (1 << width_of(source)) - 1
    limit = 1 << width_of(target)

    def checked(a: int) -> object:
        value = cut(a)
        if no_signed is not None and value != a:
            return no_signed
        if no_unsigned is not None and a & mask >= limit:
            return no_unsigned
        return value

    return elementwise(op, compiler, checked)


def cast_integer(source: Type, target: Type, unsigned: bool) -> Kernel:
    """The kernel for numbers."""
    cut = wrapping(target)
    if not unsigned:
        return cut
    mask = (1 << width_of(source)) - 1

    def zeros(a: int) -> int:
        return cut(a & mask)

    return zeros


def _cast_arrays(source: Type, target: Type, unsigned: bool) -> Kernel | None:
    if _object(source) or _object(target):
        return None
    dtype = array_dtype(target)
    wrap = array_wrapping(target)
    mask = (1 << width_of(source)) - 1
    if target is I1:
        return lambda a: (a.astype(np.int8) & 1).astype(np.bool_)

    def kernel(a: Array) -> Array:
        if source is I1:
            found = a.astype(dtype)
            return found if unsigned else -found
        if unsigned and width_of(target) > width_of(source):
            widened: Array = np.bitwise_and(a.astype(dtype), dtype.type(mask))
            return widened
        found = a.astype(dtype)
        return found if wrap is None else wrap(found)

    return kernel


def _memref_cast(source: Type, target: Type, unsigned: bool) -> Kernel:
    """A memref of index as one of integers of the same bits: both are int64 in memory, other widths are not views."""

    def kernel(memref: MemRef) -> MemRef:
        if array_dtype(source) != array_dtype(target):
            from pyopt.interpreter.errors import unsupported

            raise unsupported("a memref cannot be cast to elements of another size here")
        return memref

    return kernel


# Floats and integers.


def _to_float(unsigned: bool) -> Evaluator:
    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        source, target = _types(op)
        assert isinstance(target, FloatType)
        type: FloatType = target
        mask = (1 << width_of(source)) - 1
        to_type = None if type in WIDE else rounding(type)

        def number(a: int) -> float | int:
            if unsigned:
                a &= mask
            else:
                a += 0
            if to_type is not None and -EXACT_INTEGERS < a < EXACT_INTEGERS:
                return to_type(float(a))
            return float_of(floats.from_int(a, type), type)

        if _object(source) or type in WIDE or width_of(source) > 53:
            return elementwise(op, compiler, number)
        to_array = array_rounding(type)

        def arrays(a: Array) -> Array:
            if source is I1:
                whole = a.astype(np.int8)
                return to_array((whole if unsigned else -whole).astype(np.float64))
            return to_array((a.astype(np.int64) & mask if unsigned else a).astype(np.float64))

        return elementwise(op, compiler, number, arrays)

    return evaluate


def _to_integer(unsigned: bool) -> Evaluator:
    """Poison where the number, without its fraction, does not fit."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        source, target = _types(op)
        assert isinstance(source, FloatType)
        type: FloatType = source
        width = width_of(target)
        cut = wrapping(target)
        low, high = (0, (1 << width) - 1) if unsigned else (-(1 << width - 1), (1 << width - 1) - 1)
        unfit = compiler.poison(op, f"the number does not fit {'an unsigned' if unsigned else 'a signed'} "
                                    f"integer of {width} bits")  # fmt: skip

        def number(a: float | int) -> int | Poison:
            if type in WIDE:
                whole = floats.to_int(int(a), type)
            else:
                whole = math.trunc(a) if math.isfinite(a) else None
            if whole is None or not low <= whole <= high:
                if unfit is not None:
                    return unfit
                whole = low if whole is None or whole < low else high
            return cut(whole)

        return elementwise(op, compiler, number)

    return evaluate


# Floats.


def evaluate_extf(op: Operation, compiler: Compiler) -> Kernel:
    return _float_cast(op, compiler, None)


def evaluate_truncf(op: Operation, compiler: Compiler) -> Kernel:
    return _float_cast(op, compiler, _rounding_mode(op))


def evaluate_scaling(op: Operation, compiler: Compiler) -> Kernel:
    """A product in the result's type, or a quotient in the operand's that is rounded."""
    source, target = _types(op)
    scale = element_type_or_self(op.operands[1].type)
    assert isinstance(source, FloatType) and isinstance(target, FloatType) and isinstance(scale, FloatType)
    start, end, of_scale = source, target, scale
    narrows = op.info.name == "arith.scaling_truncf"
    mode = _rounding_mode(op)

    def number(a: float | int, b: float | int) -> float | int:
        power = bits_of(b, of_scale) if of_scale is SCALE else scale_of(bits_of(b, of_scale), of_scale, None)
        value = bits_of(a, start)
        if narrows:
            quotient = floats.div(value, floats.convert(power, SCALE, start), start)
            return float_of(_converted(quotient, start, end, mode), end)
        return float_of(floats.mul(_converted(value, start, end, None), floats.convert(power, SCALE, end), end), end)

    return elementwise(op, compiler, number)


def _rounding_mode(op: Operation) -> int | None:
    mode = op.attributes.get("roundingmode")
    return mode.value if isinstance(mode, IntegerAttr) else None


def _converted(bits: int, source: FloatType, target: FloatType, mode: int | None) -> int:
    if target is SCALE and source is not SCALE:
        return scale_of(bits, source, mode)
    return round_by_mode(bits, source, target, mode or 0)


def _float_cast(op: Operation, compiler: Compiler, mode: int | None) -> Kernel:
    source, target = _types(op)
    assert isinstance(source, FloatType) and isinstance(target, FloatType)
    start: FloatType = source
    end: FloatType = target
    if start in WIDE or end in WIDE or end is SCALE or mode:

        def by_bits(a: float | int) -> float | int:
            return float_of(_converted(bits_of(a, start), start, end, mode), end)

        return elementwise(op, compiler, by_bits)
    if end is F64:
        return elementwise(op, compiler, float, lambda a: a)
    to_type = array_rounding(end)
    return elementwise(op, compiler, rounding(end), lambda a: to_type(a.astype(np.float64)))


def scale_of(bits: int, source: FloatType, mode: int | None) -> int:
    """The power of two that a number's magnitude has as f32: rounded down, if no mode says otherwise."""
    single = floats.convert(floats.absolute(bits, source), source, F32)
    return single >> 23 if mode is None else max(round_by_mode(single, F32, SCALE, mode), 0)


def round_by_mode(bits: int, source: FloatType, target: FloatType, mode: int) -> int:
    """A conversion that rounds to nearest even (0), down (1), up (2), towards zero (3), or to nearest away (4)."""
    found = floats.convert(bits, source, target)
    if mode == 0 or not floats.is_finite(bits, source):
        return found
    numerator, denominator = floats.to_ratio(bits, source)
    below, above = found, found
    if floats.is_finite(found, target):
        order = _compare_ratio(found, target, numerator, denominator)
        if order == 0:
            return found
        if order > 0:
            below = _next(found, target, down=True)
        else:
            above = _next(found, target, down=False)
    elif numerator > 0:
        below = floats.largest(target)
    else:
        above = floats.largest(target, True)
    if mode == 3:
        mode = 1 if numerator > 0 else 2
    if mode == 4:
        return _nearest_away(below, above, target, numerator, denominator, found)
    return below if mode == 1 else above


def _nearest_away(below: int, above: int, type: FloatType, numerator: int, denominator: int, nearest: int) -> int:
    """Only ties differ from the nearest even one."""
    if not (floats.is_finite(below, type) and floats.is_finite(above, type)):
        return nearest
    a, b = floats.to_ratio(below, type)
    c, d = floats.to_ratio(above, type)
    # below + above == 2 * value
    if (a * d + c * b) * denominator == 2 * numerator * b * d:
        return above if numerator > 0 else below
    return nearest


def _compare_ratio(bits: int, type: FloatType, numerator: int, denominator: int) -> int:
    a, b = floats.to_ratio(bits, type)
    left, right = a * denominator, numerator * b
    return (left > right) - (left < right)


def _next(bits: int, type: FloatType, down: bool) -> int:
    """The neighbour of a finite number; that of the largest itself where there is nothing beyond."""
    if floats.is_zero(bits, type):
        return floats.negate(1, type) if down else 1
    away = floats.is_negative(bits, type) == down
    if away and bits == floats.infinity(type, down):
        return bits
    return bits + 1 if away else bits - 1


# Bits.


def evaluate_bitcast(op: Operation, compiler: Compiler) -> Kernel:
    source, target = _types(op)
    if isinstance(op.operands[0].type, MemRefType):
        return _memref_cast(source, target, False)
    read, write = to_bits(source), from_bits(target)
    arrays = _same_size(source, target) if isinstance(source, FloatType) != isinstance(target, FloatType) else None
    return elementwise(op, compiler, lambda a: write(read(a)), arrays)


def _same_size(source: Type, target: Type) -> Kernel | None:
    """For arrays of what NumPy has: other glasses on the same memory."""
    dtype = array_dtype(target)
    if not (is_native(source) and is_native(target)):
        return None
    return lambda a: np.ascontiguousarray(a).view(dtype).reshape(a.shape)


CASTS: Final[dict[str, Evaluator]] = {
    "arith.extui": integer_cast(True),
    "arith.extsi": integer_cast(False),
    "arith.trunci": evaluate_trunci,
    "arith.index_cast": integer_cast(False),
    "arith.index_castui": integer_cast(True),
    "arith.extf": evaluate_extf,
    "arith.scaling_extf": evaluate_scaling,
    "arith.scaling_truncf": evaluate_scaling,
    "arith.truncf": evaluate_truncf,
    "arith.uitofp": _to_float(True),
    "arith.sitofp": _to_float(False),
    "arith.fptoui": _to_integer(True),
    "arith.fptosi": _to_integer(False),
    "arith.bitcast": evaluate_bitcast,
}
