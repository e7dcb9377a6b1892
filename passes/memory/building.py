"""Making memref ops whose operands come in groups, and regions to put ops into."""

from __future__ import annotations

from pyopt.ir.core import Block, Region
from pyopt.ir.signature import segments
from pyopt.passes.canonicalize.common import slice_parts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from pyopt.ir.attributes import Attribute
    from pyopt.ir.core import Value
    from pyopt.ir.mixed_indices import Slice
    from pyopt.ir.types import MemRefType
    from pyopt.rewrite.rewriter import Rewriter


def one_block() -> Region:
    """A region of one empty block."""
    region = Region()
    region.append(Block())
    return region


def allocate(type: MemRefType, sizes: Sequence[Value], rewriter: Rewriter, alignment: Attribute | None = None) -> Value:
    """memref.alloc of a type without symbols in its layout"""
    attributes: dict[str, Attribute] = {"operandSegmentSizes": segments(len(sizes), 0)}
    if alignment is not None:
        attributes["alignment"] = alignment
    return rewriter.create("memref.alloc", sizes, [type], attributes).results[0]


def slice_op(name: str, source: Value, given: Slice, type: MemRefType, rewriter: Rewriter) -> Value:
    """memref.subview or memref.reinterpret_cast"""
    operands, attributes = slice_parts(given, [source])
    return rewriter.create(name, operands, [type], attributes).results[0]
