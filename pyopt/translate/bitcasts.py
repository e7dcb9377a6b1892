"""Bits of constants as constants of another type."""

from __future__ import annotations

from pyopt.ir.types import FloatType, IntegerType, Type
from pyopt.translate.constants import FLOAT, INTEGER, Constant, aggregate, element, element_count, integer, undef
from pyopt.translate.types import element_of, is_vector, vector_shape


def fold_bits(operand: Constant, type: Type, little_endian: bool) -> Constant | None:
    """bitcast of numbers and vectors of them to others; None for what is no number."""
    if (is_vector(operand.type) and vector_shape(operand.type)[1]) or (is_vector(type) and vector_shape(type)[1]):
        return None
    to, width = element_of(type), _width(element_of(type))
    count = element_count(type) if is_vector(type) else 1
    from_width = _width(element_of(operand.type))
    if not width or not from_width:
        return None
    from_count = element_count(operand.type) if is_vector(operand.type) else 1
    # The places of bits in the whole that are undefined, and the others' values.
    bits = unknown = 0
    for index in range(from_count):
        one = element(operand, index) if is_vector(operand.type) else operand
        at = from_width * (index if little_endian else from_count - 1 - index)
        mask = (1 << from_width) - 1
        if one is None or (one.kind != INTEGER and one.kind != FLOAT and not one.is_undef()):
            return None
        if one.is_undef():
            unknown |= mask << at
        else:
            bits |= (one.number & mask) << at
    parts: list[Constant] = []
    mask = (1 << width) - 1
    for index in range(count):
        at = width * (index if little_endian else count - 1 - index)
        if unknown >> at & mask == mask:
            parts.append(undef(to))
        else:
            parts.append(_number(to, bits >> at & mask))
    return aggregate(type, parts) if is_vector(type) else parts[0]


def _width(type: Type) -> int:
    return type.width if isinstance(type, (IntegerType, FloatType)) else 0


def _number(type: Type, bits: int) -> Constant:
    return Constant(FLOAT, type, bits) if isinstance(type, FloatType) else integer(type, bits)
