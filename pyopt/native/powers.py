"""Powers with integer exponents, for which LLVM calls functions that are not there, or MLIR has no lowering.

math.fpowi %a, %b : f32, i32      ->      truncf (powf (extf %a), (sitofp %b) : f64), as the interpreter computes it;
                                          of |a| for wide exponents, with the sign of a if they are odd
math.ipowi %a, %b : i32           ->      the product of those of a, a^2, a^4, ... whose bits the exponent has; to a
                                          negative power what a division of 1 gives
"""

from __future__ import annotations

from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import F64, I64, FloatType, IndexType, IntegerType, element_type_or_self
from pyopt.light import Callable, Final
from pyopt.native.replacing import replace_ops
from pyopt.passes.building import arith
from pyopt.rewrite.rewriter import Rewriter

EXACT: Final = 54
"""The width of integers all of which are numbers of f64."""


def lower_powers(module: Operation, context: Context) -> None:
    """Rewrites the powers of a module, of numbers and of vectors."""
    replace_ops(module, context, _LOWERINGS)


def _of_float(op: Operation, rewriter: Rewriter) -> Value | None:
    base, exponent = op.operands
    element = element_type_or_self(base.type)
    if not isinstance(element, FloatType) or element.width > 64:
        return None
    if isinstance(element_type_or_self(exponent.type), IndexType):
        exponent = arith.cast(rewriter, "index_cast", exponent, I64)
    if element is not F64:
        base = arith.cast(rewriter, "extf", base, F64)
    power = arith.cast(rewriter, "sitofp", exponent, F64)
    exponents = element_type_or_self(exponent.type)
    assert isinstance(exponents, IntegerType)
    if exponents.width <= EXACT:
        found = _function(rewriter, "powf", base, power)
    else:
        # As a float, a large exponent is even: the sign comes from the integer.
        size = _function(rewriter, "powf", _function(rewriter, "absf", base), power)
        zero, one = [arith.constant(rewriter, value, exponent.type) for value in (0, 1)]
        last_bit = arith.binary(rewriter, "andi", exponent, one)
        is_odd = arith.compare(rewriter, arith.NOT_EQUAL, last_bit, zero)
        found = arith.choose(rewriter, is_odd, _function(rewriter, "copysign", size, base), size)
    return found if element is F64 else arith.cast(rewriter, "truncf", found, element)


def _function(rewriter: Rewriter, name: str, *operands: Value) -> Value:
    return rewriter.create("math." + name, operands, [operands[0].type]).results[0]


def _of_integer(op: Operation, rewriter: Rewriter) -> Value:
    base, exponent = op.operands
    type = base.type
    element = element_type_or_self(type)
    width = element.width if isinstance(element, IntegerType) else 64
    zero, one, minus = [arith.constant(rewriter, value, type) for value in (0, 1, -1)]
    is_odd = arith.binary(rewriter, "andi", exponent, one)
    odd = arith.compare(rewriter, arith.NOT_EQUAL, is_odd, zero)
    product = arith.choose(rewriter, odd, base, one)
    square = base
    for bit in range(1, width - 1):
        square = arith.binary(rewriter, "muli", square, square)
        mask = arith.constant(rewriter, 1 << bit, type)
        has = arith.compare(rewriter, arith.NOT_EQUAL, arith.binary(rewriter, "andi", exponent, mask), zero)
        product = arith.choose(rewriter, has, arith.binary(rewriter, "muli", product, square), product)
    is_one = arith.compare(rewriter, arith.EQUAL, base, one)
    inverse = arith.choose(rewriter, is_one, one, zero)
    is_minus = arith.compare(rewriter, arith.EQUAL, base, minus)
    inverse = arith.choose(rewriter, is_minus, arith.choose(rewriter, odd, minus, one), inverse)
    negative = arith.compare(rewriter, arith.SIGNED_LESS, exponent, zero)
    return arith.choose(rewriter, negative, inverse, product)


_LOWERINGS: Final[dict[str, Callable[[Operation, Rewriter], Value | None]]] = {
    "math.fpowi": _of_float,
    "math.ipowi": _of_integer,
}
