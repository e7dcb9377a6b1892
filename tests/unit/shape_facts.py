"""What transfer functions say of small programs without control flow: a plain solver, and text of what it has found.

A program asks by unregistered ops: `"shape"(%v)`, `"denoted"(%v)`, `"number"(%v)` and `"truth"(%v)`. Every transfer
function runs until nothing changes, so that what is said backward is seen too.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from pyopt.analysis.shapes.comparisons import is_surely_different
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, substitute, variable
from pyopt.analysis.shapes.lattice import ANYTHING, UNRANKED, Contradiction, Shape, intersect, of_type, ranked
from pyopt.analysis.shapes.lookup import transfer_of
from pyopt.analysis.shapes.transfer import Facts
from pyopt.ir.context import Context
from pyopt.ir.core import BlockArgument, Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, IntegerType, ShapedType, TensorType
from pyopt.ir.verifier import verify
from pyopt.syntax.lexer import Source
from pyopt.syntax.parser import parse_module
from tests.support.compiled import COMPILED, NO_SUBCLASS

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe

ROUNDS = 10
NAMES = "abcdefghijklmnopqrstuvwxyz"


class PlainFacts(Facts):
    """Everything that was ever said, with equalities as substitutions of unknowns."""

    def __init__(self) -> None:
        super().__init__()
        self.shapes: dict[Value, Shape] = {}
        self.denotes: dict[Value, Shape] = {}
        self.numbers: dict[Value, Polynomial] = {}
        self.truths: dict[Value, bool] = {}
        self.values: dict[UnknownNumber, Maybe] = {}
        self.contradictions: list[Operation] = []
        self.changed = False
        self.made = 0

    def contradict(self, op: Operation) -> None:
        if op not in self.contradictions:
            self.contradictions.append(op)

    def fresh(self, value: Value, position: int, signed: bool) -> Polynomial:
        """An unknown: %a of a program's arguments has the extents a0, a1, ... and is the number a."""
        name = f"?{self.made}"
        if isinstance(value, BlockArgument):
            name = NAMES[value.index] + (str(position) if position >= 0 else "")
        else:
            self.made += 1
        return variable(UnknownNumber(name, signed))

    def resolved(self, expression: Maybe) -> Maybe:
        for _ in range(ROUNDS):
            found = substitute(expression, self.values)
            if found is expression:
                break
            expression = found
        return expression

    def _shape(self, shape: Shape) -> Shape:
        return shape if shape.extents is None else ranked([self.resolved(one) for one in shape.extents])

    def _complete(self, value: Value, shape: Shape, signed: bool) -> Shape:
        if shape.extents is None:
            return shape
        return ranked([self.fresh(value, at, signed) if one is None else one for at, one in enumerate(shape.extents)])

    def shape(self, value: Value) -> Shape:
        if value not in self.shapes:
            type = value.type
            known = of_type(type.shape, DYNAMIC) if isinstance(type, ShapedType) else UNRANKED
            self.shapes[value] = self._complete(value, known, False)
        return self._shape(self.shapes[value])

    def denoted(self, value: Value) -> Shape:
        if value not in self.denotes:
            type = value.type
            is_extents = isinstance(type, TensorType) and type.element_type is INDEX
            self.denotes[value] = UNRANKED if is_extents else ANYTHING
        return self._shape(self.denotes[value])

    def number(self, value: Value) -> Maybe:
        if value not in self.numbers:
            if value.type is not INDEX and not isinstance(value.type, IntegerType):
                return None
            self.numbers[value] = self.fresh(value, -1, True)
        return self.resolved(self.numbers[value])

    def truth(self, value: Value) -> bool | None:
        return self.truths.get(value)

    def _meet(self, value: Value, before: Shape, shape: Shape, reason: Operation, signed: bool) -> Shape:
        learned: list[tuple[Polynomial, Polynomial]] = []
        found = intersect(before, shape, learned)
        if isinstance(found, Contradiction):
            self.contradict(reason)
            return before
        for one, other in learned:
            self.equal(one, other, reason)
        found = self._complete(value, found, signed)
        self.changed = self.changed or not found.equals(before)
        return found

    def set_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        self.shapes[value] = self._meet(value, self.shape(value), shape, reason, False)

    def set_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        self.denotes[value] = self._meet(value, self.denoted(value), shape, reason, True)

    def set_number(self, value: Value, number: Maybe, reason: Operation) -> None:
        if number is None:
            return
        before = self.numbers.get(value)
        self.numbers[value] = number
        self.changed = self.changed or before is None
        self.equal(before, number, reason)

    def set_truth(self, value: Value, truth: bool | None, reason: Operation) -> None:
        if truth is None:
            return
        before = self.truths.get(value)
        self.truths[value] = truth
        self.changed = self.changed or before is None
        if before is not None and before is not truth:
            self.contradict(reason)

    def equal(self, lhs: Maybe, rhs: Maybe, reason: Operation) -> None:
        lhs, rhs = self.resolved(lhs), self.resolved(rhs)
        if lhs is None or rhs is None or lhs is rhs:
            return
        if is_surely_different(lhs, rhs):
            self.contradict(reason)
            return
        for one, other in ((lhs, rhs), (rhs, lhs)):
            atom = one.terms[0][0][0] if len(one.terms) == 1 and len(one.terms[0][0]) == 1 else None
            if isinstance(atom, UnknownNumber) and one.terms[0][1] == 1 and not _contains(other, atom):
                self.values[atom] = other
                self.changed = True
                return


