"""Branch weights: the likelihood of each successor, which cf and llvm spell in one way."""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError
from pyopt.light import Final

WEIGHTS: Final = "branch_weights: optional<DenseI32ArrayAttr>"


def verify_weights(op: Operation) -> str | None:
    """A weight for each successor, or for none; some successor is likely at all."""
    weights = op.attributes.get("branch_weights")
    if not isinstance(weights, DenseArrayAttr) or not weights.values:
        return None
    if len(weights.values) != len(op.successors):
        found = f"{len(weights.values)} vs {len(op.successors)}"
        raise DiagnosticError(f"expects number of branch weights to match number of successors: {found}", op.loc)
    if not any(weights.values):
        raise DiagnosticError("branch weights cannot all be zero", op.loc)
    return None
