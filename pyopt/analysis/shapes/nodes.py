"""The ops that the solver visits, and which values it follows."""

from __future__ import annotations

from pyopt.analysis.shapes.tracked import aspects, is_witness, may_hold_extents
from pyopt.ir.tables import derived
from pyopt.ir.types import INDEX, IntegerType, ShapedType, Type
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Polynomial
    from pyopt.analysis.shapes.segments import DominanceSegment
    from pyopt.analysis.shapes.transfer import Transfer
    from pyopt.ir.core import Operation, Value


class ShapeRule:
    """What the solver reads off an op's declaration and the types of its operands and results, once for all such ops.

    `transfer` says shapes, None if nothing does. `alike`: all operands and results have one shape, and nothing else is
    to be said. `silent`: it says nothing of its operands. `has_kinds`: where the same is known of operands of one kind
    of ops the same is said. `takes_all`, `gives_all`: something is followed of all operands, of all results.
    `may_hold`: elements of an operand may be looked at. `is_fixed`: nothing else of an op gives it another rule.
    """

    __slots__ = ("alike", "gives_all", "has_kinds", "is_fixed", "may_hold", "silent", "takes_all", "transfer")

    def __init__(self, op: Operation, transfer: Transfer | None) -> None:
        self.transfer = transfer
        self.alike = self.silent = self.has_kinds = False
        self.is_fixed = True
        self.takes_all = all(is_followed(one.type) for one in op.operands)
        self.gives_all = all(is_followed(one.type) for one in op.results)
        self.may_hold = any(may_hold_extents(one.type) for one in op.operands)

    def kind_of(self, op: Operation) -> object | None:
        """What tells the kind of an op with this rule from others, by identity; None if it has none."""
        return self if self.has_kinds else None


@final
class ShapeNode:
    """An op that has to do with shapes: what it says, and the operands that must be known before it can."""

    __slots__ = (
        "alike", "inputs", "is_straight", "kind", "op", "outputs", "queued", "quiet", "rule", "segment", "touched",
    )  # fmt: skip

    def __init__(self, op: Operation, rule: ShapeRule, inputs: list[Value], outputs: Sequence[Value]) -> None:
        self.op = op
        self.rule = rule
        self.inputs = inputs
        self.outputs = outputs
        self.queued = True
        self.touched = True
        self.alike = rule.alike and len(outputs) == 1
        # When it was evaluated last, it said that it says nothing of its operands.
        self.quiet = False
        # Whatever uses its results comes behind it.
        self.is_straight = False
        # Where more is known than elsewhere.
        self.segment: DominanceSegment | None = None
        # Ops of one kind whose operands are alike have results that are alike; None where that is not so.
        self.kind: object | None = None


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
