"""Ops on complex numbers whose lowering in MLIR is not right for all of them.

complex.abs %a                     ->      infinite if a part is, whatever the other one is: as C's hypot
complex.powi %a, %b : i64          ->      of numbers on an axis |a|^b, turned by as many right angles as b has times
                                           those of a: as a float, b is not odd beyond 2^53
"""

from __future__ import annotations

from pyopt.ir.attributes import FloatAttr
from pyopt.ir.context import Context
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import infinity, zero
from pyopt.ir.types import ComplexType, FloatType, IntegerType
from pyopt.light import Callable, Final, final
from pyopt.native.powers import EXACT
from pyopt.native.replacing import replace_ops
from pyopt.passes.building import arith
from pyopt.rewrite.rewriter import Rewriter


def lower_complex_ops(module: Operation, context: Context) -> None:
    """Rewrites the ops of a module."""
    replace_ops(module, context, _LOWERINGS)


@final
class _Parts:
    """The parts of a complex number, and ops on them."""

    __slots__ = ("imaginary", "real", "rewriter", "type")

    def __init__(self, rewriter: Rewriter, value: Value) -> None:
        type = value.type
        assert isinstance(type, ComplexType) and isinstance(type.element_type, FloatType)
        self.type = type.element_type
        self.rewriter = rewriter
        self.real, self.imaginary = [
            rewriter.create("complex." + part, [value], [self.type]).results[0] for part in ("re", "im")
        ]

    def number(self, bits: int) -> Value:
        return self.rewriter.constant(FloatAttr.get(bits, self.type), self.type)

    def is_equal(self, value: Value, number: Value) -> Value:
        return arith.compare(self.rewriter, arith.FLOAT_EQUAL, value, number, "cmpf")

    def size(self, value: Value) -> Value:
        return self.function("math.absf", value)

    def function(self, name: str, *operands: Value) -> Value:
        return self.rewriter.create(name, operands, [self.type]).results[0]


def _size(op: Operation, rewriter: Rewriter) -> Value | None:
    parts = _Parts(rewriter, op.operands[0])
    most = parts.number(infinity(parts.type))
    real, imaginary = [parts.is_equal(parts.size(part), most) for part in (parts.real, parts.imaginary)]
    found = rewriter.create("complex.abs", op.operands, [parts.type], op.attributes).results[0]
    return arith.choose(rewriter, arith.binary(rewriter, "ori", real, imaginary), most, found)


def _power(op: Operation, rewriter: Rewriter) -> Value | None:
    base, exponent = op.operands
    type = exponent.type
    assert isinstance(type, IntegerType)
    if type.width < EXACT:
        return None
    parts = _Parts(rewriter, base)
    nothing = parts.number(zero(parts.type))
    is_imaginary = parts.is_equal(parts.real, nothing)
    is_real = parts.is_equal(parts.imaginary, nothing)
    along = arith.choose(rewriter, is_real, parts.real, parts.imaginary)
    size = parts.size(along)
    # There is one axis, if any, and a number on it.
    has_size = arith.compare(rewriter, arith.FLOAT_GREATER, size, nothing, "cmpf")
    on_axis = arith.binary(rewriter, "andi", arith.binary(rewriter, "ori", is_real, is_imaginary), has_size)
    power = parts.function("math.powf", size, arith.cast(rewriter, "sitofp", exponent, parts.type))
    minus = parts.function("arith.negf", power)
    none, one, two, three = [arith.constant(rewriter, number, type) for number in range(4)]
    is_negative = arith.compare(rewriter, arith.FLOAT_LESS, along, nothing, "cmpf")
    angles = arith.choose(rewriter, is_negative, two, none)
    angles = arith.choose(rewriter, is_real, angles, arith.binary(rewriter, "addi", angles, one))
    angles = arith.binary(rewriter, "andi", arith.binary(rewriter, "muli", angles, exponent), three)
    at = [arith.compare(rewriter, arith.EQUAL, angles, number) for number in (none, one, two, three)]
    real = arith.choose(rewriter, at[0], power, arith.choose(rewriter, at[2], minus, nothing))
    imaginary = arith.choose(rewriter, at[1], power, arith.choose(rewriter, at[3], minus, nothing))
    straight = rewriter.create("complex.create", [real, imaginary], [base.type]).results[0]
    found = rewriter.create("complex.powi", [base, exponent], [base.type], op.attributes).results[0]
    return arith.choose(rewriter, on_axis, straight, found)


_LOWERINGS: Final[dict[str, Callable[[Operation, Rewriter], Value | None]]] = {
    "complex.abs": _size,
    "complex.powi": _power,
}
