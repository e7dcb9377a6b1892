"""Cursors for dense levels whose subscript is a sum of two loops: a window is a place to count from."""

from __future__ import annotations

from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, final
from pyopt.passes.sparsify.emitter.cursors import Cursor, range_below
from pyopt.passes.sparsify.emitter.windows import Inner, Outer, Window

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.passes.sparsify.emitter.windows import Visit


@final
class DenseOuter(Outer):
    """Counts the places where windows begin: `extent` of them, `factor` apart.

    `parent` is at the element of the level above, whose position the windows are below, if that is entered.
    """

    __slots__ = ("extent", "factor", "parent")

    def __init__(self, window: Window, factor: Value | None, extent: Value) -> None:
        super().__init__(window)
        self.factor = factor
        self.extent = extent
        self.parent: Cursor | None = None

    def is_dense(self) -> bool:
        return True

    def start(self, code: Code, parent: Cursor | None) -> None:
        self.parent = parent
        self.begin_prefix(parent)
        self.place(code, code.index(0))

    def bounds(self, code: Code) -> tuple[Value, Value]:
        return self.coordinate(), self.window.count(code) if self.factor is None else self.extent

    def place(self, code: Code, coordinate: Value) -> None:
        self.coordinate_value = coordinate
        self.carried = [coordinate if self.factor is None else code.multiply(coordinate, self.factor)]

    def visit(self, code: Code, values: list[Value], body: Visit) -> list[Value]:
        def below(parent: Cursor | None, carried: list[Value]) -> list[Value]:
            inner = DenseInner(self, None, None, self.window.size)
            inner.start(code, parent)

            def step(counter: Value, carried: list[Value]) -> list[Value]:
                inner.place(code, counter)
                return body(inner, carried)

            return code.for_loop(code.index(0), self.window.size, carried, step)

        above = self.window.above
        return below(self.parent, values) if above is None else above.visit(code, values, below)


@final
class DenseInner(Inner):
    """Counts the places in a window; `extent` of them, `factor` apart."""

    __slots__ = ("base", "extent", "factor", "first_rank", "offset")

    def __init__(self, outer: Outer, parent: Inner | None, factor: Value | None, extent: Value) -> None:
        super().__init__(outer, parent)
        self.factor = factor
        self.extent = extent
        self.base: Value | None = None
        self.first_rank: Value | None = None
        # The place in the window.
        self.offset: Value | None = None

    def is_dense(self) -> bool:
        return True

    def rank(self, code: Code) -> Value:
        assert self.offset is not None
        return self.offset if self.first_rank is None else code.add(self.offset, self.first_rank)

    def start(self, code: Code, parent: Cursor | None) -> None:
        self.begin_prefix(parent)
        self.base = range_below(code, self, parent)[0]
        if self.parent is not None:
            self.first_rank = code.multiply(self.parent.rank(code), self.outer.window.size)
        self.place(code, code.index(0))

    def bounds(self, code: Code) -> tuple[Value, Value]:
        return self.coordinate(), self.extent

    def place(self, code: Code, coordinate: Value) -> None:
        assert self.base is not None
        self.coordinate_value = coordinate
        self.offset = coordinate if self.factor is None else code.multiply(coordinate, self.factor)
        at = code.add(self.offset, self.outer.carried[0])
        self.carried = [code.add(at, self.base)]
