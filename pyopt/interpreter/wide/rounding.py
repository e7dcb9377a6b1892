"""Real numbers to encodings: a number is computed with more and more bits until it is clear to what it rounds."""

from __future__ import annotations

from pyopt.interpreter.wide.multiprecision import context
from pyopt.ir import floats
from pyopt.ir.types import FloatType
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.wide.multiprecision import Context, Real

_GUARD: Final = 32
"""Bits that a function may lose without being asked again."""
_MOST_BITS: Final = 60_000
"""The greatest working precision: a result that is still a tie then is taken for one. Closest come those below the
least normal number, next to a tie by the next term of a series in its square: at least 2^-50,000 times themselves."""
_LARGEST: Final = 20_000
"""Exponents of two beyond the types, and below half of their least number."""


def rounded(compute: Callable[[Context], Real], type: FloatType) -> int:
    """The encoding of a number that `compute` gives with about as many bits as the context has (Ziv, 1991).

    Two results with different numbers of bits say whether that is so; where more cancels, it takes more of them.
    What is zero twice is zero: a sum of which nothing may be left goes by `accurate_sum`.
    """
    mp = context()
    bits = type.mantissa + _GUARD
    with mp.workprec(bits):
        previous = compute(mp)
        while not mp.isinf(previous):
            mp.prec = 2 * bits
            found = compute(mp)
            error = abs(found - previous)
            slack = error
            if not error > mp.ldexp(abs(found), _GUARD - bits):
                slack = mp.ldexp(abs(found), _GUARD - 2 * bits)
            low, high = _encoded(mp, found - slack, type), _encoded(mp, found + slack, type)
            if low == high:
                return low
            previous = found
            bits *= 2
            if bits > _MOST_BITS:
                mp.prec = bits // 4
                previous = +found
                break
        return _encoded(mp, previous, type)


def _encoded(mp: Context, number: Real, type: FloatType) -> int:
    if not number:
        return floats.zero(type)
    negative = number < 0
    magnitude = mp.mag(number)
    if magnitude > _LARGEST:
        return floats.infinity(type, negative)
    if magnitude < -_LARGEST:
        return floats.zero(type, negative)
    significand, exponent = number.man_exp
    numerator = int(-significand if negative else significand)
    return floats.from_ratio(numerator << max(exponent, 0), 1 << max(-exponent, 0), type, negative)
