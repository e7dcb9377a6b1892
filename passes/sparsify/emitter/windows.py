"""Cursors for levels whose subscript is a sum of two loops, as in a convolution: a(i + k).

For each i, the coordinates i + k make a *window* of the level, of fixed size. The outer loop visits windows that are
not empty, the inner one the elements of a window:

    outer   carries the smallest coordinate that is left, where the window begins, and whether there is one
    inner   carries the position, and how many it has seen

If the level above is subscripted by a sum as well, its inner loop comes later: the outer loop here goes over the
children of all elements in the window above. What is left of each parent's children is kept in a buffer, a *run* with
the first position, the end, and the number of the first run that its own children have in the level below.
A dense level needs none of this: a window is a place to count from.
"""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Value
from pyopt.ir.signature import segments
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.sparsify.emitter.cursors import Cursor, end_of_segment, range_below
from pyopt.passes.sparsify.emitter.levels import Level

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code

    Visit: TypeAlias = Callable[["Inner", list[Value]], list[Value]]
    """(an element of a window, carried values) -> the next carried values"""

NOTHING: Final = -1
"""Stands for the smallest coordinate where there is none: the largest number, as coordinates are unsigned."""
FIRST = 0
"""The columns of a run: the first position, with what is behind those with its coordinate if there may be several; the
end; the children."""


@final
class Window:
    """The window of a level: `size` coordinates. `above` is that of the level above if it is not entered yet. `starts`
    is how many places it may begin at; if that is not given, as many as the level has room for.

    `runs` is the buffer, of as many runs as there can be parents (`capacity`).
    """

    __slots__ = ("above", "capacity", "children", "end", "level", "runs", "size", "starts")

    def __init__(self, code: Code, level: Level, size: Value, above: Outer | None, starts: Value | None) -> None:
        self.level = level
        self.size = size
        self.starts = starts
        self.above = above
        self.capacity: Value = (
            code.index(1) if above is None else code.multiply(above.window.capacity, above.window.size)
        )
        self.runs: Value | None = None
        self.end = 1 if level.type.is_unique() else 2
        self.children = self.end + 1

    def allocate(self, code: Code) -> None:
        type = MemRefType.get((DYNAMIC, self.children + 1), INDEX)
        sizes: dict[str, Attribute] = {"operandSegmentSizes": segments(1, 0)}
        self.runs = code.rewriter.create("memref.alloca", [self.capacity], [type], sizes).results[0]

    def load(self, code: Code, run: Value, column: int) -> Value:
        assert self.runs is not None
        return code.load(self.runs, [run, code.index(column)])

    def store(self, code: Code, run: Value, column: int, value: Value) -> None:
        assert self.runs is not None
        code.store(value, self.runs, [run, code.index(column)])

    def load_places(self, code: Code, run: Value) -> list[Value]:
        """The position of a run: the columns before its end."""
        return [self.load(code, run, column) for column in range(FIRST, self.end)]

    def store_run(self, code: Code, run: Value, places: Sequence[Value], end: Value) -> None:
        for column, value in enumerate([*places, end]):
            self.store(code, run, column, value)

    def places_at(self, code: Code, prefix: Sequence[Value], first: Value, end: Value) -> list[Value]:
        """The first position as a run has it."""
        if self.level.type.is_unique():
            return [first]
        return [first, end_of_segment(code, (self.level,), prefix, first, end)]

    def next_places(self, code: Code, prefix: Sequence[Value], places: Sequence[Value], end: Value) -> list[Value]:
        """Those behind."""
        if self.level.type.is_unique():
            return [code.next(places[0])]
        return self.places_at(code, prefix, places[1], end)

    def start_of(self, code: Code, smallest: Value) -> Value:
        """The first window that has a coordinate."""
        beyond = code.not_less(smallest, self.size)
        start = code.subtract(code.next(smallest), self.size)
        return code.select(beyond, start, code.index(0))

    def count(self, code: Code) -> Value:
        """The number of windows."""
        if self.starts is not None:
            return self.starts
        return code.next(code.subtract(self.level.extent(), self.size))


