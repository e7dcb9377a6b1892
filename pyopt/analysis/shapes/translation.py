"""Facts about shapes in a callee, translated to the caller.

    func.func private @f(%x: tensor<?xf32>) -> tensor<?xf32>      the result is n + 1 if the parameter is n
    %1 = call @f(%0) : ...                                         %1 is one longer than %0

Parameters' unknowns become what this call hands over. Unknowns that the callee makes are different at each call.
"""

from __future__ import annotations

from pyopt.analysis.shapes.bindings import alone, unknowns_of
from pyopt.analysis.shapes.calls import parameters
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, substitute
from pyopt.analysis.shapes.lattice import NOTHING, Shape, filled, ranked
from pyopt.analysis.shapes.tracked import DENOTED, NUMBER, aspects
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Callable, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.knowledge import Knowledge
    from pyopt.analysis.shapes.scopes import Scopes


def aspect_of(knowledge: Knowledge, value: Value, aspect: int) -> Shape:
    """One aspect of a value as a shape: a number is one extent."""
    if aspect == NUMBER:
        return ranked([knowledge.number(value)]) if value in knowledge.seen else NOTHING
    return knowledge.denoted(value) if aspect == DENOTED else knowledge.shape(value)


@final
class Translation:
    """Into the terms of one call, from what is known now; `given` says what is known of an operand at the call.

    `made` are the unknowns that stand for those of the callee.
    """

    __slots__ = ("call", "callee", "knowledge", "made", "scopes", "values")

    def __init__(
        self,
        call: Operation,
        callee: Operation,
        knowledge: Knowledge,
        scopes: Scopes,
        given: Callable[[Operation, Value, int], Shape],
    ) -> None:
        self.call = call
        self.callee = callee
        self.knowledge = knowledge
        self.scopes = scopes
        self.made: set[UnknownNumber] = set()
        self.values: dict[UnknownNumber, Maybe] = {}
        for parameter, operand in zip(parameters(callee), call.operands, strict=True):
            for aspect in aspects(parameter.type):
                self._match(aspect_of(knowledge, parameter, aspect), given(call, operand, aspect))

    def _match(self, formal: Shape, actual: Shape) -> None:
        if formal.extents is None or actual.extents is None or len(formal.extents) != len(actual.extents):
            return
        for one, other in zip(formal.extents, actual.extents, strict=True):
            unknown = alone(one)
            if unknown is not None and other is not None and self._is_inside(unknown):
                self.values.setdefault(unknown, other)

    def _is_inside(self, unknown: UnknownNumber) -> bool:
        return self.scopes.function_of(unknown) is self.callee

    def extent(self, expression: Maybe) -> Maybe:
        """An expression in the caller's terms."""
        if expression is None:
            return None
        single = alone(expression)
        if single is not None and single in self.values:
            return self.knowledge.bindings.resolve(self.values[single])
        unknowns = unknowns_of(expression)
        if not unknowns:
            return expression
        values: dict[UnknownNumber, Maybe] = {}
        for one in unknowns:
            if one in self.values:
                values[one] = self.values[one]
            elif self._is_inside(one):
                values[one] = self._renamed(one)
        return self.knowledge.bindings.resolve(substitute(expression, values)) if values else expression

    def _renamed(self, unknown: UnknownNumber) -> Polynomial:
        name = f"{unknown.name}#{unknown.number}"
        found = self.knowledge.unknown(self.call, name, unknown.signed)
        self.made.update(unknowns_of(found))
        return found

    def shape(self, shape: Shape) -> Shape:
        """A shape in the caller's terms."""
        return shape if shape.extents is None else ranked([self.extent(one) for one in shape.extents])

    def better(self, shape: Shape, other: Shape) -> Shape:
        """A shape in the caller's terms, with extents of the other one in place of those that are of unknowns made
        for the call."""
        return filled(shape, other, self._is_made)

    def _is_made(self, extent: Maybe) -> bool:
        return extent is None or not self.made.isdisjoint(unknowns_of(extent))
