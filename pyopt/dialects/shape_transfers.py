"""The transfer function of every op that says something of shapes (`pyopt.analysis.shapes.transfer`).

One table finds what stands beside the dialects, as "module:function". An op that is not in it goes by its traits: all
operands and results of elementwise ops have one shape. Else, what `pyopt.dialects.result_shapes` knows of results is
taken. The solver deals with control flow itself: branches, regions, calls.
"""

from __future__ import annotations

from pyopt.analysis.shapes.transfer import say_results
from pyopt.dialects.linalg.structure import is_structured
from pyopt.dialects.result_shapes import TABLE as RESULT_SHAPES
from pyopt.dialects.result_shapes import result_shapes
from pyopt.ir.opinfo import ELEMENTWISE, SAME_OPERANDS_SHAPE, SAME_SHAPE, SAME_TYPES
from pyopt.ir.types import ShapedType

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.analysis.shapes.transfer import Facts, Transfer
    from pyopt.ir.core import Operation
    from pyopt.ir.opinfo import OpInfo

TABLE: Final[dict[str, str]] = {}
"""Op -> "module:function"."""

ONE_SHAPE: Final = ELEMENTWISE | SAME_SHAPE | SAME_TYPES | SAME_OPERANDS_SHAPE

_found: dict[OpInfo, Transfer | None] = {}


def transfer_of(op: Operation) -> Transfer | None:
    """What knows about ops like `op`; None if nobody does."""
    info = op.info
    if info in _found:
        return _found[info]
    entry = TABLE.get(info.name)
    if entry is not None:
        module, _, name = entry.partition(":")
        found: Transfer | None = getattr(__import__(module, fromlist=(name,)), name)
    elif info.name in RESULT_SHAPES or is_structured(op):
        found = of_described
    else:
        found = of_one_shape if info.traits & ONE_SHAPE else None
    if info.registered:
        _found[info] = found
    return found


def of_described(op: Operation, facts: Facts) -> None:
    """What `result_shapes` says."""
    say_results(op, result_shapes(op), facts)


def of_one_shape(op: Operation, facts: Facts) -> None:
    """Elementwise ops: tensors, memrefs and vectors among operands and results have one shape; scalars are left out."""
    operands = [value for value in op.operands if isinstance(value.type, ShapedType)]
    results = [value for value in op.results if isinstance(value.type, ShapedType)]
    if op.info.traits & ONE_SHAPE == SAME_OPERANDS_SHAPE:
        results = []
    values = [*results, *operands]
    if len(values) < 2:
        return
    # All of it is gathered in one of them, then told to the others.
    for operand in operands:
        if operand is not values[0]:
            facts.set_shape(values[0], facts.shape(operand), op)
    shape = facts.shape(values[0])
    for value in values[1:]:
        facts.set_shape(value, shape, op)
