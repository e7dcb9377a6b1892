"""linalg: the loops of a structured op are as long as the extents that they go along, and leave no operand."""

from __future__ import annotations

from pyopt.dialects.index import PREDICATE
from pyopt.dialects.linalg.structure import STRUCTURED, indexing_maps, shape_of, shapes_to_loops
from pyopt.ir.affine import DIM, AffineExpr, AffineMap, replace, symbol
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.mixed_indices import constant_index as known_index
from pyopt.ir.types import DYNAMIC, I1, INDEX
from pyopt.light import TYPE_CHECKING, Final, Sequence, final
from pyopt.passes.building.arith import binary, constant_index
from pyopt.passes.building.folded import create_or_fold
from pyopt.passes.building.scf import fill, loop
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.verification.accesses import folded_extent
from pyopt.passes.verification.growth import growth

if TYPE_CHECKING:
    from pyopt.ir.mixed_indices import Mixed
    from pyopt.passes.verification.claims import RuntimeChecks
    from pyopt.passes.verification.dialects import RuntimeCheck
    from pyopt.rewrite.rewriter import Rewriter


def as_value(rewriter: Rewriter, entry: int | Value) -> Value:
    """The entry, or a new constant."""
    return constant_index(rewriter, entry) if isinstance(entry, int) else entry


def compare(rewriter: Rewriter, predicate: str, left: Value, right: Value) -> Value:
    """index.cmp"""
    return rewriter.create("index.cmp", [left, right], [I1], {"pred": PREDICATE.get(predicate)}).results[0]


def compare_folded(rewriter: Rewriter, predicate: str, left: Value, right: Value) -> Value:
    """index.cmp, or what it folds to"""
    return create_or_fold(rewriter, "index.cmp", [left, right], I1, {"pred": PREDICATE.get(predicate)})


def folded(rewriter: Rewriter, name: str, left: Value, right: Value) -> Value:
    """An op of two indices, or what it folds to"""
    return create_or_fold(rewriter, name, [left, right], INDEX)


def negative(dimension: int, operand: int) -> str:
    return f"unexpected negative result on dimension #{dimension} of input/output operand #{operand}"


def incompatible(dimension: int, operand: int) -> str:
    return f"dimension #{dimension} of input/output operand #{operand} is incompatible with inferred dimension size"


