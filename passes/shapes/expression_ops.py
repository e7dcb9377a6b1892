"""Ops of arith that compute what expressions over known values are."""

from __future__ import annotations

from pyopt.analysis.shapes.bindings import alone, unknowns_of
from pyopt.analysis.shapes.expressions import (
    GREATEST,
    ONE,
    Atom,
    Polynomial,
    Quotient,
    UnknownNumber,
    constant,
    step_and_offset,
)
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import I1, INDEX, IntegerType
from pyopt.light import TYPE_CHECKING, Callable, final
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


@final
class ExpressionOps:
    """Makes ops at the insertion point of a rewriter. `sources` make the values that unknowns are on demand.

    What was computed once is used again, so that all of it is to stand in one block.
    """

    __slots__ = ("_atoms", "_expressions", "rewriter", "sources")

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self.sources: dict[UnknownNumber, Callable[[], Value]] = {}
        self._atoms: dict[Atom, Value] = {}
        self._expressions: dict[Polynomial, Value] = {}

    def take_in(self, expression: Maybe, make: Callable[[], Value]) -> None:
        """A value is what the expression says: a number, an unknown, or a + d * n for one that is not known yet."""
        unknown = alone(expression)
        if unknown is not None:
            self.sources.setdefault(unknown, make)
            return
        if expression is None or len(expression.terms) not in (1, 2):
            return
        last = expression.terms[-1][0]
        step, offset = step_and_offset(expression)
        unknown = last[0] if len(last) == 1 and isinstance(last[0], UnknownNumber) else None
        if unknown is None or unknown in self.sources or len(unknowns_of(expression)) != 1 or step <= 0:
            return
        if len(expression.terms) == 2 and expression.terms[0][0]:
            return

        def solved() -> Value:
            value = make()
            if offset:
                value = self._binary("subi", value, self.value(constant(offset)))
            return value if step == 1 else self._binary("divui", value, self.value(constant(step)))

        self.sources[unknown] = solved

    def missing(self, expression: Polynomial) -> UnknownNumber | None:
        """An unknown of the expression that no value is known to be."""
        return next((one for one in unknowns_of(expression) if one not in self.sources), None)

    def value(self, expression: Polynomial) -> Value:
        """The value of an expression of which nothing is missing."""
        found = self._expressions.get(expression)
        if found is None:
            found = self._expressions[expression] = self._made(expression)
        return found

    def _made(self, expression: Polynomial) -> Value:
        number = expression.value()
        if number is not None:
            return self.rewriter.constant(IntegerAttr.get(number, INDEX), INDEX)
        total: Value | None = None
        first, rest = expression.terms[0], expression.terms[1:]
        # A number comes last, as folds of sums write it.
        for monomial, coefficient in (first, *rest) if first[0] else (*rest, first):
            product: Value | None = None
            for atom in monomial:
                factor = self._atom(atom)
                product = factor if product is None else self._binary("muli", product, factor)
            if product is None:
                product = self.value(constant(coefficient))
            elif coefficient != 1:
                product = self._binary("muli", product, self.value(constant(coefficient)))
            total = product if total is None else self._binary("addi", total, product)
        assert total is not None
        return total

    def _atom(self, atom: Atom) -> Value:
        found = self._atoms.get(atom)
        if found is not None:
            return found
        if isinstance(atom, UnknownNumber):
            found = self.sources[atom]()
        else:
            found = self._combined(atom)
        self._atoms[atom] = found
        return found

    def _combined(self, atom: Atom) -> Value:
        """The value of a variable that is made of others."""
        values = [self.value(one) for one in atom.operands]
        if isinstance(atom, Quotient):
            return self._binary("floordivsi", values[0], values[1])
        found = values[0]
        for value in values[1:]:
            if atom.choice == GREATEST:
                found = self._binary("maxsi", found, value)
                continue
            # It is the one that is not 1.
            predicate: dict[str, Attribute] = {"predicate": IntegerAttr.get(0, IntegerType.get(64))}
            is_one = self.rewriter.create("arith.cmpi", [found, self.value(ONE)], [I1], predicate).results[0]
            found = self.rewriter.create("arith.select", [is_one, value, found], [INDEX]).results[0]
        return found

    def _binary(self, kind: str, lhs: Value, rhs: Value) -> Value:
        return self.rewriter.create(f"arith.{kind}", [lhs, rhs], [INDEX]).results[0]
