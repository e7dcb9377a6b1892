"""Rules for transfers, and for loads and stores under masks."""

from __future__ import annotations

from pyopt.dialects.vector.chains import producer_of
from pyopt.dialects.vector.folds_memory import Transfer, transfer_from
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.affine import CONSTANT, DIM, AffineMap
from pyopt.ir.attributes import FALSE, ArrayAttr
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import constant_index, dense, slice_of
from pyopt.ir.signature import operand_group
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import MemRefType, VectorType
from pyopt.light import Final, Sequence
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.canonicalize.tensor.element_rules import destination_style_rule
from pyopt.passes.canonicalize.vector.common import (
    ALL_FALSE,
    ALL_TRUE,
    MASKS,
    dense_constant,
    mask_format,
    replace_with,
)
from pyopt.rewrite.rewriter import Rewriter
from pyopt.rewrite.rules import Rule

# Transfers.


def _chunk(transfer: Transfer) -> list[tuple[int, bool]]:
    """The size transferred of each of the tensor's dimensions and whether that is scaled, 0 where one element is."""
    sizes = [(0, False)] * transfer.map.num_dims
    type = vector_type(transfer.vector_type)
    for result, extent, scalable in zip(transfer.map.results, shape_of(type), type.scalable, strict=True):
        if result.kind == DIM:
            sizes[result.value] = extent, scalable
    return sizes


def _broadcast_permutation(map: AffineMap) -> list[int] | None:
    """The position of each result among the dims in order, constants in the places that are left; None if it cannot
    be."""
    count = len(map.results)
    first = max(map.num_inputs - count, 0)
    lead = max(count - map.num_inputs, 0)
    places = [-1] * count
    for index, result in enumerate(map.results):
        if result.kind == CONSTANT and result.value == 0:
            continue
        if result.kind != DIM or result.value < first:
            return None
        places[index] = result.value - first + lead
    free = [place for place in range(count) if place not in places]
    for index, place in enumerate(places):
        if place < 0:
            places[index] = free.pop(0)
    return places


def transfer_read_after_write_to_broadcast(op: Operation, rewriter: Rewriter) -> bool:
    """read(write(v into t[i]))[i] -> transpose(broadcast v): the same elements, repeated or in another order"""
    read = Transfer(op)
    if not read.in_bounds() or not read.is_of_tensor():
        return False
    write = transfer_from(read.source, "vector.transfer_write")
    if write is None or _chunk(read) != _chunk(write) or read.map.used_dims() != write.map.used_dims():
        return False
    # The reference asks for one mask only: where it is not set the padding is read.
    if not read.transfers_all() or not write.transfers_all():
        return False
    if any(one is not another for one, another in zip(read.indices, write.indices, strict=True)):
        return False
    map = read.map.compress_unused_dims().compose(write.map.compress_unused_dims())
    permutation = _broadcast_permutation(map) if map.results else None
    if permutation is None:
        return False
    result = vector_type(op.results[0].type)
    shape = [0] * len(permutation)
    scalable = [False] * len(permutation)
    for index, place in enumerate(permutation):
        shape[place] = shape_of(result)[index]
        scalable[place] = result.scalable[index]
    type = VectorType.get(tuple(shape), result.element_type, tuple(scalable))
    value = rewriter.create("vector.broadcast", [write.op.operands[0]], [type]).results[0]
    return replace_with(op, "vector.transpose", [value], rewriter, {"permutation": dense(permutation)})


def fold_waw(op: Operation, rewriter: Rewriter) -> bool:
    """write(v into write(w into t[i])[i]) -> write(v into t[i]); writes that are elsewhere may be between"""
    write = Transfer(op)
    if not write.is_of_tensor() or (write.mask is None and not write.transfers_all()):
        return False
    last = op
    earlier = transfer_from(write.source, "vector.transfer_write")
    for _ in range(LONGEST_CHAIN):
        if earlier is None:
            break
        if earlier.mask is write.mask and earlier.same_place(write):
            rewriter.set_operand(last, 1, earlier.source)
            return True
        if not earlier.is_disjoint(write) or not earlier.op.results[0].has_one_use():
            return False
        last = earlier.op
        earlier = transfer_from(earlier.source, "vector.transfer_write")
    return False


# Loads and stores under masks.


def masked_load_folder(op: Operation, rewriter: Rewriter) -> bool:
    """maskedload m[i], all set, p -> load m[i]; maskedload m[i], none set, p -> p; and so expandload"""
    format = mask_format(operand_group(op, "mask")[0])
    if format == ALL_TRUE:
        return replace_with(op, "vector.load", op.operands[:-2], rewriter, {"nontemporal": FALSE})
    return format == ALL_FALSE and _replace(op, op.operands[-1:], rewriter)


def masked_store_folder(op: Operation, rewriter: Rewriter) -> bool:
    """maskedstore m[i], all set, v -> store v, m[i]; maskedstore m[i], none set, v -> nothing; and so compressstore"""
    format = mask_format(operand_group(op, "mask")[0])
    if format == ALL_TRUE:
        return replace_with(op, "vector.store", [op.operands[-1], *op.operands[:-2]], rewriter, {"nontemporal": FALSE})
    return format == ALL_FALSE and _replace(op, (), rewriter)


