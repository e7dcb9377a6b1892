"""Facts about the values inside an op, in one place: the part of the solver that transfer functions see.

Shapes, numbers and denoted shapes are kept with expressions as they were said; equalities that were learned since are
put in when a value is read. A value of which nothing was said yet is NOTHING; one of which nothing can be known
has unknowns of its own.
"""

from __future__ import annotations

from pyopt.analysis.shapes.bindings import Bindings
from pyopt.analysis.shapes.expressions import Polynomial, UnknownNumber, constant, variable
from pyopt.analysis.shapes.lattice import ANYTHING, NOTHING, UNRANKED, Shape, of_type, ranked
from pyopt.analysis.shapes.tracked import is_fractional, may_hold_extents
from pyopt.analysis.shapes.transfer import Facts
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Block, BlockArgument, Operation, Value
from pyopt.ir.opinfo import CONSTANT_LIKE
from pyopt.ir.tables import derived
from pyopt.ir.types import DYNAMIC, ShapedType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.scopes import Home

ELEMENTS: Final = 1 << 20
"""Added to the positions of an extent tensor's elements, to tell their unknowns from that of its own extent."""

_of_types: dict[Type, Shape] = derived({})


def shape_of_type(type: Type) -> Shape:
    """The shape that a type gives."""
    found = _of_types.get(type)
    if found is None:
        found = UNRANKED
        if isinstance(type, ShapedType):
            found = of_type(type.shape, DYNAMIC)
        if isinstance(type, VectorType) and any(type.scalable):
            extents = [
                None if scaled else constant(one) for one, scaled in zip(type.shape or (), type.scalable, strict=True)
            ]
            found = ranked(extents)
        _of_types[type] = found
    return found


def place_of(value: Value) -> Home | None:
    """The place where a value is made."""
    block: Block | None
    if isinstance(value, BlockArgument):
        return value.block, None
    assert value.op is not None
    block = value.op.block
    return None if block is None else (block, value.op)


def name_of(value: Value, position: int) -> str:
    """The name, in messages, of the unknown for an extent, or a number."""
    op = value.op
    name = f"arg{value.index}" if op is None else op.info.name
    if op is not None and len(op.results) > 1:
        name += f"#{value.index}"
    return name if position < 0 else f"{name}[{position % ELEMENTS}]"


