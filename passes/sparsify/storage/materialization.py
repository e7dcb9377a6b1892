"""The contents of a kernel's tensors: elements that are not stored, zeros, or uninitialized ones."""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import BATCH, LOOSE_COMPRESSED
from pyopt.dialects.sparse_tensor.verify_encoding import is_zero
from pyopt.ir.core import Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.signature import operand_group
from pyopt.ir.types import Type
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

ALLOCATION = "bufferization.alloc_tensor"
REINTERPRET_MAP = "sparse_tensor.reinterpret_map"


def skips_elements(type: Type) -> bool:
    """A tensor with an encoding that need not store all elements."""
    encoding = encoding_of(type)
    return encoding is not None and not encoding.is_all_dense()


def values_have_gaps(type: Type) -> bool:
    """Between the values of a tensor with an encoding there may be some that are no elements of it."""
    encoding = encoding_of(type)
    assert encoding is not None
    return encoding.is_slice() or any(one.format in (BATCH, LOOSE_COMPRESSED) for one in encoding.level_types)


def is_zero_constant(value: Value) -> bool:
    """The value is a constant, a number or a tensor, of zeros of either sign."""
    attribute = constant_of(value)
    if isinstance(attribute, DenseElementsAttr) and not attribute.is_splat:
        # Constants of zeros only are splats; to look through large ones would take long.
        return False
    return attribute is not None and is_zero(attribute)


def is_uninitialized(value: Value) -> bool:
    """An op makes the tensor without saying what is in it."""
    op = value.op
    if op is None:
        return False
    if op.info.name == "tensor.empty":
        return True
    return op.info.name == ALLOCATION and not operand_group(op, "copy")


def erase_unused(tensor: Value, rewriter: Rewriter) -> None:
    """Erases the op that made a tensor, if the tensor has no uses: its storage would never be deallocated."""
    if tensor.op is not None and not tensor.uses:
        rewriter.erase(tensor.op)


def behind_maps(tensor: Value) -> Value:
    """The tensor before its levels were taken for dimensions."""
    while tensor.op is not None and tensor.op.info.name == REINTERPRET_MAP:
        tensor = tensor.op.operands[0]
    return tensor


def is_all_zero(value: Value) -> bool:
    """A constant of zeros, or an allocation that begins with one."""
    op = value.op
    if op is not None and op.info.name == ALLOCATION:
        copied = operand_group(op, "copy")
        return len(copied) == 1 and is_zero_constant(copied[0])
    return is_zero_constant(value)
