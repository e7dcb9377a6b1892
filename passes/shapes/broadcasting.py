"""Broadcasting of shapes, and whether they broadcast: ops on extents.

Shapes are aligned at their last extents. With `n` the greatest rank, a shape of rank `r` has an extent at position `p`
of the result if p >= n - r, and it is the one at p - (n - r). Of all extents at a position the last that is not 1 is
the result's; the shapes broadcast if each extent is 1 or the result's.
"""

from __future__ import annotations

from pyopt.dialects.shape.types import SHAPE, extent_tensor
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.passes.building.arith import EQUAL, UNSIGNED_LESS, binary, boolean, choose, compare, constant_index
from pyopt.passes.building.scf import choice, loop
from pyopt.passes.shapes.extents import dim_of, extent_at, generate

if TYPE_CHECKING:
    from pyopt.rewrite.conversion_rewriter import ConversionRewriter
    from pyopt.rewrite.rewriter import Rewriter


@final
class Aligned:
    """One of the shapes: its extents, and the number of positions of the result in front of its first extent."""

    __slots__ = ("extents", "missing")

    def __init__(self, extents: Value, missing: Value) -> None:
        self.extents = extents
        self.missing = missing

    def extent(self, rewriter: Rewriter, position: Value) -> Value:
        """The extent at a position of the result, where there is one."""
        return extent_at(rewriter, self.extents, binary(rewriter, "subi", position, self.missing))


def align(rewriter: Rewriter, shapes: Sequence[Value], zero: Value) -> tuple[list[Aligned], Value]:
    """The shapes as they are aligned, and the greatest rank."""
    ranks = [dim_of(rewriter, shape, zero) for shape in shapes]
    greatest = ranks[0]
    for rank in ranks[1:]:
        greatest = binary(rewriter, "maxui", rank, greatest)
    missing = [binary(rewriter, "subi", greatest, rank) for rank in ranks]
    return [Aligned(shape, count) for shape, count in zip(shapes, missing, strict=True)], greatest


def broadcast_extent(rewriter: Rewriter, shapes: Sequence[Aligned], position: Value) -> Value:
    """The extent of the broadcast shape at a position."""
    one = constant_index(rewriter, 1)
    found = one
    for shape in shapes:
        found = _with_extent(rewriter, shape, position, found, one)
    return found


def _with_extent(rewriter: Rewriter, shape: Aligned, position: Value, before: Value, one: Value) -> Value:
    """The shape's extent at the position, or `before` where it is 1 or not there."""

    def chosen(rewriter: Rewriter, extent: Value) -> Value:
        return choose(rewriter, compare(rewriter, EQUAL, extent, one), before, extent)

    return _where_there(rewriter, shape, position, before, chosen)


def _goes_along(rewriter: Rewriter, shape: Aligned, position: Value, extent: Value, before: Value, one: Value) -> Value:
    """`before`, and the shape's extent at the position is not there, 1 or `extent`."""

    def goes_along(rewriter: Rewriter, own: Value) -> Value:
        is_one = compare(rewriter, EQUAL, own, one)
        is_same = compare(rewriter, EQUAL, own, extent)
        return binary(rewriter, "andi", before, binary(rewriter, "ori", is_one, is_same))

    return _where_there(rewriter, shape, position, before, goes_along)


def _where_there(
    rewriter: Rewriter, shape: Aligned, position: Value, before: Value, answer: Callable[[Rewriter, Value], Value]
) -> Value:
    """Applies `answer` to the shape's extent at the position; `before` where there is none."""

    def absent(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        return [before]

    def present(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        return [answer(rewriter, shape.extent(rewriter, position))]

    outside = compare(rewriter, UNSIGNED_LESS, position, shape.missing)
    return choice(rewriter, outside, before.type, absent, present)


def lower_broadcast(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """broadcast -> tensor.generate"""
    type = op.results[0].type
    if type is SHAPE or not operands:
        return False
    shapes, rank = align(rewriter, operands, constant_index(rewriter, 0))

    def extent(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        return [broadcast_extent(rewriter, shapes, arguments[0])]

    made = extent_tensor(DYNAMIC)
    result = generate(rewriter, made, rank, extent)
    if type is not made:
        result = rewriter.create("tensor.cast", [result], [type]).results[0]
    rewriter.replace(op, [result])
    return True


def lower_is_broadcastable(op: Operation, operands: list[Value], rewriter: ConversionRewriter) -> bool:
    """is_broadcastable -> scf.for over the positions"""
    if not operands or any(value.type is SHAPE for value in op.operands):
        return False
    zero = constant_index(rewriter, 0)
    one = constant_index(rewriter, 1)
    shapes, rank = align(rewriter, operands, zero)

    def all_go_along(rewriter: Rewriter, arguments: Sequence[Value]) -> list[Value]:
        position, holds = arguments
        extent = broadcast_extent(rewriter, shapes, position)
        for shape in shapes:
            holds = _goes_along(rewriter, shape, position, extent, holds, one)
        return [holds]

    init = boolean(rewriter, True)
    rewriter.replace(op, loop(rewriter, [zero, rank, one], [init], all_go_along))
    return True
