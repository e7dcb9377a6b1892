"""The box of elements of a memref that affine accesses touch while the loops around a place in the code stand still.

    affine.for %i = 0 to 256 step 32 {
                                            <- here: %i <= d0 <= %i + 35
      affine.for %j = 0 to 32 {
        %0 = affine.load %m[%i + %j + 4]
        affine.store %0, %m[%i + %j]
      }
    }

Each dim of the memref has bounds by the values outside. How large the box may be is a number, or not known.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System, normalized, strictest
from pyopt.analysis.variable_bounds import all_bounds
from pyopt.dialects.affine.composition import canonicalize
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineExpr, AffineMap, add, constant, dim, floordiv, neg, sub
from pyopt.ir.affine_flatten import expression_of, simplify_affine_expr
from pyopt.ir.attributes import Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, MemRefType
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.loops.affine.dependences import memref_place
from pyopt.passes.loops.affine.region_rows import RegionRows

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


@final
class Extent:
    """How many elements a box has in a dim at most, and its first one, by the symbols as dims."""

    __slots__ = ("offset", "size")

    def __init__(self, size: int, offset: AffineExpr) -> None:
        self.size = size
        self.offset = offset


@final
class MemoryRegion:
    """A system over the dims of the memref and `symbols`, the values outside that it depends on; `loc` of an access."""

    __slots__ = ("loc", "memref", "symbols", "system", "type")

    def __init__(self, memref: Value, loc: int | Location, symbols: list[Value], system: System) -> None:
        assert isinstance(memref.type, MemRefType)
        self.memref = memref
        self.loc = loc
        self.type = memref.type
        self.symbols = symbols
        self.system = system

    @staticmethod
    def whole(op: Operation, outer: Sequence[Value]) -> MemoryRegion | None:
        """All of the memref of an affine load or store; None if its size is not known."""
        region = MemoryRegion(op.operands[memref_place(op)], op.loc, [], System(0, [], []))
        return region if region.fill(outer) else None

    @property
    def rank(self) -> int:
        return len(self.shape())

    def shape(self) -> list[int]:
        assert self.type.shape is not None
        return list(self.type.shape)

    def is_bounded(self) -> bool:
        """Each dim has bounds by values outside, whatever the other dims are."""
        for at in range(self.rank):
            alone = self._alone(self.system, at)
            rows = [row for row in alone.inequalities if row[at]]
            if not any(row[at] for row in alone.equalities) and not (
                any(row[at] > 0 for row in rows) and any(row[at] < 0 for row in rows)
            ):
                return False
        return True

    def _alone(self, system: System, at: int) -> System:
        """The rows that have no other dim of the memref."""

        def is_alone(row: Row) -> bool:
            return not any(row[:at]) and not any(row[at + 1 : self.rank])

        equalities = [row for row in system.equalities if is_alone(row)]
        return System(system.width, equalities, [row for row in system.inequalities if is_alone(row)])

    def extents(self) -> list[Extent] | None:
        """The extents of the box; a dim of known size has one always. None if one is not known."""
        found: list[Extent] = []
        for at, size in enumerate(self.shape()):
            extent = self._extent(at, size)
            if extent is None:
                return None
            found.append(extent)
        return found

    def _extent(self, at: int, size: int) -> Extent | None:
        """The least difference between an upper and a lower bound that is a number, once it is simplified."""
        alone = self._alone(self.system, at)
        variables = [dim(number) for number in range(len(self.symbols))]
        for row in alone.equalities:
            if row[at]:
                rest = [-one for one in row[self.rank :]] if row[at] > 0 else row[self.rank :]
                return Extent(1, floordiv(expression_of(rest, variables), constant(abs(row[at]))))
        rows = [*alone.inequalities, self._row({at: 1}, 0)]
        if size != DYNAMIC:
            rows.append(self._row({at: -1}, size - 1))
        lowers: list[AffineExpr] = []
        uppers: list[AffineExpr] = []
        for row in rows:
            factor, expr = row[at], expression_of(row[self.rank :], variables)
            if factor > 0:
                # Turned round, and not simplified, as in the reference.
                lowers.append(floordiv(add(neg(expr), constant(factor - 1)), constant(factor)))
            elif factor < 0:
                uppers.append(add(floordiv(expr, constant(-factor)), constant(1)))
        best: Extent | None = None
        for upper in uppers:
            for lower in lowers:
                difference = simplify_affine_expr(sub(upper, lower), len(variables), 0)
                if difference.is_constant() and (best is None or difference.value < best.size):
                    best = Extent(max(0, difference.value), lower)
        return best

    def _row(self, factors: dict[int, int], constant: int) -> Row:
        row = [0] * self.system.width
        for at, factor in factors.items():
            row[at] = factor
        return (*row, constant)

    def _constant(self, number: int) -> Row:
        return (*[0] * len(self.symbols), number)

    def _span(self, at: int) -> Span | None:
        """The least difference between rows that is a number."""
        rank = self.rank
        alone = self._alone(self.system, at)
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

    def is_block(self) -> bool:
        """Each dim has one lower and one upper bound, and they differ by the extent."""
        extents = self.extents() or []
        for at, extent in enumerate(extents):
            lower, upper = [all_bounds(self._alone(self.system, at), self.rank, at, side) for side in (False, True)]
            if len(set(lower)) != 1 or len(set(upper)) != 1:
                return False
            difference = simplify_affine_expr(sub(upper[0], lower[0]), self.rank - 1, len(self.symbols))
            if not difference.is_constant() or difference.value != extent.size:
                return False
        return bool(extents)

    def lower(self, at: int) -> Bound:
        """The first element of a dim is the greatest of these."""
        return self._bound(at, False)

    def upper(self, at: int) -> Bound:
        """The last element of a dim is in front of the least of these."""
        return self._bound(at, True)

    def _bound(self, at: int, upper: bool) -> Bound:
        exprs = list(dict.fromkeys(all_bounds(self._alone(self.system, at), self.rank, at, upper)))
        return canonicalize(AffineMap.get(0, len(self.symbols), exprs), self.symbols)

    def unite(self, other: MemoryRegion) -> bool:
        """Makes this the least box around both; False, and no change, if that is not known."""
        symbols = [*self.symbols, *[one for one in other.symbols if one not in self.symbols]]
        left = MemoryRegion(self.memref, self.loc, symbols, self.over(symbols))
        right = MemoryRegion(self.memref, self.loc, symbols, other.over(symbols))
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

    def take(self, other: MemoryRegion) -> None:
        """Makes this the same as another region of the memref."""
        self.symbols = list(other.symbols)
        self.system = System(other.system.width, other.system.equalities, other.system.inequalities)

    def fill(self, outer: Sequence[Value]) -> bool:
        """Makes this the whole memref, over the counters in `outer`; False, and no change, if its size is not known."""
        if DYNAMIC in self.shape():
            return False
        self.symbols = list(outer)
        self.system = System(self.rank + len(outer), [], [])
        for at, size in enumerate(self.shape()):
            self.system.inequalities += [self._row({at: 1}, 0), self._row({at: -1}, size - 1)]
        return True


def _choose(left: MemoryRegion, right: MemoryRegion, at: int, bounds: tuple[Row, Row], upper: bool) -> Row | None:
    """The outer one of two bounds; a number where they are not sums of the same values."""
    one, two = bounds
    if one[:-1] == two[:-1]:
        return one if (one[-1] >= two[-1]) == upper or one[-1] == two[-1] else two
    first, second = left.system.constant_bound(at, upper), right.system.constant_bound(at, upper)
    if first is None or second is None:
        return None
    return left._constant(max(first, second) if upper else min(first, second))


def access_region(op: Operation, outer: Sequence[Value], inside: bool = False) -> MemoryRegion | None:
    """What an affine load or store touches, by the counters in `outer` and symbols; None if it is not affine.

    `inside`: it is known to be inside of the memref.
    """
    at = memref_place(op)
    memref = op.operands[at]
    assert isinstance(memref.type, MemRefType)
    assert memref.type.shape is not None
    rank = len(memref.type.shape)
    rows = RegionRows(rank)
    sums = rows.sums(map_of(op).value, op.operands[at + 1 :])
    if sums is None:
        return None
    for number, (terms, offset) in enumerate(sums):
        rows.equalities.append(({**{key: -factor for key, factor in terms.items()}, number: 1}, -offset))
    system = rows.system()
    kept: list[Value] = []
    for value in rows.dims:
        if value in outer:
            kept.append(value)
        elif not system.project_out(rank + len(kept), 1):
            return None
    kept += rows.symbols
    if not system.project_out(rank + len(kept), rows.quotients):
        return None
    if inside:
        for number, size in enumerate(memref.type.shape):
            row = [0] * (system.width + 1)
            row[number] = 1
            system.inequalities.append(tuple(row))
            if size != DYNAMIC:
                row[number], row[-1] = -1, size - 1
                system.inequalities.append(tuple(row))
    system.equalities = [normalized(row) for row in system.equalities]
    system.inequalities = strictest(system.inequalities)
    return MemoryRegion(memref, op.loc, kept, system)
