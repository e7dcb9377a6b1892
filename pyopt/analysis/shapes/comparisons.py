"""Comparisons of expressions that hold for all values of their unknowns."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import Polynomial, is_at_least, is_at_most, sub
from pyopt.ir.tables import derived
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe


_different: dict[tuple[Polynomial, Polynomial], bool] = derived({})


def is_surely_different(lhs: Maybe, rhs: Maybe) -> bool:
    """No values of the unknowns make the two equal: they differ by a number that is not 0, or by its sign."""
    if lhs is not None and rhs is not None and lhs.number is not None and rhs.number is not None:
        return lhs is not rhs
    if lhs is None or rhs is None:
        return False
    if lhs is rhs or (_is_plain(lhs) and _is_plain(rhs) and _offset(lhs) == _offset(rhs)):
        return False
    if lhs.number is not None or rhs.number is not None:
        return _is_never(lhs, rhs.number) if lhs.number is None else _is_never(rhs, lhs.number)
    key = (lhs, rhs)
    found = _different.get(key)
    if found is None:
        difference = sub(lhs, rhs)
        found = difference is not None and (is_surely_positive(difference) or is_surely_positive(sub(rhs, lhs)))
        _different[key] = found
    return found


def _is_never(expression: Polynomial, number: int | None) -> bool:
    """It is not this number for any values of the unknowns."""
    return number is not None and (is_at_least(expression, number + 1) or is_at_most(expression, number - 1))


def _is_plain(expression: Polynomial) -> bool:
    """It is computed of any extents, by sums and products only."""
    return not expression.ranged and not expression.compound


def _offset(expression: Polynomial) -> int:
    """The number in a sum, which comes first."""
    terms = expression.terms
    return terms[0][1] if terms and not terms[0][0] else 0


def is_surely_positive(expression: Maybe) -> bool:
    """Greater than 0 for all values of the unknowns."""
    return expression is not None and is_at_least(expression, 1)
