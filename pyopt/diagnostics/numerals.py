"""Decimal numerals of any length.

Python refuses to convert more than 4,300 digits at once, since it takes time with their square. Integers of an iN may
have millions; they are converted in halves, which multiplication makes quicker than that.
"""

from __future__ import annotations

from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from decimal import Decimal

LONG: Final = 4000
"""So many digits are converted by Python itself."""
TOO_LARGE: Final = 1 << 64


def integer_of(digits: str) -> int:
    """The number that decimal digits stand for."""
    return int(digits) if len(digits) <= LONG else _long_integer(digits.lstrip("0") or "0", {})


def small_integer(digits: str) -> int:
    """The same where no more than 64 bits are wanted: any longer number becomes 2^64."""
    if len(digits) < 20:
        return int(digits)
    digits = digits.lstrip("0") or "0"
    return min(int(digits), TOO_LARGE) if len(digits) <= 20 else TOO_LARGE


def integer_literal(token: str) -> int:
    """The number that a token of decimal digits, or of `0x` and hexadecimal ones, stands for."""
    return int(token, 16) if token.startswith("0x") else integer_of(token)


def small_literal(token: str) -> int:
    """The same where no more than 64 bits are wanted: any longer number becomes 2^64."""
    return min(int(token, 16), TOO_LARGE) if token.startswith("0x") else small_integer(token)


def most_digits(width: int) -> int:
    """No number of `width` bits has more decimal digits, leading zeros aside."""
    return width * 30103 // 100000 + 2


def _long_integer(digits: str, powers: dict[int, int]) -> int:
    length = len(digits)
    if length <= LONG:
        return int(digits)
    low = length >> 1
    power = powers.get(low)
    if power is None:
        power = powers[low] = 10**low
    return _long_integer(digits[:-low], powers) * power + _long_integer(digits[-low:], powers)


def decimal_text(value: int) -> str:
    """The decimal digits of a number, with its sign."""
    return str(value) if value.bit_length() < 13_000 else _long_text(value)


def _long_text(value: int) -> str:
    import decimal

    exactly = decimal.Context(
        prec=decimal.MAX_PREC, Emin=decimal.MIN_EMIN, Emax=decimal.MAX_EMAX, traps=[decimal.Inexact]
    )
    with decimal.localcontext(exactly):
        powers: dict[int, Decimal] = {}

        def exact(number: int, width: int) -> Decimal:
            """The number, which has at most `width` bits."""
            if width <= 400:
                return decimal.Decimal(number)
            low = width >> 1
            power = powers.get(low)
            if power is None:
                power = powers[low] = decimal.Decimal(2) ** low
            return exact(number >> low, width - low) * power + exact(number & ((1 << low) - 1), low)

        text = str(exact(abs(value), value.bit_length()))
    return f"-{text}" if value < 0 else text
