"""Boxes: dims between bounds by values outside, in each of them whatever the other dims are.

    %i <= d0 <= %i + 35        has the dim d0 and the symbol %i

Dims are subscripts of a memref that accesses touch, or counters of loops that are run in part.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System
from pyopt.analysis.variable_bounds import all_bounds
from pyopt.dialects.affine.composition import canonicalize
from pyopt.ir.affine import AffineMap
from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, Sequence, final

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row
    from pyopt.dialects.affine.composition import Bound


@final
class Span:
    """Rows over the symbols between which a dim is, with a number of elements that is known.

    `factor * d >= first` and `factor * d <= last`.
    """

    __slots__ = ("factor", "first", "last", "size")

    def __init__(self, size: int, factor: int, first: Row, last: Row) -> None:
        self.size = size
        self.factor = factor
        self.first = first
        self.last = last


class Box:
    """A system over `rank` dims and `symbols`, the values outside that it depends on."""

    __slots__ = ("rank", "symbols", "system")

    def __init__(self, rank: int, symbols: list[Value], system: System) -> None:
        self.rank = rank
        self.symbols = symbols
        self.system = system

    def alone(self, at: int) -> System:
        """The rows that have no other dim of the box."""

        def is_alone(row: Row) -> bool:
            return not any(row[:at]) and not any(row[at + 1 : self.rank])

        equalities = [row for row in self.system.equalities if is_alone(row)]
        return System(self.system.width, equalities, [row for row in self.system.inequalities if is_alone(row)])

    def row(self, factors: dict[int, int], constant: int) -> Row:
        """A row by the factors of some columns, and a number."""
        row = [0] * self.system.width
        for at, factor in factors.items():
            row[at] = factor
        return (*row, constant)

    def _constant(self, number: int) -> Row:
        return (*[0] * len(self.symbols), number)

    def _span(self, at: int) -> Span | None:
        """The least difference between rows that is a number."""
        rank = self.rank
        alone = self.alone(at)
        for row in alone.equalities:
            if row[at]:
                sign = -1 if row[at] > 0 else 1
                value = tuple([sign * one for one in row[rank:]])
                return Span(1, abs(row[at]), value, value)
        best: Span | None = None
        for upper in alone.inequalities:
            for lower in alone.inequalities:
                if (
                    upper[at] >= 0
                    or lower[at] <= 0
                    or any(a != -b for a, b in zip(upper[:-1], lower[:-1], strict=True))
                ):
                    continue
                size = max(0, -(-(upper[-1] + lower[-1] + 1) // lower[at]))
                if best is None or size < best.size:
                    first = tuple([-one for one in lower[rank:]])
                    best = Span(size, lower[at], first, upper[rank:])
        return best

    def lower(self, at: int) -> Bound:
        """The first element of a dim is the greatest of these."""
        return self._bound(at, False)

    def upper(self, at: int) -> Bound:
        """The last element of a dim is in front of the least of these."""
        return self._bound(at, True)

    def _bound(self, at: int, upper: bool) -> Bound:
        exprs = list(dict.fromkeys(all_bounds(self.alone(at), self.rank, at, upper)))
        return canonicalize(AffineMap.get(0, len(self.symbols), exprs), self.symbols)

    def unite(self, other: Box) -> bool:
        """Makes this the least box around both; False, and no change, if that is not known."""
        symbols = [*self.symbols, *[one for one in other.symbols if one not in self.symbols]]
        left = Box(self.rank, symbols, self.over(symbols))
        right = Box(self.rank, symbols, other.over(symbols))
        united = System(left.system.width, [], [])
        for at in range(self.rank):
            one, two = left._span(at), right._span(at)
            if one is None or two is None or one.factor != two.factor:
                return False
            first = _choose(left, right, at, (one.first, two.first), False)
            last = _choose(left, right, at, (one.last, two.last), True)
            if first is None or last is None:
                return False
            factor = one.factor
            low = [0] * self.rank
            low[at] = factor
            united.inequalities.append((*low, *[-number for number in first]))
            low[at] = -factor
            united.inequalities.append((*low, *last))
        # What both have still holds.
        united.inequalities += [row for row in left.system.inequalities if row in right.system.inequalities]
        united.equalities += [row for row in left.system.equalities if row in right.system.equalities]
        self.symbols = symbols
        self.system = united
        return True

    def over(self, symbols: Sequence[Value]) -> System:
        """The system over more symbols."""
        places = [self.rank + symbols.index(one) for one in self.symbols]
        width = self.rank + len(symbols)

        def moved(row: Row) -> Row:
            found = [*row[: self.rank], *[0] * len(symbols)]
            for place, factor in zip(places, row[self.rank : -1], strict=True):
                found[place] = factor
            return (*found, row[-1])

        equalities = [moved(row) for row in self.system.equalities]
        return System(width, equalities, [moved(row) for row in self.system.inequalities])


def _choose(left: Box, right: Box, at: int, bounds: tuple[Row, Row], upper: bool) -> Row | None:
    """The outer one of two bounds; a number where they are not sums of the same values."""
    one, two = bounds
    if one[:-1] == two[:-1]:
        return one if (one[-1] >= two[-1]) == upper or one[-1] == two[-1] else two
    first, second = left.system.constant_bound(at, upper), right.system.constant_bound(at, upper)
    if first is None or second is None:
        return None
    return left._constant(max(first, second) if upper else min(first, second))