class Outer(Cursor):
    """Base class of the cursors of the loop over windows, sparse or dense."""

    __slots__ = ("window",)

    def __init__(self, window: Window) -> None:
        super().__init__(window.level)
        self.window = window

    def visit(self, code: Code, values: list[Value], body: Visit) -> list[Value]:
        """Emits loops over all elements of the windows of all parents; gives what they carry besides."""
        raise NotImplementedError


class Inner(Cursor):
    """Base class of the cursors of the loop over the elements of a window, sparse or dense."""

    __slots__ = ("outer", "parent")

    def __init__(self, outer: Outer, parent: Inner | None) -> None:
        super().__init__(outer.level)
        self.outer = outer
        self.parent = parent

    def rank(self, code: Code) -> Value:
        """The number of the element among those of all parents: of its run in the level below."""
        raise NotImplementedError


@final
class SparseOuter(Outer):
    """Carries the smallest coordinate, the window's start, and whether there is any."""

    __slots__ = ("runs",)

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.runs: Value | None = None

    def precedence(self) -> int:
        return -3

    def is_dense(self) -> bool:
        return False

    def by_counting(self) -> bool:
        return False

    def start(self, code: Code, parent: Cursor | None) -> None:
        if self.window.above is not None:
            self._start_below_all(code, self.window.above)
            return
        self.begin_prefix(parent)
        low, high = range_below(code, self, parent)
        places = self.window.places_at(code, self.prefix, low, high)
        self.window.store_run(code, code.index(0), places, high)
        self.runs = None

        def first() -> list[Value]:
            smallest = self.level.coordinate(code, self.prefix, low)
            return [smallest, self.window.start_of(code, smallest), code.boolean(True)]

        nothing = [code.index(0), code.index(0), code.boolean(False)]
        there = code.less(low, high)
        self.carried = code.choice(there, [INDEX, INDEX, there.type], first, lambda: nothing)
        self._stay_inside(code)

    def _stay_inside(self, code: Code) -> None:
        """The first window may be one too many."""
        if self.window.starts is not None:
            smallest, start, there = self.carried
            self.carried = [smallest, start, code.both(there, code.less(start, self.window.starts))]

    def _start_below_all(self, code: Code, above: Outer) -> None:
        """Makes a run for each element in the window above."""
        window = self.window

        def child(parent: Inner, carried: list[Value]) -> list[Value]:
            smallest, number = carried
            self.prefix = list(parent.prefix)
            low, high = range_below(code, self, parent)
            places = window.places_at(code, self.prefix, low, high)

            def smaller() -> list[Value]:
                return [code.minimum(self.level.coordinate(code, self.prefix, low), smallest)]

            smallest = code.choice(code.less(low, high), [INDEX], smaller, lambda: [carried[0]])[0]
            window.store_run(code, number, places, high)
            return [smallest, code.next(number)]

        smallest, self.runs = above.visit(code, [code.index(NOTHING), code.index(0)], child)
        start = window.start_of(code, smallest)
        self.carried = [smallest, start, code.unequal(smallest, code.index(NOTHING))]
        self._stay_inside(code)

    def more(self, code: Code) -> Value:
        return self.carried[2]

    def read(self, code: Code) -> Value:
        self.coordinate_value = self.carried[1]
        return self.coordinate_value

    def advance(self, code: Code) -> None:
        smallest, start, there = self.carried
        types = [value.type for value in self.carried]

        def same() -> list[Value]:
            return [smallest, code.next(start), there]

        def later() -> list[Value]:
            left, found = self._drop(code, smallest)
            return [left, self.window.start_of(code, left), found]

        passed = code.choice(code.greater(smallest, start), types, same, later)
        next_start = code.maximum(code.next(start), passed[1])
        inside = code.less(next_start, self.window.count(code))
        self.carried = [passed[0], next_start, code.both(passed[2], inside)]

    def _drop(self, code: Code, smallest: Value) -> list[Value]:
        """Takes the smallest coordinate out of all runs; gives the next one, and whether there is one."""
        values = [code.index(NOTHING), code.boolean(False)]
        if self.runs is None:
            return self._drop_in(code, code.index(0), smallest, values)
        return code.for_loop(
            code.index(0), self.runs, values, lambda run, carried: self._drop_in(code, run, smallest, carried)
        )

    def _drop_in(self, code: Code, run: Value, smallest: Value, carried: list[Value]) -> list[Value]:
        window = self.window
        places, end = window.load_places(code, run), window.load(code, run, window.end)
        types = [value.type for value in carried]

        def drop() -> list[Value]:
            found = code.equal(self.level.coordinate(code, self.prefix, places[0]), smallest)
            if len(places) == 1:
                left = [code.select(found, code.next(places[0]), places[0])]
            else:
                left = code.choice(
                    found, [INDEX] * 2, lambda: window.next_places(code, self.prefix, places, end), lambda: places
                )
            branch = code.branch(found, [], otherwise=False)
            code.enter_branch(branch, 0)
            window.store_run(code, run, left, end)
            code.leave(branch)

            def next_one() -> list[Value]:
                coordinate = self.level.coordinate(code, self.prefix, left[0])
                return [code.minimum(coordinate, carried[0]), code.boolean(True)]

            return code.choice(code.less(left[0], end), types, next_one, lambda: carried)

        return code.choice(code.less(places[0], end), types, drop, lambda: carried)

    def visit(self, code: Code, values: list[Value], body: Visit) -> list[Value]:
        def in_run(run: Value, carried: list[Value]) -> list[Value]:
            inner = SparseInner(self, None)
            inner.go_to(code, run, carried[0])
            self.window.store(code, run, self.window.children, carried[0])

            def more(carried: list[Value]) -> Value:
                inner.carry(carried)
                return inner.more(code)

            def step(carried: list[Value]) -> list[Value]:
                rest = inner.carry(carried)
                following = body(inner, list(rest))
                inner.advance(code)
                return [*inner.carried, *following]

            # What is behind is the number of elements, and what is carried besides.
            return code.while_loop([*inner.carried, *carried[1:]], more, step)[self.window.end :]

        zero = code.index(0)
        if self.runs is None:
            return in_run(zero, [zero, *values])[1:]
        return code.for_loop(zero, self.runs, [zero, *values], in_run)[1:]


