"""What has to hold of slices: that they begin and end within their source."""

from __future__ import annotations

from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import slice_of
from pyopt.ir.types import I1
from pyopt.light import TYPE_CHECKING, Callable, Sequence, final
from pyopt.passes.building.arith import EQUAL, SIGNED_GREATER, binary, boolean, compare, constant_index
from pyopt.passes.building.scf import choice

if TYPE_CHECKING:
    from pyopt.passes.verification.claims import RuntimeChecks
    from pyopt.rewrite.rewriter import Rewriter


@final
class SliceAlong:
    """One dimension of a slice."""

    __slots__ = ("checks", "empty", "extent", "offset", "one", "size", "stride", "zero")

    def __init__(self, checks: RuntimeChecks, zero: Value, one: Value, parts: Sequence[Value], extent: Value) -> None:
        self.checks = checks
        self.zero = zero
        self.one = one
        self.offset, self.size, self.stride = parts
        self.extent = extent
        self.empty = compare(checks.rewriter, EQUAL, self.size, zero)

    def may_begin_behind(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        """0 <= offset <= extent: nothing is taken."""
        return [self.checks.is_within_or_behind(self.offset, self.zero, self.extent)]

    def begins_inside(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        """0 <= offset < extent"""
        return [self.checks.is_within_folded(self.offset, self.zero, self.extent)]

    def is_empty(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        """The size is 0, and not negative."""
        return [self.empty]

    def ends_inside(self, rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
        """0 <= offset + (size - 1) * stride < extent"""
        steps = binary(rewriter, "subi", self.size, self.one)
        last = binary(rewriter, "addi", self.offset, binary(rewriter, "muli", steps, self.stride))
        return [self.checks.is_within(last, self.zero, self.extent)]


def nothing(rewriter: Rewriter, arguments: Sequence[Value]) -> Sequence[Value]:
    """Nothing has to hold."""
    return [boolean(rewriter, True)]


def check_slice(op: Operation, checks: RuntimeChecks, extents: Callable[[], Callable[[int], Value]], name: str) -> None:
    """Each dimension begins and ends in the source; no size is negative, which mlir-opt does not ask for.

    `extents` is called before the first dimension, and what it gives for the extent of each; `name` is the op's in
    messages.
    """
    rewriter = checks.rewriter
    given = slice_of(op)
    zero = constant_index(rewriter, 0)
    one = constant_index(rewriter, 1)
    extent = extents()
    for at, entries in enumerate(zip(given.offsets, given.sizes, given.strides, strict=True)):
        parts = [constant_index(rewriter, entry) if isinstance(entry, int) else entry for entry in entries]
        along = SliceAlong(checks, zero, one, parts, extent(at))
        begins = choice(rewriter, along.empty, I1, along.may_begin_behind, along.begins_inside)
        checks.claim(begins, f"offset {at} is out-of-bounds")
        is_some = compare(rewriter, SIGNED_GREATER, along.size, zero)
        known = checks.exact or isinstance(entries[1], int)
        otherwise = nothing if known else along.is_empty
        ends = choice(rewriter, is_some, I1, along.ends_inside, otherwise)
        checks.claim(ends, f"{name} runs out-of-bounds along dimension {at}")