def gather_folder(op: Operation, rewriter: Rewriter) -> bool:
    """gather m[i] [x], none set, p -> p"""
    return mask_format(operand_group(op, "mask")[0]) == ALL_FALSE and _replace(op, op.operands[-1:], rewriter)


def scatter_folder(op: Operation, rewriter: Rewriter) -> bool:
    """scatter m[i] [x], none set, v -> nothing"""
    return mask_format(operand_group(op, "mask")[0]) == ALL_FALSE and _replace(op, (), rewriter)


def contiguous_gather(op: Operation, rewriter: Rewriter) -> bool:
    """gather m[i] [0, 1, 2, ..], k, p -> maskedload m[i], k, p"""
    if not _is_contiguous(op):
        return False
    mask, other = operand_group(op, "mask")[0], op.operands[-1]
    return replace_with(op, "vector.maskedload", [*op.operands[:-3], mask, other], rewriter)


def contiguous_scatter(op: Operation, rewriter: Rewriter) -> bool:
    """scatter m[i] [0, 1, 2, ..], k, v -> maskedstore m[i], k, v"""
    if not _is_contiguous(op):
        return False
    mask, value = operand_group(op, "mask")[0], op.operands[-1]
    return replace_with(op, "vector.maskedstore", [*op.operands[:-3], mask, value], rewriter)


def _is_contiguous(op: Operation) -> bool:
    """The places of a gather or scatter follow each other in memory: 0, 1, 2, ... along a dimension without gaps."""
    base = op.operands[0].type
    indices = operand_group(op, "indices")[0]
    type = vector_type(indices.type)
    if not isinstance(base, MemRefType) or len(shape_of(type)) != 1 or True in type.scalable:
        return False
    strides = strides_and_offset(base)
    if strides is None or not strides[0] or strides[0][-1] != 1:
        return False
    if producer_of(indices, "vector.step") is not None:
        return True
    constant = dense_constant(indices)
    return constant is not None and list(constant.stored_values()) == list(range(shape_of(type)[0]))


def _replace(op: Operation, values: Sequence[Value], rewriter: Rewriter) -> bool:
    rewriter.replace(op, values)
    return True


def swap_extract_slice_of_transfer_write(op: Operation, rewriter: Rewriter) -> bool:
    """insert (write(v into t)[0, ..])[0, ..] [s] into u -> insert (write(v into u[..] [s])) into u: v is all of t"""
    insert = slice_of(op)
    extract = producer_of(op.operands[0], "tensor.extract_slice")
    if extract is None or not insert.has_unit_strides() or not op.operands[0].has_one_use():
        return False
    given = slice_of(extract)
    write = transfer_from(extract.operands[0], "vector.transfer_write")
    if write is None or not write.transfers_all() or not extract.operands[0].has_one_use():
        return False
    source = op.operands[0].type
    if not given.has_unit_strides() or len(shape_of(source)) != len(write.map.results):
        return False
    if any(constant_index(one) != 0 for one in (*given.offsets, *write.indices)):
        return False
    if not _same_sizes(insert.sizes, given.sizes):
        return False
    if shape_of(write.vector_type) != shape_of(extract.operands[0].type):
        return False
    operands, attributes = slice_parts(insert, [op.operands[1]])
    target = rewriter.create("tensor.extract_slice", operands, [source], attributes).results[0]
    written = {
        **write.op.attributes,
        "in_bounds": ArrayAttr.get((FALSE,) * len(write.map.results)),
    }
    value = rewriter.create(
        "vector.transfer_write", [write.op.operands[0], target, *write.indices], [source], written
    ).results[0]
    rewriter.set_operand(op, 0, value)
    return True


def _same_sizes(left: Sequence[int | Value], right: Sequence[int | Value]) -> bool:
    """The same numbers, constants among them, or values."""
    if len(left) != len(right):
        return False
    for one, another in zip(left, right, strict=True):
        known = constant_index(one)
        if one is not another and (known is None or known != constant_index(another)):
            return False
    return True


RULES: Final[tuple[Rule, ...]] = (
    Rule("tensor.insert_slice", swap_extract_slice_of_transfer_write, needs="tensor.extract_slice"),
    Rule(
        "vector.compressstore vector.maskedstore",
        masked_store_folder,
        needs="constant " + MASKS,
    ),
    Rule(
        "vector.expandload vector.maskedload",
        masked_load_folder,
        needs="constant " + MASKS,
    ),
    Rule("vector.gather", gather_folder, needs="constant " + MASKS),
    Rule("vector.gather", contiguous_gather, needs="constant vector.step", names="FoldContiguousGather"),
    Rule("vector.scatter", scatter_folder, needs="constant " + MASKS),
    Rule("vector.scatter", contiguous_scatter, needs="constant vector.step", names="FoldContiguousScatter"),
    Rule("vector.transfer_read", transfer_read_after_write_to_broadcast, needs="vector.transfer_write"),
    destination_style_rule("vector.transfer_write"),
    Rule("vector.transfer_write", fold_waw, needs="vector.transfer_write"),
)
