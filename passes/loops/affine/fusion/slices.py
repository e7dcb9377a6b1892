"""Slices of a nest: the iterations of a source that one iteration of a target needs, as bounds of the source's loops.

    affine.for %i = 0 to 12 { store %m[%i] }
    affine.for %j = 1 to 11 {                      %i from %j - 1 to %j + 2
      load %m[%j - 1], load %m[%j + 1]
    }

Bounds are found from a system over the counters of both that says where they touch the same element: of each pair of
accesses, and then of the least box around what the pairs have.
"""

from __future__ import annotations

from pyopt.analysis.linear_systems import System
from pyopt.analysis.variable_bounds import range_bounds
from pyopt.dialects.affine.bounds import loop_of
from pyopt.dialects.affine.validity import is_induction_variable, map_of, step_of
from pyopt.ir.affine import DIM, AffineExpr, AffineMap, add, constant, sub
from pyopt.ir.affine_flatten import simplify_affine_expr
from pyopt.ir.core import Operation, Value
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.loops.affine.boxes import Box
from pyopt.passes.loops.affine.dependences import loops_around, memref_place
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound
from pyopt.passes.loops.affine.region_rows import RegionRows
from pyopt.passes.loops.affine.trip_counts import constant_trip_count

if TYPE_CHECKING:
    from pyopt.analysis.variable_bounds import Sides


def counter_of(loop: Operation) -> Value:
    """The counter of an affine.for."""
    return loop.regions[0].entry().arguments[0]


def common_loops(ops: Sequence[Operation], root: Operation) -> list[Operation]:
    """The loops from the root inwards that are around all of the ops."""
    found = loops_around(ops[0], root)
    for op in ops[1:]:
        other = loops_around(op, root)
        depth = 0
        while depth < min(len(found), len(other)) and found[depth] is other[depth]:
            depth += 1
        found = found[:depth]
    return found


@final
class NestSlice:
    """Bounds of the loops of a source by `values`, of which `dims` are counters around the place of the slice.

    A bound is None where it is that of the loop itself. The upper ones are not reached.
    """

    __slots__ = ("bounds", "dims", "loops", "values")

    def __init__(self, loops: list[Operation], bounds: list[Sides], values: list[Value], dims: int) -> None:
        self.loops = loops
        self.bounds = bounds
        self.values = values
        self.dims = dims

    def map_of(self, expr: AffineExpr) -> AffineMap:
        """The map of a bound."""
        return AffineMap.get(self.dims, len(self.values) - self.dims, [expr])

    def trip_count(self, at: int) -> int | None:
        """How often a loop runs; None if that is not known."""
        lower, upper = self.bounds[at]
        if lower is None or upper is None:
            return constant_trip_count(self.loops[at])
        difference = simplify_affine_expr(sub(upper, lower), self.dims, len(self.values) - self.dims)
        return max(0, difference.value) if difference.is_constant() else None

    def add_to(self, rows: RegionRows) -> bool:
        """Adds what is known of the counters of the loops, and of the values; False if that cannot be said by rows."""
        rows.dims += [counter for loop in self.loops if (counter := counter_of(loop)) not in rows.dims]
        rows.add_values(self.values)
        for loop, (lower, upper) in zip(self.loops, self.bounds, strict=True):
            counter = counter_of(loop)
            if lower is None or upper is None:
                rows.add_facts(counter)
                continue
            sums = rows.sums(self.map_of(lower), self.values)
            if sums is None:
                return False
            terms, number = sums[0]
            negative = {key: -factor for key, factor in terms.items()}
            if simplify_affine_expr(sub(upper, lower), self.dims, len(self.values) - self.dims) is constant(1):
                rows.equalities.append(({counter: 1, **negative}, -number))
                continue
            rows.inequalities.append(({counter: 1, **negative}, -number))
            sums = rows.sums(self.map_of(upper), self.values)
            if sums is None:
                return False
            terms, number = sums[0]
            rows.inequalities.append(({counter: -1, **terms}, number - 1))
        return True

    def box(self) -> Box | None:
        """The box of the counters by the values, which become symbols; quotients stay as the last columns."""
        rows = RegionRows(0)
        if not self.add_to(rows):
            return None
        put_first(rows, [counter_of(loop) for loop in self.loops])
        return Box(len(self.loops), [*rows.dims[len(self.loops) :], *rows.symbols], rows.system())

    def is_whole(self) -> bool:
        """All iterations of the source are in some slice."""
        if self._is_one_to_one():
            return True
        if self.dims > len(self.loops):
            # As in the reference.
            return False
        systems = self._projected()
        return systems is not None and is_part(systems[0], systems[1])

    def is_valid(self) -> bool:
        """All iterations in slices are iterations of the source."""
        if self._is_one_to_one():
            return True
        systems = self._projected()
        return systems is not None and is_part(systems[1], systems[0])

    def _projected(self) -> tuple[System, System] | None:
        """What is known of the counters, by values outside of both nests, in the source and in the slices."""
        rows = RegionRows(0)
        counters = [counter_of(loop) for loop in self.loops]
        rows.add_values(counters)
        put_first(rows, counters)
        domain = Box(len(counters), [*rows.dims[len(counters) :], *rows.symbols], rows.system())
        box = self.box()
        if box is None:
            return None
        kept = [value for value in box.symbols if not self._is_inner(value)]
        order = [box.symbols.index(value) for value in kept]
        order += [at for at, value in enumerate(box.symbols) if self._is_inner(value)]
        box = Box(box.rank, kept, _reordered(box, order))
        for one in (domain, box):
            width = one.rank + len(one.symbols)
            if not one.system.project_out(width, one.system.width - width):
                return None
        values = list(dict.fromkeys([*domain.symbols, *box.symbols]))
        return domain.over(values), box.over(values)

    def _is_inner(self, value: Value) -> bool:
        """A counter of the target."""
        loop = loop_of(value)
        return loop is not None and not loop.is_ancestor_of(self.loops[0])

    def _is_one_to_one(self) -> bool:
        """Each loop runs as ever, or at the counter of a loop with the same numeric bounds."""
        for loop, (lower, upper) in zip(self.loops, self.bounds, strict=True):
            if lower is None and upper is None:
                continue
            if lower is None or upper is None or lower.kind != DIM or upper is not add(lower, constant(1)):
                return False
            other = loop_of(self.values[lower.value])
            if other is None or step_of(loop) != step_of(other):
                return False
            bounds = [bound(one)[0] for bound in (lower_bound, upper_bound) for one in (loop, other)]
            if not all(map.is_single_constant() for map in bounds) or bounds[0] is not bounds[1]:
                return False
            if bounds[2] is not bounds[3]:
                return False
        return True


