"""Integer arithmetic of arith. Numbers are Python ints; what the functions of `pyopt.dialects.arith.integers` say is
right for every width, and NumPy does the same for arrays where its types allow.
"""

from __future__ import annotations

import operator

import numpy as np

from pyopt.dialects.arith import integers
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elementwise import elementwise
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array, array_dtype, array_wrapping, width_of, wrapping
from pyopt.interpreter.values import Poison
from pyopt.ir.core import Operation
from pyopt.ir.overflow import NSW, NUW, overflow_flags
from pyopt.ir.types import I1, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def element_of(op: Operation) -> Type:
    """The type of the op's numbers."""
    return element_type_or_self(op.operands[0].type)


# Sums, differences, products, and bits: what NumPy's wrapping integers do too.


def wrapped(function: Callable[[int, int], int], ufunc: np.ufunc) -> Evaluator:
    """The evaluator of an op that computes and then cuts off."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_of(op)
        width = width_of(type)
        cut = wrapping(type)
        half = 1 << max(width - 1, 0)
        low, high, mask = -half, half - 1, (1 << width) - 1
        flags = overflow_flags(op)
        no_signed = compiler.poison(op, "the signed result does not fit (nsw)") if flags & NSW else None
        no_unsigned = compiler.poison(op, "the unsigned result does not fit (nuw)") if flags & NUW else None
        if no_signed is None and no_unsigned is None:

            def plain(a: int, b: int) -> int:
                value = function(a, b)
                return value if low <= value <= high else ((value + half) & mask) - half

            return elementwise(op, compiler, plain if width else _nothing, _on_arrays(ufunc, type))

        def checked(a: int, b: int) -> int | Poison:
            value = function(a, b)
            if no_signed is not None and not low <= value <= high:
                return no_signed
            if no_unsigned is not None and not 0 <= function(a & mask, b & mask) <= mask:
                return no_unsigned
            return cut(value)

        return elementwise(op, compiler, checked)

    return evaluate


def _nothing(*operands: int) -> int:
    """The only number of no bits."""
    return 0


def _on_arrays(ufunc: np.ufunc, type: Type) -> Kernel | None:
    """The kernel for arrays of numbers of `type`, wrapped where the dtype is larger; None if NumPy has no such type."""
    dtype = array_dtype(type)
    wrap = array_wrapping(type)
    if dtype == np.dtype(object):
        return None
    if wrap is None:
        return ufunc
    if type is I1:

        def truth(a: Array, b: Array) -> Array:
            return np.asarray(ufunc(a.astype(np.int8), b.astype(np.int8))) & 1

        return truth
    cut = wrap

    def kernel(a: Array, b: Array) -> Array:
        return cut(np.asarray(ufunc(a, b)))

    return kernel


def bitwise(function: Callable[[int, int], int], ufunc: np.ufunc) -> Evaluator:
    """Bitwise ops stay in range."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        return elementwise(op, compiler, function, ufunc)

    return evaluate


# Extremes.


def extreme(function: Callable[[int, int, int], int], ufunc: np.ufunc, unsigned: bool) -> Evaluator:
    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_of(op)
        width = width_of(type)
        cut = wrapping(type)

        def number(a: int, b: int) -> int:
            return cut(function(a, b, width))

        if type is I1 or array_dtype(type) == np.dtype(object):
            return elementwise(op, compiler, number)
        if not unsigned:
            return elementwise(op, compiler, number, ufunc)
        dtype = array_dtype(type)
        other = np.dtype(f"u{dtype.itemsize}")

        def arrays(a: Array, b: Array) -> Array:
            # Sign-extended numbers order, as unsigned ones of the larger width, as those of their own width do.
            return np.asarray(ufunc(a.view(other), b.view(other))).view(dtype)

        return elementwise(op, compiler, number, arrays)

    return evaluate


# Divisions and shifts: partial functions.


