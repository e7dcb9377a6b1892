"""The protocol between the solver and the transfer functions of shapes, which stand beside dialects.

    def transfer_matmul(op: Operation, facts: Facts) -> None:
        lhs, rhs, out = (facts.shape(value).extents for value in op.operands)
        ...
        facts.equal(lhs[1], rhs[0], op)                             # it must hold: anything else is undefined behaviour
        facts.set_shape(op.results[0], ranked([lhs[0], rhs[1]]), op)

A transfer function says all it can about the results (forward) and the operands (backward) of one op, from what it
asks. It is called again when anything about the operands has changed, also when less is known than before, so it keeps
nothing between calls; what it said the last time is forgotten. It never looks at the regions of the op and never
changes IR. Types are known to the solver: a function need not repeat what the types of results and operands say.

It may say of an operand, and by `equal`, only what must hold lest the program have undefined behaviour when the op
runs. Whether that is true where the operand is defined (it is not if the op stands in a branch that may not be taken)
is the solver's business.
"""

from __future__ import annotations

from pyopt.analysis.shapes.evaluation import of_result
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, variable
from pyopt.analysis.shapes.extents import result_shapes
from pyopt.analysis.shapes.lattice import ANYTHING, UNRANKED, Shape
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

    Transfer: TypeAlias = Callable[[Operation, "Facts"], None]


class Facts:
    """The facts that a transfer function may query, and where it leaves its conclusions.

    This class knows nothing and takes in nothing; the solver's and the tests' are subclasses.
    """

    __slots__ = ("_unknowns",)

    def __init__(self) -> None:
        self._unknowns: dict[tuple[Operation, str], UnknownNumber] = {}

    # Questions.

    def shape(self, value: Value) -> Shape:
        """The shape of a tensor, memref or vector: UNRANKED, or ranked with all extents that are known.

        Extents that are not known are unknowns of their own in the solver, so equal means equal; None only
        says that an expression became too large. NOTHING: no path is known yet that leads to the value; a function
        that meets it had better say nothing about what depends on it. Of a result: what its type says and what was said
        of it so far, by `set_shape` during this call; the same goes for the other questions.
        """
        return UNRANKED

    def denoted(self, value: Value) -> Shape:
        """The shape that a !shape.shape, !shape.value_shape or extent tensor (tensor<?xindex>) stands for.

        INVALID for an error, ANYTHING where it may be one. For an extent tensor `shape` is its own, of rank 1.
        """
        return ANYTHING

    def number(self, value: Value) -> Maybe:
        """The number that an index, integer or !shape.size is."""
        return None

    def truth(self, value: Value) -> bool | None:
        """Whether an i1 or !shape.witness is true."""
        return None

    def is_extent(self, number: Maybe) -> bool:
        """It is an extent of a value that there is, so that it is not negative, whatever it is computed of."""
        return False

    # Answers. `reason` is the op that says so; where two contradict each other, both are shown.

    def set_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        """The shape of a result or operand; said more than once, all of it holds."""

    def set_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        """The shape that a result or operand stands for."""

    def set_number(self, value: Value, number: Maybe, reason: Operation) -> None:
        """The number that a result or operand is."""

    def set_truth(self, value: Value, truth: bool | None, reason: Operation) -> None:
        """Whether a result or operand is true."""

    def equal(self, lhs: Maybe, rhs: Maybe, reason: Operation) -> None:
        """Two extents or numbers must be equal when `reason` runs."""

    def is_silent(self, op: Operation) -> None:
        """Until something is learned of its results, the op says nothing of its operands, and no other says more."""

    def unknown(self, op: Operation, name: str, signed: bool = False) -> Polynomial:
        """A number that `op` makes, and that nothing is known of: the same for the same op and name.

        Extents are not negative; `signed` says that this number may be.
        """
        key = (op, name)
        found = self._unknowns.get(key)
        if found is None:
            found = self._unknowns[key] = UnknownNumber(name, signed)
        return variable(found)


def transfer_results(op: Operation, facts: Facts) -> None:
    """Sets the shapes of the results from `result_shapes`, forward."""
    shapes = result_shapes(op)
    if shapes is None:
        return
    for result, shape in zip(op.results, shapes, strict=True):
        facts.set_shape(result, of_result(shape, facts.shape, facts.number), op)
