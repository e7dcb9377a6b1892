"""Heap sort. An entry at offset i of the range has the children 2i + 1 and 2i + 2, which are not greater."""

from __future__ import annotations

from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.ir.core import Value
    from pyopt.passes.sparsify.buffers.functions import SortFunction

SHIFT_DOWN: Final = "_sparse_shift_down_"
HEAP_SORT: Final = "_sparse_heap_sort_"


def make_shift_down(function: SortFunction) -> None:
    """The entry at `end` of the heap of `count` entries from `first` on goes down until its children are not greater.

    if count >= 2 and (count - 2) / 2 >= offset:
      child = the greater child of offset
      while [start] < [child]: swap; start = child; child = its greater child, if it has one
    """
    code, entries, first, start = function.code, function.entries, function.first, function.end
    (count,) = function.more
    two = code.index(2)
    large = code.branch(code.not_less(count, two), (), otherwise=False)
    code.enter_branch(large, 0)
    offset = code.subtract(start, first)
    last = code.subtract(count, two)
    one = code.index(1)
    last = code.computed("arith.shrui", [last, one], INDEX)
    parent = code.branch(code.not_less(last, offset), (), otherwise=False)
    code.enter_branch(parent, 0)

    child, place = _greater_child(function, offset, one)
    _, before, after = code.open_while([start, child, place])
    current, _, place = before.arguments
    code.give([entries.less(current, place), *before.arguments], "scf.condition")

    code.rewriter.insert_at_end(after)
    current, child, place = after.arguments
    entries.swap(current, place)
    choice = code.branch(code.not_less(last, child), [INDEX, INDEX])
    code.enter_branch(choice, 0)
    code.give(_greater_child(function, child, one))
    code.enter_branch(choice, 1)
    code.give([child, place])
    code.leave(choice)
    code.give([place, *choice.results])
    code.leave(large)
    function.give()


def _greater_child(function: SortFunction, offset: Value, one: Value) -> tuple[Value, Value]:
    """Offset and place of the greater child of the entry at an offset, which has one at least."""
    code, first = function.code, function.first
    left = code.add(code.computed("arith.shli", [offset, one], INDEX), one)
    left_place = code.add(left, first)
    right = code.add(left, one)
    both = code.branch(code.less(right, function.more[0]), [INDEX, INDEX])
    code.enter_branch(both, 0)
    right_place = code.add(right, first)
    choice = code.branch(function.entries.less(left_place, right_place), [INDEX, INDEX])
    code.enter_branch(choice, 0)
    code.give([right, right_place])
    code.enter_branch(choice, 1)
    code.give([left, left_place])
    code.leave(choice)
    code.give(choice.results)
    code.enter_branch(both, 1)
    code.give([left, left_place])
    code.leave(both)
    return both.results[0], both.results[1]


def make_heap_sort(function: SortFunction) -> None:
    """shift_down from the last parent to the first entry; then the greatest entry goes to the end, time and again."""
    code, first = function.code, function.first
    count = code.subtract(function.end, first)
    zero = code.index(0)
    one = code.index(1)
    last = code.computed("arith.shrui", [code.subtract(count, code.index(2)), one], INDEX)
    loop, block = code.open_for(zero, code.add(last, one), (), one)
    parent = code.subtract(last, block.arguments[0])
    function.call(SHIFT_DOWN, make_shift_down, first, code.add(first, parent), more=[count])
    code.give(())
    code.leave(loop)

    loop, block = code.open_for(zero, code.subtract(count, one), (), one)
    left = code.subtract(count, block.arguments[0])
    greatest = code.subtract(code.add(first, left), one)
    function.entries.swap(first, greatest)
    function.call(SHIFT_DOWN, make_shift_down, first, first, more=[code.subtract(left, one)])
    code.give(())
    code.leave(loop)
    function.give()