def is_part(inner: System, outer: System) -> bool:
    """All that satisfies the first system satisfies the second one."""
    opposites = [(*[-value for value in row[:-1]], -row[-1] - 1) for row in outer.inequalities]
    for row in outer.equalities:
        opposites += [(*row[:-1], row[-1] - 1), (*[-value for value in row[:-1]], -row[-1] - 1)]
    return all(
        System(inner.width, inner.equalities, [*inner.inequalities, opposite]).is_empty(inner.width)
        for opposite in opposites
    )


def put_first(rows: RegionRows, values: Sequence[Value]) -> None:
    """The dims of a system begin with these values."""
    rows.dims = [*values, *[one for one in rows.dims if one not in values]]


@final
class Dependence:
    """Where an access in a source and one in a target touch the same element."""

    __slots__ = ("_rows", "_system", "loops", "outer", "source", "target", "target_loops")

    def __init__(self, source: Operation, target: Operation, roots: tuple[Operation, Operation]) -> None:
        self.source = source
        self.target = target
        self.loops = loops_around(source, roots[0])
        self.target_loops = loops_around(target, roots[1])
        self.outer = [counter_of(loop) for loop in loops_around(roots[0])]
        self._rows = RegionRows(0)
        self._system: System | None = None

    def find(self) -> bool | None:
        """Whether there is such an element; None if that is not known."""
        rows = self._rows
        own = [counter_of(loop) for loop in self.loops]
        others = [*self.outer, *[counter_of(loop) for loop in self.target_loops]]
        rows.add_values(own)
        rows.add_values(others)
        sides = []
        for op in (self.source, self.target):
            sums = rows.sums(map_of(op).value, op.operands[memref_place(op) + 1 :])
            if sums is None:
                return None
            sides.append(sums)
        for at, ((terms, number), (others_terms, other)) in enumerate(zip(sides[0], sides[1], strict=True)):
            row = dict(terms)
            for key, factor in others_terms.items():
                row[key] = row.get(key, 0) - factor
            rows.equalities.insert(at, (row, number - other))
        put_first(rows, [*own, *others])
        system = rows.system()
        if system.is_empty(len(rows.dims) + len(rows.symbols)):
            return False
        self._system = system
        return True

    def slice_at(self, depth: int, whole: int) -> NestSlice | None:
        """The slice for one iteration of `depth` loops of the target; loops from the number `whole` on run as ever."""
        assert self._system is not None
        rows, system = self._rows, self._system
        system = System(system.width, system.equalities, system.inequalities)
        count = len(self.loops)
        kept = count + len(self.outer) + depth
        dims = len(rows.dims) - (len(self.target_loops) - depth)
        if not system.project_out(kept, len(self.target_loops) - depth):
            return None
        system.solve_for_locals(dims + len(rows.symbols))
        bounds = range_bounds(system, dims, len(rows.symbols), count)
        bounds[whole:] = [(None, None)] * (count - whole)
        values = [*rows.dims[count:kept], *rows.dims[kept + len(self.target_loops) - depth :], *rows.symbols]
        return NestSlice(self.loops, bounds, values, dims - count)


def union_of(slices: Sequence[NestSlice], loops: list[Operation]) -> NestSlice | None:
    """The slice around all slices, of the loops that they have in common; None if there is none."""
    united: Box | None = None
    for slice in slices:
        box = slice.box()
        if box is None:
            return None
        extra = len(slice.loops) - len(loops)
        if extra and not box.system.project_out(len(loops), extra):
            return None
        box.rank = len(loops)
        if len(slices) > 1 and box.system.width > box.rank + len(box.symbols):
            # There are quotients.
            return None
        if united is None:
            united = box
        elif not united.unite(box):
            return None
    assert united is not None
    # Counters first, as dims.
    order = sorted(range(len(united.symbols)), key=lambda at: not is_induction_variable(united.symbols[at]))
    values = [united.symbols[at] for at in order]
    dims = sum([is_induction_variable(value) for value in values])
    system = _reordered(united, order)
    bounds = range_bounds(system, united.rank + dims, len(values) - dims, united.rank)
    # Further loops run as ever.
    all_loops = max([slice.loops for slice in slices], key=len)
    bounds += [(None, None)] * (len(all_loops) - len(loops))
    return NestSlice(all_loops, bounds, values, dims)


def _reordered(box: Box, order: list[int]) -> System:
    places = [*range(box.rank), *[box.rank + at for at in order]]
    places += range(len(places), box.system.width)

    def moved(row: tuple[int, ...]) -> tuple[int, ...]:
        return (*[row[at] for at in places], row[-1])

    system = box.system
    return System(system.width, [moved(row) for row in system.equalities], [moved(row) for row in system.inequalities])
