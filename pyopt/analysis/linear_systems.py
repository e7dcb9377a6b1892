"""Conjunctions of linear equalities and inequalities over the integers, and whether one is empty.

A row is a tuple: the coefficient of each variable and, last, the constant term; it says `== 0` or `>= 0`. Emptiness is
what Pugh, The Omega Test (1991), does before its exact cases: equalities are solved for a variable, inequalities
combined in pairs (Fourier and Motzkin), and constants rounded to what the coefficients' common divisor allows. It
proves that a system is empty, never that it is not. Variables go in the reference's order, because with rounding
that order decides what is found.
"""

from __future__ import annotations

from math import gcd

from pyopt.light import TYPE_CHECKING, Final, Iterable, Sequence, TypeAlias, final

if TYPE_CHECKING:
    Row: TypeAlias = tuple[int, ...]

ROWS_PER_VARIABLE: Final = 32
"""With more rows for each variable than this, the search for a contradiction ends: elimination squares the number."""

MOST_PAIRS: Final = 100_000
"""Nor is a variable eliminated that has more pairs of a lower and an upper bound."""


def tightened(row: Row) -> Row:
    """4x - 2y + 3 >= 0 -> 2x - y + 1 >= 0"""
    divisor = gcd(*row[:-1])
    return tuple([value // divisor for value in row]) if divisor > 1 else row


def normalized(row: Row) -> Row:
    """4x + 2 == 0 -> 2x + 1 == 0"""
    divisor = gcd(*row)
    return tuple([value // divisor for value in row]) if divisor > 1 else row


def strictest(rows: Iterable[Row]) -> list[Row]:
    """Inequalities tightened; of those that differ in the constant only the strictest, at its own place.

    What always holds is dropped; what never holds stays, as a row of zeros with a negative constant.
    """
    least: dict[Row, int] = {}
    for row in rows:
        row = tightened(row)  # noqa: PLW2901  # the row as it is kept
        coefficients, bound = row[:-1], row[-1]
        if bound >= 0 and not any(coefficients):
            continue
        known = least.get(coefficients)
        if known is None:
            least[coefficients] = bound
        elif bound < known:
            del least[coefficients]
            least[coefficients] = bound
    return [(*coefficients, bound) for coefficients, bound in least.items()]


def is_contradiction(row: Row, equality: bool) -> bool:
    """No integers satisfy the row, seen by itself."""
    divisor = gcd(*row[:-1])
    bound = row[-1]
    if divisor == 0:
        return bound != 0 if equality else bound < 0
    return equality and bound % divisor != 0


def _solved(row: Row, by: Row, at: int) -> Row:
    """The row without variable `at`, by an equality in which it occurs; an inequality keeps its direction."""
    own, pivot = row[at], by[at]
    if own == 0:
        return row
    divisor = gcd(own, pivot)
    scale, factor = abs(pivot) // divisor, (-own if pivot > 0 else own) // divisor
    return tuple([scale * a + factor * b for a, b in zip(row, by, strict=True)])


def _without(row: Row, at: int) -> Row:
    return row[:at] + row[at + 1 :]


# Quotients: a variable q is e floordiv d where the rows say 0 <= e - d * q < d.


def quotient_rows(dividend: Row, divisor: int, at: int) -> tuple[Row, Row]:
    """The two inequalities by which variable `at`, which the dividend has not, is the quotient."""
    upper = [-value for value in dividend]
    upper[at] = divisor
    upper[-1] += divisor - 1
    lower = list(dividend)
    lower[at] = -divisor
    return tuple(upper), tuple(lower)


def quotients_in(inequalities: Sequence[Row], at: int) -> list[tuple[Row, int]]:
    """(dividend, divisor) of all quotients that pairs of opposite rows say variable `at` is, without common divisors.

    Such a pair may leave fewer remainders than the divisor allows; the dividend then begins where they do.
    """
    opposite: dict[Row, int] = {}
    for row in inequalities:
        if row[at] > 0:
            opposite.setdefault(row[:-1], row[-1])
    found: list[tuple[Row, int]] = []
    for row in inequalities:
        bound = opposite.get(tuple([-value for value in row[:-1]])) if row[at] < 0 else None
        if bound is None:
            continue
        divisor = -row[at]
        missing = divisor - 1 - bound - row[-1]
        if 0 <= missing < divisor:
            dividend = [*row[:-1], row[-1] + missing]
            dividend[at] = 0
            common = gcd(divisor, *dividend[:-1])
            found.append((tuple([value // common for value in dividend]), divisor // common))
    return found


@final
class System:
    """Rows over `width` variables."""

    __slots__ = ("equalities", "inequalities", "width")

    def __init__(self, width: int, equalities: Sequence[Row], inequalities: Sequence[Row]) -> None:
        self.width = width
        self.equalities = list(equalities)
        self.inequalities = list(inequalities)

    def is_empty(self, first_local: int) -> bool:
        """No integers satisfy the rows, as far as elimination tells; variables from `first_local` on go first."""
        if self._is_contradictory():
            return True
        rest = System(self.width, self.equalities, self.inequalities)
        rest.solve_for_locals(first_local)
        # Equalities by which a variable is a sum of others lose no integers, and go before those that do.
        rest.solve_for_locals(0)
        if rest._is_contradictory():
            return True
        blocked = 0
        while blocked < rest.width:
            rest._solve_from(blocked)
            blocked += 1
            if rest._is_contradictory():
                return True
        while rest.width:
            eliminated = rest._eliminate(rest._cheapest(0, rest.width))
            if not eliminated or len(rest.inequalities) >= ROWS_PER_VARIABLE * self.width:
                return False
            if rest._is_contradictory():
                return True
        return False

    def normalize(self) -> None:
        """Rows whose numbers have no common divisor."""
        self.equalities = [normalized(row) for row in self.equalities]
        self.inequalities = [normalized(row) for row in self.inequalities]

    def constant_bound(self, at: int, upper: bool) -> int | None:
        """The greatest or the least value of a variable that elimination of all others finds."""
        rest = System(self.width, self.equalities, self.inequalities)
        if not rest.project_out(0, at) or not rest.project_out(1, rest.width - 1):
            return None
        for row in rest.equalities:
            row = normalized(row)  # noqa: PLW2901  # the row as it is read
            if abs(row[0]) == 1:
                return -row[1] * row[0]
        found: int | None = None
        for factor, bound in rest.inequalities:
            if upper and factor < 0:
                value = bound // -factor
                found = value if found is None else min(found, value)
            elif not upper and factor > 0:
                value = -(bound // factor)
                found = value if found is None else max(found, value)
        return found

    def project_out(self, start: int, count: int) -> bool:
        """Eliminates `count` variables from `start` on, those first that an equality gives; False if it is too much."""
        at = start
        self.inequalities = strictest(self.inequalities)
        while at < start + count:
            index = next((index for index, row in enumerate(self.equalities) if row[at]), None)
            if index is None:
                at += 1
                continue
            self._use(index, at)
            self.inequalities = strictest(self.inequalities)
            count -= 1
        while count:
            if not self._eliminate(self._cheapest(start, start + count)):
                return False
            count -= 1
        return True

    def _is_contradictory(self) -> bool:
        return any(is_contradiction(row, True) for row in self.equalities) or any(
            is_contradiction(row, False) for row in self.inequalities
        )

    def solve_for_locals(self, first: int) -> None:
        """Solves equalities for variables from `first` on that have no coefficient there."""
        self.equalities = [normalized(row) for row in self.equalities]
        while True:
            for index, row in enumerate(self.equalities):
                at = next((at for at in range(first, self.width) if abs(row[at]) == 1), None)
                if at is not None:
                    self._use(index, at)
                    break
            else:
                return

    def _use(self, index: int, at: int) -> None:
        """Solves equality `index` for variable `at`: both go."""
        pivot = self.equalities.pop(index)
        self.equalities = [_without(normalized(_solved(row, pivot, at)), at) for row in self.equalities]
        self.inequalities = [_without(_solved(row, pivot, at), at) for row in self.inequalities]
        self.width -= 1

    def _solve_from(self, at: int) -> None:
        """Solves for variable `at` and those after it, up to one that stands in inequalities only."""
        self.inequalities = strictest(self.inequalities)
        while at < self.width:
            if any(is_contradiction(row, True) for row in self.equalities):
                # One that has no integers for its remaining variables must not be used up.
                return
            index = next((index for index, row in enumerate(self.equalities) if row[at]), None)
            if index is not None:
                self._use(index, at)
                self.inequalities = strictest(self.inequalities)
            elif any(row[at] for row in self.inequalities):
                return
            else:
                self._drop(at)

    def _drop(self, at: int) -> None:
        """Forgets a variable that no row has."""
        self.equalities = [_without(row, at) for row in self.equalities]
        self.inequalities = [_without(row, at) for row in self.inequalities]
        self.width -= 1

    def _cheapest(self, start: int, end: int) -> int:
        """The variable among some with the fewest pairs of bounds, the first of several."""
        best, least = start, -1
        for at in range(start, end):
            lower = sum([row[at] > 0 for row in self.inequalities])
            upper = sum([row[at] < 0 for row in self.inequalities])
            if least < 0 or lower * upper < least:
                best, least = at, lower * upper
        return best

    def _eliminate(self, at: int) -> bool:
        """Replaces the bounds of a variable, which no equality has, by what they say of each other.

        False, and nothing changes, if that is too much.
        """
        lower = [row for row in self.inequalities if row[at] > 0]
        upper = [row for row in self.inequalities if row[at] < 0]
        if len(lower) * len(upper) > MOST_PAIRS:
            return False
        combined: list[Row] = []
        for high in upper:
            for low in lower:
                divisor = gcd(low[at], high[at])
                scale, factor = low[at] // divisor, -high[at] // divisor
                combined.append(_without(tuple([scale * a + factor * b for a, b in zip(high, low, strict=True)]), at))
        kept = [_without(row, at) for row in self.inequalities if row[at] == 0]
        self.inequalities = strictest([*combined, *kept])
        self.equalities = [_without(row, at) for row in self.equalities]
        self.width -= 1
        return True
