"""The function that decides at run time which of several buffers are to be freed.

It takes the addresses of the buffers, those of the retained ones, and a condition for each buffer; it writes which
buffers to free, and which of the retained ones are owned afterwards.

    for each buffer b of which the condition holds:
      owned[r] |= b is r, for each retained r
      free[b] = b is none of the retained ones, and none of the buffers before it

A buffer that comes twice is freed at its first place. With `exact` that is so even where the condition of the first
place does not hold, and so nothing is freed: the reference does that.
"""

from __future__ import annotations

from pyopt.ir.attributes import StringAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.opinfo import TERMINATOR
from pyopt.ir.symbols import table_of
from pyopt.ir.types import DYNAMIC, I1, INDEX, FunctionType, MemRefType
from pyopt.light import Final, Sequence
from pyopt.passes.building.arith import EQUAL, NOT_EQUAL, binary, boolean, compare, constant_index
from pyopt.passes.building.memref import load, store
from pyopt.passes.building.scf import conditionally, loop
from pyopt.rewrite.rewriter import Rewriter

NAME: Final = "dealloc_helper"
ADDRESSES: Final = MemRefType.get((DYNAMIC,), INDEX)
FLAGS: Final = MemRefType.get((DYNAMIC,), I1)
TYPE: Final = FunctionType.get((ADDRESSES, ADDRESSES, FLAGS, FLAGS, FLAGS), ())


def add_helper(scope: Operation, rewriter: Rewriter, exact: bool) -> Operation:
    """Adds the function to a symbol table, under a name of its own."""
    names = table_of(scope)
    name = NAME
    number = 0
    while name in names:
        name = f"{NAME}_{number}"
        number += 1
    block = scope.regions[0].entry()
    last = block.last
    if last is not None and last.info.traits & TERMINATOR:
        rewriter.insert_before(last)
    else:
        rewriter.insert_at_end(block)
    rewriter.loc = scope.loc
    attributes = {
        "sym_name": StringAttr.get(name),
        "function_type": TypeAttr.get(TYPE),
        "sym_visibility": StringAttr.get("private"),
    }
    function = rewriter.create("func.func", [], [], {**attributes}, [Region()])
    entry = rewriter.create_block(function.regions[0], TYPE.inputs)
    Helper(rewriter, entry.arguments, exact).emit()
    rewriter.create("func.return", [], [])
    return function


class Helper:
    """Emits the body of the function."""

    def __init__(self, rewriter: Rewriter, arguments: Sequence[Value], exact: bool) -> None:
        self.rewriter = rewriter
        self.exact = exact
        self.memrefs, self.retained, self.conditions, self.free, self.owned = arguments
        self.zero = constant_index(rewriter, 0)
        self.one = constant_index(rewriter, 1)
        self.true = boolean(rewriter, True)
        self.false = boolean(rewriter, False)
        self.memref_count = self._count(self.memrefs)
        self.retained_count = self._count(self.retained)

    def _count(self, memref: Value) -> Value:
        return self.rewriter.create("memref.dim", [memref, self.zero], [INDEX]).results[0]

    def emit(self) -> None:
        """No retained buffer is owned at first; then each buffer is looked at."""
        rewriter = self.rewriter

        def clear(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
            store(rewriter, self.false, self.owned, arguments[0])
            return ()

        loop(rewriter, (self.zero, self.retained_count, self.one), (), clear)
        loop(rewriter, (self.zero, self.memref_count, self.one), (), self._look_at)

    def _look_at(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        number = arguments[0]
        address = load(rewriter, self.memrefs, number)
        condition = load(rewriter, self.conditions, number)

        def compare_retained(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
            at, different = arguments
            other = load(rewriter, self.retained, at)

            def own() -> None:
                owned = load(rewriter, self.owned, at)
                store(rewriter, binary(rewriter, "ori", owned, condition), self.owned, at)

            conditionally(rewriter, compare(rewriter, EQUAL, other, address), own)
            return [binary(rewriter, "andi", different, compare(rewriter, NOT_EQUAL, other, address))]

        def compare_earlier(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
            at, different = arguments
            other = load(rewriter, self.memrefs, at)
            unlike = compare(rewriter, NOT_EQUAL, other, address)
            if not self.exact:
                kept = binary(rewriter, "xori", load(rewriter, self.conditions, at), self.true)
                unlike = binary(rewriter, "ori", unlike, kept)
            return [binary(rewriter, "andi", different, unlike)]

        (alone,) = loop(rewriter, (self.zero, self.retained_count, self.one), (self.true,), compare_retained)
        (first,) = loop(rewriter, (self.zero, number, self.one), (alone,), compare_earlier)
        store(rewriter, binary(rewriter, "andi", first, condition), self.free, number)
        return ()
