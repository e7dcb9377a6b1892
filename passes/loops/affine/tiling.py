"""What tiling loops takes: loops over tiles around loops inside of a tile, and whole tiles apart from others.

affine.for %i = 0 to 100 {           affine.for %t = 0 to 100 step 32 {
  use(%i)                              affine.for %i = #(%t) to min #(%t + 32, 100) {
}                                ->      use(%i)
                                       }
                                     }
"""

from __future__ import annotations

from pyopt.dialects.affine.composition import canonicalize
from pyopt.dialects.affine.validity import step_of
from pyopt.ir.affine import (
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    IntegerSet,
    IntegerSetAttr,
    add,
    constant,
    dim,
    is_pure_affine,
    sub,
)
from pyopt.ir.affine_flatten import Flattener, simplify_affine_map
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.passes.loops.affine.loops import lower_bound, upper_bound
from pyopt.passes.loops.affine.trip_counts import constant_trip_count, trip_count_divisor
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.dialects.affine.composition import Bound


def new_loop(lower: Bound, upper: Bound, step: int, rewriter: Rewriter) -> Operation:
    """An empty loop at the insertion point, which goes on inside of it."""
    attributes = {
        "lowerBoundMap": AffineMapAttr.get(lower[0]),
        "operandSegmentSizes": segments(len(lower[1]), len(upper[1]), 0),
        "step": IntegerAttr.get(step, INDEX),
        "upperBoundMap": AffineMapAttr.get(upper[0]),
    }
    loop = rewriter.create("affine.for", [*lower[1], *upper[1]], [], attributes, [Region()])
    rewriter.create_block(loop.regions[0], [INDEX])
    rewriter.insert_before(rewriter.create("affine.yield", [], []))
    return loop


def end_in_tile(loop: Operation, size: int, start: Value) -> Bound:
    """Where the loop ends in the tile that begins at `start`."""
    step = step_of(loop)
    count = constant_trip_count(loop)
    if count is not None and count < size:
        return _later(count * step), [start]
    if trip_count_divisor(loop) % size == 0:
        return _later(size * step), [start]
    map, values = upper_bound(loop)
    dims = map.num_dims
    results = [add(dim(dims), constant(size * step)), *map.results]
    return AffineMap.get(dims + 1, map.num_symbols, results), [*values[:dims], start, *values[dims:]]


def _later(distance: int) -> AffineMap:
    results: list[AffineExpr] = [add(dim(0), constant(distance))]
    return AffineMap.get(1, 0, results)


def tile(band: Sequence[Operation], sizes: Sequence[int], rewriter: Rewriter) -> list[Operation]:
    """Loops over tiles in place of the band, and loops inside of a tile: all new loops, from the outermost on."""
    root = band[0]
    rewriter.start_at(root)
    outer = [
        new_loop(lower_bound(loop), upper_bound(loop), step_of(loop) * size, rewriter)
        for loop, size in zip(band, sizes, strict=True)
    ]
    inner: list[Operation] = []
    for loop, size, around in zip(band, sizes, outer, strict=True):
        start = around.regions[0].entry().arguments[0]
        end = end_in_tile(loop, size, start)
        inner.append(new_loop((AffineMap.identity(1), [start]), end, step_of(loop), rewriter))
    last = inner[-1].regions[0].entry().terminator()
    body = band[-1].regions[0].entry()
    rewriter.erase(body.terminator())
    for op in list(body):
        rewriter.move_before(op, last)
    for loop, other in zip(band, inner, strict=True):
        counter = loop.regions[0].entry().arguments[0]
        rewriter.replace_uses(counter, other.regions[0].entry().arguments[0])
    rewriter.erase(root)
    return [*outer, *inner]


# Whole tiles.


def whole_tiles(band: Sequence[Operation]) -> tuple[list[Bound], IntegerSet, list[Value]] | None:
    """The ends of the loops in a whole tile, and the condition that it is one; None if there are no such ends."""
    ends: list[Bound] = []
    rows: list[AffineExpr] = []
    operands: list[Value] = []
    for loop in band:
        map, values = upper_bound(loop)
        if step_of(loop) != 1 or any(_has_quotients(result, map) for result in map.results):
            return None
        # The end of the tile comes first; where the others are not reached, it is whole.
        start = lower_bound(loop)[1][0]
        first = AffineMap.get(map.num_dims, map.num_symbols, [map.results[0]])
        ends.append(canonicalize(first, values))
        dims = len(operands)
        shifted = map.replace(
            [dim(dims + one) for one in range(len(values))][: map.num_dims],
            [dim(dims + one) for one in range(map.num_dims, len(values))],
            dims + len(values),
            0,
        )
        operands += values
        assert start in values
        rows += [sub(other, shifted.results[0]) for other in shifted.results[1:]]
    joined = AffineMap.get(len(operands), 0, rows)
    joined, operands = canonicalize(joined, operands)
    joined = simplify_affine_map(joined)
    results = _strictest(joined)
    return ends, IntegerSet.get(joined.num_dims, joined.num_symbols, results, [False] * len(results)), operands


def _strictest(map: AffineMap) -> list[AffineExpr]:
    """Results of those that differ in the constant only the least."""
    least: dict[tuple[int, ...], tuple[int, AffineExpr]] = {}
    for result in map.results:
        flat = Flattener(map.num_dims, map.num_symbols).flatten(result)
        assert flat is not None
        key, bound = tuple(flat[:-1]), flat[-1]
        if not any(key) and bound >= 0:
            continue
        if key not in least or bound < least[key][0]:
            least.pop(key, None)
            least[key] = (bound, result)
    return [result for _, result in least.values()]


def _has_quotients(result: AffineExpr, map: AffineMap) -> bool:
    flattener = Flattener(map.num_dims, map.num_symbols)
    return not is_pure_affine(result) or flattener.flatten(result) is None or bool(flattener.locals)


def separate(band: Sequence[Operation], rewriter: Rewriter, exact: bool) -> None:
    """for i = t to min(t + 32, n) {..} -> if n - t - 32 >= 0 {for i = t to t + 32 {..}} else {the same}"""
    found = whole_tiles(band)
    if found is None:
        return
    ends, condition, operands = found
    if not condition.constraints:
        if not exact:
            return
        condition = IntegerSet.get(0, 0, [constant(0)], [True])
    root = band[0]
    rewriter.start_at(root)
    regions = [Region(), Region()]
    choice = rewriter.create("affine.if", operands, [], {"condition": IntegerSetAttr.get(condition)}, regions)
    rewriter.create_block(choice.regions[0])
    rewriter.insert_before(rewriter.create("affine.yield", [], []))
    values: dict[Value, Value] = {}
    for loop, end in zip(band, ends, strict=True):
        whole = new_loop(lower_bound(loop), end, 1, rewriter)
        values[loop.regions[0].entry().arguments[0]] = whole.regions[0].entry().arguments[0]
    rewriter.clone_before_end(band[-1].regions[0].entry(), values)
    rewriter.create_block(choice.regions[1])
    last = rewriter.create("affine.yield", [], [])
    rewriter.move_before(root, last)
