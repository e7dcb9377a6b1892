"""The folds of the complex dialect."""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, EnumAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.floats import from_int, is_zero
from pyopt.ir.types import ComplexType, FloatType, Type

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

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


def _is(attribute: Attribute | None, number: int) -> bool:
    """A complex constant without imaginary part whose real part is `number`; zeros may have any sign."""
    if not isinstance(attribute, ArrayAttr):
        return False
    real, imaginary = attribute.elements
    if not isinstance(real, FloatAttr) or not isinstance(imaginary, FloatAttr):
        return False
    type = real.type
    assert isinstance(type, FloatType)
    if not is_zero(imaginary.bits, type):
        return False
    return real.bits == from_int(number, type) if number else is_zero(real.bits, type)


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
    if isinstance(constant, ArrayAttr):
        return constant.elements[index]
    create = _inner(op.operands[0], "create")
    return None if create is None else create.operands[index]


def _may_cancel(op: Operation, inner: Operation) -> bool:
    """Both ops may be calculated in another order, by one who need not care for what is no number, or for zeros' signs.

    Otherwise what the inner one rounds off is lost.
    """
    return _has_flags(op, CANCELLING) and _has_flags(inner, CANCELLING)


def _has_flags(op: Operation, wanted: int) -> bool:
    flags = op.attributes.get("fastmath")
    return isinstance(flags, EnumAttr) and flags.value & wanted == wanted


CANCELLING: Final = 0b1011
"""reassoc, nnan and nsz, as bits of the flags."""
NINF: Final = 0b100


def fold_add(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """add(sub(a, b), b) -> a and add(b, sub(a, b)) -> a, as far as fast-math flags allow it; add(a, 0) -> a"""
    lhs, rhs = op.operands
    for one, other in ((lhs, rhs), (rhs, lhs)):
        difference = _inner(one, "sub")
        if difference is not None and difference.operands[1] is other and _may_cancel(op, difference):
            return difference.operands[0]
    return lhs if _is(constants[1], 0) else None


def fold_sub(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """sub(add(a, b), b) -> a, as far as fast-math flags allow it; sub(a, 0) -> a"""
    lhs, rhs = op.operands
    total = _inner(lhs, "add")
    if total is not None and total.operands[1] is rhs and _may_cancel(op, total):
        return total.operands[0]
    return lhs if _is(constants[1], 0) else None


def fold_factor(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """mul(a, 1) -> a; div(a, 1) -> a"""
    return op.operands[0] if _is(constants[1], 1) else None


def fold_inverse(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """exp(log(a)) -> a, if `a` is not infinite; neg(neg(a)) -> a; conj(conj(a)) -> a

    The logarithm of what is infinite only knows its direction as a rounded angle. log(exp(a)) is `a` only where the
    imaginary part is between -pi and pi.
    """
    name = op.info.name[8:]
    inner = _inner(op.operands[0], "log" if name == "exp" else name)
    if inner is None or (name == "exp" and not _has_flags(inner, NINF)):
        return None
    return inner.operands[0]
