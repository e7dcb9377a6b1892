"""Relations between the types of an op's operands and results, as data for `OpInfo.invariants`.

Operands and results are told by declared name; an optional operand that is not there fits anything.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, result_group, signature_of
from pyopt.ir.types import Type, VectorType, element_type_or_self
from pyopt.light import TYPE_CHECKING, Callable, TypeAlias, final

if TYPE_CHECKING:
    Projection: TypeAlias = Callable[[Type], object]


def value_named(op: Operation, name: str) -> Value | None:
    """The single operand or result with a declared name, None for an optional one that is not there."""
    known = signature_of(op.info).operand_index
    found = operand_group(op, name) if name in known else result_group(op, name)
    return found[0] if found else None


def rank(type: Type) -> object:
    """The rank of a vector."""
    return len(type.scalable) if isinstance(type, VectorType) else None


def itself(type: Type) -> object:
    """The type."""
    return type


@final
class Relation:
    """Requires that `left` of one value's type equals `right` of the other's; `words` are the message if it fails."""

    __slots__ = ("first", "left", "right", "second", "words")

    def __init__(self, words: str, first: str, second: str, left: Projection, right: Projection) -> None:
        self.words = words
        self.first = first
        self.second = second
        self.left = left
        self.right = right

    def holds(self, op: Operation) -> bool:
        first = value_named(op, self.first)
        second = value_named(op, self.second)
        return first is None or second is None or self.left(first.type) is self.right(second.type)


def same_element(words: str, first: str, second: str) -> Relation:
    """Both have one element type, a scalar being its own."""
    return Relation(words, first, second, element_type_or_self, element_type_or_self)


def same_elements(first: str, second: str) -> Relation:
    """The same in ODS's words."""
    return same_element(f"all of {{{first}, {second}}} have same element type", first, second)


def same_types(first: str, second: str, among: str = "") -> Relation:
    """Both have one type; `among`: all the names that the message lists."""
    return Relation(f"all of {{{among or first + ', ' + second}}} have same type", first, second, itself, itself)


def same_ranks(first: str, second: str) -> Relation:
    """Both are vectors of one rank."""
    return Relation(f"all of {{{first}, {second}}} have same rank", first, second, rank, rank)


@final
class Relations:
    """Several relations, the first that fails being reported; `check` is for `OpInfo.invariants`."""

    __slots__ = ("relations",)

    def __init__(self, *relations: Relation) -> None:
        self.relations = relations

    def check(self, op: Operation) -> str | None:
        for relation in self.relations:
            if not relation.holds(op):
                return "failed to verify that " + relation.words
        return None
