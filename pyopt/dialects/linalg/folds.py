"""Folds of linalg ops."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import is_structured, loop_extents, loop_of_index, numbers
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


def fold_transpose(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """transpose(t) [0, 1, 2] -> t, of tensors"""
    permutation = numbers(op, "permutation")
    if not op.results or permutation != tuple(range(len(permutation))):
        return None
    return op.operands[0] if op.operands[0].type is op.results[0].type else None


def fold_index(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """index 1 -> 0, along a loop of one iteration"""
    parent = op.parent_op()
    if parent is None or not is_structured(parent):
        return None
    return IntegerAttr.get(0, INDEX) if loop_extents(parent)[loop_of_index(op)] == 1 else None
