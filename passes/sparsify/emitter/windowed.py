"""A level that is subscripted by a sum of two loops: which of its two cursors is in charge."""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.sparsify.emitter.cursors import Cursor
from pyopt.passes.sparsify.emitter.dense_windows import DenseInner, DenseOuter
from pyopt.passes.sparsify.emitter.levels import Level
from pyopt.passes.sparsify.emitter.slices import SliceCursor
from pyopt.passes.sparsify.emitter.windows import Inner, Outer, SparseInner, SparseOuter, Window

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code


@final
class Windowed:
    """The cursors of the outer and of the inner loop, with multiples skipped where a loop has a factor.

    terms: (size, factor) of the two loops. above: the level above, if it is subscripted by a sum, too. by_loop:
    there are as many windows as the outer loop has iterations, not as the level has, and they are empty if the inner
    loop has none.
    """

    __slots__ = ("entered", "inner", "outer", "window")

    def __init__(
        self, code: Code, level: Level, terms: Sequence[tuple[Value, int]], above: Windowed | None, by_loop: bool
    ) -> None:
        (outer_size, outer_factor), (inner_size, inner_factor) = terms
        size = _span(code, inner_size, inner_factor, minds_empty=by_loop)
        parent = None if above is None else above.raw_inner()
        counted = by_loop and outer_factor == 1 and not _fills_level(code, level, outer_size, inner_size, inner_factor)
        starts = outer_size if counted else None
        self.window = Window(code, level, size, None if above is None else above.raw_outer(), starts)
        outer: Outer
        inner: Inner
        if level.dense:
            outer = DenseOuter(self.window, _factor(code, outer_factor), outer_size)
            extent = size if inner_factor == 1 else inner_size
            inner = DenseInner(outer, parent, _factor(code, inner_factor), extent)
            self.outer: Cursor = outer
            self.inner: Cursor = inner
        else:
            outer = SparseOuter(self.window)
            inner = SparseInner(outer, parent)
            self.outer = _multiples(code, outer, outer_factor, outer_size)
            self.inner = _multiples(code, inner, inner_factor, inner_size)
        self.entered = 0

    def raw_outer(self) -> Outer:
        outer = self.outer.whole if isinstance(self.outer, SliceCursor) else self.outer
        assert isinstance(outer, Outer)
        return outer

    def raw_inner(self) -> Inner:
        inner = self.inner.whole if isinstance(self.inner, SliceCursor) else self.inner
        assert isinstance(inner, Inner)
        return inner

    def allocate(self, code: Code) -> None:
        if not self.window.level.dense:
            self.window.allocate(code)

    def enter(self) -> Cursor:
        """The cursor of the next loop."""
        self.entered += 1
        return self.outer if self.entered == 1 else self.inner

    def leave(self) -> Cursor:
        """The cursor that is in charge behind the innermost of its loops."""
        self.entered -= 1
        return self.outer


def _fills_level(code: Code, level: Level, outer_size: Value, inner_size: Value, inner_factor: int) -> bool:
    """All extents are known, and the last window of the outer loop ends where the level does."""
    extent = None if level.size is None else code.number_of(level.size)
    outer, inner = code.number_of(outer_size), code.number_of(inner_size)
    if extent is None or not outer or not inner:
        return False
    return extent == outer + (inner - 1) * inner_factor


def _factor(code: Code, factor: int) -> Value | None:
    return None if factor == 1 else code.index(factor)


def _multiples(code: Code, cursor: Cursor, factor: int, size: Value) -> Cursor:
    """A cursor that gives every `factor`th coordinate."""
    if factor == 1:
        return cursor
    return SliceCursor(cursor, code.index(0), code.index(factor), size, skips_before=False)


def _span(code: Code, size: Value, factor: int, minds_empty: bool) -> Value:
    """The number of coordinates that a loop times its factor covers; minds_empty: none if it has no iterations."""
    if factor == 1:
        return code.next(code.subtract(size, code.index(1)))
    span = code.next(code.multiply(code.subtract(size, code.index(1)), code.index(factor)))
    if not minds_empty or code.number_of(size):
        return span
    return code.select(code.equal(size, code.index(0)), code.index(0), span)
