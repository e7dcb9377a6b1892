"""Whether a linalg.generic does what a row of the table of named ops says: by its maps, its loops and its body."""

from __future__ import annotations

from pyopt.analysis.effects import is_memory_effect_free
from pyopt.dialects.linalg.notation import PARALLEL, NamedForm, Subscript
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, AffineExpr, AffineMap
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Region, Value
from pyopt.ir.opinfo import COMMUTATIVE
from pyopt.light import Final, Sequence, final

_FLAGS: Final = ("fastmath", "overflowFlags")
"""Attributes that allow more, and may be left out."""


@final
class Match:
    """A match of a form: the op's loops by the form's names, and the strides and dilations of its windows."""

    __slots__ = ("dilations", "form", "loops", "strides")

    def __init__(self, form: NamedForm) -> None:
        self.form = form
        self.loops: dict[str, int] = {}
        self.strides: list[int] = []
        self.dilations: list[int] = []

    def bind(self, loop: str, number: int) -> bool:
        return self.loops.setdefault(loop, number) == number

    def take(self, one: Subscript, expr: AffineExpr, iterators: Sequence[str]) -> bool:
        """A subscript is what an expression says: a loop, or a window that slides with a parallel one."""
        if not one.other:
            return expr.kind == DIM and self.bind(one.loop, expr.value)
        terms = [_scaled(term) for term in (expr.lhs, expr.rhs)] if expr.kind == ADD else []
        if len(terms) != 2 or any(loop < 0 for loop, _ in terms):
            return False
        if iterators[terms[0][0]] != PARALLEL:
            terms.reverse()
        (loop, stride), (other, dilation) = terms
        if one.window < 0:
            return stride == dilation == 1 and self.bind(one.loop, loop) and self.bind(one.other, other)
        self.strides.append(stride)
        self.dilations.append(dilation)
        return min(stride, dilation) > 0 and self.bind(one.loop, loop) and self.bind(one.other, other)


def _scaled(term: AffineExpr) -> tuple[int, int]:
    """(loop, factor) of `d0` or `d0 * 2`; the loop is -1 for anything else"""
    if term.kind == DIM:
        return term.value, 1
    if term.kind == MUL and term.lhs.kind == DIM and term.rhs.kind == CONSTANT:
        return term.lhs.value, term.rhs.value
    return -1, 0


def match_loops(form: NamedForm, maps: Sequence[AffineMap], iterators: Sequence[str], in_order: bool) -> Match | None:
    """Matches operands with these maps to those of the form; loops stand where the form has them if `in_order`."""
    if len(maps) != form.operand_count or sorted(iterators) != sorted(form.iterators):
        return None
    found = Match(form)
    if in_order:
        found.loops = {loop: number for number, loop in enumerate(form.loops)}
    for group, map in zip(form.subscripts, maps, strict=True):
        if len(group) != len(map.results):
            return None
        if not all(found.take(one, expr, iterators) for one, expr in zip(group, map.results, strict=True)):
            return None
    numbers = [found.loops.get(loop, -1) for loop in form.loops]
    if sorted(numbers) != list(range(len(iterators))):
        return None
    return found if [iterators[number] for number in numbers] == form.iterators else None


def does_the_same(made: Region, given: Region, commutes: bool) -> bool:
    """A body computes what that of a named op does; flags may get lost, and operands swap if `commutes`."""
    first, second = made.entry(), given.entry()
    if [one.type for one in first.arguments] != [one.type for one in second.arguments]:
        return False
    end, other_end = first.last, second.last
    if end is None or other_end is None or len(end.operands) != len(other_end.operands):
        return False
    values: dict[Value, Value] = dict(zip(first.arguments, second.arguments, strict=True))
    if not all(_same(*pair, values, commutes) for pair in zip(end.operands, other_end.operands, strict=True)):
        return False
    return all(op is other_end or is_memory_effect_free(op) for op in second)


def _same(one: Value, other: Value, values: dict[Value, Value], commutes: bool) -> bool:
    if one in values or one.op is None:
        return values.get(one) is other
    op, against = one.op, other.op
    if against is None or against.info is not op.info or one.type is not other.type or op.regions:
        return False
    if _without_flags(op.attributes) != _without_flags(against.attributes):
        return False
    if len(op.operands) != len(against.operands):
        return False
    if all(_same(*pair, values, commutes) for pair in zip(op.operands, against.operands, strict=True)):
        return True
    if not commutes or not op.info.traits & COMMUTATIVE or len(op.operands) != 2:
        return False
    return all(_same(*pair, values, commutes) for pair in zip(op.operands, against.operands[::-1], strict=True))


def _without_flags(attributes: dict[str, Attribute]) -> dict[str, Attribute]:
    return {name: value for name, value in attributes.items() if name not in _FLAGS}
