"""Affine expressions that are read as others of the same value.

`d0 + (-s0 + 15)` is printed, as in the reference, without the parentheses, and then read as `(d0 - s0) + 15`.
"""

from __future__ import annotations

from typing import Final

from pyopt.ir.affine import AffineExpr, AffineMapAttr, IntegerSetAttr, evaluate
from pyopt.ir.attributes import ArrayAttr, Attribute, DictionaryAttr
from pyopt.ir.core import Operation

POINTS: Final = (0, 1, -1, 7, -16, 33, 1000)


def adopt_expressions(module: Operation, read: Operation) -> None:
    """Replaces maps and sets in attributes of `module` by those that stand there in `read`, if their values agree."""
    for op, other in zip(module.walk(), read.walk(), strict=False):
        for name, value in list(op.attributes.items()):
            again = other.attributes.get(name)
            if again is not None and again is not value:
                op.set_attribute(name, _adopted(value, again))


def _adopted(value: Attribute, again: Attribute) -> Attribute:
    if isinstance(value, ArrayAttr) and isinstance(again, ArrayAttr) and len(value.elements) == len(again.elements):
        return ArrayAttr.get(tuple(_adopted(*pair) for pair in zip(value.elements, again.elements, strict=True)))
    if isinstance(value, DictionaryAttr) and isinstance(again, DictionaryAttr):
        others = dict(again.entries)
        return DictionaryAttr.get({name: _adopted(one, others.get(name, one)) for name, one in value.entries})
    if isinstance(value, AffineMapAttr) and isinstance(again, AffineMapAttr):
        one, two = value.value, again.value
        same = (one.num_dims, one.num_symbols) == (two.num_dims, two.num_symbols)
        return again if same and _agree(one.results, two.results, one.num_dims, one.num_symbols) else value
    if isinstance(value, IntegerSetAttr) and isinstance(again, IntegerSetAttr):
        first, second = value.value, again.value
        same = (first.num_dims, first.num_symbols, first.equalities) == (
            second.num_dims,
            second.num_symbols,
            second.equalities,
        )
        agree = same and _agree(first.constraints, second.constraints, first.num_dims, first.num_symbols)
        return again if agree else value
    return value


def _agree(one: tuple[AffineExpr, ...], other: tuple[AffineExpr, ...], dims: int, symbols: int) -> bool:
    """The expressions have the same values at some points."""
    if len(one) != len(other):
        return False
    count = len(POINTS)
    for start in range(count):
        inputs = [POINTS[(start + 3 * index) % count] for index in range(dims + symbols)]
        for first, second in zip(one, other, strict=True):
            if evaluate(first, inputs[:dims], inputs[dims:]) != evaluate(second, inputs[:dims], inputs[dims:]):
                return False
    return True
