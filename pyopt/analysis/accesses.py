"""Operands that an op reads or writes, and the elements of them that it takes, as its declaration says."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import VARIADIC, operand_bounds, signature_of
from pyopt.ir.types import MemRefType, ShapedType, VectorType


def accessed_operands(op: Operation) -> list[int]:
    """The numbers of the operands that are declared to be read or written; all memrefs if effects depend on types."""
    declared = op.info.effects
    if declared is None:
        return []
    if not isinstance(declared, str):
        return [number for number, value in enumerate(op.operands) if isinstance(value.type, MemRefType)]
    found: list[int] = []
    for entry in declared.split(","):
        name, _, words = entry.strip().partition(": ")
        if ("reads" in words or "writes" in words) and name in signature_of(op.info).operand_index:
            found.extend(range(*operand_bounds(op, name)))
    return found


def subscripted_operand(op: Operation) -> int | None:
    """The number of the operand of which `indices` choose an element: the one in front of them."""
    signature = signature_of(op.info)
    slot = signature.operand_index.get("indices")
    if slot is None or signature.operands[slot].kind != VARIADIC:
        return None
    return operand_bounds(op, "indices")[0] - 1


def accessed_shape(op: Operation, memory: Value) -> tuple[int, ...]:
    """The shape of the vector of elements of `memory` that the op reads or writes; () if it is one element."""
    stored = op.operands[0] if op.operands[0] is not memory else op.operands[-1]
    vector = (op.results[0] if op.results else stored).type
    if not isinstance(vector, VectorType) or not isinstance(memory.type, ShapedType):
        return ()
    element = memory.type.element_type
    inner = len(element.shape or ()) if isinstance(element, VectorType) else 0
    shape = vector.shape or ()
    return shape[: len(shape) - inner]
