"""Insertion sort that keeps equal entries in order; where an entry goes is found by binary search."""

from __future__ import annotations

from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.passes.sparsify.buffers.functions import SortFunction

SEARCH: Final = "_sparse_binary_search_"
INSERTION_SORT: Final = "_sparse_sort_stable_"


def make_search(function: SortFunction) -> None:
    """The position for the entry `end` in the sorted [first, end): behind all that are not greater.

    while low < high: middle = (low + high) / 2; if [end] < [middle]: high = middle; else: low = middle + 1
    """
    code, end = function.code, function.end
    loop, before, after = code.open_while([function.first, end])
    code.give([code.less(before.arguments[0], before.arguments[1]), *before.arguments], "scf.condition")
    code.rewriter.insert_at_end(after)
    low, high = after.arguments
    one = code.index(1)
    middle = code.computed("arith.shrui", [code.add(low, high), one], INDEX)
    behind = code.add(middle, one)
    less = function.entries.less(end, middle)
    code.give([code.select(less, low, behind), code.select(less, middle, high)])
    code.leave(loop)
    function.give(loop.results[0])


def make_insertion_sort(function: SortFunction) -> None:
    """for i in first + 1 .. end: place = search(first, i); move [place, i) up by one; [place] = what [i] was"""
    code, entries = function.code, function.entries
    outer, block = code.open_for(code.next(function.first), function.end, ())
    current = block.arguments[0]
    place = function.call(SEARCH, make_search, function.first, current, [INDEX]).results[0]
    values = entries.read(current)
    count = code.subtract(current, place)
    inner, inner_block = code.open_for(code.index(0), count, ())
    target = code.subtract(current, inner_block.arguments[0])
    entries.copy(code.subtract(target, code.index(1)), target)
    code.give(())
    code.leave(inner)
    entries.write(place, values)
    code.give(())
    code.leave(outer)
    function.give()
