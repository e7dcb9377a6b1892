"""Transfers of several dimensions as loops over buffers on the stack, which unpack one dimension each.

    %v = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<5x4xf32>
->
    %buffer = memref.alloca() : memref<vector<5x4xf32>>
    %rows = vector.type_cast %buffer : memref<vector<5x4xf32>> to memref<5xvector<4xf32>>
    scf.for %k = %c0 to %c5 step %c1 {
      %row = vector.transfer_read %m[%i + %k, %j], %p     (%p everywhere if %i + %k is out of bounds)
      memref.store %row, %rows[%k]
    }
    %v = memref.load %buffer[]
"""

from __future__ import annotations

from pyopt.dialects.memref.layouts import memref_type, shape_of
from pyopt.dialects.vector import shapes
from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import sub_vector, vector_type
from pyopt.ir.attributes import UNIT
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import AUTOMATIC_ALLOCATION_SCOPE
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX, MemRefType, Type, VectorType
from pyopt.passes.building.arith import constant_index
from pyopt.passes.building.memref import load, store
from pyopt.passes.building.scf import one_block
from pyopt.passes.lowering.vector_to_scf.building import broadcast
from pyopt.passes.lowering.vector_to_scf.permutation_maps import READ
from pyopt.passes.lowering.vector_to_scf.transfers import (
    LABEL,
    TransferSettings,
    checked,
    inner_transfer,
    mask_rank,
    moved_indices,
    outer_dim,
)
from pyopt.rewrite.rewriter import Rewriter


def _load_whole(buffer: Value, rewriter: Rewriter) -> Value:
    """The only element of a buffer."""
    return rewriter.create("memref.load", [buffer], [memref_type(buffer.type).element_type]).results[0]


def _store_whole(value: Value, buffer: Value, rewriter: Rewriter) -> None:
    rewriter.create("memref.store", [value, buffer], [])


def _scope(op: Operation) -> Operation | None:
    """The innermost op around that frees stack buffers at its end."""
    around = op.parent_op()
    while around is not None and not around.info.traits & AUTOMATIC_ALLOCATION_SCOPE:
        around = around.parent_op()
    return around


def _on_stack(scope: Operation, type: Type, rewriter: Rewriter, after: Value | None) -> Value:
    """A buffer of one element at the start of the scope."""
    block, before = rewriter.block, rewriter.before
    if after is None or after.op is None:
        rewriter.insert_at_start(scope.regions[0].entry())
    else:
        rewriter.insert_after(after.op)
    attributes = {"operandSegmentSizes": segments(0, 0)}
    buffer = rewriter.create("memref.alloca", [], [MemRefType.get((), type)], {**attributes}).results[0]
    if before is not None:
        rewriter.block, rewriter.before = before.block, before
    else:
        rewriter.block = block
        rewriter.before = None
    return buffer


def _mask_through_buffer(transfer: Transfer, scope: Operation, after: Value, rewriter: Rewriter) -> Value | None:
    """The mask, stored in a buffer and loaded again."""
    mask = transfer.mask
    if mask is None:
        return None
    buffer = _on_stack(scope, mask.type, rewriter, after)
    _store_whole(mask, buffer, rewriter)
    return load(rewriter, buffer)


def prepare_read(op: Operation, rewriter: Rewriter, settings: TransferSettings) -> bool:
    """transfer_read -> store (transfer_read) in a buffer; load"""
    transfer = Transfer(op)
    scope = _scope(op)
    if LABEL in op.attributes or scope is None or not settings.can_unpack(op):
        return False
    buffer = _on_stack(scope, transfer.vector_type, rewriter, None)
    mask = _mask_through_buffer(transfer, scope, buffer, rewriter)
    copy = rewriter.clone(op, {})
    rewriter.set_attribute(copy, LABEL, UNIT)
    if mask is not None:
        rewriter.set_operand(copy, len(op.operands) - 1, mask)
    _store_whole(copy.results[0], buffer, rewriter)
    rewriter.replace(op, [_load_whole(buffer, rewriter)])
    return True