def _contains(expression: Polynomial, atom: UnknownNumber) -> bool:
    return substitute(expression, {atom: None}) is not expression


def solved(text: str, verified: bool = True) -> tuple[list[str], PlainFacts]:
    """What is known of the values that a program asks for, in order, and all facts."""
    messages: list[object] = []
    context = Context(lambda *message: messages.append(message), allow_unregistered=True)
    module = parse_module(Source(text, "-"), context)
    assert module is not None, messages
    assert not verified or verify(module, context), messages
    if COMPILED:
        pytest.skip(NO_SUBCLASS)
    facts = PlainFacts()
    for _ in range(ROUNDS):
        facts.changed = False
        for op in list(module.walk()):
            transfer = transfer_of(op)
            if transfer is not None:
                transfer(op, facts)
        if not facts.changed:
            break
    else:
        raise AssertionError("the transfer functions do not come to rest")
    asked = [op for op in module.walk() if op.info.name in ("shape", "denoted", "number", "truth")]
    return renamed([answer(op, facts) for op in asked]), facts


def renamed(answers: list[str]) -> list[str]:
    """Unknowns that are no argument's are ?0, ?1, ... in the order in which they are met."""
    names: dict[str, str] = {}
    return [re.sub(r"\?\d+", lambda match: names.setdefault(match[0], f"?{len(names)}"), one) for one in answers]


def answer(op: Operation, facts: PlainFacts) -> str:
    """The text of what is known."""
    value = op.operands[0]
    if op.info.name == "shape":
        return str(facts.shape(value))
    if op.info.name == "denoted":
        return str(facts.denoted(value))
    if op.info.name == "number":
        number = facts.number(value)
        return "?" if number is None else str(number)
    return str(facts.truth(value))


def function(arguments: str, body: str) -> str:
    """A program of one function."""
    return f"func.func @f({arguments}) {{\n{body}\nreturn\n}}"


def facts_of(arguments: str, body: str) -> list[str]:
    """What is known of the values that the body asks for; nothing in it contradicts itself."""
    found, facts = solved(function(arguments, body))
    assert not facts.contradictions, [op.info.name for op in facts.contradictions]
    return found


def contradictions_of(arguments: str, body: str) -> list[str]:
    """The ops that say what cannot be."""
    return [op.info.name for op in solved(function(arguments, body))[1].contradictions]
