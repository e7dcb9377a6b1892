"""Branch weights: the likelihood of each successor, which cf and llvm spell in one way."""

from __future__ import annotations

from pyopt.ir.attributes import DenseArrayAttr
from pyopt.ir.core import Operation
from pyopt.ir.errors import DiagnosticError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

WEIGHTS: Final = "branch_weights: optional<DenseI32ArrayAttr>"


def verify_weights(op: Operation) -> str | None:
    """A weight for each successor, or for none."""
    weights = op.attributes.get("branch_weights")
    if isinstance(weights, DenseArrayAttr) and len(weights.values) not in (0, len(op.successors)):
        found = f"{len(weights.values)} vs {len(op.successors)}"
        raise DiagnosticError(f"expects number of branch weights to match number of successors: {found}", op.loc)
    return None
