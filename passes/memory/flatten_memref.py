"""flatten-memref: accesses by one index, of memory that is seen as having one dimension.

    // %m : memref<4x8xf32>                ->  %0 = affine.apply ()[s0, s1] -> (s0 * 8 + s1)()[%i, %j]
    %x = memref.load %m[%i, %j]                %1 = memref.reinterpret_cast %m to offset: [0], sizes: [32], strides: [1]
                                               %x = memref.load %1[%0] : memref<32xf32, strided<[1]>>

Its size is the greatest product of an extent and its stride, and where strides are known at least what the last element
needs. Where the reference goes wrong, ops stay: accesses of vectors of several dimensions, or whose elements do not lie
side by side, and allocations whose extents are not all known or that have an offset; masks of transfers are kept.
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, shape_of, strided, with_layout
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.ir.affine import AffineMap, AffineMapAttr, symbol
from pyopt.ir.attributes import FALSE, ArrayAttr, Attribute, StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.strides import has_identity_layout
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import Final, Sequence
from pyopt.passes.building.memref import slice_op
from pyopt.passes.canonicalize.affine.building import composed_max
from pyopt.passes.lowering.common import rewrite
from pyopt.passes.memory.accesses import ELEMENTS, TRANSFERS, MemRefAccess
from pyopt.passes.memory.resolving import applied
from pyopt.passes.memory.strided_metadata import of_source
from pyopt.pipeline.passes import PassContext, make_pass
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule


def is_flattened(type: object) -> bool:
    """A memref of several dimensions with strides."""
    if not isinstance(type, MemRefType) or len(type.shape or ()) < 2:
        return False
    return has_identity_layout(type) or isinstance(type.layout, StridedLayoutAttr)


def known_size(sizes: Sequence[int | Value], strides: Sequence[int | Value]) -> int | None:
    """The number of elements from the first to the last one, or None where it is not known."""
    greatest = last = 0
    for size, stride in zip(sizes, strides, strict=True):
        if isinstance(size, Value) or isinstance(stride, Value):
            return None
        greatest = max(greatest, size * stride)
        last += (size - 1) * stride
    return max(greatest, last + 1)


def flat_type(type: MemRefType, size: int, offset: int) -> MemRefType:
    """memref<4x8xf32> -> memref<32xf32, strided<[1]>>"""
    return with_layout(type, (size,), StridedLayoutAttr.get((1,), offset))


def flatten_access(op: Operation, rewriter: Rewriter) -> bool:
    """m[i, j] -> (m as one dimension)[i * stride_0 + j * stride_1]"""
    access = MemRefAccess(op)
    source = access.memref()
    type = source.type
    if not isinstance(type, MemRefType) or not is_flattened(type) or not _has_neighbours(access, type):
        return False
    access.prepare(rewriter)
    found = of_source(source, rewriter)
    sum, products = None, []
    positions: list[int | Value] = []
    extents: list[int | Value] = []
    for number, index in enumerate(access.indices(rewriter)):
        product = symbol(2 * number) * symbol(2 * number + 1)
        sum = product if sum is None else sum + product
        products.append(product)
        positions += [index, found.strides[number]]
        extents += [found.strides[number], found.sizes[number]]
    assert sum is not None
    index = applied(AffineMap.get(0, len(positions), [sum]), positions, rewriter)
    size = known_size(found.sizes, found.strides)
    extent = composed_max(AffineMap.get(0, len(extents), products), extents, rewriter) if size is None else size
    flat = flat_type(type, DYNAMIC if isinstance(extent, Value) else extent, strided(type)[1])
    view = slice_op(rewriter, "memref.reinterpret_cast", source, Slice([found.offset], [extent], [1]), flat)
    _replace(access, view, index, rewriter)
    return True


def _has_neighbours(access: MemRefAccess, type: MemRefType) -> bool:
    """Returns whether the accessed elements are contiguous: an element, or a vector of one dimension in bounds."""
    op = access.op
    if access.is_transfer():
        transfer = Transfer(op)
        one_by_one = transfer.map.is_minor_identity() and len(transfer.map.results) == 1
        return one_by_one and transfer.in_bounds() and strided(type)[0][-1] == 1
    return not access.vector_rank() or access.vector_rank() == 1


def _replace(access: MemRefAccess, view: Value, index: Value, rewriter: Rewriter) -> None:
    op = access.op
    operands = [*op.operands[: access.at], view, index, *op.operands[access.at + 1 + access.count :]]
    attributes: dict[str, Attribute] = dict(op.attributes)
    if access.is_transfer():
        masks = len(operand_group(op, "mask"))
        ends = (1, masks) if access.name == "vector.transfer_read" else (masks,)
        attributes["operandSegmentSizes"] = segments(*([1] * (access.at + 1)), 1, *ends)
        attributes["permutation_map"] = AffineMapAttr.get(AffineMap.identity(1))
        attributes["in_bounds"] = ArrayAttr.get((FALSE,))
    elif "masked" not in access.name:
        attributes.setdefault("nontemporal", FALSE)
    rewriter.replace_with_new(op, access.name, operands, [result.type for result in op.results], attributes)


def flatten_allocation(op: Operation, rewriter: Rewriter) -> bool:
    """alloc of memref<4x8xf32> -> alloc of memref<32xf32, strided<[1]>>, seen as it was"""
    type = memref_type(op.results[0].type)
    shape = shape_of(type)
    if op.operands or not is_flattened(type) or DYNAMIC in shape:
        return False
    strides, offset = strided(type)
    if offset or min(strides) < 0 or not all(shape):
        return False
    size = known_size(shape, strides)
    assert size is not None
    flat = rewriter.create(op.info.name, [], [flat_type(type, size, 0)], dict(op.attributes)).results[0]
    view = slice_op(rewriter, "memref.reinterpret_cast", flat, Slice([0], list(shape), list(strides)), type)
    rewriter.replace(op, [view])
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule(f"{ELEMENTS} {TRANSFERS}", flatten_access),
    Rule("memref.alloc memref.alloca", flatten_allocation),
)


def run(op: Operation, pass_context: PassContext) -> bool:
    """Flattens what is accessed in `op`."""
    return rewrite(op, pass_context, RULES)


PASS = make_pass("flatten-memref", run, class_name="FlattenMemrefsPass")