@final
class SparseInner(Inner):
    """Carries the position, and the number of elements before it in its run."""

    __slots__ = ("first_child",)

    def __init__(self, outer: Outer, parent: Inner | None) -> None:
        super().__init__(outer, parent)
        self.first_child: Value | None = None

    def precedence(self) -> int:
        return -2

    def is_dense(self) -> bool:
        return False

    def by_counting(self) -> bool:
        return False

    def rank(self, code: Code) -> Value:
        assert self.first_child is not None
        return code.add(self.carried[-1], self.first_child)

    def segment_end(self) -> Value | None:
        return None if self.level.type.is_unique() else self.carried[1]

    def start(self, code: Code, parent: Cursor | None) -> None:
        run = code.index(0) if self.parent is None else self.parent.rank(code)
        self.first_child = self.outer.window.load(code, run, self.outer.window.children)
        self.go_to(code, run, code.index(0))

    def go_to(self, code: Code, run: Value, number: Value) -> None:
        """The first element of a run."""
        window = self.outer.window
        self.prefix = list(self.outer.prefix)
        places = window.load_places(code, run)
        self.end = window.load(code, run, window.end)
        self.carried = [*places, number]

    def more(self, code: Code) -> Value:
        def inside() -> list[Value]:
            return [code.less(self.read(code), self.outer.window.size)]

        assert self.end is not None
        there = code.less(self.carried[0], self.end)
        return code.choice(there, [there.type], inside, lambda: [code.boolean(False)])[0]

    def read(self, code: Code) -> Value:
        stored = self.level.coordinate(code, self.prefix, self.carried[0])
        self.coordinate_value = code.subtract(stored, self.outer.carried[1])
        return self.coordinate_value

    def advance(self, code: Code) -> None:
        assert self.end is not None
        *places, number = self.carried
        self.carried = [
            *self.outer.window.next_places(code, self.prefix, places, self.end),
            code.next(number),
        ]
