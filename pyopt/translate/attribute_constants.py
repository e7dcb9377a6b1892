"""Attributes as constants of LLVM."""

from __future__ import annotations

from pyopt.dialects.llvm import aggregates
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType, LLVMTargetType
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, DenseResourceElementsAttr, SparseElementsAttr, linear_index
from pyopt.ir.types import ComplexType, IntegerType, Type, VectorType
from pyopt.translate.constants import (
    FLOAT,
    ZERO,
    Constant,
    aggregate,
    data_constant,
    element_type,
    global_reference,
    integer,
    repeated,
    undef,
)
from pyopt.translate.errors import TranslationError
from pyopt.translate.types import is_vector


def constant_of(type: Type, value: Attribute | None, op: Operation) -> Constant:
    """The constant that an attribute says, of a type of the dialect."""
    if value is aggregates.ZERO:
        return Constant(ZERO, type)
    if value is aggregates.UNDEF:
        return undef(type)
    if isinstance(type, LLVMStructType):
        return _struct(type, value, op)
    if isinstance(type, LLVMTargetType):
        return Constant(ZERO, type)
    if isinstance(value, IntegerAttr):
        if not isinstance(type, IntegerType):
            raise TranslationError(("unsupported constant value", op))
        is_bit = isinstance(value.type, IntegerType) and value.type.width == 1
        return integer(type, value.value & 1 if is_bit else value.value)
    if isinstance(value, FloatAttr):
        return _float(type, value, op)
    if isinstance(value, SymbolRefAttr):
        return global_reference(value.path[-1], type)
    if isinstance(value, StringAttr):
        parts = [integer(element_type(type, 0), ord(one)) for one in value.value]
        return aggregate(type, parts)
    if isinstance(value, DenseElementsAttr):
        return _dense(type, value, op)
    if isinstance(value, SparseElementsAttr):
        return _sparse(type, value, op)
    if isinstance(value, ArrayAttr) and isinstance(type, LLVMArrayType):
        return aggregate(type, [constant_of(type.element_type, part, op) for part in value.elements])
    if isinstance(value, DenseResourceElementsAttr):
        raise TranslationError(("resource does not exist", op))
    raise TranslationError(("unsupported constant value", op))


def _float(type: Type, value: FloatAttr, op: Operation) -> Constant:
    semantics = value.type
    if isinstance(type, IntegerType):
        return integer(type, value.bits)
    if type is not semantics:
        raise TranslationError(("FloatAttr does not match expected type of the constant", op))
    return Constant(FLOAT, type, value.bits)


def _struct(type: LLVMStructType, value: Attribute | None, op: Operation) -> Constant:
    types = type.types or ()
    if not isinstance(value, ArrayAttr) or len(value.elements) != len(types):
        raise TranslationError(
            ("expected struct type with two elements of the same type, the type of a complex constant", op)
        )
    return aggregate(type, [constant_of(one, part, op) for one, part in zip(types, value.elements, strict=True)])


def _shape(type: Type) -> list[int]:
    """The extents of arrays in arrays, and of a vector in them."""
    out: list[int] = []
    while isinstance(type, LLVMArrayType):
        out.append(type.count)
        type = type.element_type
    if is_vector(type):
        from pyopt.translate.types import vector_shape

        out.append(vector_shape(type)[0])
    return out


def _scalar(type: Type) -> Type:
    while isinstance(type, (LLVMArrayType, VectorType)):
        type = type.element_type
    from pyopt.translate.types import element_of

    return element_of(type)


def _dense(type: Type, value: DenseElementsAttr, op: Operation) -> Constant:
    if isinstance(value.element_type, ComplexType):
        parts = value.attributes()
        return _nested(type, parts, op)
    scalar = _scalar(type)
    if isinstance(scalar, LLVMStructType) or not (isinstance(type, LLVMArrayType) or is_vector(type)):
        raise TranslationError(("unsupported constant value", op))
    if value.is_splat and value.count:
        return repeated(type, value.stored_values()[0])
    return data_constant(type, _shape(type), value.values())


def _nested(type: Type, parts: list[Attribute], op: Operation) -> Constant:
    """Attributes in arrays of arrays."""
    if not isinstance(type, LLVMArrayType):
        assert len(parts) == 1
        return constant_of(type, parts[0], op)
    size = len(parts) // type.count if type.count else 0
    inner = type.element_type
    return aggregate(type, [_nested(inner, parts[at : at + size], op) for at in range(0, len(parts), size or 1)])


def _sparse(type: Type, value: SparseElementsAttr, op: Operation) -> Constant:
    values = value.values
    if not isinstance(values, DenseElementsAttr) or isinstance(value.element_type, ComplexType):
        raise TranslationError(("unsupported constant value", op))
    stored = values.values()
    flat = [0] * value.count
    for coordinates, number in value.value_numbers().items():
        flat[linear_index(value.shape, coordinates)] = stored[number]
    return data_constant(type, _shape(type), flat)
