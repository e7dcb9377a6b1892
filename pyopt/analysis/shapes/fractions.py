"""Small tensors of floats that sizes are computed with: they hold expressions in units of 1 / UNIT.

    Floor(Cast(n) * 0.5)       [8 * n] of [16 * n] and [8], then [n floordiv 2 * 16]

What is no multiple of 1 / UNIT is not known, so that no rounding is: such numbers are exact in floats of 32 bits up to
2^20, and extents are taken to be less. Floats of fewer bits are not followed.
"""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import constant, floordiv, is_surely_natural, product
from pyopt.analysis.shapes.lattice import Shape, ranked
from pyopt.analysis.shapes.operations import RANKS
from pyopt.analysis.shapes.tracked import UNIT, is_fractional
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.transfer import Facts
    from pyopt.ir.core import Operation, Value

MOST: Final = 1 << 24
"""In units; larger constants are not followed."""


def is_small(shape: Shape) -> bool:
    """It has a number of elements that is known, and few."""
    count = None if shape.extents is None else product(shape.extents)
    return count is not None and count.number is not None and count.number <= RANKS


def say_fractions(result: Value, elements: Shape, op: Operation, facts: Facts) -> None:
    """Sets the elements of a tensor of floats, if they are as many as it has."""
    if elements.extents is None or len(elements.extents) > RANKS or not is_fractional(result.type):
        return
    extents = facts.shape(result).extents
    count = None if extents is None else product(extents)
    if count is None or count.number != len(elements.extents):
        return
    held = [_followed(one) for one in elements.extents]
    if any(one is not None for one in held):
        facts.set_denoted(result, ranked(held), op)


def _followed(number: Maybe) -> Maybe:
    if number is None or number.number is None:
        return number if number is not None and number.exact else None
    return number if -MOST <= number.number <= MOST else None


def whole(elements: Shape) -> Shape:
    """What a conversion to integers makes of them: it rounds towards zero."""
    return elements if elements.extents is None else ranked([_whole(one) for one in elements.extents])


def _whole(number: Maybe) -> Maybe:
    value = None if number is None else number.value()
    if value is not None:
        return constant(abs(value) // UNIT * (1 if value >= 0 else -1))
    return floordiv(number, constant(UNIT)) if is_surely_natural(number) else None
