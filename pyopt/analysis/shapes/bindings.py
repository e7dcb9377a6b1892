"""Equalities between extents: unknowns that are bound to expressions over others, as in a union-find.

An equation binds the youngest of its unknowns that may be bound, and that stands in it alone and but once, to the rest;
one that the program names, and knows the range of, only if there is no other.
Expressions keep their unknowns; `resolve` puts in what they are bound to when one is read, and shortens the chains.

    n = m + 1, then m = 3        n resolves to 4

What is made of others, a quotient or the greatest one of some, is bound to what has unknowns only.
"""

from __future__ import annotations

from math import gcd

from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import (
    ANY,
    ONE,
    ZERO,
    Atom,
    Polynomial,
    UnknownNumber,
    divided,
    scaled,
    step_and_offset,
    sub,
    substitute,
    variable,
    with_expressions,
)
from pyopt.light import TYPE_CHECKING, Callable, Final, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.ir.core import Operation

# What comes of an equation.
KNOWN: Final = 0
LEARNED: Final = 1
OPEN: Final = 2
CONTRADICTED: Final = 3


def unknowns_of(expression: Polynomial) -> list[UnknownNumber]:
    """The unknowns in an expression, each once, those within other variables too."""
    found: dict[UnknownNumber, None] = {}
    seen: set[Atom] = set()
    stack = [expression]
    while stack:
        for monomial, _ in stack.pop().terms:
            for atom in monomial:
                if isinstance(atom, UnknownNumber):
                    found[atom] = None
                elif atom not in seen:
                    seen.add(atom)
                    stack += atom.operands
    return list(found)


def compounds_of(expression: Polynomial) -> list[Atom]:
    """The variables in an expression that are made of others, each once, those within others too."""
    found: dict[Atom, None] = {}
    stack = [expression]
    while stack:
        for monomial, _ in stack.pop().terms:
            for atom in monomial:
                if atom.operands and atom not in found:
                    found[atom] = None
                    stack += atom.operands
    return list(found)


def alone(expression: Maybe) -> UnknownNumber | None:
    """The unknown that the expression is."""
    if expression is None or len(expression.terms) != 1:
        return None
    monomial, coefficient = expression.terms[0]
    if coefficient != 1 or len(monomial) != 1:
        return None
    atom = monomial[0]
    return atom if isinstance(atom, UnknownNumber) else None


def _gives_way(one: UnknownNumber, other: UnknownNumber) -> bool:
    """Of two unknowns that may be bound `one` is."""
    if one.given is not other.given:
        return other.given
    return one.number > other.number


