"""Shape transfer functions of the bufferization ops. Where shapes differ, these ops have undefined behaviour."""

from __future__ import annotations

from pyopt.analysis.shapes.relations import one_shape
from pyopt.analysis.shapes.transfer import Facts, transfer_results
from pyopt.ir.core import Operation
from pyopt.ir.signature import operand_group


def of_alloc_tensor(op: Operation, facts: Facts) -> None:
    """The sizes, or the shape of what is copied."""
    copy = operand_group(op, "copy")
    if copy:
        one_shape((copy[0], op.results[0]), op, facts)
    else:
        transfer_results(op, facts)


def of_materialize(op: Operation, facts: Facts) -> None:
    """Source, destination and result have one shape."""
    one_shape([*op.operands, *op.results], op, facts)
