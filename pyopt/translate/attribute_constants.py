"""Attributes as constants of LLVM."""

from __future__ import annotations

import math

from pyopt.dialects.llvm import aggregates
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType, LLVMTargetType
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr, StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, DenseResourceElementsAttr, SparseElementsAttr, linear_index
from pyopt.ir.symbols import lookup_symbol
from pyopt.ir.types import ComplexType, FloatType, IntegerType, Type, VectorType
from pyopt.light import Final, Sequence
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

MOST_ELEMENTS: Final = 1 << 26
"""Elements of a constant of which each is written; there is no end to what a single one may be repeated to."""
_WRONG_COUNT: Final = "Global variable initializer type does not match global variable type!"
_WRONG_RETURN: Final = "Function return type does not match operand type of return inst!"


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
            raise TranslationError((_WRONG_COUNT, op))
        is_bit = isinstance(value.type, IntegerType) and value.type.width == 1
        return integer(type, value.value & 1 if is_bit else value.value)
    if isinstance(value, FloatAttr):
        return _float(type, value, op)
    if isinstance(value, SymbolRefAttr):
        if not isinstance(type, LLVMPointerType):
            raise TranslationError(("Invalid bitcast", op))
        if lookup_symbol(op, *value.path) is None:
            raise TranslationError(("unsupported constant value", op))
        return global_reference(value.path[-1], type)
    if isinstance(value, StringAttr):
        byte = element_type(type, 0) if isinstance(type, LLVMArrayType) else type
        if byte is type or not isinstance(byte, IntegerType) or byte.width != 8:
            raise TranslationError((_WRONG_COUNT, op))
        parts = [integer(byte, ord(one)) for one in value.value]
        return aggregate(type, parts)
    if isinstance(value, DenseElementsAttr):
        return _dense(type, value, op)
    if isinstance(value, SparseElementsAttr):
        return _sparse(type, value, op)
    if isinstance(value, ArrayAttr) and isinstance(type, LLVMArrayType):
        if len(value.elements) != type.count:
            raise TranslationError((_WRONG_COUNT, op))
        return aggregate(type, [constant_of(type.element_type, part, op) for part in value.elements])
    if isinstance(value, DenseResourceElementsAttr):
        raise TranslationError(("resource does not exist", op))
    raise TranslationError(("unsupported constant value", op))


def _float(type: Type, value: FloatAttr, op: Operation) -> Constant:
    semantics = value.type
    _check_float(type, semantics, op)
    if isinstance(type, IntegerType):
        return integer(type, value.bits)
    return Constant(FLOAT, type, value.bits)


def _check_float(type: Type, semantics: Type, op: Operation) -> None:
    """A float is a constant of its own type, or of the integers that are as wide; raises TranslationError."""
    as_wide = isinstance(type, IntegerType) and isinstance(semantics, FloatType) and type.width == semantics.width
    if type is not semantics and not as_wide:
        raise TranslationError(("FloatAttr does not match expected type of the constant", op))


def _struct(type: LLVMStructType, value: Attribute | None, op: Operation) -> Constant:
    types = type.types or ()
    if not isinstance(value, ArrayAttr):
        raise TranslationError(("expected an array attribute for a struct constant", op))
    if len(value.elements) != len(types):
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


def _check_shape(
    type: Type, shape: Sequence[int], value: DenseElementsAttr | SparseElementsAttr, op: Operation
) -> None:
    """Elements that differ have the shape of the type; raises TranslationError.

    The elements of a vector make a vector, and others an array, if their numbers are taken as they are: within others
    LLVM does not ask. A constant of an op with another type is an error only where its use says so: what is stored may
    be either.
    """
    given = value.shape
    scalar, element = _scalar(type), value.element_type
    width = scalar.width if isinstance(scalar, (IntegerType, FloatType)) else 0
    own = element.width if isinstance(element, (IntegerType, FloatType)) else 64
    is_taken = isinstance(value, DenseElementsAttr) and width == own and own >= 8
    if len(shape) < len(given) - is_taken:
        raise TranslationError(("expected sequential LLVM types wrapping a scalar", op))
    is_other = is_taken and len(given) == 1 and isinstance(value.type, VectorType) is isinstance(type, LLVMArrayType)
    if tuple(shape) == tuple(given) and not is_other:
        return
    if not op.results:
        raise TranslationError((_WRONG_COUNT, op))
    if any(user.info.name == "llvm.return" for user in op.results[0].uses):
        raise TranslationError((_WRONG_RETURN, op))


