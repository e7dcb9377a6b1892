"""Loops of a structured op in an order in which memory is gone through from one element to the next.

    C(i,j) += A(i,k) * B(k,j)
    ->
    for jj in steps of TILE { for i { for k in steps of JAM { for j from jj to jj + TILE {
      x = C(i,j)
      x += A(i,k) * B(k,j); x += A(i,k+1) * B(k+1,j); ...
      C(i,j) = x
    } } } }

Each element is computed as before, from the same numbers in the same order.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps, inputs, iterator_types
from pyopt.ir.affine import AffineExpr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX
from pyopt.light import Final, Sequence, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.lowering.loop_bodies import emit_bodies, ranges_of, sequential_loop
from pyopt.passes.lowering.loop_order import has_loop, loop_order
from pyopt.rewrite.rewriter import Rewriter

JAM: Final = 4
"""The iterations of a sum that are done for an element before the next element."""
TILE: Final = 128
"""The elements of a row that are computed before those behind them, so that what they need stays near."""


@final
class OrderedLoops:
    """The loops of one op. ranges: their extents."""

    __slots__ = ("counters", "op", "order", "ranges", "rewriter")

    def __init__(self, op: Operation, order: Sequence[int], ranges: Sequence[int | Value], rewriter: Rewriter) -> None:
        self.op = op
        self.order = list(order)
        self.ranges = ranges
        self.rewriter = rewriter
        self.counters: dict[int, Value] = {}

    def emit(self) -> None:
        """Emits all loops."""
        order = self.order
        inner = order[-1]
        start, end = self._index(0), self._extent(inner)
        if self._is_tiled():
            start = self._enter(self._index(0), end, TILE)
            end = self._call("arith.minsi", self._call("arith.addi", start, self._index(TILE)), end)
        jammed = order[-2] if self._is_jammed() else -1
        for loop in order[:-1]:
            if loop != jammed:
                self.counters[loop] = self._enter(self._index(0), self._extent(loop), 1)
        if jammed < 0:
            self._innermost(start, end, [])
            return
        extent = self.ranges[jammed]
        whole: Value
        if isinstance(extent, int):
            whole = self._index(extent - extent % JAM)
        else:
            whole = self._call("arith.subi", extent, self._call("arith.remsi", extent, self._index(JAM)))
        place = (self.rewriter.block, self.rewriter.before)
        for low, high, step in ((self._index(0), whole, JAM), (whole, self._extent(jammed), 1)):
            if isinstance(extent, int) and (extent < JAM if step == JAM else extent % JAM == 0):
                continue
            first = self._enter(low, high, step)
            self.counters[jammed] = first
            more = [self._call("arith.addi", first, self._index(number)) for number in range(1, step)]
            self._innermost(start, end, more)
            self.rewriter.block, self.rewriter.before = place

    def _innermost(self, start: Value, end: Value, more: Sequence[Value]) -> None:
        """The innermost loop, with as many iterations of the one around it."""
        self.counters[self.order[-1]] = self._enter(start, end, 1)
        steps = [self._all_counters()]
        for counter in more:
            self.counters[self.order[-2]] = counter
            steps.append(self._all_counters())
        emit_bodies(self.op, steps, False, self.rewriter)

    def _all_counters(self) -> list[Value]:
        return [self.counters[loop] for loop in range(len(self.order))]

    def _is_jammed(self) -> bool:
        """The innermost loop goes over elements, and the one around it over terms of their sums."""
        kinds = iterator_types(self.op)
        order = self.order
        if len(order) < 2 or kinds[order[-1]] != "parallel" or kinds[order[-2]] == "parallel":
            return False
        maps = indexing_maps(self.op)[len(inputs(self.op)) :]
        return not any(has_loop(expr, order[-2]) for map in maps for expr in map.results)

    def _is_tiled(self) -> bool:
        """What the innermost loop reads is read again by another loop further out than the one around it."""
        extent = self.ranges[self.order[-1]]
        if not self._is_jammed() or len(self.order) < 3 or (isinstance(extent, int) and extent <= 2 * TILE):
            return False
        maps = indexing_maps(self.op)[: len(inputs(self.op))]
        inner, around, outer = self.order[-1], self.order[-2], self.order[-3]
        return any(_reads(map.results, (inner, around)) and not _reads(map.results, (outer,)) for map in maps)

    def _index(self, value: int) -> Value:
        return constant_index(self.rewriter, value)

    def _extent(self, loop: int) -> Value:
        extent = self.ranges[loop]
        return self._index(extent) if isinstance(extent, int) else extent

    def _enter(self, low: Value, high: Value, step: int) -> Value:
        return sequential_loop(low, high, self._index(step), self.rewriter)

    def _call(self, name: str, left: Value, right: Value) -> Value:
        return self.rewriter.create(name, [left, right], [INDEX]).results[0]


def _reads(results: Sequence[AffineExpr], loops: Sequence[int]) -> bool:
    return all(any(has_loop(expr, loop) for expr in results) for loop in loops)


def to_ordered_loops(op: Operation, rewriter: Rewriter) -> bool:
    """A structured op on memrefs -> loops in the order of memory"""
    ranges = ranges_of(op, rewriter)
    if ranges is None:
        return False
    if ranges:
        OrderedLoops(op, loop_order(op), ranges, rewriter).emit()
    else:
        emit_bodies(op, [[]], False, rewriter)
    rewriter.erase(op)
    return True
