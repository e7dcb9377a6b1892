"""All contact with mpmath: what is used of it, with types, and a context of its own.

mpmath is the extra `wide`. What is exact (sums, products, quotients, square roots) does without it.
"""

from __future__ import annotations

from pyopt.interpreter.errors import unsupported
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.release import missing

if TYPE_CHECKING:
    from contextlib import AbstractContextManager
    from typing import Protocol

    class Real(Protocol):
        """A binary number; results of operators have the precision of the context."""

        @property
        def man_exp(self) -> tuple[int, int]: ...  # of the absolute value
        def __add__(self, other: Real | int) -> Real: ...
        def __sub__(self, other: Real | int) -> Real: ...
        def __mul__(self, other: Real | int) -> Real: ...
        def __truediv__(self, other: Real | int) -> Real: ...
        def __rtruediv__(self, other: int) -> Real: ...
        def __neg__(self) -> Real: ...
        def __pos__(self) -> Real: ...
        def __abs__(self) -> Real: ...
        def __lt__(self, other: Real | int) -> bool: ...
        def __gt__(self, other: Real | int) -> bool: ...
        def __bool__(self) -> bool: ...

    class Context(Protocol):
        """mpmath's functions of numbers; `prec` is the precision in bits."""

        prec: int
        pi: Real
        inf: Real

        def workprec(self, bits: int) -> AbstractContextManager[None]: ...
        def mpf(self, number: int | tuple[int, int]) -> Real: ...
        def ldexp(self, number: Real | int, exponent: int) -> Real: ...
        def mag(self, x: Real) -> int: ...  # |x| < 2^mag, and not much less
        def isinf(self, x: Real) -> bool: ...
        def __getattr__(self, function: str) -> Callable[..., Real]: ...  # of numbers: sqrt, exp, log, sin, ...
        def cos_sin(self, x: Real) -> tuple[Real, Real]: ...
        def cospi_sinpi(self, x: Real) -> tuple[Real, Real]: ...


_BEYOND: Final = 40_000
"""exp of this is beyond every float type, even if a factor as small as a type has comes to it."""
_contexts: Final[list[Context]] = []


def context() -> Context:
    """The context in which everything here is computed; mpmath's own, which users may have set, stays as it is."""
    if not _contexts:
        try:
            from mpmath import MPContext  # type: ignore[import-untyped]  # mpmath has no types of its own
        except ImportError:
            raise unsupported(f"on f80 and f128 needs {missing('mpmath', 'wide')}") from None
        own = MPContext()
        # A result that is not real is a mistake here: operands outside of the domain have been sorted out before.
        own.trap_complex = True
        _contexts.append(own)
    return _contexts[0]


def bounded(mp: Context, x: Real) -> Real:
    """An operand of exp, sinh or cosh, cut where that is beyond every type anyway: numbers have no largest exponent."""
    if abs(x) > _BEYOND:
        return mp.mpf(_BEYOND if x > 0 else -_BEYOND)
    return x


def exp(mp: Context, x: Real) -> Real:
    return mp.exp(bounded(mp, x))


def vanishes(mp: Context, x: Real, doubt: int) -> bool:
    """Whether exp(x) is below every type, where x may be wrong by 2^doubt."""
    return x + mp.ldexp(1, doubt) < -_BEYOND


def log_ratio(mp: Context, numerator: int, denominator: int) -> Real:
    """The logarithm of a quotient of positive integers, which may be close to 1."""
    if abs(numerator - denominator) * 10 < denominator:
        return mp.log1p(mp.mpf(numerator - denominator) / denominator)
    return mp.log(mp.mpf(numerator) / denominator)


def accurate_sum(mp: Context, terms: Callable[[], tuple[Real, Real]]) -> Real:
    """The sum of two numbers, which is not zero: where it cancels, of numbers with more digits."""
    bits, extra = mp.prec, 0
    while True:
        with mp.workprec(bits + extra):
            one, other = terms()
            found = one + other
        if found and max(mp.mag(one), mp.mag(other)) - mp.mag(found) <= extra + 4:
            return found
        extra = 2 * extra + bits
