"""Ops that look at storage: its buffers, as far as they are in use, and its sizes.

sparse_tensor.values %t   ->   memref.subview %values[0] [%size] [1], the size being that of the specifier
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import COMPRESSED, DENSE, LOOSE_COMPRESSED
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING
from pyopt.passes.sparsify.codegen.descriptor import (
    COORDINATES_SIZE,
    OFFSET,
    POSITIONS_SIZE,
    STRIDE,
    VALUES_SIZE,
    Descriptor,
    prefix,
)
from pyopt.passes.sparsify.emitter.code import Code
from pyopt.rewrite.conversion_rewriter import ConversionRewriter
from pyopt.rewrite.folding import constant_of

if TYPE_CHECKING:
    from pyopt.passes.sparsify.codegen.state import State


def number(op: Operation, name: str) -> int:
    """An integer attribute."""
    attribute = op.attributes[name]
    assert isinstance(attribute, IntegerAttr)
    return attribute.value


def positions(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """positions %t {level} -> the used part of the buffer"""
    code = Code(rewriter)
    storage = state.storage(code, operands[0], op.operands[0].type)
    level = number(op, "level")
    if storage is None or level not in storage.layout.positions:
        return False
    buffer = storage.positions(level)
    rewriter.replace(op, [prefix(code, buffer, storage.get(POSITIONS_SIZE, level))])
    return True


def coordinates(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """coordinates %t {level} -> the used part of the buffer, or those of the level in an interleaved one"""
    code = Code(rewriter)
    storage = state.storage(code, operands[0], op.operands[0].type)
    level = number(op, "level")
    if storage is None or level not in storage.layout.coordinates:
        return False
    buffer = storage.coordinates_view(level)
    if storage.interleaving(level) == 1:
        buffer = prefix(code, buffer, storage.get(COORDINATES_SIZE, level))
    rewriter.replace(op, [buffer])
    return True


def coordinates_buffer(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """coordinates_buffer %t -> the used part of the interleaved coordinates"""
    code = Code(rewriter)
    storage = state.storage(code, operands[0], op.operands[0].type)
    if storage is None:
        return False
    start = storage.encoding.aos_coo_start()
    if start not in storage.layout.coordinates:
        return False
    rewriter.replace(op, [prefix(code, storage.coordinates(start), storage.get(COORDINATES_SIZE, start))])
    return True


def values(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """values %t -> the used part of the buffer"""
    code = Code(rewriter)
    storage = state.storage(code, operands[0], op.operands[0].type)
    if storage is None:
        return False
    rewriter.replace(op, [prefix(code, storage.values(), storage.get(VALUES_SIZE))])
    return True


def number_of_entries(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """number_of_entries %t -> storage_specifier.get %s val_mem_sz, or the sum of what each element of a batch has"""
    code = Code(rewriter, folds=True)
    storage = state.storage(code, operands[0], op.operands[0].type)
    if storage is None:
        return False
    batches = storage.encoding.batch_rank() > 0 and not state.exact
    rewriter.replace(op, [entries_of_batches(code, storage) if batches else storage.get(VALUES_SIZE)])
    return True


def entries_of_batches(code: Code, storage: Descriptor) -> Value:
    """The stored elements of all elements of a batch: arrays are longer than most of them need."""
    encoding = storage.encoding
    total = code.index(0)
    loops: list[Operation] = []
    counters: list[Value] = []
    for level in range(encoding.batch_rank()):
        loop, block = code.open_for(code.index(0), storage.level_size(level), [total])
        loops.append(loop)
        counters.append(block.arguments[0])
        total = block.arguments[1]
    total = code.add(total, entries_of_batch(code, storage, counters))
    for loop in reversed(loops):
        code.give([total])
        code.leave(loop)
        total = loop.results[0]
    return total


def entries_of_batch(code: Code, storage: Descriptor, prefix: list[Value]) -> Value:
    """The stored elements of one element of a batch."""
    count = code.index(1)
    for level, one in enumerate(storage.encoding.level_types):
        if one.format == DENSE:
            count = code.multiply(count, storage.level_size(level))
        elif one.format == COMPRESSED:
            count = code.load_index(storage.positions(level), [*prefix, count])
        elif one.format == LOOSE_COMPRESSED:
            count = end_of_ranges(code, storage.positions(level), prefix, count)
    return count


def end_of_ranges(code: Code, positions: Value, prefix: list[Value], count: Value) -> Value:
    """The end of the last of `count` ranges; 0 if there is none, for then there may be no positions."""

    def last() -> list[Value]:
        place = code.subtract(code.multiply(count, code.index(2)), code.index(1))
        return [code.load_index(positions, [*prefix, place])]

    return code.choice(code.unequal(count, code.index(0)), [INDEX], last, lambda: [code.index(0)])[0]


def level_size(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """lvl %t, 1 -> storage_specifier.get %s lvl_sz at 1"""
    level = constant_of(op.operands[1])
    storage = state.storage(Code(rewriter), operands[0], op.operands[0].type)
    if storage is None or not isinstance(level, IntegerAttr) or not 0 <= level.value < storage.level_rank():
        return False
    rewriter.replace(op, [storage.level_size(level.value)])
    return True


def slice_offset(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """slice.offset %t at 0 -> storage_specifier.get %s dim_offset at 0"""
    return _slice_entry(op, operands, rewriter, state, OFFSET)


def slice_stride(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State) -> bool:
    """slice.stride %t at 0 -> storage_specifier.get %s dim_stride at 0"""
    return _slice_entry(op, operands, rewriter, state, STRIDE)


def _slice_entry(op: Operation, operands: list[Value], rewriter: ConversionRewriter, state: State, kind: str) -> bool:
    storage = state.storage(Code(rewriter), operands[0], op.operands[0].type)
    if storage is None:
        return False
    encoding, dimension = encoding_of(op.operands[0].type), number(op, "dim")
    assert encoding is not None
    # Specifiers have them by level.
    at = encoding.level_of(dimension) if encoding.is_permutation() and not state.exact else dimension
    rewriter.replace(op, [storage.get(kind, at)])
    return True
