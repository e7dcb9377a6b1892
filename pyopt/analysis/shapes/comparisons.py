"""Comparisons of expressions that hold for all values of their unknowns."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import ONE, Polynomial, is_surely_natural, sub
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


def is_surely_different(lhs: Maybe, rhs: Maybe) -> bool:
    """No values of the unknowns make the two equal: they differ by a number that is not 0, or by its sign."""
    if lhs is not None and rhs is not None and lhs.number is not None and rhs.number is not None:
        return lhs is not rhs
    if lhs is None or rhs is None:
        return False
    if lhs is rhs or (_is_plain(lhs) and _is_plain(rhs) and _offset(lhs) == _offset(rhs)):
        return False
    difference = sub(lhs, rhs)
    return difference is not None and (is_surely_positive(difference) or is_surely_positive(sub(rhs, lhs)))


def _is_plain(expression: Polynomial) -> bool:
    """It is computed of any extents, by sums and products only."""
    return not expression.ranged and not expression.compound


def _offset(expression: Polynomial) -> int:
    """The number in a sum, which comes first."""
    terms = expression.terms
    return terms[0][1] if terms and not terms[0][0] else 0


def is_surely_positive(expression: Maybe) -> bool:
    """Greater than 0 for all values of the unknowns."""
    return expression is not None and is_surely_natural(sub(expression, ONE))
