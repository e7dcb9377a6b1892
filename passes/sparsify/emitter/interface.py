"""The interface of cursors made visible: sparse-emit-strategy=debug-interface.

What a cursor is asked becomes an unregistered op, named after what it is, its tensor and its level, instead of the code
that answers:

    %0 = "trivial<compressed[0,1]>.begin"() : () -> index                  it goes to the first position
    %1 = "trivial<compressed[0,1]>.not_end"(%0) : (index) -> i1            it is not at its end
    %2 = "trivial<compressed[0,1]>.deref"(%0) : (index) -> index           the coordinate where it stands
    %3 = "trivial<compressed[0,1]>.next"(%0) : (index) -> index            it goes on
    %4 = "trivial<dense[1,0]>.locate"(%5, %2) : (index, index) -> index    it goes to a coordinate

    trivial   one position at a time         ne_sub    the windows that are not empty
    dedup     those of one coordinate        subsect   what is in a window
                                             filter    what a slice has, or every nth coordinate

Where a cursor over a sparse level ends is not known, so that there is no scf.for over one: all are scf.while.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.ir.core import Block, Operation, Value
from pyopt.ir.types import I1, INDEX, Type
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.sparsify.emitter.cursors import Cursor, PositionCursor, SegmentCursor
from pyopt.passes.sparsify.emitter.dense_windows import DenseInner, DenseOuter
from pyopt.passes.sparsify.emitter.slices import SliceCursor
from pyopt.passes.sparsify.emitter.windows import Inner, Outer

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code
    from pyopt.passes.sparsify.emitter.loops import LoopEmitter


def kind_of(cursor: Cursor, level: str) -> str:
    """The name of what it is, around that of the level."""
    if isinstance(cursor, SliceCursor):
        return f"filter<{kind_of(cursor.whole, level)}>"
    if isinstance(cursor, (Outer, Inner)):
        inside = "trivial" if cursor.level.type.is_unique() else "dedup"
        name = f"{'ne_sub' if isinstance(cursor, Outer) else 'subsect'}<{inside}<{level}>>"
        skips = isinstance(cursor, (DenseOuter, DenseInner)) and cursor.factor is not None
        return f"filter<{name}>" if skips else name
    return f"{'dedup' if isinstance(cursor, SegmentCursor) else 'trivial'}<{level}>"


def types_of(cursor: Cursor) -> list[Type]:
    """Those of the values by which it stands."""
    if isinstance(cursor, SliceCursor):
        return types_of(cursor.whole)
    if isinstance(cursor, Outer):
        return [INDEX, INDEX, I1]
    if isinstance(cursor, DenseInner):
        return [INDEX]
    place: list[Type] = [INDEX] if cursor.level.type.is_unique() else [INDEX, INDEX]
    return [*place, INDEX] if isinstance(cursor, Inner) else place


def is_seen_from(block: Block | None, value: Value) -> bool:
    """The value is defined in the block or around it."""
    home = value.parent_block()
    while block is not None and block is not home:
        op = block.parent_op()
        block = None if op is None else op.block
    return block is not None


@final
class InterfaceCursor(Cursor):
    """Stands for another cursor, which says what it is and emits nothing.

    places: where it was gone to so far, in the loops that are open or, until it is looked at, were so before.
    """

    __slots__ = ("name", "places", "types", "whole")

    def __init__(self, whole: Cursor, level: str) -> None:
        super().__init__(whole.level)
        self.whole = whole
        self.name = kind_of(whole, level)
        self.types = types_of(whole)
        self.places: list[list[Value]] = []

    def _ask(self, code: Code, question: str, operands: Sequence[Value], types: Sequence[Type]) -> Operation:
        rewriter = code.rewriter
        info = rewriter.context.unregistered_op_info(f"{self.name}.{question}")
        op = Operation(info, list(operands), list(types), {}, rewriter.loc)
        rewriter.insert(op)
        return op

    def _leave_loops(self, code: Code) -> None:
        """Behind a loop, where it was within the loop is not known any more; the reference makes invalid IR there."""
        while self.places and not is_seen_from(code.rewriter.block, self.places[-1][0]):
            self.places.pop()

    def is_dense(self) -> bool:
        return self.whole.is_dense()

    def by_counting(self) -> bool:
        return self.is_dense()

    def precedence(self) -> int:
        return self.whole.precedence()

    def size(self) -> Value:
        return self.whole.size()

    def segment_end(self) -> Value | None:
        return None if self.level.type.is_unique() or self.is_dense() else self.carried[1]

    def approach(self, code: Code, parent: Cursor | None) -> None:
        self.begin_prefix(parent)
        self.carried = list(self._ask(code, "begin", (), self.types).results)
        self._leave_loops(code)
        self.places.append(self.carried)
        if self.level.batch:
            self.prefix.append(code.index(0))

    def start(self, code: Code, parent: Cursor | None) -> None:
        self.approach(code, parent)
        if self.is_dense():
            self.place(code, code.index(0))

    def bounds(self, code: Code) -> tuple[Value, Value]:
        if isinstance(self.whole, PositionCursor):
            return self.read(code), self.size()
        self.whole.coordinate_value = self.coordinate()
        return self.whole.bounds(code)

    def more(self, code: Code) -> Value:
        return self._ask(code, "not_end", self.carried, [I1]).results[0]

    def read(self, code: Code) -> Value:
        self.coordinate_value = self._ask(code, "deref", self.carried, [INDEX]).results[0]
        return self.coordinate_value

    def advance(self, code: Code) -> None:
        self.carried = list(self._ask(code, "next", self.carried, self.types).results)

    def advance_if(self, code: Code, condition: Value) -> None:
        if not isinstance(self.whole, PositionCursor):
            super().advance_if(code, condition)
            return
        before = self.carried[0]
        self.advance(code)
        self.carried = [code.select(condition, self.carried[0], before)]

    def place(self, code: Code, coordinate: Value) -> None:
        self.coordinate_value = coordinate
        if self.level.batch:
            self.prefix[-1] = coordinate
        self._leave_loops(code)
        self.carried = list(self._ask(code, "locate", [*self.places[-1], coordinate], self.types).results)
        self.places.append(self.carried)


def show_interface(emitter: LoopEmitter) -> None:
    """Puts what stands for them in the place of all cursors."""
    for number, cursors in enumerate(emitter.cursors):
        for place, cursor in enumerate(cursors):
            cursors[place] = InterfaceCursor(cursor, level_name(emitter, number, place))
    for number, windows in enumerate(emitter.windows):
        for place, windowed in windows.items():
            windowed.outer = InterfaceCursor(windowed.outer, level_name(emitter, number, place))
            windowed.inner = InterfaceCursor(windowed.inner, level_name(emitter, number, place))


def level_name(emitter: LoopEmitter, tensor: int, level: int) -> str:
    """`compressed[0,1]`: its type, its tensor's number and its own; what has no encoding has levels like batches."""
    encoding = None if tensor == emitter.synthetic else encoding_of(emitter.tensors[tensor].type)
    type = "batch" if encoding is None else encoding.level_types[level].text()
    return f"{type}[{tensor},{level}]"