@final
class Bindings:
    """Bindings of unknowns to expressions, and the ops that they are due to."""

    __slots__ = ("_settled", "bound", "compounds", "reasons")

    def __init__(self) -> None:
        self.bound: dict[UnknownNumber, Polynomial] = {}
        self.reasons: dict[UnknownNumber, Operation] = {}
        self.compounds: dict[Atom, Polynomial] = {}
        # The unknowns whose expression has no bound unknown.
        self._settled: set[UnknownNumber] = set()

    def resolve(self, expression: Maybe) -> Maybe:
        """The expression over unknowns that are not bound; None if it becomes too large."""
        found = self._resolve(expression)
        if self.compounds and found is not None and found.number is None:
            if any(atom in self.compounds for atom in compounds_of(found)):
                return self._resolve(with_expressions(found, self.compounds))
        return found

    def _resolve(self, expression: Maybe) -> Maybe:
        bound = self.bound
        if expression is None or not bound or expression.number is not None:
            return expression
        terms = expression.terms
        if len(terms) == 1 and len(terms[0][0]) == 1:
            monomial, coefficient = terms[0]
            atom = monomial[0]
            if isinstance(atom, UnknownNumber):
                if atom not in bound:
                    return expression
                self._settle(atom)
                return scaled(bound[atom], coefficient)
        mine = [one for one in unknowns_of(expression) if one in bound]
        if not mine:
            return expression
        for one in mine:
            self._settle(one)
        return substitute(expression, {one: bound[one] for one in mine})

    def _settle(self, unknown: UnknownNumber) -> None:
        """Makes the expression of a bound unknown one over unknowns that are not bound, where it can be said."""
        bound = self.bound
        settled = self._settled
        stack = [unknown]
        while stack:
            top = stack[-1]
            if top in settled:
                stack.pop()
                continue
            inner = [one for one in unknowns_of(bound[top]) if one in bound]
            waiting = [one for one in inner if one not in settled]
            if waiting:
                stack += waiting
                continue
            if inner:
                found = substitute(bound[top], {one: bound[one] for one in inner})
                # What grows too large stays as it is: less is known then, but nothing wrong.
                bound[top] = bound[top] if found is None else found
            settled.add(top)
            stack.pop()

    def equate(self, lhs: Maybe, rhs: Maybe, reason: Operation, may_bind: Callable[[UnknownNumber], bool]) -> int:
        """Takes in lhs = rhs; what came of it."""
        lhs, rhs = self.resolve(lhs), self.resolve(rhs)
        if lhs is rhs:
            return OPEN if lhs is None else KNOWN
        one, other = alone(lhs), alone(rhs)
        if one is not None and other is not None and lhs is not None and rhs is not None:
            # Most equations are about two unknowns: the younger one gives way.
            if _gives_way(other, one):
                one, other, lhs, rhs = other, one, rhs, lhs
            if is_surely_different(lhs, rhs):
                return CONTRADICTED
            if may_bind(one):
                return self._bind(one, rhs, reason)
            return self._bind(other, lhs, reason) if may_bind(other) else OPEN
        difference = sub(lhs, rhs)
        if difference is None:
            return OPEN
        if difference is ZERO:
            return KNOWN
        if is_surely_different(difference, ZERO):
            return CONTRADICTED
        step, offset = step_and_offset(difference)
        if offset % step:
            return CONTRADICTED
        reduced = divided(difference, gcd(step, offset))
        found = self._youngest(reduced, may_bind)
        if found is None:
            return self._bind_compound(reduced, reason, may_bind)
        unknown, coefficient = found
        rest = sub(variable(unknown), scaled(reduced, coefficient))
        if rest is None:
            return OPEN
        if is_surely_different(variable(unknown), rest):
            return CONTRADICTED
        return self._bind(unknown, rest, reason)

    def _bind(self, unknown: UnknownNumber, expression: Polynomial, reason: Operation) -> int:
        self.bound[unknown] = expression
        self.reasons[unknown] = reason
        if self._settled:
            self._settled = set()
        return LEARNED

    def _bind_compound(self, equation: Polynomial, reason: Operation, may_bind: Callable[[UnknownNumber], bool]) -> int:
        """Takes in what the only variable that is made of others is, in terms of unknowns."""
        found = [
            (monomial, coefficient) for monomial, coefficient in equation.terms if any(one.operands for one in monomial)
        ]
        if len(found) != 1:
            return OPEN
        monomial, coefficient = found[0]
        if len(monomial) > 1 or coefficient not in (1, -1):
            return OPEN
        atom = variable(monomial[0])
        rest = sub(atom, scaled(equation, coefficient))
        if rest is None or not any(may_bind(one) for one in unknowns_of(atom)):
            return OPEN
        if monomial[0].choice == ANY and rest is ONE:
            # What broadcasts to 1 is 1.
            outcomes = [self.equate(one, ONE, reason, may_bind) for one in monomial[0].operands]
            return next((one for one in (CONTRADICTED, LEARNED) if one in outcomes), OPEN)
        self.compounds[monomial[0]] = rest
        return LEARNED

    def _youngest(
        self, equation: Polynomial, may_bind: Callable[[UnknownNumber], bool]
    ) -> tuple[UnknownNumber, int] | None:
        """The unknown that the equation can be solved for, with its coefficient, 1 or -1."""
        count: dict[UnknownNumber, int] = {}
        for monomial, _ in equation.terms:
            for atom in monomial:
                inside = [atom] if isinstance(atom, UnknownNumber) else unknowns_of(variable(atom))
                for unknown in inside:
                    count[unknown] = count.get(unknown, 0) + 1
        best: tuple[UnknownNumber, int] | None = None
        for monomial, coefficient in equation.terms:
            if len(monomial) != 1 or coefficient not in (1, -1):
                continue
            atom = monomial[0]
            if not isinstance(atom, UnknownNumber) or count[atom] != 1 or not may_bind(atom):
                continue
            if best is None or _gives_way(atom, best[0]):
                best = (atom, coefficient)
        return best

    def reason_for(self, expression: Maybe) -> Operation | None:
        """An op that made something in the expression known."""
        if expression is None:
            return None
        for unknown in unknowns_of(expression):
            if unknown in self.reasons:
                return self.reasons[unknown]
        return None
