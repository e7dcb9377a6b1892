"""Making arith and math ops on the real and imaginary parts of complex numbers."""

from __future__ import annotations

from pyopt.dialects.arith.enums import FASTMATH
from pyopt.ir.attributes import Attribute, EnumAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_float, from_ratio, infinity, largest, nan, to_ratio
from pyopt.ir.types import I1, I64, ComplexType, FloatType, Type
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.arith import FLOAT_EQUAL, FLOAT_LESS, FLOAT_UNORDERED
from pyopt.rewrite.rewriter import Rewriter

NO_NAN: Final = 2
NO_INFINITY: Final = 4
FINITE: Final = NO_NAN | NO_INFINITY
"""Fast-math flags."""


@final
class FloatEmitter:
    """Emits ops on floats of the element type of `op`'s operands, with the fast-math flags of `op`."""

    __slots__ = ("_rewriter", "complex_type", "flags", "type")

    def __init__(self, op: Operation, rewriter: Rewriter) -> None:
        type = op.operands[0].type
        assert isinstance(type, ComplexType)
        element = type.element_type
        assert isinstance(element, FloatType)
        self.complex_type = type
        self.type = element
        self._rewriter = rewriter
        flags = op.attributes.get("fastmath")
        self.flags = flags.value if isinstance(flags, EnumAttr) else 0

    @property
    def finite_only(self) -> bool:
        """There are neither NaNs nor infinities."""
        return self.flags & FINITE == FINITE

    # Constants.

    def number(self, value: float) -> Value:
        return self._constant(from_float(value, self.type))

    def infinity(self, negative: bool = False) -> Value:
        return self._constant(infinity(self.type, negative))

    def smallest_normal(self) -> Value:
        """The smallest number with all digits, or the next one."""
        numerator, denominator = to_ratio(largest(self.type), self.type)
        return self._constant(from_ratio(4 * denominator, numerator, self.type))

    def nan(self) -> Value:
        return self._constant(nan(self.type))

    def _constant(self, bits: int) -> Value:
        return self._rewriter.constant(FloatAttr.get(bits, self.type), self.type)

    # Floats.

    def create(self, name: str, operands: Sequence[Value], type: Type, flags: int) -> Value:
        attributes: dict[str, Attribute] = {"fastmath": FASTMATH.get(flags)}
        return self._rewriter.create(name, operands, [type], attributes).results[0]

    def unary(self, name: str, value: Value, flags: int | None = None) -> Value:
        """An op with the flags of the converted op, or others."""
        return self.create(name, [value], self.type, self.flags if flags is None else flags)

    def binary(self, name: str, lhs: Value, rhs: Value, flags: int | None = None) -> Value:
        return self.create(name, [lhs, rhs], self.type, self.flags if flags is None else flags)

    def add(self, lhs: Value, rhs: Value, flags: int | None = None) -> Value:
        return self.binary("arith.addf", lhs, rhs, flags)

    def sub(self, lhs: Value, rhs: Value, flags: int | None = None) -> Value:
        return self.binary("arith.subf", lhs, rhs, flags)

    def mul(self, lhs: Value, rhs: Value, flags: int | None = None) -> Value:
        return self.binary("arith.mulf", lhs, rhs, flags)

    def div(self, lhs: Value, rhs: Value, flags: int | None = None) -> Value:
        return self.binary("arith.divf", lhs, rhs, flags)

    def fma(self, lhs: Value, rhs: Value, addend: Value, flags: int | None = None) -> Value:
        """lhs * rhs + addend"""
        return self.create("math.fma", [lhs, rhs, addend], self.type, self.flags if flags is None else flags)

    def absolute(self, value: Value) -> Value:
        return self.unary("math.absf", value)

    def copysign(self, size: Value, sign: Value) -> Value:
        """`size` with the sign of `sign`, without flags."""
        return self.binary("math.copysign", size, sign, 0)

    def with_sign_of(self, size: Value, sign: Value) -> Value:
        """The same without math.copysign, which convert-math-to-libm does not know."""
        zero = self.number(0.0)
        turned = self.div(self.number(1.0), sign, 0)
        told = self.select(self.holds(FLOAT_EQUAL, sign, zero), turned, sign)
        return self.select(self.holds(FLOAT_LESS, told, zero), self.unary("arith.negf", size, 0), size)

    # Conditions.

    def compare(self, predicate: int, lhs: Value, rhs: Value, flags: int | None = None) -> Value:
        attributes: dict[str, Attribute] = {
            "predicate": IntegerAttr.get(predicate, I64),
            "fastmath": FASTMATH.get(self.flags if flags is None else flags),
        }
        return self._rewriter.create("arith.cmpf", [lhs, rhs], [I1], attributes).results[0]

    def holds(self, predicate: int, lhs: Value, rhs: Value) -> Value:
        """A comparison without flags."""
        return self.compare(predicate, lhs, rhs, 0)

    def is_nan(self, value: Value, flags: int | None = None) -> Value:
        return self.compare(FLOAT_UNORDERED, value, value, flags)

    def both(self, lhs: Value, rhs: Value) -> Value:
        return self._rewriter.create("arith.andi", [lhs, rhs], [I1]).results[0]

    def either(self, lhs: Value, rhs: Value) -> Value:
        return self._rewriter.create("arith.ori", [lhs, rhs], [I1]).results[0]

    def opposite(self, value: Value) -> Value:
        """Whether a condition does not hold."""
        true = self._rewriter.constant(IntegerAttr.get(-1, I1), I1)
        return self._rewriter.create("arith.xori", [value, true], [I1]).results[0]

    def select(self, condition: Value, yes: Value, no: Value) -> Value:
        return self._rewriter.create("arith.select", [condition, yes, no], [yes.type]).results[0]

    # Complex numbers.

    def real(self, value: Value) -> Value:
        return self._rewriter.create("complex.re", [value], [self.type]).results[0]

    def imaginary(self, value: Value) -> Value:
        return self._rewriter.create("complex.im", [value], [self.type]).results[0]

    def both_parts(self, value: Value) -> tuple[Value, Value]:
        """The real part, then the imaginary one."""
        real = self.real(value)
        return real, self.imaginary(value)

    def complex(self, real: Value, imaginary: Value) -> Value:
        return self._rewriter.create("complex.create", [real, imaginary], [self.complex_type]).results[0]

    def on_complex(self, name: str, operands: Sequence[Value]) -> Value:
        """A complex op, which is converted afterwards."""
        return self.create("complex." + name, operands, self.complex_type, self.flags)

    def magnitude_of(self, value: Value) -> Value:
        """complex.abs, which is converted afterwards."""
        return self.create("complex.abs", [value], self.type, self.flags)

    def angle_of(self, value: Value) -> Value:
        """complex.angle, which is converted afterwards."""
        return self.create("complex.angle", [value], self.type, self.flags)
