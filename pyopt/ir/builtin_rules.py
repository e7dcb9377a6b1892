"""The element types, layouts and memory spaces that builtin types may have, for the parser and for building types."""

from __future__ import annotations

from pyopt.ir.affine import AffineMapAttr
from pyopt.ir.attributes import Attribute, DialectAttribute, DictionaryAttr, IntegerAttr, StridedLayoutAttr, StringAttr
from pyopt.ir.types import (
    ComplexType,
    DialectType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    OpaqueType,
    Type,
    VectorType,
)


def is_tensor_element(type: Type) -> bool:
    return isinstance(type, (IntegerType, FloatType, IndexType, ComplexType, VectorType, OpaqueType, DialectType))


def is_vector_element(type: Type) -> bool:
    """Vectors may hold such values."""
    if isinstance(type, DialectType):
        return type.is_vector_element()
    return isinstance(type, (IntegerType, FloatType, IndexType))


def is_memref_element(type: Type) -> bool:
    if isinstance(type, DialectType):
        return type.is_memref_element()
    return isinstance(type, (IntegerType, FloatType, IndexType, ComplexType, VectorType, MemRefType))


def layout_error(shape: tuple[int, ...], layout: Attribute | None) -> str:
    """The error in a layout for a shape; "" if there is none."""
    rank = len(shape)
    if isinstance(layout, AffineMapAttr) and layout.value.num_dims != rank:
        return f"memref layout mismatch between rank and affine map: {rank} != {layout.value.num_dims}"
    if isinstance(layout, StridedLayoutAttr) and len(layout.strides) != rank:
        return "expected the number of strides to match the rank"
    return ""


def is_memory_space(attribute: Attribute | None) -> bool:
    """The attribute may be a memref's memory space."""
    return attribute is None or isinstance(attribute, (IntegerAttr, StringAttr, DictionaryAttr, DialectAttribute))


def memref_type(
    shape: tuple[int, ...] | None, element: Type, layout: Attribute | None = None, space: Attribute | None = None
) -> MemRefType:
    """The memref type with an identity map and memory space 0 left out, as MemRefType holds them."""
    if isinstance(layout, AffineMapAttr) and layout.value.is_identity():
        layout = None
    if isinstance(space, IntegerAttr) and space.value == 0:
        space = None
    return MemRefType.get(shape, element, layout, space)
