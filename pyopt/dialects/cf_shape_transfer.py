"""Transfer functions of cf ops that are no branches: truths."""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.transfer import Facts
    from pyopt.ir.core import Operation


def of_assert(op: Operation, facts: Facts) -> None:
    """The condition holds where the program goes on."""
    facts.set_truth(op.operands[0], True, op)
