"""The facts that a transfer function of a plug-in is given: what it answers is checked before it is taken in."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import Polynomial
from pyopt.analysis.shapes.lattice import Shape
from pyopt.analysis.shapes.transfer import Facts
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


@final
class CheckedFacts(Facts):
    """Other facts, behind checks that raise TypeError."""

    __slots__ = ("_facts",)

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self._facts = facts

    def shape(self, value: Value) -> Shape:
        return self._facts.shape(value)

    def denoted(self, value: Value) -> Shape:
        return self._facts.denoted(value)

    def number(self, value: Value) -> Maybe:
        return self._facts.number(value)

    def truth(self, value: Value) -> bool | None:
        return self._facts.truth(value)

    def is_extent(self, number: Maybe) -> bool:
        return self._facts.is_extent(number)

    def set_shape(self, value: Value, shape: Shape, reason: Operation) -> None:
        _check("set_shape", _is_shape(shape), shape, "a Shape, whose extents are Polynomials or None")
        self._facts.set_shape(value, shape, reason)

    def set_denoted(self, value: Value, shape: Shape, reason: Operation) -> None:
        _check("set_denoted", _is_shape(shape), shape, "a Shape, whose extents are Polynomials or None")
        self._facts.set_denoted(value, shape, reason)

    def set_number(self, value: Value, number: Maybe, reason: Operation) -> None:
        _check("set_number", _is_number(number), number, "a Polynomial or None")
        self._facts.set_number(value, number, reason)

    def set_truth(self, value: Value, truth: bool | None, reason: Operation) -> None:
        _check("set_truth", truth is None or isinstance(truth, bool), truth, "True, False or None")
        self._facts.set_truth(value, truth, reason)

    def equal(self, lhs: Maybe, rhs: Maybe, reason: Operation) -> None:
        _check("equal", _is_number(lhs), lhs, "Polynomials or None")
        _check("equal", _is_number(rhs), rhs, "Polynomials or None")
        self._facts.equal(lhs, rhs, reason)

    def unknown(self, op: Operation, name: str, signed: bool = False) -> Polynomial:
        return self._facts.unknown(op, name, signed)


def _is_number(number: object) -> bool:
    return number is None or isinstance(number, Polynomial)


def _is_shape(shape: object) -> bool:
    return isinstance(shape, Shape) and (shape.extents is None or all(_is_number(one) for one in shape.extents))


def _check(method: str, right: bool, given: object, expected: str) -> None:
    if not right:
        raise TypeError(f"facts.{method} takes {expected}, not {given}")
