"""Transfers of one dimension, in the order of memory, as loads and stores; and those of single elements.

    transfer_read %m[%i], %p {in_bounds = [true]}              ->    load %m[%i]
    transfer_read %m[%i], %p, %k {in_bounds = [true]}          ->    maskedload %m[%i], %k, broadcast %p
    transfer_read %m[%i], %p                                   ->    the same with the mask create_mask (dim - %i)
    transfer_write %v, %m[%i] {in_bounds = [true]}             ->    store %v, %m[%i]
    load %m[%i] : vector<1xf32>                                ->    broadcast (memref.load %m[%i])

Transfers of more dimensions are for convert-vector-to-scf.
"""

from __future__ import annotations

from pyopt.dialects.vector.folds_memory import Transfer
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.affine import CONSTANT, DIM, AffineMap, AffineMapAttr
from pyopt.ir.attributes import TRUE, ArrayAttr, Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import segments
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import I1, MemRefType, ShapedType, VectorType
from pyopt.light import Final
from pyopt.passes.building.arith import binary
from pyopt.passes.building.memref import TEMPORAL
from pyopt.passes.building.vector import broadcast
from pyopt.passes.lowering.vector_to_scf.permutation_maps import READ, is_in_mask
from pyopt.passes.lowering.vector_to_scf.transfers import dim_of
from pyopt.rewrite.rewriter import Rewriter

_IN_BOUNDS: Final = ArrayAttr.get((TRUE,))


def _repeated(map: AffineMap) -> list[int] | None:
    """The results of a map that are 0, where the others are the innermost dimensions in order; None otherwise."""
    first = map.num_dims - len(map.results)
    out: list[int] = []
    if first < 0:
        return None
    for index, result in enumerate(map.results):
        if result.kind == CONSTANT and result.value == 0:
            out.append(index)
        elif result.kind != DIM or result.value != first + index:
            return None
    return out


def _memory_type(transfer: Transfer, accessed: VectorType) -> MemRefType | None:
    """The memref of a transfer that a load or store of `accessed` can do; None for others."""
    type = transfer.source.type
    if not isinstance(type, MemRefType) or type.shape is None or len(shape_of(accessed)) > 1:
        return None
    if is_in_mask(transfer.op) or len(type.shape) < len(shape_of(accessed)):
        return None
    if type.shape:
        found = strides_and_offset(type)
        if found is None or found[0][-1] != 1:
            return None
    if isinstance(type.element_type, VectorType):
        return type if type.element_type is accessed else None
    return type if type.element_type is accessed.element_type else None


def _is_maskable(type: VectorType) -> bool:
    return len(shape_of(type)) == 1


def lower_read(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_read m[i], p {in_bounds} -> load m[i]; with a mask k -> maskedload m[i], k, broadcast p"""
    transfer = Transfer(op)
    repeated = _repeated(transfer.map)
    if repeated is None or not transfer.in_bounds():
        return False
    result = vector_type(op.results[0].type)
    accessed = result
    if repeated:
        # The elements along a dimension that repeats are loaded once.
        shape = tuple([1 if index in repeated else extent for index, extent in enumerate(shape_of(result))])
        scalable = tuple([flag and index not in repeated for index, flag in enumerate(result.scalable)])
        accessed = VectorType.get(shape, result.element_type, scalable)
    if _memory_type(transfer, accessed) is None:
        return False
    if transfer.mask is None:
        operands = [transfer.source, *transfer.indices]
        value = rewriter.create("vector.load", operands, [accessed], TEMPORAL).results[0]
    else:
        if not _is_maskable(accessed) or repeated:
            return False
        padding = broadcast(rewriter, op.operands[1 + len(transfer.indices)], accessed)
        operands = [transfer.source, *transfer.indices, transfer.mask, padding]
        value = rewriter.create("vector.maskedload", operands, [accessed]).results[0]
    rewriter.replace(op, [broadcast(rewriter, value, result) if repeated else value])
    return True


def lower_write(op: Operation, rewriter: Rewriter) -> bool:
    """transfer_write v, m[i] {in_bounds} -> store v, m[i]; with a mask k -> maskedstore m[i], k, v"""
    transfer = Transfer(op)
    type = vector_type(transfer.vector_type)
    if not transfer.map.is_minor_identity() or not transfer.in_bounds() or _memory_type(transfer, type) is None:
        return False
    vector = op.operands[0]
    if transfer.mask is None:
        rewriter.create("vector.store", [vector, transfer.source, *transfer.indices], [], TEMPORAL)
    elif _is_maskable(type):
        rewriter.create("vector.maskedstore", [transfer.source, *transfer.indices, transfer.mask, vector], [])
    else:
        return False
    rewriter.erase(op)
    return True


def add_bounds_mask(op: Operation, rewriter: Rewriter) -> bool:
    """transfer m[i] -> transfer m[i], create_mask (dim - i) {in_bounds}; a mask that is there is kept, too"""
    transfer = Transfer(op)
    type = vector_type(transfer.vector_type)
    map = transfer.map
    if transfer.in_bounds() or not _is_maskable(type) or not transfer.indices or not map.is_minor_identity():
        return False
    source = transfer.source.type
    if not isinstance(source, ShapedType) or source.shape is None or isinstance(source.element_type, VectorType):
        return False
    if is_in_mask(op):
        return False
    last = len(transfer.indices) - 1
    left = binary(rewriter, "subi", dim_of(transfer.source, last, rewriter), transfer.indices[last])
    bits = VectorType.get(shape_of(type), I1, type.scalable)
    mask: Value = rewriter.create("vector.create_mask", [left], [bits]).results[0]
    if transfer.mask is not None:
        mask = binary(rewriter, "andi", mask, transfer.mask)
    attributes: dict[str, Attribute] = {"permutation_map": AffineMapAttr.get(map), "in_bounds": _IN_BOUNDS}
    count = len(transfer.indices)
    is_read = op.info.name == READ
    attributes["operandSegmentSizes"] = segments(1, count, 1, 1) if is_read else segments(1, 1, count, 1)
    operands = [*op.operands[: 2 + count], mask]
    types = [result.type for result in op.results]
    rewriter.replace(op, rewriter.create(op.info.name, operands, types, attributes).results)
    return True
