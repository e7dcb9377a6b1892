"""Checks that a memref has the layout that an op takes it to have, which its type leaves open.

memref.cast strided<[?], offset: ?> to strided<[2], offset: 4>     stride = 2 (if dim > 1), offset = 4
memref.collapse_shape [[0, 1]] of strided<[?, ?]>                  stride 0 = dim 1 * stride 1 (if both dims > 1)

What has no elements has any layout, and no way leads along a dimension with one.
"""

from __future__ import annotations

from pyopt.ir.attributes import StridedLayoutAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.reassociation import groups_of
from pyopt.ir.strides import strides_and_offset
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.native.checking import NE, SGT, Checker, is_shaped


class _Layout:
    """The extents, the strides and the offset of a memref, numbers where the type says them."""

    def __init__(self, checker: Checker, value: Value, type: MemRefType) -> None:
        strided = strides_and_offset(type)
        assert strided is not None
        rank = len(strided[0])
        base = MemRefType.get((), type.element_type, None, type.memory_space)
        types = [base, INDEX, *[INDEX] * (2 * rank)]
        parts = checker.rewriter.create("memref.extract_strided_metadata", [value], types).results
        self.extents = [checker.extent(value, at) for at in range(rank)]
        self.strides = [
            parts[2 + rank + at] if one == DYNAMIC else checker.number(one) for at, one in enumerate(strided[0])
        ]
        self.offset = parts[1] if strided[1] == DYNAMIC else checker.number(strided[1])

    def some(self, checker: Checker) -> Value:
        """Whether there are elements."""
        found = checker.compare(NE, checker.number(1), checker.number(0))
        for extent in self.extents:
            found = checker.both(found, checker.compare(NE, extent, checker.number(0)))
        return found


def check_cast_layout(checker: Checker, op: Operation) -> None:
    """The strides and the offset that the result's type says, and the operand's does not, are those of the operand."""
    value, type = op.operands[0], op.results[0].type
    if not isinstance(type, MemRefType) or not isinstance(value.type, MemRefType):
        return
    wanted = strides_and_offset(type)
    if wanted is None:
        return
    source = value.type
    if not is_shaped(source):
        layout = StridedLayoutAttr.get((DYNAMIC,) * len(wanted[0]), DYNAMIC)
        source = MemRefType.get((DYNAMIC,) * len(wanted[0]), type.element_type, layout, type.memory_space)
    given = strides_and_offset(source)
    if given is None:
        return
    open = [at for at, (one, own) in enumerate(zip(wanted[0], given[0], strict=True)) if own == DYNAMIC != one]
    if not open and (given[1] != DYNAMIC or wanted[1] == DYNAMIC):
        return
    word = f"operand #0{checker.argument(value)}"
    if source is not value.type:
        value = checker.rewriter.create("memref.cast", [value], [source]).results[0]
    layout_of = _Layout(checker, value, source)
    some = layout_of.some(checker)
    for at in open:
        text = f"{word} has stride {{found}} in dimension {at}, and the result {{wanted}}"
        long = checker.both(some, checker.compare(SGT, layout_of.extents[at], checker.number(1)))
        checker.check(NE, layout_of.strides[at], checker.number(wanted[0][at]), text, long)
    if given[1] == DYNAMIC != wanted[1]:
        text = f"{word} has offset {{found}}, and the result {{wanted}}"
        checker.check(NE, layout_of.offset, checker.number(wanted[1]), text, some)


def check_collapsed(checker: Checker, op: Operation) -> None:
    """Dimensions that become one have no gap between their rows."""
    value = op.operands[0]
    type = value.type
    if not isinstance(type, MemRefType) or type.layout is None or strides_and_offset(type) is None:
        return
    groups = [group for group in groups_of(op) if len(group) > 1]
    if not groups:
        return
    layout = _Layout(checker, value, type)
    some = layout.some(checker)
    one = checker.number(1)
    never = checker.compare(NE, one, one)
    for group in groups:
        inner, expected = never, one
        for at in reversed(group):
            stride, extent = layout.strides[at], layout.extents[at]
            long = checker.compare(NE, extent, one)
            text = (
                f"operand #0{checker.argument(value)} has stride {{found}} in dimension {at}, and those that it is "
                "joined with lead over {wanted} elements"
            )
            checker.check(NE, stride, expected, text, checker.both(some, checker.both(long, inner)))
            expected = checker.select(long, checker.binary("arith.muli", stride, extent), expected)
            inner = checker.binary("arith.ori", inner, long)