@final
class LoopChecks:
    """The checks of one op, whose loops have the extents `extents`; `sizes` are those of all dimensions of operands."""

    __slots__ = ("checks", "extents", "maps", "one", "op", "rewriter", "sizes", "zero")

    def __init__(self, op: Operation, checks: RuntimeChecks, maps: Sequence[AffineMap], inverse: AffineMap) -> None:
        self.op = op
        self.checks = checks
        self.maps = maps
        self.rewriter = checks.rewriter
        self.sizes = [
            folded_extent(self.rewriter, operand, at) if size == DYNAMIC else size
            for operand in op.operands
            for at, size in enumerate(shape_of(operand.type))
        ]
        self.extents = [self.sizes[result.value] for result in inverse.results]
        self.zero = constant_index(self.rewriter, 0)
        self.one = constant_index(self.rewriter, 1)

    def make(self) -> None:
        """All checks."""
        rewriter = self.rewriter
        runs: Value | None = None
        for extent in self.extents:
            start = constant_index(rewriter, 0)
            goes = compare(rewriter, "slt", start, as_value(rewriter, extent))
            runs = goes if runs is None else binary(rewriter, "andi", runs, goes)
        if runs is None:
            return
        contradictions = [] if self.checks.exact else self.may_contradict()
        branch = rewriter.create("scf.if", [runs], [], regions=[Region(), Region()])
        fill(rewriter, branch, branch.regions[0], [], self.check_indices, "scf.yield")
        if contradictions:
            fill(rewriter, branch, branch.regions[1], [], self.check_extents, "scf.yield")

    # Where no loop runs.

    def may_contradict(self) -> list[tuple[str, int | Value, int | Value]]:
        """What has to be equal, and where: the extents of loops, and of dimensions along them."""
        found: list[tuple[str, int | Value, int | Value]] = []
        sizes = iter(self.sizes)
        for number, map in enumerate(self.maps):
            for at, result in enumerate(map.results):
                size = next(sizes)
                extent = self.extents[result.value] if result.kind == DIM else size
                if extent is not size and not (isinstance(extent, int) and isinstance(size, int)):
                    found.append((incompatible(at, number), extent, size))
        return found

    def check_extents(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        """Loops are as long as all dimensions along them, which mlir-opt does not ask where a loop does not run."""
        for what, extent, size in self.may_contradict():
            self.checks.claim(compare(rewriter, "eq", as_value(rewriter, extent), as_value(rewriter, size)), what)
        return []

    # Where all loops run.

    def check_indices(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        """The first and the last index along each dimension."""
        ends: list[int | Value] = []
        for extent in self.extents:
            last = folded(rewriter, "index.sub", as_value(rewriter, extent), self.one)
            known = known_index(last)
            ends.append(last if known is None else known)
        for number, map in enumerate(self.maps):
            bounds = [self.bounds(result, ends) for result in map.results]
            for at, result in enumerate(map.results):
                found = bounds[at]
                if found is None:
                    self.check_all(number, at, result)
                else:
                    self.check_bounds(number, at, result, *found)
        return []

    def bounds(self, result: AffineExpr, ends: Mixed) -> tuple[int | Value, int | Value] | None:
        """The indices between which all others are; None if these may be anywhere.

        mlir-opt takes those of the first and the last iteration of all loops.
        """
        goes = {} if self.checks.exact else growth(result)
        if 0 in goes.values():
            return None
        low: list[int | Value] = [0] * len(ends)
        high = list(ends)
        if len(set(goes.values())) == 2:
            for dim, go in goes.items():
                if go < 0:
                    low[dim], high[dim] = ends[dim], 0
        map = AffineMap.get(0, len(ends), [replace(result, [symbol(at) for at in range(len(ends))])])
        return composed_apply(map, low, self.rewriter), composed_apply(map, high, self.rewriter)

    def check_bounds(self, number: int, at: int, result: AffineExpr, first: int | Value, last: int | Value) -> None:
        """0 <= first and last < size; as long as a loop if the dimension goes along it."""
        rewriter = self.rewriter
        start = as_value(rewriter, first)
        end = as_value(rewriter, last)
        least = folded(rewriter, "index.mins", end, start)
        self.checks.claim(compare_folded(rewriter, "sge", least, self.zero), negative(at, number))
        size = folded(rewriter, "index.add", folded(rewriter, "index.maxs", end, start), self.one)
        given = folded_extent(rewriter, self.op.operands[number], at)
        order = "eq" if result.kind == DIM else "sle"
        self.checks.claim(compare_folded(rewriter, order, size, given), incompatible(at, number))

    def check_all(self, number: int, at: int, result: AffineExpr) -> None:
        """0 <= index < size in every iteration of the loops that the index depends on."""
        used = sorted(growth(result))
        given = folded_extent(self.rewriter, self.op.operands[number], at)
        counters: dict[int, Value] = {}

        def body(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
            if arguments:
                counters[used[len(counters)]] = arguments[0]
            if len(counters) < len(used):
                extent = as_value(rewriter, self.extents[used[len(counters)]])
                loop(rewriter, [self.zero, extent, self.one], [], body)
                return []
            inputs = [counters.get(dim, 0) for dim in range(len(self.extents))]
            index = as_value(rewriter, composed_apply(AffineMap.get(len(inputs), 0, [result]), inputs, rewriter))
            self.checks.claim(compare_folded(rewriter, "sge", index, self.zero), negative(at, number))
            self.checks.claim(compare_folded(rewriter, "slt", index, given), incompatible(at, number))
            return []

        body(self.rewriter, [])


def check_structured(op: Operation, checks: RuntimeChecks) -> None:
    """The checks of an op whose loops' extents follow from its operands."""
    maps = indexing_maps(op)
    inverse = shapes_to_loops(maps)
    if inverse is not None:
        LoopChecks(op, checks, maps, inverse).make()


RUNTIME_CHECKS: Final[dict[str, RuntimeCheck]] = dict.fromkeys(sorted(STRUCTURED), check_structured)
