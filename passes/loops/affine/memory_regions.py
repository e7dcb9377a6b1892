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

from math import prod

from pyopt.analysis.linear_systems import System, normalized, strictest
from pyopt.analysis.variable_bounds import VariableSearch, all_bounds
from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineExpr, add, constant, dim, floordiv, neg, sub
from pyopt.ir.affine_flatten import expression_of, simplify_affine_expr
from pyopt.ir.attributes import Location
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC, FloatType, IntegerType, MemRefType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.passes.loops.affine.boxes import Box
from pyopt.passes.loops.affine.dependences import memref_place
from pyopt.passes.loops.affine.region_rows import RegionRows

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row


def element_bytes(type: Type) -> int | None:
    """The size of an element in whole bytes; None if its type does not say."""
    if isinstance(type, IntegerType | FloatType):
        return -(-type.width // 8)
    if (
        isinstance(type, VectorType)
        and type.shape is not None
        and isinstance(type.element_type, IntegerType | FloatType)
    ):
        return -(-type.element_type.width * prod(type.shape) // 8)
    return None


@final
class Extent:
    """How many elements a box has in a dim at most, and its first one, by the symbols as dims."""

    __slots__ = ("offset", "size")

    def __init__(self, size: int, offset: AffineExpr) -> None:
        self.size = size
        self.offset = offset


@final
class MemoryRegion(Box):
    """The dims of the box are those of the memref; `loc` is that of an access."""

    __slots__ = ("loc", "memref", "type")

    def __init__(self, memref: Value, loc: int | Location, symbols: list[Value], system: System) -> None:
        assert isinstance(memref.type, MemRefType)
        assert memref.type.shape is not None
        super().__init__(len(memref.type.shape), symbols, system)
        self.memref = memref
        self.loc = loc
        self.type = memref.type

    @staticmethod
    def whole(op: Operation, outer: Sequence[Value]) -> MemoryRegion | None:
        """All of the memref of an affine load or store; None if its size is not known."""
        region = MemoryRegion(op.operands[memref_place(op)], op.loc, [], System(0, [], []))
        return region if region.fill(outer) else None

    def shape(self) -> list[int]:
        assert self.type.shape is not None
        return list(self.type.shape)

    def is_bounded(self) -> bool:
        """Each dim has bounds by values outside, whatever the other dims are."""
        for at in range(self.rank):
            alone = self.alone(at)
            rows = [row for row in alone.inequalities if row[at]]
            if not any(row[at] for row in alone.equalities) and not (
                any(row[at] > 0 for row in rows) and any(row[at] < 0 for row in rows)
            ):
                return False
        return True

    def extents(self) -> list[Extent] | None:
        """The extents of the box; a dim of known size has one always. None if one is not known."""
        found: list[Extent] = []
        for at, size in enumerate(self.shape()):
            extent = self._extent(at, size)
            if extent is None:
                return None
            found.append(extent)
        return found

    def bytes(self) -> int | None:
        """The size of the box; None if it is not known."""
        extents = self.extents()
        size = element_bytes(self.type.element_type)
        return None if extents is None or size is None else size * prod([extent.size for extent in extents])

    def _variables(self) -> list[AffineExpr | None]:
        """The symbols as dims, and the quotients in terms of them, where they are known."""
        count = len(self.symbols)
        found: list[AffineExpr | None] = [dim(number) for number in range(count)]
        if self.system.width > self.rank + count:
            search = VariableSearch(self.system, self.rank + count, 0, 0, self.rank)
            search.find_quotients()
            found += search.known[self.rank + count :]
        return found

    def _extent(self, at: int, size: int) -> Extent | None:
        """The least difference between an upper and a lower bound that is a number, once it is simplified."""
        alone = self.alone(at)
        variables = self._variables()
        for row in alone.equalities:
            if row[at] and _is_known(row[self.rank :], variables):
                rest = [-one for one in row[self.rank :]] if row[at] > 0 else row[self.rank :]
                return Extent(1, floordiv(_sum_of(rest, variables), constant(abs(row[at]))))
        rows = [*alone.inequalities, self.row({at: 1}, 0)]
        if size != DYNAMIC:
            rows.append(self.row({at: -1}, size - 1))
        lowers: list[AffineExpr] = []
        uppers: list[AffineExpr] = []
        for row in rows:
            if not _is_known(row[self.rank :], variables):
                continue
            factor, expr = row[at], _sum_of(row[self.rank :], variables)
            if factor > 0:
                # Turned round, and not simplified, as in the reference.
                lowers.append(floordiv(add(neg(expr), constant(factor - 1)), constant(factor)))
            elif factor < 0:
                uppers.append(add(floordiv(expr, constant(-factor)), constant(1)))
        best: Extent | None = None
        for upper in uppers:
            for lower in lowers:
                difference = simplify_affine_expr(sub(upper, lower), len(self.symbols), 0)
                if difference.is_constant() and (best is None or difference.value < best.size):
                    best = Extent(max(0, difference.value), lower)
        return best

    def is_block(self) -> bool:
        """Each dim has one lower and one upper bound, and they differ by the extent."""
        extents = self.extents() or []
        for at, extent in enumerate(extents):
            lower, upper = [all_bounds(self.alone(at), self.rank, at, side) for side in (False, True)]
            if len(set(lower)) != 1 or len(set(upper)) != 1:
                return False
            difference = simplify_affine_expr(sub(upper[0], lower[0]), self.rank - 1, len(self.symbols))
            if not difference.is_constant() or difference.value != extent.size:
                return False
        return bool(extents)

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
            self.system.inequalities += [self.row({at: 1}, 0), self.row({at: -1}, size - 1)]
        return True


def _is_known(rest: Row, variables: Sequence[AffineExpr | None]) -> bool:
    """The row has no variables that are not known."""
    return not any(factor and expr is None for factor, expr in zip(rest, variables, strict=False))


def _sum_of(rest: Sequence[int], variables: Sequence[AffineExpr | None]) -> AffineExpr:
    return expression_of(rest, [expr or constant(0) for expr in variables])


def access_region(
    op: Operation,
    outer: Sequence[Value],
    inside: bool = False,
    limit: Callable[[RegionRows], bool] | None = None,
    exact: bool = False,
) -> MemoryRegion | None:
    """What an affine load or store touches, by the counters in `outer` and symbols; None if it is not affine.

    `inside`: it is known to be inside of the memref. `limit` adds what else is known, and says whether it could.
    `exact`: quotients stay as the last columns of the system.
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
    if limit is not None and not limit(rows):
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
    if not exact and not system.project_out(rank + len(kept), rows.quotients):
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
