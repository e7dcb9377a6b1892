"""Rules for transfers, and for loads and stores under masks."""

from __future__ import annotations

from pyopt.dialects.vector.chains import producer_of
from pyopt.dialects.vector.folds_memory import Transfer, transfer_from
from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.affine import CONSTANT, DIM, AffineMap
from pyopt.ir.attributes import FALSE, TRUE, ArrayAttr, DenseArrayAttr
from pyopt.ir.core import LONGEST_CHAIN, Operation, Value
from pyopt.ir.mixed_indices import constant_index, dense, slice_of
from pyopt.ir.signature import operand_bounds, operand_group, segments
from pyopt.ir.types import VectorType
from pyopt.passes.canonicalize.common import slice_parts
from pyopt.passes.canonicalize.memory_casts import NEEDS as NEEDS_OF_MEMORY
from pyopt.passes.canonicalize.memory_casts import look_through_casts
from pyopt.passes.canonicalize.tensor.element_rules import destination_style_of_cast
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.passes.canonicalize.vector.common import ALL_FALSE, ALL_TRUE, MASKS, mask_format, replace_with

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Final

    from pyopt.rewrite.rewriter import Rewriter, Rule


def read_through_tensor_cast(op: Operation, rewriter: Rewriter) -> bool:
    """read(tensor.cast(t)) -> read(t), if the cast only forgets extents"""
    cast = forgetting_cast(op.operands[0])
    if cast is None:
        return False
    rewriter.set_operand(op, 0, cast.operands[0])
    return True


# Transfers.


def known_in_bounds(op: Operation, rewriter: Rewriter) -> bool:
    """read m[2] : memref<4xT>, vector<2xT> -> read m[2] {in_bounds = [true]}"""
    found = ArrayAttr.get(tuple([TRUE if one else FALSE for one in Transfer(op).stays_within()]))
    if found is op.attributes["in_bounds"]:
        return False
    rewriter.set_attribute(op, "in_bounds", found)
    return True


def without_full_mask(op: Operation, rewriter: Rewriter) -> bool:
    """read m[i], p, constant_mask [4] : vector<4xi1> -> read m[i], p"""
    mask = operand_group(op, "mask")
    if not mask or mask_format(mask[0]) != ALL_TRUE:
        return False
    start, end = operand_bounds(op, "mask")
    sizes = op.attributes["operandSegmentSizes"]
    assert isinstance(sizes, DenseArrayAttr)
    rewriter.set_operands(op, [*op.operands[:start], *op.operands[end:]])
    rewriter.set_attribute(op, "operandSegmentSizes", segments(*sizes.values[:-1], 0))
    return True


def _chunk(transfer: Transfer) -> list[tuple[int, bool]]:
    """How much of each of the tensor's dimensions is transferred and whether that is scaled, 0 where one element is."""
    sizes = [(0, False)] * transfer.map.num_dims
    type = vector_type(transfer.vector_type)
    for result, extent, scalable in zip(transfer.map.results, shape_of(type), type.scalable, strict=True):
        if result.kind == DIM:
            sizes[result.value] = extent, scalable
    return sizes


def _broadcast_permutation(map: AffineMap) -> list[int] | None:
    """Where each result stands among the dims in order, constants in the places that are left; None if it cannot be."""
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


RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "vector.compressstore": (masked_store_folder,),
    "vector.expandload": (masked_load_folder,),
    "vector.gather": (gather_folder,),
    "vector.load": (look_through_casts,),
    "vector.maskedload": (look_through_casts, masked_load_folder),
    "vector.maskedstore": (look_through_casts, masked_store_folder),
    "vector.scatter": (scatter_folder,),
    "vector.store": (look_through_casts,),
    "vector.transfer_read": (
        known_in_bounds,
        without_full_mask,
        look_through_casts,
        read_through_tensor_cast,
        transfer_read_after_write_to_broadcast,
    ),
    "vector.transfer_write": (
        known_in_bounds,
        without_full_mask,
        look_through_casts,
        destination_style_of_cast,
        fold_waw,
    ),
}
FOREIGN_RULES: Final[dict[str, tuple[Rule, ...]]] = {
    "tensor.insert_slice": (swap_extract_slice_of_transfer_write,),
}

NEEDS: Final[dict[Rule, tuple[str, ...]]] = {
    look_through_casts: NEEDS_OF_MEMORY[look_through_casts],
    read_through_tensor_cast: ("tensor.cast",),
    known_in_bounds: ("constant",),
    without_full_mask: ("constant", "vector.constant_mask"),
    transfer_read_after_write_to_broadcast: ("vector.transfer_write",),
    fold_waw: ("vector.transfer_write",),
    swap_extract_slice_of_transfer_write: ("tensor.extract_slice",),
    masked_load_folder: ("constant", *MASKS),
    masked_store_folder: ("constant", *MASKS),
    gather_folder: ("constant", *MASKS),
    scatter_folder: ("constant", *MASKS),
}
