"""Folds of linalg ops."""

from __future__ import annotations

from pyopt.dialects.linalg.structure import numbers
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.ir.opinfo import FoldResult


def fold_transpose(op: Operation, constants: list[Attribute | None]) -> FoldResult:
    """transpose(t) [0, 1, 2] -> t, of tensors"""
    permutation = numbers(op, "permutation")
    if not op.results or permutation != tuple(range(len(permutation))):
        return None
    return op.operands[0] if op.operands[0].type is op.results[0].type else None
