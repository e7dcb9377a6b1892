"""The ops that the solver visits, and which values it follows."""

from __future__ import annotations

from pyopt.analysis.shapes.tracked import aspects, is_witness, may_hold_extents
from pyopt.ir.tables import derived
from pyopt.ir.types import INDEX, IntegerType, ShapedType, Type
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Polynomial
    from pyopt.analysis.shapes.segments import DominanceSegment
    from pyopt.analysis.shapes.transfer import Transfer
    from pyopt.ir.core import Operation, Value


@final
class ShapeNode:
    """An op that has to do with shapes: what it says, and the operands that must be known before it can."""

    __slots__ = ("alike", "inputs", "kind", "op", "outputs", "queued", "segment", "silent", "touched", "transfer")

    def __init__(self, op: Operation, transfer: Transfer | None, inputs: list[Value]) -> None:
        self.op = op
        self.transfer = transfer
        self.inputs = inputs
        self.outputs: list[Value] = []
        self.queued = True
        self.touched = True
        # All operands and results have one shape, and nothing else is to be said.
        self.alike = False
        # Where more is known than elsewhere.
        self.segment: DominanceSegment | None = None
        # It says nothing of its operands.
        self.silent = False
        # Ops of one kind whose operands are alike have results that are alike; None where that is not so.
        self.kind: int | None = None


_followed: dict[Type, bool] = derived({})


def is_followed(type: Type) -> bool:
    """The solver keeps something about values of the type."""
    found = _followed.get(type)
    if found is None:
        found = isinstance(type, (ShapedType, IntegerType)) or bool(aspects(type)) or is_witness(type)
        _followed[type] = found
    return found


def is_plain(type: Type) -> bool:
    """Only the shape of such a value is followed."""
    return isinstance(type, ShapedType) and not may_hold_extents(type)


def is_numeral(type: Type) -> bool:
    """Only the number that such a value is is followed."""
    return type is INDEX or (isinstance(type, IntegerType) and type.width > 1)


def is_number(expression: Polynomial) -> bool:
    """It means the same everywhere."""
    return expression.number is not None