def prepare_write(op: Operation, rewriter: Rewriter, settings: TransferSettings) -> bool:
    """transfer_write v -> store v in a buffer; transfer_write (load)"""
    transfer = Transfer(op)
    scope = _scope(op)
    if LABEL in op.attributes or scope is None or not settings.can_unpack(op):
        return False
    buffer = _on_stack(scope, transfer.vector_type, rewriter, None)
    mask = _mask_through_buffer(transfer, scope, buffer, rewriter)
    _store_whole(op.operands[0], buffer, rewriter)
    loaded = _load_whole(buffer, rewriter)
    rewriter.set_operand(op, 0, loaded)
    rewriter.set_attribute(op, LABEL, UNIT)
    if mask is not None:
        rewriter.set_operand(op, len(op.operands) - 1, mask)
    return True


def _unpacked(buffer: Value, rewriter: Rewriter) -> Value | None:
    """The buffer with the outermost dimension of its vectors as one of its own; None if that is scalable."""
    type = memref_type(buffer.type)
    vectors = type.element_type
    if not isinstance(vectors, VectorType) or not shapes.shape_of(vectors) or vectors.scalable[0]:
        return None
    rows = MemRefType.get(
        (*shape_of(type), shapes.shape_of(vectors)[0]), sub_vector(vectors, 1), None, type.memory_space
    )
    return rewriter.create("vector.type_cast", [buffer], [rows]).results[0]


def unpack_transfer(op: Operation, rewriter: Rewriter, settings: TransferSettings) -> bool:
    """transfer to or from a buffer of vectors -> loop of transfers of vectors of a smaller rank"""
    if LABEL not in op.attributes:
        return False
    transfer = Transfer(op)
    reads = op.info.name == READ
    around = next(iter(op.results[0].uses), None) if reads else op.operands[0].op
    mask_load = None if transfer.mask is None else transfer.mask.op
    if around is None:
        return False
    buffer = around.operands[1 if reads else 0]
    data = _unpacked(buffer, rewriter)
    if data is None:
        return False
    along = outer_dim(transfer)
    masks: Value | None = None
    if mask_load is not None:
        masks = mask_load.operands[0]
        if along is not None and mask_rank(transfer) > 1:
            masks = _unpacked(masks, rewriter)
    extent = shape_of(data.type)[-1]
    bounds = [constant_index(rewriter, number) for number in (0, extent, 1)]
    state: list[Value] = [transfer.source] if op.results and not reads else []
    types = [value.type for value in state]
    body = one_block()
    step = body.entry().add_argument(INDEX, op.loc)
    source = transfer.source if not state else body.entry().add_argument(types[0], op.loc)
    block, before = rewriter.block, rewriter.before
    rewriter.insert_at_end(body.entry())
    places = [*operand_group(around, "indices"), step]
    inner = sub_vector(vector_type(transfer.vector_type), 1)
    label = len(shapes.shape_of(inner)) > settings.target_rank

    def inside() -> list[Value]:
        indices = moved_indices(transfer, step, rewriter)
        written = None if reads else load(rewriter, data, *places)
        mask: Value | None = None
        if masks is not None and mask_load is not None and (along is None or mask_rank(transfer) > 1):
            at = operand_group(mask_load, "indices")
            mask = load(rewriter, masks, *(at if along is None else [*at, step]))
        new = inner_transfer(transfer, source, indices, inner if written is None else written, mask, label, rewriter)
        if reads:
            store(rewriter, new.results[0], data, *places)
            return []
        return list(new.results)

    def outside() -> list[Value]:
        if reads:
            padding = op.operands[1 + len(transfer.indices)]
            store(rewriter, broadcast(rewriter, padding, inner), data, *places)
            return []
        return [source] if state else []

    rewriter.create("scf.yield", checked(transfer, step, types, inside, outside, rewriter), [])
    rewriter.block, rewriter.before = block, before
    loop = rewriter.create("scf.for", [*bounds, *state], types, regions=[body])
    if reads:
        rewriter.erase(around)
        rewriter.erase(op)
    else:
        rewriter.replace(op, loop.results)
    return True