class Knowledge(Facts):
    """The stores. `seen` has the values that something is known of, if only that there are such values."""

    __slots__ = (
        "_bases", "_interned", "_makes_unknowns", "_outcomes", "_resolved", "bindings", "denotes", "given", "homes",
        "learned_denotes", "learned_shapes", "learned_truths", "numbers", "seen", "shapes", "truths",
    )  # fmt: skip

    def __init__(self, homes: dict[UnknownNumber, Home]) -> None:
        super().__init__()
        self.bindings = Bindings()
        self.homes = homes
        # Argument of a function -> position -> the name that its extent has, with its bounds.
        self.given: dict[Value, dict[int, tuple[str, int, int | None]]] = {}
        self.seen: set[Value] = set()
        self.shapes: dict[Value, Shape] = {}
        self.denotes: dict[Value, Shape] = {}
        self.numbers: dict[Value, Polynomial] = {}
        self.truths: dict[Value, bool] = {}
        # What consumers have said of values; it holds from one round to the next.
        self.learned_shapes: dict[Value, Shape] = {}
        self.learned_denotes: dict[Value, Shape] = {}
        self.learned_truths: dict[Value, bool] = {}
        self._interned: dict[tuple[Maybe, ...], Shape] = {}
        # Shapes without gaps -> the same with equalities put in; emptied when there are new ones.
        self._resolved: dict[Shape, Shape] = {}
        # An op's kind and what is known of its operands -> the shape of each result, and what it holds.
        self._outcomes: dict[tuple[object, ...], list[tuple[Shape, Shape]]] = {}
        # Since it was last set to False, an unknown was asked for.
        self._makes_unknowns = False
        # (value, position) -> the unknown that stands for an extent; -1 for a number.
        self._bases: dict[Value, dict[int, Polynomial]] = {}

    def restart(self) -> None:
        """Forgets all but equalities, what was learned, and what unknowns stand for."""
        self.seen = set()
        self.shapes = {}
        self.denotes = {}
        self.numbers = {}
        self.truths = {}

    def _put_in_equalities(self) -> None:
        """Has what is known looked at again, since an equality was learned."""
        self._resolved.clear()
        self._outcomes.clear()

    # Unknowns.

    def base(self, value: Value, position: int, signed: bool = False) -> Polynomial:
        """The unknown for an extent of a value, or, at -1, for the number that it is."""
        self._makes_unknowns = True
        mine = self._bases.get(value)
        if mine is None:
            mine = self._bases[value] = {}
        found = mine.get(position)
        if found is None:
            given = self.given.get(value) if self.given else None
            if given is not None and position in given:
                name, low, high = given[position]
                unknown = UnknownNumber(name, False, True, low, high)
            else:
                unknown = UnknownNumber(name_of(value, position), signed)
            home = place_of(value)
            if home is not None:
                self.homes[unknown] = home
            found = mine[position] = variable(unknown)
        return found

    def unknown(self, op: Operation, name: str, signed: bool = False) -> Polynomial:
        self._makes_unknowns = True
        found = super().unknown(op, name, signed)
        atom = found.terms[0][0][0]
        if op.block is not None and isinstance(atom, UnknownNumber):
            self.homes.setdefault(atom, (op.block, op))
        return found

    def complete(self, value: Value, shape: Shape, offset: int = 0, signed: bool = False) -> Shape:
        """The shape with unknowns of the value in place of what is not known, and with equalities put in."""
        known = self._resolved.get(shape)
        if known is not None:
            return known
        extents = shape.extents
        if extents is None:
            return shape
        resolve = self.bindings.resolve
        resolved: list[Maybe] = []
        changed = own = False
        for position, extent in enumerate(extents):
            found = resolve(extent)
            if found is None:
                own = True
                base = self.base(value, position + offset, signed)
                found = resolve(base) or base
            changed = changed or found is not extent
            resolved.append(found)
        # One object for each, since objects are compared.
        key = tuple(resolved)
        result = self._interned.get(key)
        if result is None:
            result = self._interned[key] = ranked(resolved) if changed else shape
        if not own:
            self._resolved[shape] = result
        return result

    def resolved(self, shape: Shape) -> Shape:
        """The shape with equalities put in."""
        if shape.extents is None:
            return shape
        return self._resolved.get(shape) or ranked([self.bindings.resolve(one) for one in shape.extents])

    # Questions.

    def shape(self, value: Value) -> Shape:
        found = self.shapes.get(value)
        if found is None:
            if value not in self.seen:
                return NOTHING
            found = self.shapes[value] = self.complete(value, self.start(value))
            return found
        return self._resolved.get(found) or self.complete(value, found)

    def start(self, value: Value) -> Shape:
        """The shape of a value that does not depend on its op: from its type, and from its consumers."""
        shape = shape_of_type(value.type)
        learned = self.learned_shapes.get(value)
        if learned is None or shape.extents is not None:
            return shape
        return learned

    def denoted(self, value: Value) -> Shape:
        found = self.denotes.get(value)
        if found is None:
            if value not in self.seen:
                return NOTHING
            found = self.denotes[value] = self.own_denoted(value, self.shape(value))
        return self.with_elements(value, found)

    def with_elements(self, value: Value, shape: Shape) -> Shape:
        """What a value stands for, with unknowns in place of what is not known: these are whole numbers."""
        return self.resolved(shape) if is_fractional(value.type) else self.complete(value, shape, ELEMENTS, True)

    def own_denoted(self, value: Value, shape: Shape) -> Shape:
        """The shape that a value stands for if its op does not say."""
        learned = self.learned_denotes.get(value)
        if learned is not None:
            return learned
        if not may_hold_extents(value.type):
            return ANYTHING
        extents = shape.extents
        if extents is None:
            return ANYTHING if shape is UNRANKED else NOTHING
        if len(extents) != 1:
            return ANYTHING if extents else ranked([None])
        rank = None if extents[0] is None else extents[0].value()
        return UNRANKED if rank is None or not 0 <= rank < 64 else ranked([None] * rank)

    def number(self, value: Value) -> Maybe:
        found = self.numbers.get(value)
        if found is None:
            if value not in self.seen:
                return None
            found = self.numbers[value] = self.own_number(value)
        return self.bindings.resolve(found)

    def own_number(self, value: Value) -> Polynomial:
        """The number that a value is if its op does not say."""
        op = value.op
        if op is not None and op.info.traits & CONSTANT_LIKE:
            attribute = op.attributes.get("value")
            if isinstance(attribute, IntegerAttr):
                return constant(attribute.value)
        return self.base(value, -1, True)

    def truth(self, value: Value) -> bool | None:
        found = self.truths.get(value)
        if found is not None:
            return found
        op = value.op
        if op is not None and op.info.traits & CONSTANT_LIKE:
            attribute = op.attributes.get("value")
            if isinstance(attribute, IntegerAttr):
                return attribute.value != 0
        return self.learned_truths.get(value)