def division(function: Callable[[int, int, int], int | None]) -> Evaluator:
    """Undefined for divisor 0 and where the result does not fit; poison if it is to be exact and is not."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_of(op)
        width = width_of(type)
        cut = wrapping(type)
        strict = compiler.strict
        inexact = _inexact(op, compiler)
        mask = (1 << width) - 1

        def number(a: int, b: int) -> int | Poison:
            value = function(a, b, width)
            if value is None:
                if strict:
                    raise undefined("division by zero" if b == 0 else f"the quotient of {a} by {b} does not fit")
                return 0 if b == 0 else a
            if inexact is not None and (a - value * b) & mask:
                return inexact
            return cut(value)

        return elementwise(op, compiler, number)

    return evaluate


def _inexact(op: Operation, compiler: Compiler) -> Poison | None:
    """The poison that an exact division or shift gives if it is not exact, None if it need not be."""
    return compiler.poison(op, "the result is not exact") if "isExact" in op.attributes else None


def ceil_divide_signed(a: int, b: int, width: int) -> int | None:
    """Defined wherever the quotient fits: the fold of the same name is more careful than the op."""
    if b == 0:
        return None
    quotient = -(-a // b)
    return quotient if quotient < 1 << (width - 1) else None


def remainder_signed(a: int, b: int, width: int) -> int | None:
    """As in machines, the remainder of a division whose quotient does not fit is not defined either."""
    if b == -1 and a == -(1 << (width - 1)):
        return None
    return integers.remainder_signed(a, b, width)


def shift(function: Callable[[int, int, int], int | None], beyond: Callable[[int], int]) -> Evaluator:
    """Poison where the distance is not below the width; `beyond` is what a wide machine would give then."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_of(op)
        width = width_of(type)
        cut = wrapping(type)
        flags = overflow_flags(op)
        too_far = compiler.poison(op, f"the shift's distance is not below the width, {width}")
        no_signed = compiler.poison(op, "the signed result does not fit (nsw)") if flags & NSW else None
        no_unsigned = compiler.poison(op, "the unsigned result does not fit (nuw)") if flags & NUW else None
        inexact = _inexact(op, compiler)
        mask = (1 << width) - 1

        def number(a: int, b: int) -> int | Poison:
            value = function(a, b, width)
            if value is None:
                return beyond(a) if too_far is None else too_far
            if inexact is not None and a & ((1 << b) - 1):
                return inexact
            found = cut(value)
            if no_signed is not None and found != value:
                return no_signed
            if no_unsigned is not None and (a & mask) << b > mask:
                return no_unsigned
            return found

        return elementwise(op, compiler, number)

    return evaluate


def all_zeros(a: int) -> int:
    return 0


def all_signs(a: int) -> int:
    return -1 if a < 0 else 0


# Two results.


def _extended(high_half: Callable[[int, int, int], int]) -> Evaluator:
    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        type = element_of(op)
        width = width_of(type)
        cut = wrapping(type)

        def number(a: int, b: int) -> tuple[int, int]:
            return cut(a * b), cut(high_half(a, b, width))

        return elementwise(op, compiler, number)

    return evaluate


def evaluate_addui_extended(op: Operation, compiler: Compiler) -> Kernel:
    type = element_of(op)
    width = width_of(type)
    cut = wrapping(type)

    def number(a: int, b: int) -> tuple[int, int]:
        return cut(a + b), integers.add_overflows(a, b, width)

    return elementwise(op, compiler, number)


INTEGERS: Final[dict[str, Evaluator]] = {
    "arith.addi": wrapped(operator.add, np.add),
    "arith.addui_extended": evaluate_addui_extended,
    "arith.subi": wrapped(operator.sub, np.subtract),
    "arith.muli": wrapped(operator.mul, np.multiply),
    "arith.mulsi_extended": _extended(integers.multiply_high_signed),
    "arith.mului_extended": _extended(integers.multiply_high_unsigned),
    "arith.divui": division(integers.divide_unsigned),
    "arith.divsi": division(integers.divide_signed),
    "arith.ceildivui": division(integers.ceil_divide_unsigned),
    "arith.ceildivsi": division(ceil_divide_signed),
    "arith.floordivsi": division(integers.floor_divide_signed),
    "arith.remui": division(integers.remainder_unsigned),
    "arith.remsi": division(remainder_signed),
    "arith.andi": bitwise(operator.and_, np.bitwise_and),
    "arith.ori": bitwise(operator.or_, np.bitwise_or),
    "arith.xori": bitwise(operator.xor, np.bitwise_xor),
    "arith.shli": shift(integers.shift_left, all_zeros),
    "arith.shrui": shift(integers.shift_right_unsigned, all_zeros),
    "arith.shrsi": shift(integers.shift_right_signed, all_signs),
    "arith.maxsi": extreme(integers.max_signed, np.maximum, False),
    "arith.maxui": extreme(integers.max_unsigned, np.maximum, True),
    "arith.minsi": extreme(integers.min_signed, np.minimum, False),
    "arith.minui": extreme(integers.min_unsigned, np.minimum, True),
}
