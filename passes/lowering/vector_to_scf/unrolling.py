"""Transfers of several dimensions as one transfer for each index of the outermost one.

    %v = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<2x4xf32>
->
    %0 = vector.broadcast %p : f32 to vector<2x4xf32>
    %1 = vector.insert (vector.transfer_read %m[%i, %j], %p), %0 [0]          (%0 if %i is out of bounds)
    %v = vector.insert (vector.transfer_read %m[%i + 1, %j], %p), %1 [1]      (%1 if %i + 1 is out of bounds)
"""

from __future__ import annotations

from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import shape_of, sub_vector, vector_type
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dense, mixed_group, split
from pyopt.ir.types import VectorType
from pyopt.light import TYPE_CHECKING
from pyopt.passes.building.arith import constant_index
from pyopt.passes.lowering.vector_to_scf.building import broadcast
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

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed


def _position(op: Operation) -> Mixed:
    """The position of a vector.insert or vector.extract."""
    return mixed_group(op, "dynamic_position")


def _extracted(vector: Value, position: Mixed, rewriter: Rewriter) -> Value:
    static, dynamic = split(position)
    type = vector_type(vector.type)
    inner = sub_vector(type, len(position)) if len(position) < len(shape_of(type)) else type.element_type
    operands = [vector, *dynamic]
    return rewriter.create("vector.extract", operands, [inner], {"static_position": dense(static)}).results[0]


def _inserted(value: Value, vector: Value, position: Mixed, rewriter: Rewriter) -> Value:
    static, dynamic = split(position)
    operands = [value, vector, *dynamic]
    return rewriter.create("vector.insert", operands, [vector.type], {"static_position": dense(static)}).results[0]


def _inner_mask(transfer: Transfer, number: int, rewriter: Rewriter) -> Value | None:
    """The mask of what is left; None where it was asked already."""
    mask = transfer.mask
    if mask is None or outer_dim(transfer) is None:
        return mask
    return _extracted(mask, [number], rewriter) if mask_rank(transfer) > 1 else None


def _continued(op: Operation) -> Operation | None:
    """The insertion of what is read, if it is into a vector of padding, or nothing is padded."""
    users = list(op.results[0].uses)
    if len(users) != 1 or users[0].info.name != "vector.insert" or users[0].operands[1] is op.results[0]:
        return None
    transfer = Transfer(op)
    if LABEL in op.attributes or (transfer.in_bounds() and transfer.mask is None):
        return users[0]
    return None


def unroll_read(op: Operation, rewriter: Rewriter, settings: TransferSettings) -> bool:
    """transfer_read -> a transfer_read for each index of the outermost dimension, inserted into a vector"""
    if not settings.can_unpack(op):
        return False
    transfer = Transfer(op)
    type = vector_type(transfer.vector_type)
    insert = _continued(op)
    at = _position(insert) if insert is not None else []
    if insert is not None:
        vector = insert.operands[1]
    else:
        padding = op.operands[1 + len(transfer.indices)]
        vector = broadcast(rewriter, padding, type)
    inner = sub_vector(type, 1)
    label = len(shape_of(inner)) > settings.target_rank
    for number in range(shape_of(type)[0]):
        step = constant_index(rewriter, number)

        def inside(step: Value = step, number: int = number, vector: Value = vector) -> list[Value]:
            indices = moved_indices(transfer, step, rewriter)
            mask = _inner_mask(transfer, number, rewriter)
            read = inner_transfer(transfer, transfer.source, indices, inner, mask, label, rewriter)
            part: Value = read.results[0]
            if not shape_of(inner):
                part = _extracted(part, [], rewriter)
            return [_inserted(part, vector, [*at, number], rewriter)]

        def outside(vector: Value = vector) -> list[Value]:
            return [vector]

        vector = checked(transfer, step, [vector.type], inside, outside, rewriter)[0]
    if insert is not None:
        rewriter.replace(insert, [vector])
        rewriter.erase(op)
    else:
        rewriter.replace(op, [vector])
    return True


def unroll_write(op: Operation, rewriter: Rewriter, settings: TransferSettings) -> bool:
    """transfer_write -> a transfer_write for each index of the outermost dimension, extracted from the vector"""
    if not settings.can_unpack(op):
        return False
    transfer = Transfer(op)
    type = vector_type(transfer.vector_type)
    vector = op.operands[0]
    maker = vector.op
    at: Mixed = []
    if maker is not None and maker.info.name == "vector.extract":
        vector = maker.operands[0]
        at = _position(maker)
    source = transfer.source
    types = [result.type for result in op.results]
    for number in range(shape_of(type)[0]):
        step = constant_index(rewriter, number)

        def inside(step: Value = step, number: int = number, source: Value = source) -> list[Value]:
            indices = moved_indices(transfer, step, rewriter)
            part = _extracted(vector, [*at, number], rewriter)
            if not isinstance(part.type, VectorType):
                part = rewriter.create("vector.broadcast", [part], [VectorType.get((), part.type)]).results[0]
            mask = _inner_mask(transfer, number, rewriter)
            return list(inner_transfer(transfer, source, indices, part, mask, False, rewriter).results)

        def outside(source: Value = source) -> list[Value]:
            return [source] if types else []

        found = checked(transfer, step, types, inside, outside, rewriter)
        if types:
            source = found[0]
    rewriter.replace(op, [source] if types else [])
    return True
