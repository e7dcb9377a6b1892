"""Ops of tensor that make new tensors: allocations that are filled."""

from __future__ import annotations

from itertools import product

from pyopt.analysis.bufferization.buffer_types import identity_type
from pyopt.analysis.bufferization.state import BufferizationError
from pyopt.dialects.memref.layouts import subview_type
from pyopt.dialects.tensor.bufferizable import tensor_of
from pyopt.ir.affine import AffineMap, AffineMapAttr, dim, symbol
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Block, Operation, Region, Value
from pyopt.ir.mixed_indices import Slice, known_entries, mixed_group, split
from pyopt.ir.types import DYNAMIC, I64, INDEX, MemRefType
from pyopt.light import TYPE_CHECKING, Final
from pyopt.passes.bufferize.rewriter import TO_BUFFER, BufferRewriter
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.memref import extent as extent_of
from pyopt.passes.building.memref import slice_op, store
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.lowering.guarded_padding import guarded_generate, has_effects
from pyopt.passes.shapes.reify import open_sizes
from pyopt.passes.structured.result_extents import extent_of_concat

if TYPE_CHECKING:
    pass


def bufferize_empty(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.empty -> bufferization.alloc_tensor"""
    if not op.results[0].uses:
        rewriter.erase(op)
        return
    rewriter.replace(op, [rewriter.allocate_tensor(op, op.results[0], copy=False)])


_PADDED_SYMBOLS: Final = AffineMap.get(0, 3, [symbol(0) + symbol(1) + symbol(2)])
_SUM: Final = AffineMap.get(0, 2, [symbol(0) + symbol(1)])


def _default_space_only(op: Operation, rewriter: BufferRewriter) -> None:
    if rewriter.options.must_infer_space:
        raise BufferizationError(op, "memory space not implemented yet")


def bufferize_from_elements(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.from_elements -> an allocation and a memref.store for each element"""
    _default_space_only(op, rewriter)
    type = tensor_of(op.results[0])
    shape = type.shape
    assert shape is not None
    made = rewriter.allocate_tensor(op, op.results[0], copy=False)
    buffer = rewriter.create(TO_BUFFER, [made], [identity_type(type, rewriter.options.default_space(type))]).results[0]
    if op.operands and not shape:
        rewriter.create("memref.store", [op.operands[0], buffer], [])
    elif op.operands:
        numbers = [constant_index(rewriter, number) for number in range(max(shape))]
        for element, indices in zip(op.operands, product(*[range(extent) for extent in shape]), strict=True):
            store(rewriter, element, buffer, *[numbers[one] for one in indices])
    rewriter.replace_with_buffers(op, [buffer])


def _mapped(op: Operation, target: Value, rewriter: BufferRewriter) -> tuple[Operation, Block]:
    """linalg.map without inputs over a tensor, and the block that it has."""
    block = Block()
    block.add_argument(tensor_of(target).element_type, target.location(rewriter.loc))
    region = Region()
    region.append(block)
    made = rewriter.create("linalg.map", [target], [target.type], None, [region])
    return made, block


def fill_by_body(op: Operation, target: Value, rewriter: BufferRewriter) -> Value:
    """The body of a tensor.generate or tensor.pad as linalg.map over a tensor"""
    made, block = _mapped(op, target, rewriter)
    inner = op.regions[0].entry()
    before = rewriter.before
    rewriter.insert_at_start(block)
    indices: list[Value] = []
    for number in range(len(tensor_of(target).shape or ())):
        attribute: dict[str, Attribute] = {"dim": IntegerAttr.get(number, I64)}
        indices.append(rewriter.create("linalg.index", [], [INDEX], attribute).results[0])
    rewriter.merge_blocks(inner, block, indices)
    last = block.terminator()
    rewriter.insert_before(last)
    rewriter.create("linalg.yield", last.operands, []).loc = last.loc
    rewriter.erase(last)
    rewriter.block, rewriter.before = op.block, before
    return made.results[0]


def bufferize_generate(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.generate -> linalg.map over an allocation"""
    _default_space_only(op, rewriter)
    target = rewriter.allocate_tensor(op, op.results[0], copy=False)
    rewriter.replace(op, [fill_by_body(op, target, rewriter)])


def bufferize_splat(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.splat -> linalg.map over an allocation"""
    target = rewriter.allocate_tensor(op, op.results[0], copy=False)
    made, block = _mapped(op, target, rewriter)
    rewriter.insert_at_start(block)
    rewriter.create("linalg.yield", [op.operands[0]], [])
    rewriter.replace(op, made.results)


def bufferize_pad(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.pad -> linalg.map over an allocation, into which the source is inserted; tensor.generate for a body with
    effects"""
    source = op.operands[0]
    type, inner = tensor_of(op.results[0]), tensor_of(source)
    assert type.shape is not None and inner.shape is not None
    low = known_entries(mixed_group(op, "low"))
    high = known_entries(mixed_group(op, "high"))
    for number, extent in enumerate(type.shape):
        if extent != DYNAMIC:
            continue
        size = extent_of(rewriter, source, number)
        before, behind = _as_value(low[number], rewriter), _as_value(high[number], rewriter)
        rewriter.create("affine.apply", [size, before, behind], [INDEX], {"map": AffineMapAttr.get(_PADDED_SYMBOLS)})
    padded_sizes = open_sizes(op, op.results[0], rewriter)
    assert padded_sizes is not None
    if not rewriter.options.reference_exact and has_effects(op):
        rewriter.replace(op, guarded_generate(op, padded_sizes, rewriter).results)
        return
    target = rewriter.new_tensor(op, op.results[0], padded_sizes)
    filled = fill_by_body(op, target, rewriter)
    sizes: list[int | Value] = []
    for number, extent in enumerate(inner.shape):
        if extent != DYNAMIC:
            sizes.append(extent)
            continue
        sizes.append(extent_of(rewriter, source, number))
    given = Slice(low, sizes, [1] * len(inner.shape))
    if given.beyond(filled.type):  # an empty tensor: nothing is inserted
        rewriter.replace(op, [filled])
        return
    operands, attributes = slice_parts(given, [source, filled])
    made = rewriter.create("tensor.insert_slice", operands, [filled.type], attributes)
    rewriter.replace(op, made.results)


def bufferize_concat(op: Operation, rewriter: BufferRewriter) -> None:
    """tensor.concat -> an allocation, and a memref.copy of each tensor into a subview of it"""
    type = tensor_of(op.results[0])
    assert type.shape is not None
    along = op.attributes["dim"]
    assert isinstance(along, IntegerAttr)
    made = rewriter.new_tensor(op, op.results[0], _concatenated_sizes(op, along.value, rewriter))
    sources = [rewriter.buffer(operand) for operand in op.operands]
    buffer_type = rewriter.buffer_type(op.results[0])
    target = rewriter.create(TO_BUFFER, [made], [buffer_type]).results[0]
    extents = [_extent(target, number, rewriter) for number in range(len(type.shape))]
    offset: int | Value = 0
    for source in sources:
        sizes = list(extents)
        sizes[along.value] = _extent(source, along.value, rewriter)
        offsets: list[int | Value] = [0] * len(sizes)
        offsets[along.value] = offset
        given = Slice(offsets, sizes, [1] * len(sizes))
        if not given.beyond(buffer_type):  # it is where an empty tensor is the last one
            part = subview_type(buffer_type, split(offsets)[0], split(sizes)[0], [1] * len(sizes))
            rewriter.copy(source, slice_op(rewriter, "memref.subview", target, given, part))
        offset = composed_apply(_SUM, known_entries([offset, sizes[along.value]]), rewriter)
    rewriter.replace_with_buffers(op, [target])


def _concatenated_sizes(op: Operation, along: int, rewriter: BufferRewriter) -> list[Value]:
    """The dynamic extents of a tensor.concat. Constants stand there for those of the operands that are known, too."""
    left_open = [number for number, extent in enumerate(tensor_of(op.results[0]).shape or ()) if extent == DYNAMIC]
    sizes: dict[int, Value] = {}
    for number in left_open:
        if number != along:
            rewriter.loc = op.operands[0].location()  # extents have the locations of what they are of
            extent = extent_of_concat(op, number, rewriter)
            rewriter.loc = op.loc
            sizes[number] = _as_value(extent, rewriter)
    if along in left_open:
        sizes[along] = _sum_of_extents(op, along, rewriter)
    return [sizes[number] for number in left_open]


def _sum_of_extents(op: Operation, along: int, rewriter: BufferRewriter) -> Value:
    """The extent of a tensor.concat in the dimension along which it puts its operands together"""
    parts: list[int | Value] = []
    for operand in op.operands:
        rewriter.loc = operand.location()
        index = constant_index(rewriter, along)
        known = (tensor_of(operand).shape or ())[along]
        if known == DYNAMIC:
            parts.append(rewriter.create("tensor.dim", [operand, index], [INDEX]).results[0])
        else:
            constant_index(rewriter, known)
            parts.append(known)
    rewriter.loc = op.loc
    map = AffineMap.get(len(parts), 0, [sum([dim(one) for one in range(1, len(parts))], dim(0))])
    return _as_value(composed_apply(map, parts, rewriter), rewriter)


def _extent(buffer: Value, number: int, rewriter: BufferRewriter) -> int | Value:
    """The extent of a buffer, by memref.dim where it is not known."""
    type = buffer.type
    assert isinstance(type, MemRefType) and type.shape is not None
    if type.shape[number] != DYNAMIC:
        return type.shape[number]
    index = constant_index(rewriter, number)
    return create_or_fold(rewriter, "memref.dim", [buffer, index], INDEX)


def _as_value(entry: int | Value, rewriter: BufferRewriter) -> Value:
    return constant_index(rewriter, entry) if isinstance(entry, int) else entry
