"""The subset of a tensor that an op reads or replaces, and whether two subsets are equal or disjoint.

Such ops take a slice out of a tensor (tensor.extract_slice, vector.transfer_read) or give the tensor with a slice
replaced (tensor.insert_slice, vector.transfer_write).
"""

from __future__ import annotations

from pyopt.dialects.affine.linear_forms import constant_difference, is_equal
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import Slice, slice_of
from pyopt.ir.types import TensorType, VectorType
from pyopt.light import Final

EXTRACTIONS: Final = ("tensor.extract_slice", "vector.transfer_read")
"""Ops whose operand 0 is the tensor that they read from."""
INSERTIONS: Final = ("tensor.insert_slice", "vector.transfer_write")
"""Ops whose operand 0 goes into operand 1, which gives their result."""


def subset_of(op: Operation) -> Slice | None:
    """The slice that an op reads or replaces; None for other ops, and for vectors whose size is not known."""
    name = op.info.name
    if name not in EXTRACTIONS and name not in INSERTIONS:
        return None
    if name.startswith("tensor."):
        return slice_of(op)
    from pyopt.dialects.vector.folds_memory import Transfer

    transfer = Transfer(op)
    type = transfer.source.type
    if not isinstance(type, TensorType) or isinstance(type.element_type, VectorType):
        return None
    if not isinstance(transfer.vector_type, VectorType) or any(transfer.vector_type.scalable):
        return None
    sizes: list[int | Value] = [*transfer.extents()]
    return Slice([*transfer.indices], sizes, [1] * len(sizes))


def is_same_subset(one: Slice, other: Slice) -> bool:
    """Both are known to be the same part of a tensor."""
    pairs = [*zip(one.offsets, other.offsets, strict=True), *zip(one.sizes, other.sizes, strict=True)]
    pairs += zip(one.strides, other.strides, strict=True)
    return all(is_equal(left, right) for left, right in pairs)


def is_disjoint(one: Slice, other: Slice) -> bool:
    """In some dimension one is known to end before the other begins."""
    return any(_ends_before(one, other, index) or _ends_before(other, one, index) for index in range(len(one.offsets)))


def _ends_before(one: Slice, other: Slice, index: int) -> bool:
    """offset + size * stride <= the other offset"""
    size, stride = one.sizes[index], one.strides[index]
    if isinstance(size, int):
        size, stride = stride, size
    if not isinstance(stride, int):
        return False
    start, following = one.offsets[index], other.offsets[index]
    if isinstance(start, int) and isinstance(size, int) and isinstance(following, int):
        return start + size * stride <= following
    gap = constant_difference([(start, 1), (size, stride), (following, -1)])
    return gap is not None and gap <= 0


def gives_back_what_was_written(extraction: Operation, insertion: Operation) -> bool:
    """Returns whether the extraction reads the value just inserted, given that both ops access the same subset.

    For transfers that takes more than the subset: one order of dimensions, nothing masked, nothing out of bounds.
    """
    if extraction.info.name == "tensor.extract_slice" and insertion.info.name == "tensor.insert_slice":
        return extraction.results[0].type is insertion.operands[0].type
    if extraction.info.name != "vector.transfer_read" or insertion.info.name != "vector.transfer_write":
        return False
    from pyopt.dialects.vector.folds_memory import Transfer

    read, write = Transfer(extraction), Transfer(insertion)
    return (
        read.vector_type is write.vector_type
        and read.map is write.map
        and read.transfers_all()
        and write.transfers_all()
        and all(read.stays_within())
        and all(write.stays_within())
    )
