"""Partition of a range of entries by a pivot, for quicksort."""

from __future__ import annotations

from pyopt.ir.types import I1, INDEX
from pyopt.light import TYPE_CHECKING, Final, Sequence

if TYPE_CHECKING:
    from pyopt.ir.core import Operation, Value
    from pyopt.passes.sparsify.buffers.functions import SortFunction

PARTITION: Final = "_sparse_partition_"
MANY: Final = 1000
"""From this number of entries on the pivot is the median of five."""


def make_partition(function: SortFunction) -> None:
    """Swaps entries until none of [first, p) is greater than the pivot and none of [p, end) less; gives p.

    The pivot is the middle one, after it and others were put in order. Two entries are sorted then.
    """
    code, entries = function.code, function.entries
    total = code.add(function.first, function.end)
    one = code.index(1)
    pivot = code.computed("arith.shrui", [total, one], INDEX)
    high = code.subtract(function.end, one)
    _choose_pivot(function, pivot, high)

    goes_on = code.boolean(True)
    loop, before, after = code.open_while([function.first, high, pivot, goes_on])
    code.give([before.arguments[3], *before.arguments], "scf.condition")
    code.rewriter.insert_at_end(after)
    pivot = after.arguments[2]
    low, low_is_pivot = _scan(function, after.arguments[0], pivot, 1)
    high, high_is_pivot = _scan(function, after.arguments[1], pivot, -1)

    apart = code.branch(code.less(low, high), [INDEX, INDEX, INDEX, I1])
    code.enter_branch(apart, 0)
    entries.swap(low, high)
    moved = code.branch(code.equal(low, pivot), [INDEX])
    code.enter_branch(moved, 0)
    code.give([high])
    code.enter_branch(moved, 1)
    moved_down = code.branch(code.equal(high, pivot), [INDEX])
    code.enter_branch(moved_down, 0)
    code.give([low])
    code.enter_branch(moved_down, 1)
    code.give([pivot])
    code.leave(moved_down)
    code.give(moved_down.results)
    code.leave(moved)
    same = code.branch(code.both(low_is_pivot, high_is_pivot), [INDEX, INDEX])
    code.enter_branch(same, 0)
    code.give([code.add(low, one), code.subtract(high, one)])
    code.enter_branch(same, 1)
    code.give([low, high])
    code.leave(same)
    code.give([*same.results, moved.results[0], code.boolean(True)])
    code.enter_branch(apart, 1)
    code.give([low, high, code.next(high), code.boolean(False)])
    code.leave(apart)
    code.give(apart.results)
    code.leave(loop)
    function.give(loop.results[2])


def _scan(function: SortFunction, start: Value, pivot: Value, step: int) -> tuple[Value, Value]:
    """The next entry from `start` on that is not on its side of the pivot, and whether it is equal to it."""
    code, entries = function.code, function.entries
    loop, before, after = code.open_while([start])
    current = before.arguments[0]
    less = entries.less(current, pivot) if step > 0 else entries.less(pivot, current)
    code.give([less, current], "scf.condition")
    code.rewriter.insert_at_end(after)
    code.give([code.add(after.arguments[0], code.index(step))])
    code.leave(loop)
    found = loop.results[0]
    return found, entries.equal(found, pivot)


def _choose_pivot(function: SortFunction, pivot: Value, high: Value) -> None:
    """Puts the first, the middle and the last entry in order, or five entries of many."""
    code, first = function.code, function.first
    one = code.index(1)
    end = code.add(high, one)
    few = code.branch(code.less(code.subtract(end, first), code.index(MANY)), ())
    code.enter_branch(few, 0)
    _put_in_order(function, [first, pivot, high])
    code.enter_branch(few, 1)
    # The second of the five is the middle one again: the reference's text has it like that, and any pivot does.
    end = code.add(high, one)
    second = code.computed("arith.shrui", [code.add(first, end), one], INDEX)
    fourth = code.computed("arith.shrui", [code.add(pivot, end), one], INDEX)
    _put_in_order(function, [first, second, pivot, fourth, high])
    code.leave(few)


def _put_in_order(function: SortFunction, places: Sequence[Value]) -> None:
    """Insertion sort of a few entries, without loops: an entry changes places as long as the one before is greater."""
    for number in range(1, len(places)):
        outermost: Operation | None = None
        for at in range(number, 0, -1):
            choice = _swap_if_less(function, places[at], places[at - 1])
            outermost = outermost or choice
        assert outermost is not None
        function.code.leave(outermost)


def _swap_if_less(function: SortFunction, second: Value, first: Value) -> Operation:
    """if [second] < [first]: swap them, and go on in there"""
    code = function.code
    choice = code.branch(function.entries.less(second, first), (), otherwise=False)
    code.enter_branch(choice, 0)
    function.entries.swap(second, first)
    return choice
