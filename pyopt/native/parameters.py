"""The parameters that types are: of a program that is compiled. One from the cache has them as they were."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields
from pyopt.ir.affine import CONSTANT, DIM, FLOORDIV, MOD, AffineExpr
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import (
    UNSIGNED,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    TensorType,
    Type,
    VectorType,
)
from pyopt.light import Final
from pyopt.native.errors import NativeError
from pyopt.native.signature import (
    BUFFER,
    NUMBER,
    POINTER,
    SPARSE,
    UNRANKED,
    VECTOR,
    Field,
    Parameter,
    ParameterLevel,
)
from pyopt.syntax.attribute_printer import AttributePrinter

_FLOATS: Final = {"f64": "f64", "f32": "f32", "f16": "f16", "bf16": "bf16"}


def type_text(type: Type) -> str:
    """A type as it is written."""
    return AttributePrinter().type(type)


def element_name(type: Type) -> str:
    """i1, i8, u8, i5, index, f32, bf16, c64 (complex<f32>), c128, b8 (a float of 8 bits); raises for others."""
    if isinstance(type, IndexType):
        return "i64"
    if isinstance(type, IntegerType) and 0 < type.width <= 64:
        return f"{'u' if type.signedness == UNSIGNED else 'i'}{type.width}"
    if isinstance(type, FloatType):
        text = type_text(type)
        if text in _FLOATS:
            return text
        if type.width == 8:
            return "b8"
    if isinstance(type, ComplexType):
        inner = type_text(type.element_type)
        if inner in ("f32", "f64"):
            return "c64" if inner == "f32" else "c128"
    raise NativeError(f"values of type {type_text(type)} cannot cross the border of native code")


def parameter_of(type: Type, writable: bool = False) -> Parameter:
    """The parameter that a type is; raises NativeError for types whose values cannot be given."""
    text = type_text(type)
    if isinstance(type, TensorType) and isinstance(type.encoding, EncodingAttr):
        return _sparse(type, type.encoding, text)
    if isinstance(type, (TensorType, MemRefType)):
        return _buffer(type, text, writable)
    if isinstance(type, VectorType):
        if any(type.scalable):
            raise NativeError(f"values of type {text} cannot cross the border of native code")
        made = Parameter(VECTOR, text, element_name(type.element_type))
        made.shape = made.inner = tuple(type.shape or ()) or (1,)
        if not type.shape:
            made.shape = ()
        _check_packed(made, text, made.element[0] in "iu" and int(made.element[1:]) < 8)
        return made
    if text.startswith("!llvm.ptr"):
        return Parameter(POINTER, text, "i64")
    return Parameter(NUMBER, text, element_name(type))


def _check_packed(made: Parameter, text: str, narrow: bool = False) -> None:
    """Vectors whose elements do not fill bytes, or whose rows have gaps in memory, have another layout than arrays.

    narrow: elements of less than 8 bits are taken, for a vector that is no element in memory (`lanes.py`).
    """
    count = made.inner[-1]
    is_odd = made.element in ("i1", "u1") or _is_odd(made.element)
    if count & (count - 1) or made.element[:1] == "c" or (is_odd and not narrow):
        raise NativeError(f"values of type {text} cannot cross the border of native code")


def _is_odd(element: str) -> bool:
    return element[0] in "iu" and int(element[1:]) not in (8, 16, 32, 64)


def _buffer(type: TensorType | MemRefType, text: str, writable: bool) -> Parameter:
    inner = type.element_type
    scalar = inner.element_type if isinstance(inner, VectorType) else inner
    made = Parameter(UNRANKED if type.shape is None else BUFFER, text, element_name(scalar))
    if isinstance(inner, VectorType):
        if any(inner.scalable):
            raise NativeError(f"values of type {text} cannot cross the border of native code")
        made.inner = tuple(inner.shape or ())
        if made.inner:
            _check_packed(made, text)
    made.shape = type.shape or ()
    made.writable = writable or isinstance(type, MemRefType)
    if isinstance(type, MemRefType) and type.shape is not None and type.layout is not None:
        layout = strides_and_offset(type)
        if layout is None:
            raise NativeError(f"values of type {text} cannot cross the border of native code")
        made.strides, made.offset = tuple(layout[0]), layout[1]
    return made


def _sparse(type: TensorType, encoding: EncodingAttr, text: str) -> Parameter:
    if encoding.is_slice():
        raise NativeError(f"slices such as {text} cannot cross the border of native code")
    made = Parameter(SPARSE, text, element_name(type.element_type))
    made.shape = type.shape or ()
    for level, one in enumerate(encoding.level_types):
        expression = encoding.dim_to_lvl.results[level]
        if expression.kind == DIM:
            made.levels.append(ParameterLevel(expression.value, "", 0, one.text()))
        else:
            made.levels.append(_block_level(expression, one.text(), text))
    positions, coordinates = element_name(encoding.pos_type()), element_name(encoding.crd_type())
    rank = 1 + encoding.batch_rank()
    for field in storage_fields(encoding):
        element = positions if field.kind == POSITIONS else coordinates if field.kind == COORDINATES else made.element
        made.fields.append(Field(field.kind, field.level, element, rank))
    return made


def _block_level(expression: AffineExpr, format: str, text: str) -> ParameterLevel:
    left, right = expression.lhs, expression.rhs
    op = {FLOORDIV: "/", MOD: "%"}.get(expression.kind, "")
    if not op or left.kind != DIM or right.kind != CONSTANT:
        raise NativeError(f"values of type {text} cannot cross the border of native code")
    return ParameterLevel(left.value, op, right.value, format)
