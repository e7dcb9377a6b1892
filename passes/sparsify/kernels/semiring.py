"""Kernels whose bodies have ops of semi-rings: unary, binary, select, reduce."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, has_tensor_semantics, input_count
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Operation


def has_semiring(op: Operation) -> bool:
    """The op is a generic whose body has ops of a semi-ring."""
    if op.info.name != "linalg.generic":
        return False
    return any(one.info.name.startswith("sparse_tensor.") for one in body_of(op))


def is_dense_semiring(op: Operation) -> bool:
    """A generic on dense tensors with one result, whose body has ops of a semi-ring."""
    if len(op.operands) != input_count(op) + 1 or not has_tensor_semantics(op):
        return False
    return all(encoding_of(one.type) is None for one in op.operands) and has_semiring(op)
