"""The folds of the complex dialect."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, EnumAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_int, is_negative, is_zero
from pyopt.ir.types import ComplexType, FloatType, Type
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


def materialize(attribute: Attribute, type: Type) -> tuple[str, dict[str, Attribute]] | None:
    """complex.constant for two numbers of the element type, arith.constant for one."""
    if is_number(attribute, type):
        return "complex.constant", {"value": attribute}
    if isinstance(attribute, (FloatAttr, IntegerAttr)) and attribute.type is type:
        return "arith.constant", {"value": attribute}
    return None


def is_number(attribute: Attribute, type: Type) -> bool:
    """A complex constant of the type may have this value."""
    if not isinstance(attribute, ArrayAttr) or not isinstance(type, ComplexType) or len(attribute.elements) != 2:
        return False
    return all(
        isinstance(part, (FloatAttr, IntegerAttr)) and part.type is type.element_type for part in attribute.elements
    )


def _inner(value: Value, name: str) -> Operation | None:
    """The op that defines `value` if it is called `complex.<name>`."""
    op = value.op
    return op if op is not None and op.info.name == "complex." + name else None


def _parts(attribute: Attribute | None) -> tuple[int, int, FloatType] | None:
    """Both parts of a complex constant as bits, and their type."""
    if not isinstance(attribute, ArrayAttr) or len(attribute.elements) != 2:
        return None
    real, imaginary = attribute.elements
    if not isinstance(real, FloatAttr) or not isinstance(imaginary, FloatAttr) or not isinstance(real.type, FloatType):
        return None
    return real.bits, imaginary.bits, real.type


def _is_zero(attribute: Attribute | None, negative: bool, any_sign: bool) -> bool:
    """Both parts are zeros with the sign, or with any."""
    parts = _parts(attribute)
    if parts is None:
        return False
    real, imaginary, type = parts
    if not is_zero(real, type) or not is_zero(imaginary, type):
        return False
    return any_sign or (is_negative(real, type) == negative and is_negative(imaginary, type) == negative)


def _is_one(attribute: Attribute | None) -> bool:
    """One, without imaginary part."""
    parts = _parts(attribute)
    return parts is not None and parts[0] == from_int(1, parts[2]) and is_zero(parts[1], parts[2])


def fold_constant(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """constant -> its attribute"""
    return op.attributes["value"]


def fold_bitcast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """bitcast(x) -> x, of the same type"""
    operand = op.operands[0]
    return operand if operand.type is op.results[0].type else None


def fold_create(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """create(re(a), im(a)) -> a"""
    real = _inner(op.operands[0], "re")
    imaginary = _inner(op.operands[1], "im")
    if real is None or imaginary is None or real.operands[0] is not imaginary.operands[0]:
        return None
    return real.operands[0]


def fold_re(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """re(constant) -> its real part; re(create(a, b)) -> a"""
    return _part(op, constants[0], 0)


def fold_im(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """im(constant) -> its imaginary part; im(create(a, b)) -> b"""
    return _part(op, constants[0], 1)


def _part(op: Operation, constant: Attribute | None, index: int) -> FoldResult:
    if isinstance(constant, ArrayAttr) and len(constant.elements) == 2:
        return constant.elements[index]
    create = _inner(op.operands[0], "create")
    return None if create is None else create.operands[index]


def _may_cancel(op: Operation, inner: Operation) -> bool:
    """Both ops may be calculated in another order, where neither NaN nor the signs of zeros matter.

    Otherwise what the inner one rounds off is lost.
    """
    return _has_flags(op, CANCELLING) and _has_flags(inner, CANCELLING)


def _has_flags(op: Operation, wanted: int) -> bool:
    flags = op.attributes.get("fastmath")
    return isinstance(flags, EnumAttr) and flags.value & wanted == wanted


CANCELLING: Final = 0b1011
"""reassoc, nnan and nsz, as bits of the flags."""
NNAN: Final = 0b10
NINF: Final = 0b100
NSZ: Final = 0b1000


def fold_add(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """add(sub(a, b), b) -> a and add(b, sub(a, b)) -> a, as far as fast-math flags allow it; add(a, -0) -> a

    Adding 0 makes 0 of -0: that is `a` only where signs of zeros do not matter.
    """
    lhs, rhs = op.operands
    for one, other in ((lhs, rhs), (rhs, lhs)):
        difference = _inner(one, "sub")
        if difference is not None and difference.operands[1] is other and _may_cancel(op, difference):
            return difference.operands[0]
    return lhs if _is_zero(constants[1], True, _has_flags(op, NSZ)) else None


def fold_sub(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """sub(add(a, b), b) -> a, as far as fast-math flags allow it; sub(a, 0) -> a"""
    lhs, rhs = op.operands
    total = _inner(lhs, "add")
    if total is not None and total.operands[1] is rhs and _may_cancel(op, total):
        return total.operands[0]
    return lhs if _is_zero(constants[1], False, _has_flags(op, NSZ)) else None


def fold_factor(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mul(a, 1) -> a; div(a, 1) -> a, as far as fast-math flags allow it

    A NaN or an infinity in one part makes a NaN of the other one, by the product with the constant's 0; and the sum
    with that product may change the sign of a zero.
    """
    return op.operands[0] if _has_flags(op, NNAN | NINF | NSZ) and _is_one(constants[1]) else None


def fold_inverse(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """exp(log(a)) -> a, if `a` is neither infinite nor NaN; neg(neg(a)) -> a; conj(conj(a)) -> a

    The logarithm of what is infinite only knows its direction as a rounded angle, and a NaN in one part makes both NaN.
    log(exp(a)) is `a` only where the
    imaginary part is between -pi and pi.
    """
    name = op.info.name[8:]
    inner = _inner(op.operands[0], "log" if name == "exp" else name)
    if inner is None or (name == "exp" and not _has_flags(inner, NNAN | NINF)):
        return None
    return inner.operands[0]