def _dense(type: Type, value: DenseElementsAttr, op: Operation) -> Constant:
    shape = _shape(type)
    wanted = math.prod(shape)
    is_splat = value.is_splat and value.count != 0
    if not is_splat and not isinstance(value.element_type, ComplexType):
        _check_shape(type, shape, value, op)
    if not is_splat and value.count != wanted:
        raise TranslationError((_WRONG_COUNT, op))
    if is_splat and wanted > MOST_ELEMENTS and any(value.stored_values()):
        raise TranslationError((f"a constant of {wanted} elements that are not zero is too large", op))
    if isinstance(value.element_type, ComplexType):
        return _everywhere(type, value.attributes()[0], op) if is_splat else _nested(type, value.attributes(), op)
    scalar = _scalar(type)
    if isinstance(scalar, LLVMStructType) or not (isinstance(type, LLVMArrayType) or is_vector(type)):
        raise TranslationError(("unsupported constant value", op))
    if isinstance(value.element_type, FloatType):
        _check_float(scalar, value.element_type, op)
    elif not isinstance(scalar, IntegerType):
        raise TranslationError(("unsupported constant value", op))
    if is_splat:
        return repeated(type, _wrapped(value.stored_values(), value.element_type, scalar)[0])
    return data_constant(type, shape, _wrapped(value.values(), value.element_type, scalar))


def _wrapped(values: Sequence[int], given: Type, scalar: Type) -> Sequence[int]:
    """The numbers of elements of one type as those of another, which may be narrower."""
    if given is scalar or not isinstance(scalar, IntegerType):
        return values
    mask = 1 if isinstance(given, IntegerType) and given.width == 1 else -1
    return [integer(scalar, one & mask).number for one in values]


def _everywhere(type: Type, part: Attribute, op: Operation) -> Constant:
    """The same attribute in all places of arrays of arrays."""
    if not isinstance(type, LLVMArrayType):
        return constant_of(type, part, op)
    element = _everywhere(type.element_type, part, op)
    if element.is_null():
        return Constant(ZERO, type)  # `aggregate` would look at each of what may be millions
    return aggregate(type, [element] * type.count)


def _nested(type: Type, parts: list[Attribute], op: Operation) -> Constant:
    """Attributes in arrays of arrays, as many as these have elements."""
    if not isinstance(type, LLVMArrayType):
        return constant_of(type, parts[0], op)
    size = len(parts) // type.count if type.count else 0
    inner = type.element_type
    return aggregate(type, [_nested(inner, parts[at : at + size], op) for at in range(0, len(parts), size or 1)])


def _sparse(type: Type, value: SparseElementsAttr, op: Operation) -> Constant:
    values = value.values
    if not isinstance(values, DenseElementsAttr) or isinstance(value.element_type, ComplexType):
        raise TranslationError(("unsupported constant value", op))
    shape = _shape(type)
    _check_shape(type, shape, value, op)
    scalar = _scalar(type)
    if isinstance(value.element_type, FloatType):
        _check_float(scalar, value.element_type, op)
    elif not isinstance(scalar, IntegerType):
        raise TranslationError((_WRONG_COUNT, op))
    stored = _wrapped(values.values(), value.element_type, scalar)
    flat = [0] * value.count
    for coordinates, number in value.value_numbers().items():
        flat[linear_index(value.shape, coordinates)] = stored[number]
    return data_constant(type, shape, flat)
