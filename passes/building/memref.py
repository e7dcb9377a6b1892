"""Making memref ops, and the size of a dimension of a memref or tensor."""

from __future__ import annotations

from pyopt.ir.attributes import FALSE, Attribute
from pyopt.ir.core import Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, ShapedType
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.rewrite.rewriter import Rewriter

TEMPORAL: Final[dict[str, Attribute]] = {"nontemporal": FALSE}
"""The attribute of loads and stores that are made."""


def allocate(
    rewriter: Rewriter, type: MemRefType, sizes: Sequence[Value] = (), alignment: Attribute | None = None
) -> Value:
    """memref.alloc of a type without symbols in its layout"""
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), 0)}
    if alignment is not None:
        attributes["alignment"] = alignment
    return rewriter.create("memref.alloc", sizes, [type], attributes).results[0]


def load(rewriter: Rewriter, memref: Value, *indices: Value) -> Value:
    """memref.load"""
    type = memref.type
    assert isinstance(type, MemRefType)
    return rewriter.create("memref.load", [memref, *indices], [type.element_type], TEMPORAL).results[0]


def store(rewriter: Rewriter, value: Value, memref: Value, *indices: Value) -> None:
    """memref.store"""
    rewriter.create("memref.store", [value, memref, *indices], [], TEMPORAL)


def extent(rewriter: Rewriter, value: Value, dimension: int) -> Value:
    """memref.dim or tensor.dim, behind the constant of the dimension"""
    index = constant_index(rewriter, dimension)
    name = "memref.dim" if isinstance(value.type, MemRefType) else "tensor.dim"
    return rewriter.create(name, [value, index], [INDEX]).results[0]


def dynamic_extents(rewriter: Rewriter, value: Value, type: ShapedType) -> list[Value]:
    """The sizes of the dimensions of a value that `type` leaves open."""
    return [extent(rewriter, value, number) for number, one in enumerate(type.shape or ()) if one == DYNAMIC]


def slice_op(rewriter: Rewriter, name: str, source: Value, given: Slice, type: MemRefType) -> Value:
    """memref.subview or memref.reinterpret_cast"""
    operands, attributes = slice_parts(given, [source])
    return rewriter.create(name, operands, [type], attributes).results[0]
