"""Finds the transfer function of an op (`pyopt.analysis.shapes.transfer`).

The op's declaration names it. Without one, what is known of the shapes of results is said, or what follows from traits:
all operands and results of elementwise ops have one shape. The solver deals with control flow itself: branches,
regions, calls.
"""

from __future__ import annotations

from pyopt.analysis.shapes.relations import one_shape
from pyopt.analysis.shapes.transfer import Facts, transfer_results
from pyopt.ir.core import Operation
from pyopt.ir.opinfo import ELEMENTWISE, SAME_OPERANDS_SHAPE, SAME_SHAPE, SAME_TYPES, OpInfo, load
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.transfer import Transfer

ONE_SHAPE: Final = ELEMENTWISE | SAME_SHAPE | SAME_TYPES | SAME_OPERANDS_SHAPE

_found: dict[OpInfo, Transfer | None] = derived({})


def transfer_of(op: Operation) -> Transfer | None:
    """The transfer function of ops like `op`; None if there is none."""
    info = op.info
    if not info.registered:
        return None
    if info in _found:
        return _found[info]
    found: Transfer | None = None
    if info.shape_transfer:
        found = load(info.shape_transfer)
    elif info.result_shapes:
        found = transfer_results
    elif info.traits & ONE_SHAPE:
        found = of_one_shape
    _found[info] = found
    return found


def of_one_shape(op: Operation, facts: Facts) -> None:
    """Elementwise ops: tensors, memrefs and vectors among operands and results have one shape; scalars are left out."""
    only_operands = op.info.traits & ONE_SHAPE == SAME_OPERANDS_SHAPE
    one_shape(op.operands if only_operands else [*op.results, *op.operands], op, facts)
