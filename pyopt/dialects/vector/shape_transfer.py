"""Shape transfer functions of the vector ops. Types give the shapes of vectors, so only tensors are left."""

from __future__ import annotations

from pyopt.analysis.shapes.relations import one_shape
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.transfer import Facts


def of_scatter(op: Operation, facts: Facts) -> None:
    """A tensor that is given back is like the one whose elements are replaced."""
    one_shape((op.operands[0], *op.results), op, facts)


def of_transfer_write(op: Operation, facts: Facts) -> None:
    """A tensor that is given back is like the one that is written to."""
    one_shape((op.operands[1], *op.results), op, facts)
