"""Decimals to encodings: a number is computed with more and more digits until it is clear to what it rounds."""

from __future__ import annotations

from decimal import Decimal, localcontext
from typing import TYPE_CHECKING, Final

from pyopt.interpreter.wide.series import context_of
from pyopt.ir import floats

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.ir.types import FloatType

_DIGITS: Final = (50, 110, 300)
"""Digits that must be right. What is still between two numbers then is meant to be exactly there (Ziv, 1991)."""
_GUARD: Final = 20
_LARGEST: Final = 6000
"""Powers of ten of numbers that are beyond the types, or smaller than half of their least number."""


def rounded(compute: Callable[[], Decimal], type: FloatType) -> int:
    """The encoding of a number that `compute` gives in the current decimal context."""
    for digits in _DIGITS:
        with localcontext(context_of(digits + _GUARD)):
            found = compute()
            if not found.is_finite() or not found or abs(found.adjusted()) > _LARGEST:
                return _extreme(found, type)
            numerator, denominator = _ratio(found)
        slack = max(abs(numerator) // 10**digits, 1)
        low = floats.from_ratio(numerator - slack, denominator, type, numerator < 0)
        high = floats.from_ratio(numerator + slack, denominator, type, numerator < 0)
        if low == high:
            return low
    return _snapped(numerator, denominator, slack, type)


def _extreme(found: Decimal, type: FloatType) -> int:
    """NaN, zero, or what is beyond the type."""
    negative = found.is_signed()
    if found.is_nan():
        return floats.nan(type)
    if found.is_infinite() or (found and found.adjusted() > 0):
        return floats.infinity(type, negative)
    return floats.zero(type, negative)


def _ratio(found: Decimal) -> tuple[int, int]:
    """A finite number as numerator and denominator, neither of them small."""
    places = _DIGITS[-1] + 2 * _GUARD
    power = found.adjusted() - places
    numerator = int(found.scaleb(-power))
    return (numerator * 10**power, 1) if power >= 0 else (numerator, 10**-power)


def _snapped(numerator: int, denominator: int, slack: int, type: FloatType) -> int:
    """Rounds; what lies next to a multiple of a quarter of the last place is that multiple."""
    form = floats.format_of(type)
    leading = max(abs(numerator).bit_length() - denominator.bit_length() - 1, 1 - form.bias)
    grid = leading - form.precision - 2
    up, down = 1 << max(-grid, 0), 1 << max(grid, 0)
    nearest = (2 * numerator * up + denominator * down) // (2 * denominator * down)
    if abs(nearest * down * denominator - numerator * up) <= 2 * slack * up:
        return floats.from_ratio(nearest * down, up, type, numerator < 0)
    return floats.from_ratio(numerator, denominator, type, numerator < 0)
