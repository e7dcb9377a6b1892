"""Quicksort, and the hybrid that turns to insertion sort for few entries and to heap sort where it goes too deep."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import I64, INDEX
from pyopt.light import TYPE_CHECKING, Final, Sequence
from pyopt.passes.building.arith import UNSIGNED_LESS_OR_EQUAL, compare
from pyopt.passes.sparsify.buffers.heap import HEAP_SORT, make_heap_sort
from pyopt.passes.sparsify.buffers.insertion import INSERTION_SORT, make_insertion_sort
from pyopt.passes.sparsify.buffers.partition import PARTITION, make_partition

if TYPE_CHECKING:
    from pyopt.passes.sparsify.buffers.functions import SortFunction

QUICK_SORT: Final = "_sparse_qsort_"
HYBRID_SORT: Final = "_sparse_hybrid_qsort_"
FEW: Final = 30
"""Up to this number of entries insertion sort is taken."""


def make_quick_sort(function: SortFunction) -> None:
    """while first + 1 < end: p = partition(first, end); sort the shorter part; go on with the longer one

    The hybrid takes a limit of depth besides.
    """
    code = function.code
    loop, before, after = code.open_while([function.first, function.end])
    low, high = before.arguments
    code.give([code.less(code.next(low), high), low, high], "scf.condition")
    code.rewriter.insert_at_end(after)
    low, high = after.arguments
    code.give(_hybrid_step(function, low, high) if function.more else _step(function, low, high))
    code.leave(loop)
    function.give()


def _hybrid_step(function: SortFunction, low: Value, high: Value) -> Sequence[Value]:
    """if high - low <= 30: insertion sort; else if the limit of depth is reached: heap sort; else: a quicksort step"""
    code, rewriter = function.code, function.code.rewriter
    count = code.subtract(high, low)
    few = code.branch(code.not_greater(count, code.index(FEW)), [INDEX, INDEX])
    code.enter_branch(few, 0)
    function.call(INSERTION_SORT, make_insertion_sort, low, high)
    code.give([low, low])
    code.enter_branch(few, 1)
    depth = code.subtract(function.more[0], rewriter.constant(IntegerAttr.get(1, I64), I64))
    zero = rewriter.constant(IntegerAttr.get(0, I64), I64)
    deep = code.branch(compare(rewriter, UNSIGNED_LESS_OR_EQUAL, depth, zero), [INDEX, INDEX])
    code.enter_branch(deep, 0)
    function.call(HEAP_SORT, make_heap_sort, low, high)
    code.give([low, low])
    code.enter_branch(deep, 1)
    function.more = [depth]
    code.give(_step(function, low, high))
    code.leave(deep)
    code.give(deep.results)
    code.leave(few)
    return few.results


def _step(function: SortFunction, low: Value, high: Value) -> Sequence[Value]:
    """Partition and recursion; the range that is left to sort."""
    code = function.code
    pivot = function.call(PARTITION, make_partition, low, high, [INDEX]).results[0]
    below = code.subtract(pivot, low)
    above = code.subtract(high, pivot)
    two = code.index(2)
    more = code.branch(code.greater(code.subtract(high, low), two), [INDEX, INDEX])
    code.enter_branch(more, 1)
    code.give([low, low])
    code.enter_branch(more, 0)
    below_first = code.not_greater(below, above)
    zero = code.index(0)
    choice = code.branch(below_first, [INDEX, INDEX])
    code.enter_branch(choice, 0)
    _sort_part(function, low, pivot, below, zero)
    code.give([pivot, high])
    code.enter_branch(choice, 1)
    _sort_part(function, pivot, high, above, zero)
    code.give([low, pivot])
    code.leave(choice)
    code.give(choice.results)
    code.leave(more)
    return more.results


def _sort_part(function: SortFunction, low: Value, high: Value, count: Value, zero: Value) -> None:
    """A recursive call, unless there is nothing."""
    code = function.code
    some = code.branch(code.unequal(count, zero), (), otherwise=False)
    code.enter_branch(some, 0)
    function.call_itself(low, high)
    code.leave(some)
