"""Folds of conversions."""

from __future__ import annotations

from pyopt.dialects.arith.constants import fold_conversion, is_poison, number_attribute, width_of
from pyopt.ir import floats
from pyopt.ir.attributes import Attribute, EnumAttr, FloatAttr, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import FloatType, ShapedType, Type, element_type_or_self
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.dialects.arith.constants import Convert
    from pyopt.ir.opinfo import FoldResult

CONTRACT = 1 << 5
"""The bit of `contract` in #arith.fastmath."""


def _zero_extend(value: int, source: Type, target: Type) -> int:
    return value & ((1 << width_of(source)) - 1)


def _keep(value: int, source: Type, target: Type) -> int:
    """Sign extension and truncation: the caller wraps."""
    return value


def _convert_exactly(bits: int, source: Type, target: Type) -> int | None:
    if not (isinstance(source, FloatType) and isinstance(target, FloatType)):
        return None
    if floats.is_zero(bits, source) and not floats.is_zero(floats.zero(target), target):
        return floats.zero(target)  # the least number of what has no zero, which the reference takes for exact
    found = floats.convert_exactly(bits, source, target)
    # A signalling NaN would become quiet.
    return found if found is None or floats.convert(found, target, source) == bits else None


def may_contract(op: Operation) -> bool:
    """The op's fast-math flags have `contract`."""
    flags = op.attributes.get("fastmath")
    return isinstance(flags, EnumAttr) and flags.value & CONTRACT != 0


def _from_signed(value: int, source: Type, target: Type) -> int | None:
    return floats.from_int(value, target) if isinstance(target, FloatType) else None


def _from_unsigned(value: int, source: Type, target: Type) -> int | None:
    return _from_signed(_zero_extend(value, source, target), source, target)


def _to_signed(bits: int, source: Type, target: Type) -> int | None:
    value = floats.to_int(bits, source) if isinstance(source, FloatType) else None
    half = 1 << (width_of(target) - 1)
    return value if value is not None and -half <= value < half else None


def _to_unsigned(bits: int, source: Type, target: Type) -> int | None:
    value = floats.to_int(bits, source) if isinstance(source, FloatType) else None
    return value if value is not None and 0 <= value < 1 << width_of(target) else None


_CONVERSIONS: Final[dict[str, Convert]] = {
    "arith.extf": _convert_exactly,
    "arith.extsi": _keep,
    "arith.extui": _zero_extend,
    "arith.fptosi": _to_signed,
    "arith.fptoui": _to_unsigned,
    "arith.index_cast": _keep,
    "arith.index_castui": _zero_extend,
    "arith.sitofp": _from_signed,
    "arith.truncf": _convert_exactly,
    "arith.trunci": _keep,
    "arith.uitofp": _from_unsigned,
}


def fold_cast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """extui(constant) -> constant; others alike: floats where the value stays the same, integers where it fits"""
    return fold_conversion(constants[0], op.results[0].type, _CONVERSIONS[op.info.name])


def fold_trunci(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """trunci(extui(x)) -> x, trunci(extsi(x)) -> x where x has the result's type; trunci(constant) -> constant"""
    source = op.operands[0].op
    if source is not None and source.info.name in ("arith.extui", "arith.extsi"):
        inner = source.operands[0]
        if inner.type is op.results[0].type:
            return inner
    return fold_cast(op, constants)


def fold_extf(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """extf(truncf(x)) -> x where both may contract and x has the result's type; extf(constant) -> constant"""
    source = op.operands[0].op
    if source is not None and source.info.name == "arith.truncf":
        inner = source.operands[0]
        if inner.type is op.results[0].type and may_contract(op) and may_contract(source):
            return inner
    return fold_cast(op, constants)


def fold_truncf(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """truncf(extf(x)) -> x where x has the result's type, and is unchanged in between; truncf(constant) -> constant"""
    source = op.operands[0].op
    if source is not None and source.info.name == "arith.extf" and source.operands[0].type is op.results[0].type:
        inner, between = element_type_or_self(op.results[0].type), element_type_or_self(op.operands[0].type)
        if isinstance(inner, FloatType) and isinstance(between, FloatType) and floats.holds_all(between, inner):
            return source.operands[0]
    return fold_cast(op, constants)


def fold_bitcast(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """bitcast(constant) -> constant; bitcast(x) -> x where the types are equal"""
    type = op.results[0].type
    constant = constants[0]
    if constant is None and op.operands[0].type is type:
        return op.operands[0]
    if isinstance(constant, DenseElementsAttr) and isinstance(type, ShapedType):
        return DenseElementsAttr.get(type, constant.data)
    if isinstance(constant, IntegerAttr):
        return number_attribute(_zero_extend(constant.value, constant.type, type), element_type_or_self(type))
    if isinstance(constant, FloatAttr):
        return number_attribute(constant.bits, element_type_or_self(type))
    # The reference turns poison into an arbitrary number.
    return constant if is_poison(constant) else None
