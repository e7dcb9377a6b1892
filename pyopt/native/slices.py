"""Checks that a slice lies within what it is taken from, or put into.

extract_slice %t[%o] [%n] [%s]      o <= dim, n <= dim (unless s = 0), |s| <= dim (if n > 1), 0 <= o + (n - 1) * s < dim
insert_slice %u into %t ..          the same of %t, and n is the extent of %u

An empty slice may begin right behind the last element, and anywhere if there is none: COO without entries is sliced
for the coordinates of a level, which lie between those of others.
"""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import dropped_by_sizes, slice_of
from pyopt.ir.types import DYNAMIC
from pyopt.light import Final
from pyopt.native.checking import EQ, NE, SGT, SLT, UGE, UGT, Checker, shape_of
from pyopt.native.checks import MOST

_SLICES: Final = frozenset(("tensor.extract_slice", "memref.subview"))
_INSERTIONS: Final = frozenset(("tensor.insert_slice", "tensor.parallel_insert_slice"))


def check_slice(checker: Checker, op: Operation) -> bool:
    """Checks in front of an op that takes or puts a slice; says whether it is one."""
    name = op.info.name
    if name not in _SLICES and name not in _INSERTIONS:
        return False
    checker.start(op)
    if name in _SLICES:
        _within(checker, op, op.operands[0], "operand #0")
        return True
    if name == "tensor.parallel_insert_slice":
        checker.before_parent()
    _within(checker, op, op.operands[1], "operand #1")
    _fits(checker, op)
    return True


def _within(checker: Checker, op: Operation, source: Value, word: str) -> None:
    """Checks that a slice lies within its source, in an order that keeps the later sums from overflowing."""
    shape = shape_of(source.type)
    found = slice_of(op)
    for at, (offset, size, stride) in enumerate(zip(found.offsets, found.sizes, found.strides, strict=True)):
        if isinstance(offset, int) and isinstance(size, int) and isinstance(stride, int) and shape[at] != DYNAMIC:
            continue  # the verifier has looked
        where = f"the slice of {word}{checker.argument(source)} in dimension {at}"
        extent = checker.extent(source, at)
        taken = checker.compare(NE, size, checker.number(0)) if isinstance(size, Value) else None
        if isinstance(offset, Value) and size != 1:
            text = f"{where} has the offset {{found}}, and the extent is {{wanted}}"
            begins: Value | None = None
            if taken is not None or size == 0:
                begins = checker.compare(NE, extent, checker.number(0))
            if taken is not None and begins is not None:
                begins = checker.either(taken, begins)
            checker.check(UGT, offset, extent, text, begins)
        steps = check_steps(checker, where, size, stride, extent)
        last = checker.binary("arith.addi", checker.value(offset), steps)
        places = [last]
        if isinstance(stride, Value) or stride < 0:
            places.append(checker.value(offset))  # what is after the end is not the last one then
        for place in places:
            beyond = checker.compare(UGE, place, extent)
            if taken is not None:
                beyond = checker.both(taken, beyond)
            if size != 0:
                text = f"{where} leads to {{found}}, and the extent is {{wanted}}"
                checker.fail_if(beyond, place, extent, text)


def check_steps(
    checker: Checker, where: str, size: int | Value, stride: int | Value, extent: Value, taken: Value | None = None
) -> Value:
    """The way from the first to the last of so many, of which either is so small that it does not overflow.

    taken: whether there is anything at all, if that is not known.
    """
    count = checker.value(size)
    if isinstance(size, Value):
        most = extent
        if stride == 0:
            most = checker.number(MOST)
        elif isinstance(stride, Value):
            still = checker.compare(EQ, stride, checker.number(0))
            most = checker.select(still, checker.number(MOST), extent)
        checker.check(
            UGT, size, most, f"{where} has the size {{found}}, and there is room for {{wanted}} at most", taken
        )
    if isinstance(stride, Value):
        step = checker.select(checker.compare(SGT, count, checker.number(1)), stride, checker.number(0))
        text = f"{where} has the stride {{found}}, and there is room for {{wanted}} at most"
        checker.check(SGT, step, extent, text, taken)
        back = checker.binary("arith.subi", checker.number(0), extent)
        checker.check(SLT, step, back, f"{where} has the stride {{found}}, which has to be {{wanted}} at least", taken)
    steps = checker.binary("arith.subi", count, checker.number(1))
    return steps if stride == 1 else checker.binary("arith.muli", steps, checker.value(stride))


def _fits(checker: Checker, op: Operation) -> None:
    """Checks that the inserted value has the size of its slice."""
    source = op.operands[0]
    sizes = slice_of(op).sizes
    shape = shape_of(source.type)
    dropped = dropped_by_sizes(sizes, shape) if len(shape) != len(sizes) else [False] * len(sizes)
    kept = [size for size, drop in zip(sizes, dropped, strict=True) if not drop]
    for at, size in enumerate(kept[: len(shape)]):
        if isinstance(size, Value) or shape[at] == DYNAMIC:
            checker.check(
                NE, checker.extent(source, at), checker.value(size),
                f"operand #0{checker.argument(source)} has extent {{found}} in dimension {at}, and the slice that it "
                "takes the place of has size {wanted}",
            )  # fmt: skip
