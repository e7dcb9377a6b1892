"""The memref types that tensors become."""

from __future__ import annotations

from pyopt.analysis.bufferization.options import IDENTITY
from pyopt.ir.attributes import Attribute, StridedLayoutAttr
from pyopt.ir.types import DYNAMIC, MemRefType, TensorType


def identity_type(type: TensorType, space: Attribute | None = None) -> MemRefType:
    """tensor<4x?xf32> -> memref<4x?xf32>"""
    return MemRefType.get(type.shape, type.element_type, None, space)


def dynamic_type(type: TensorType, space: Attribute | None = None) -> MemRefType:
    """tensor<4x?xf32> -> memref<4x?xf32, strided<[?, ?], offset: ?>>"""
    if type.shape is None:
        return MemRefType.get(None, type.element_type, None, space)
    layout = StridedLayoutAttr.get((DYNAMIC,) * len(type.shape), DYNAMIC)
    return MemRefType.get(type.shape, type.element_type, layout, space)


def unknown_type(type: TensorType, space: Attribute | None, layout: str) -> MemRefType:
    """The buffer of a tensor of which nothing is known, by the user's choice."""
    return identity_type(type, space) if layout == IDENTITY else dynamic_type(type, space)
