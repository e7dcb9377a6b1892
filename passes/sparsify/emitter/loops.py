"""The loop emitter: a nest of loops, each over levels of one or several tensors at once.

    emitter = LoopEmitter(Code(rewriter), [a, b], "linalg.generic")
    emitter.begin()                                        # buffers of all levels and values
    emitter.enter_sequence([(0, 0), (1, 0)])               # loops over level 0 of a and b will follow
    values = emitter.enter_loop([(0, 0), (1, 0)], [x])     # one that visits what both have: scf.while
    ...                                                    # the body; loops further in
    values = emitter.exit_loop([y])                        # y is carried on
    values = emitter.enter_loop([(0, 0)], values)          # one that visits what is left of a: scf.for
    ...
    emitter.exit_sequence()

It decides what a loop looks like: a dense loop counts coordinates, a loop over one sparse level its positions; what
does not end where it began, or goes through several tensors side by side, is an scf.while that carries the positions.
What the loops are for, and their order, is decided by its users.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.affine import ADD, CONSTANT, DIM, MUL, AffineExpr, AffineMap, AffineMapAttr
from pyopt.ir.attributes import Attribute, StringAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.signature import segments
from pyopt.ir.types import I1, INDEX, TensorType
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence, TypeAlias, final
from pyopt.passes.sparsify.emitter.cursors import Cursor, PositionCursor, SegmentCursor
from pyopt.passes.sparsify.emitter.levels import PLAIN, Level, as_buffer, is_singleton, level_rank, make_level, read
from pyopt.passes.sparsify.emitter.parallel import end_of_parallel

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.passes.sparsify.emitter.windowed import Windowed
    from pyopt.passes.sparsify.policy import Policy

    TensorLevel: TypeAlias = tuple[int, int]
    """(number of the tensor, level)"""
    Subscript: TypeAlias = list[tuple[int, int]]
    """(loop, coefficient): a sum of loops, each times a number."""
    OutputBuffer: TypeAlias = Callable[[Value, Value], Value]
    LoopSize: TypeAlias = Callable[[int], Value]

FOR: Final = "scf.for"
WHILE: Final = "scf.while"
PARALLEL: Final = "scf.parallel"


@final
class EnteredLoop:
    """A loop whose body is being emitted.

    op: the loop. counter: the coordinate that it is at. sparse: the cursors that a while moves, in order. carried: how
    many of the user's values it carries. universe: a counter goes through all coordinates.
    """

    __slots__ = ("carried", "counter", "op", "sparse", "universe")

    def __init__(self, op: Operation, counter: Value, sparse: list[Cursor], carried: int, universe: bool) -> None:
        self.op = op
        self.counter = counter
        self.sparse = sparse
        self.carried = carried
        self.universe = universe


@final
class LoopEmitter:
    """Emits loops over `tensors`.

    tag: the op that the loops are made from, which they say as an attribute. has_output: the last tensor is the
    output; sparse_output: it has storage that the loops do not read. by_element: every stored element is to be visited
    by itself, though its coordinates may occur twice. loops: how many loops the iteration space has.
    subscripts[tensor][level]: for sparse levels whose subscript is a sum, the loops in it with their coefficients,
    in the order in which they will be entered; an empty list for other levels. flat: the first tensor has one level,
    its values one behind the other.

    `synthetic` is the number of one more tensor, all of whose levels are dense: level i is loop i by itself.
    `values[tensor]` is the buffer of the elements (None for scalars and for a sparse output).
    """

    __slots__ = (
        "annotated", "by_element", "code", "cursors", "encodings", "flat", "has_output", "has_windows",
        "levels", "loops", "number_of_loops", "policy", "sequences", "sparse_output", "subscripts", "synthetic", "tag",
        "tensors", "values", "windows",
    )  # fmt: skip

    def __init__(
        self,
        code: Code,
        tensors: Sequence[Value],
        tag: str,
        policy: Policy,
        *,
        has_output: bool = False,
        sparse_output: bool = False,
        by_element: bool = False,
        loops: int = 0,
        subscripts: Sequence[Sequence[Subscript]] = (),
        flat: bool = False,
    ) -> None:
        self.code = code
        self.tensors = list(tensors)
        # By tensor, whether it has an encoding; the synthetic one has none.
        self.encodings = [encoding_of(tensor.type) for tensor in tensors]
        self.annotated = [encoding is not None for encoding in self.encodings] + [False]
        # The attribute of loops that says what they were made from.
        self.tag: dict[str, Attribute] = {"Emitted from": StringAttr.get(tag)}
        self.has_output = has_output
        self.sparse_output = sparse_output
        self.by_element = by_element
        self.flat = flat
        self.policy = policy
        self.number_of_loops = loops
        self.subscripts = subscripts
        self.synthetic = len(self.tensors)
        self.values: list[Value | None] = [None] * len(self.tensors)
        self.cursors: list[list[Cursor]] = [[] for _ in range(len(self.tensors) + 1)]
        # Loops that are open, and where the universal counter of each open sequence stands.
        self.loops: list[EnteredLoop] = []
        self.sequences: list[Value | None] = []
        self.levels: list[Sequence[TensorLevel]] = []
        # By tensor and level, the cursors of sums.
        self.windows: list[dict[int, Windowed]] = []
        self.has_windows = False

    # Before the loops.

    def begin(self, output_buffer: OutputBuffer | None = None, loop_size: LoopSize | None = None) -> None:
        """Emits what reads sizes and buffers.

        output_buffer: (memref, tensor) -> the memref to use for a dense output, which may have to be filled.
        loop_size: loop -> its size, for the synthetic tensor.
        """
        for number, tensor in enumerate(self.tensors):
            if isinstance(tensor.type, TensorType):
                self.values[number] = self._values_of(number, tensor, output_buffer)
        if loop_size is not None:
            for number in range(self.number_of_loops):
                self.cursors[self.synthetic].append(PositionCursor(Level(None, number, PLAIN, loop_size(number))))
        for number, tensor in enumerate(self.tensors):
            # There is no loop over an output into which elements are inserted.
            if isinstance(tensor.type, TensorType) and not (self.sparse_output and number == len(self.tensors) - 1):
                self.cursors[number] = self._cursors_of(number, tensor, tensor.type)
        for number, subscripts in enumerate(self.subscripts):
            self.windows.append(self._windows_of(number, subscripts))
            self.has_windows = self.has_windows or any(subscripts)

    def _windows_of(self, tensor: int, subscripts: Sequence[Subscript]) -> dict[int, Windowed]:
        """The cursors of the levels of a tensor that are subscripted by sums."""
        if not any(subscripts):
            return {}
        # Loaded for convolutions only, and slices below for slices: most kernels are neither.
        from pyopt.passes.sparsify.emitter.windowed import Windowed

        sizes = [cursor.level.extent() for cursor in self.cursors[self.synthetic]]
        found: dict[int, Windowed] = {}
        for level, subscript in enumerate(subscripts):
            if subscript:
                terms = [(sizes[loop], factor) for loop, factor in subscript]
                above = subscripts[level - 1] if level else []
                # The loops inside the window above may all be further out.
                later = len(above) > 0 and above[-1][0] > subscript[0][0]
                parent = found[level - 1] if later else None
                found[level] = Windowed(
                    self.code, self.cursors[tensor][level].level, terms, parent, self.policy.windows_by_loop
                )
        for windowed in found.values():
            windowed.allocate(self.code)
        return found

    def _values_of(self, number: int, tensor: Value, output_buffer: OutputBuffer | None) -> Value | None:
        is_output = self.has_output and number == len(self.tensors) - 1
        if self.annotated[number]:
            return None if is_output and self.sparse_output else read(self.code, tensor, "values")
        buffer = as_buffer(self.code, tensor)
        return output_buffer(buffer, tensor) if is_output and output_buffer is not None else buffer

    def _cursors_of(self, number: int, tensor: Value, type: TensorType) -> list[Cursor]:
        """The cursors of the levels of a tensor."""
        code, encoding = self.code, self.encodings[number]
        if self.flat and number == 0:
            return [
                PositionCursor(Level(None, 0, PLAIN, code.computed("sparse_tensor.number_of_entries", [tensor], INDEX)))
            ]
        if encoding is None and not self.by_element:
            return [PositionCursor(make_level(code, tensor, None, at, True)) for at in range(level_rank(type))]
        is_slice = encoding is not None and encoding.is_slice()
        subscripts = self.subscripts[number] if number < len(self.subscripts) else ()
        windows = any(subscripts)
        cursors: list[Cursor] = []
        for at in range(level_rank(type)):
            level = make_level(code, tensor, encoding, at, is_slice or windows)
            level.whole_segments = self.policy.visits_whole_segments
            unique = level.type.is_unique() or (self.by_element and not is_singleton(encoding, at + 1))
            cursor: Cursor = PositionCursor(level) if unique else SegmentCursor(level)
            if encoding is not None and is_slice:
                from pyopt.passes.sparsify.emitter.slices import slice_cursor

                cursor = slice_cursor(code, tensor, encoding, cursor, self.policy.skips_before_slices)
            cursors.append(cursor)
        return cursors

    # What the loops are at.

    def cursor(self, tensor: int, level: int) -> Cursor:
        return self.cursors[tensor][level]

    def coordinate(self, tensor: int, level: int) -> Value:
        """The coordinate that the loop over a level is at, which another tensor's may be ahead of."""
        return self.cursors[tensor][level].coordinate()

    def counter(self, depth: int) -> Value:
        """The coordinate that the loop at a depth is at: the smallest of its levels' coordinates."""
        return self.loops[depth].counter

    def counters(self) -> list[Value]:
        """Those of all loops that are open, outermost first."""
        return [loop.counter for loop in self.loops]

    def position(self, tensor: int) -> list[Value]:
        """The indices of the current element in the values of a tensor with an encoding."""
        last = self.cursors[tensor][-1]
        # Below the last of batch levels alone, there is one element.
        alone = last.level.batch and self.policy.finds_elements_of_batches
        return [*last.prefix, self.code.index(0) if alone else last.position()]

    def coordinates(self, tensor: int) -> list[Value]:
        """The coordinates in all levels of a tensor."""
        return [cursor.coordinate() for cursor in self.cursors[tensor]]

    def affine(self, expr: AffineExpr) -> Value:
        """The value of an expression whose dimensions are the open loops by depth."""
        code = self.code
        if expr.kind == DIM:
            return self.counter(expr.value)
        if expr.kind == CONSTANT:
            return code.index(expr.value)
        if expr.kind not in (ADD, MUL):
            counters = self.counters()
            attributes: dict[str, Attribute] = {"map": AffineMapAttr.get(AffineMap.get(len(counters), 0, [expr]))}
            return code.rewriter.create("affine.apply", counters, [INDEX], attributes).results[0]
        lhs = self.affine(expr.lhs)
        rhs = self.affine(expr.rhs)
        return code.add(lhs, rhs) if expr.kind == ADD else code.multiply(lhs, rhs)

    # Loops.

    def enter_sequence(self, levels: Sequence[TensorLevel], universe: bool = False) -> None:
        """Loops over some of `levels` will follow one another: their cursors go to the start. universe: some of them
        will visit all coordinates."""
        for tensor, level in levels:
            self._start(tensor, level)
        self.sequences.append(self.code.index(0) if universe else None)
        self.levels.append(levels)

    def _start(self, tensor: int, level: int) -> None:
        if self.has_windows:
            windowed = self._windowed(tensor, level)
            if windowed is not None:
                self.cursors[tensor][level] = windowed.enter()
        self.cursors[tensor][level].start(self.code, self._parent(tensor, level))

    def _parent(self, tensor: int, level: int) -> Cursor | None:
        # What has no encoding is addressed by its subscripts: its levels may come in any order.
        return self.cursors[tensor][level - 1] if level and self.annotated[tensor] else None

    def exit_sequence(self) -> None:
        self.sequences.pop()
        levels = self.levels.pop()
        for tensor, level in levels if self.has_windows else ():
            windowed = self._windowed(tensor, level)
            if windowed is not None:
                self.cursors[tensor][level] = windowed.leave()

    def _windowed(self, tensor: int, level: int) -> Windowed | None:
        return self.windows[tensor].get(level) if tensor < len(self.windows) else None

    def locate(self, tensor: int, level: int, expr: AffineExpr) -> None:
        """Goes to a place in a dense level that the open loops determine."""
        cursor = self.cursors[tensor][level]
        cursor.approach(self.code, self._parent(tensor, level))
        cursor.place(self.code, self.affine(expr))

    def enter_loop(
        self, levels: Sequence[TensorLevel], carried: Sequence[Value], parallel: bool = False, universe: bool = False
    ) -> list[Value]:
        """A loop over what is stored in any of the sparse levels, or all coordinates if all are dense.

        carried: what the loop carries besides; the values within the loop are given. parallel: an scf.parallel if
        possible. universe: all coordinates are visited though there are sparse levels. The insertion point goes into
        the body.
        """
        cursors = [self.cursors[tensor][level] for tensor, level in levels]
        dense: list[Cursor] = []
        sparse: list[Cursor] = []
        for cursor in cursors:
            (dense if cursor.is_dense() else sparse).append(cursor)
        if len(sparse) > 1:
            sparse.sort(key=lambda cursor: cursor.precedence())
        universe = universe and len(sparse) > 0
        if universe or len(sparse) > 1 or (sparse and not sparse[0].by_counting()):
            inside = self._enter_while(sparse, carried, universe)
        else:
            cursor = (sparse or dense)[0]
            inside = self._enter_for(cursor, carried, parallel and len(carried) <= 1)
        counter = self.loops[-1].counter
        for cursor in dense:
            cursor.place(self.code, counter)
        return inside

    def _enter_for(self, cursor: Cursor, carried: Sequence[Value], parallel: bool) -> list[Value]:
        code, rewriter = self.code, self.code.rewriter
        step = code.index(1)
        low, high = cursor.bounds(code)
        types = [value.type for value in carried]
        region = Region()
        attributes = self.tag
        if parallel:
            attributes = {"operandSegmentSizes": segments(1, 1, 1, len(carried)), **attributes}
        op = rewriter.create(PARALLEL if parallel else FOR, [low, high, step, *carried], types, attributes, [region])
        body = code.open_block([INDEX] if parallel else [INDEX, *types])
        region.append(body)
        rewriter.insert_at_end(body)
        if not carried:
            rewriter.insert_before(code.give((), "scf.reduce" if parallel else "scf.yield"))
        counter: Value = body.arguments[0]
        if not cursor.is_dense():
            cursor.carry([counter])
            counter = cursor.read(code)
        else:
            cursor.place(code, counter)
        self.loops.append(EnteredLoop(op, counter, [], len(carried), False))
        # What a parallel loop starts from stands for what it combines.
        return list(carried) if parallel else list(body.arguments[1:])

    def _enter_while(self, sparse: list[Cursor], carried: Sequence[Value], universe: bool) -> list[Value]:
        code, rewriter = self.code, self.code.rewriter
        start = [value for cursor in sparse for value in cursor.carried] + list(carried)
        if universe:
            so_far = self.sequences[-1]
            assert so_far is not None
            start.append(so_far)
        types = [value.type for value in start]
        regions = [Region(), Region()]
        op = rewriter.create(WHILE, start, types, self.tag, regions)
        for region in regions:
            region.append(code.open_block(types))
        before, body = regions[0].first, regions[1].first
        assert before is not None and body is not None
        rewriter.insert_at_end(before)
        condition: Value | None = None
        values: Sequence[Value] = list(before.arguments)
        for cursor in sparse:
            values = cursor.carry(values)
            more = cursor.more(code)
            condition = more if condition is None else code.both(condition, more)
        assert condition is not None and condition.type is I1
        code.give([condition, *before.arguments], "scf.condition")
        rewriter.insert_at_end(body)
        values = list(body.arguments)
        for cursor in sparse:
            values = cursor.carry(values)
            cursor.read(code)
        counter = values[-1] if universe else code.smallest([cursor.coordinate() for cursor in sparse])
        self.loops.append(EnteredLoop(op, counter, sparse, len(carried), universe))
        return list(values[: len(carried)])

    def exit_loop(self, carried: Sequence[Value]) -> list[Value]:
        """Ends the body of the innermost loop with what it carries on; gives the values behind the loop."""
        loop = self.loops.pop()
        if loop.op.info.name == WHILE:
            return self._exit_while(loop, carried)
        results: list[Value] = list(loop.op.results)
        if carried and loop.op.info.name == PARALLEL:
            end_of_parallel(self.code, loop.op, carried[0])
        elif carried:
            self.code.give(carried)
        self.code.leave(loop.op)
        return results

    def _exit_while(self, loop: EnteredLoop, carried: Sequence[Value]) -> list[Value]:
        """Moves the cursors that were at the counter, and the counter."""
        code = self.code
        following: list[Value] = []
        results: Sequence[Value] = loop.op.results
        moved: list[Cursor] = []
        for cursor in loop.sparse:
            here = code.equal(cursor.coordinate(), loop.counter)
            cursor.advance_if(code, here)
            following.extend(cursor.carried)
            moved.append(cursor)
        following.extend(carried)
        if loop.universe:
            following.append(code.next(loop.counter))
        code.give(following)
        code.leave(loop.op)
        # Loops that follow go on from where this one stopped.
        for cursor in moved:
            results = cursor.carry(results)
        if loop.universe:
            self.sequences[-1] = results[-1]
            for tensor, level in self.levels[-1]:
                # Also of those that only the next loop goes over.
                if self.cursors[tensor][level].is_dense():
                    self.cursors[tensor][level].place(code, results[-1])
        return list(results[: loop.carried])
