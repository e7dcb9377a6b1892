"""Affine accesses that happen whenever a range of ops runs, and the boxes of elements that they touch then.

affine.for %i = 0 to 8 {
  affine.store %v, %m[%i + 3]          touches all of 3 <= d0 <= 10
  affine.if #set(%i) {
    affine.store %v, %m[%i]            may touch nothing
  }
}
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System
from pyopt.dialects.affine.composition import compose
from pyopt.dialects.affine.validity import map_of, step_of
from pyopt.ir.affine import DIM, SYMBOL, AffineExpr, AffineMap, dim, is_pure_affine, sub, symbol, uses_dim
from pyopt.ir.affine_flatten import Flattener, simplify_affine_expr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.loops.affine.dependences import memref_place
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound
from pyopt.passes.loops.affine.memory_regions import MemoryRegion, access_region
from pyopt.passes.loops.affine.region_rows import RegionRows
from pyopt.passes.loops.affine.trip_counts import constant_trip_count

if TYPE_CHECKING:
    from pyopt.analysis.linear_systems import Row


@final
class CertainAccess:
    """An access that touches all of `box`; `runs`: no loop around it is empty."""

    __slots__ = ("box", "runs")

    def __init__(self, box: MemoryRegion, runs: bool) -> None:
        self.box = box
        self.runs = runs

    def covers(self, region: MemoryRegion) -> bool:
        """It touches all of a region of the same memref."""
        return all(self.reaches(region, at, upper) for at in range(region.rank) for upper in (False, True))

    def reaches(self, region: MemoryRegion, at: int, upper: bool) -> bool:
        """The bounds of a region in a dim are not outside of those of the box."""
        symbols = [*region.symbols, *[one for one in self.box.symbols if one not in region.symbols]]
        box, other = self.box.over(symbols), region.over(symbols)
        rows: list[Row] = [row for row in box.inequalities if row[at] and (row[at] < 0) == upper]
        rows += [row if (row[at] < 0) == upper else _opposite(row) for row in box.equalities if row[at]]
        return bool(rows) and all(_implied(row, other, region.rank + len(symbols)) for row in rows)


def _opposite(row: Row) -> Row:
    return tuple([-one for one in row])


def _implied(row: Row, system: System, first_local: int) -> bool:
    """The row is not negative where the system holds."""
    negated = (*_opposite(row[:-1]), -row[-1] - 1)
    return System(system.width, system.equalities, [*system.inequalities, negated]).is_empty(first_local)


def certain_access(op: Operation, root: Operation, outer: Sequence[Value]) -> CertainAccess | None:
    """An affine load or store in `root`, if it happens whenever that runs, and touches a box; `outer` are counters."""
    loops: list[Operation] = []
    around: Operation | None = op
    while around is not root:
        around = around.parent_op() if around is not None else None
        if around is None or around.info.name != "affine.for" or step_of(around) <= 0:
            return None
        loops.append(around)
    counters: list[Value] = [loop.regions[0].entry().arguments[0] for loop in loops]
    at = memref_place(op)
    map, values = compose(map_of(op).value, op.operands[at + 1 :])
    if not _spread(map, values, loops, counters):
        return None
    box = access_region(op, outer)
    if box is None:
        return None
    return CertainAccess(box, all((constant_trip_count(loop) or 0) > 0 for loop in loops))


def _spread(map: AffineMap, values: Sequence[Value], loops: list[Operation], counters: list[Value]) -> bool:
    """Each subscript has no more than one counter, with the factor 1 or -1; each counter has all values in one."""
    bounds = [bound(loop) for loop in loops for bound in (lower_bound, upper_bound)]
    if not _is_exact(map, 1) or not all(_is_exact(compose(*bound)[0], 0) for bound in bounds):
        return False
    used: dict[Value, int] = {}
    for result in map.results:
        places = [at for at, value in enumerate(values[: map.num_dims]) if value in counters and uses_dim(result, at)]
        if len(places) > 1:
            return False
        for at in places:
            if not _is_shifted(result, at, map):
                return False
            used[values[at]] = used.get(values[at], 0) + 1
    bounded: dict[Value, list[Operation]] = {}
    for loop in loops:
        for value in dict.fromkeys(loop.operands):
            if value in counters:
                bounded.setdefault(value, []).append(loop)
    for loop, counter in zip(loops, counters, strict=True):
        inside = [value for value in dict.fromkeys(loop.operands) if value in counters]
        within = bounded.get(counter, [])
        if counter in used:
            if used[counter] > 1 or step_of(loop) != 1 or within or len(inside) > 1:
                return False
        elif inside or (not within and not constant_trip_count(loop)) or len(within) > 1:
            return False
        if within and not _tile_of(within[0], loop, counter, counters):
            return False
    return True


def _is_exact(map: AffineMap, quotients: int) -> bool:
    """The rows for a result have no other values than it has: it is a sum, with so many quotients of sums at most.

    Rows for a remainder have all numbers below the divisor; those for a quotient only one.
    """
    inputs = map.num_inputs
    for result in map.results:
        flattener = Flattener(map.num_dims, map.num_symbols)
        flat = flattener.flatten(result) if is_pure_affine(result) else None
        if flat is None or len(flattener.locals) > quotients:
            return False
        if any(abs(factor) != 1 for factor in flat[inputs:-1]):
            return False
    return True


def _is_shifted(result: AffineExpr, at: int, map: AffineMap) -> bool:
    """The result less the dim, or with it, does not have the dim."""
    for sign in (1, -1):
        rest = sub(result, dim(at) * sign)
        if not uses_dim(simplify_affine_expr(rest, map.num_dims, map.num_symbols), at):
            return True
    return False


def _tile_of(loop: Operation, around: Operation, counter: Value, counters: list[Value]) -> bool:
    """The loop counts by 1 from where the one around it, with that counter, is, at least up to where that goes on."""
    lower, (map, values) = lower_bound(loop), upper_bound(loop)
    if step_of(loop) != 1 or lower[0] is not AffineMap.identity(1) or lower[1] != [counter]:
        return False
    if around.operands and not _ends_with(loop, around, counters):
        return False
    for result in map.results:
        places = [at for at, value in enumerate(values) if value in counters]
        if not any(uses_dim(result, at) for at in places if at < map.num_dims):
            continue
        if len(places) != 1 or values[places[0]] is not counter:
            return False
        rest = simplify_affine_expr(sub(result, dim(places[0])), map.num_dims, map.num_symbols)
        if not rest.is_constant() or rest.value < step_of(around):
            return False
    return True


def _ends_with(loop: Operation, around: Operation, counters: list[Value]) -> bool:
    """The loop does not go further than the one around it, which begins at a number and ends at a value outside."""
    map, values = upper_bound(around)
    if lower_bound(around)[1] or len(values) != 1 or len(map.results) != 1 or values[0] in counters:
        return False
    if map.results[0].kind not in (DIM, SYMBOL):
        return False
    other, inner = upper_bound(loop)
    places = [at for at, value in enumerate(inner) if value is values[0]]
    ends = [dim(at) if at < other.num_dims else symbol(at - other.num_dims) for at in places]
    return any(end in other.results for end in ends)


def is_inside(region: MemoryRegion, at: int, size: int | None) -> bool:
    """What is known of the values outside says that a region is below the size in a dim, or, with None, not below 0."""
    if size == DYNAMIC:
        return False
    rows = RegionRows(region.rank)
    rows.add_values(region.symbols)
    known = rows.system()
    columns = [*range(region.rank)]
    for value in region.symbols:
        group = rows.dims if value in rows.dims else rows.symbols
        columns.append(region.rank + group.index(value) + (0 if group is rows.dims else len(rows.dims)))

    def moved(row: Row) -> Row:
        found = [0] * known.width
        for column, factor in zip(columns, row[:-1], strict=True):
            found[column] = factor
        return (*found, row[-1])

    known.equalities += [moved(row) for row in region.system.equalities]
    known.inequalities += [moved(row) for row in region.system.inequalities]
    wanted = [0] * known.width
    wanted[at] = 1 if size is None else -1
    constant = 0 if size is None else size - 1
    return _implied((*wanted, constant), known, region.rank + len(rows.dims) + len(rows.symbols))
