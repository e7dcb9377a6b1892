"""The cursor of a level of which a slice has a part: every `stride`th coordinate from `offset` on, `size` of them.

coordinate in the slice = (coordinate in the storage - offset) / stride
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr
from pyopt.ir.affine import DIM
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.sparsify.emitter.cursors import Cursor

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code


@final
class SliceCursor(Cursor):
    """Another cursor, `whole`, with the coordinates that the slice leaves out skipped."""

    __slots__ = ("extent", "offset", "skips_before", "stride", "whole")

    def __init__(self, whole: Cursor, offset: Value, stride: Value, extent: Value, skips_before: bool) -> None:
        super().__init__(whole.level)
        self.extent = extent
        self.skips_before = skips_before
        self.whole = whole
        self.offset = offset
        self.stride = stride

    def precedence(self) -> int:
        return -4

    def size(self) -> Value:
        return self.extent

    def is_dense(self) -> bool:
        return self.whole.is_dense()

    def by_counting(self) -> bool:
        return self.is_dense()

    def position(self) -> Value:
        return self.whole.position()

    def segment_end(self) -> Value | None:
        return self.whole.segment_end()

    def carry(self, values: Sequence[Value]) -> Sequence[Value]:
        rest = self.whole.carry(values)
        self.carried = self.whole.carried
        return rest

    # Coordinates.

    def _inside(self, code: Code, stored: Value) -> Value:
        """The coordinate in the slice of one in the storage."""
        return code.divide(code.subtract(stored, self.offset), self.stride)

    def _left_out(self, code: Code, stored: Value) -> Value:
        """i1: the slice does not have this coordinate of the storage."""
        inside = self._inside(code, stored)
        between = code.unequal(code.add(code.multiply(inside, self.stride), self.offset), stored)
        not_there = code.either(code.less(stored, self.offset), between)
        return code.either(code.not_less(inside, self.size()), not_there)

    # Moving.

    def start(self, code: Code, parent: Cursor | None) -> None:
        whole = self.whole
        whole.start(code, parent)
        self.prefix = whole.prefix
        self.carried = whole.carried
        if self.is_dense():
            self.place(code, code.index(0))
            return

        def skip() -> list[Value]:
            return [self._left_out(code, whole.read(code))]

        there = whole.more(code)
        skipped = code.choice(there, [there.type], skip, lambda: [code.boolean(False)])[0]
        self.advance_if(code, skipped)

    def bounds(self, code: Code) -> tuple[Value, Value]:
        return self.coordinate(), self.size()

    def more(self, code: Code) -> Value:
        def not_behind() -> list[Value]:
            return [code.less(self._inside(code, self.whole.read(code)), self.size())]

        there = self.whole.more(code)
        return code.choice(there, [there.type], not_behind, lambda: [code.boolean(False)])[0]

    def read(self, code: Code) -> Value:
        self.coordinate_value = self._inside(code, self.whole.read(code))
        return self.coordinate_value

    def advance(self, code: Code) -> None:
        """One step, and then on for as long as the slice leaves out what is there.

        Without `skips_before` a coordinate before the slice is taken for the end, as in the reference.
        """
        whole = self.whole
        before = list(whole.carried)

        def go_on(values: list[Value]) -> Value:
            first = whole.carry(values)[0]

            def left_out() -> list[Value]:
                stored = whole.read(code)
                skipped = self._left_out(code, stored)
                not_behind = code.less(self._inside(code, stored), self.size())
                if self.skips_before:
                    not_behind = code.either(not_behind, code.less(stored, self.offset))
                return [code.either(code.both(not_behind, skipped), first)]

            there = whole.more(code)
            return code.choice(there, [there.type], left_out, lambda: [code.boolean(False)])[0]

        def step(values: list[Value]) -> list[Value]:
            whole.carry(values)
            whole.advance(code)
            return [*whole.carried, code.boolean(False)]

        values = code.while_loop([*before, code.boolean(True)], go_on, step)
        self.carry(values)

    def place(self, code: Code, coordinate: Value) -> None:
        self.whole.place(code, code.add(code.multiply(coordinate, self.stride), self.offset))
        self.coordinate_value = coordinate
        self.prefix = self.whole.prefix
        self.carried = self.whole.carried


def slice_cursor(code: Code, tensor: Value, encoding: EncodingAttr, whole: Cursor, skips_before: bool) -> SliceCursor:
    """The cursor of a level of a slice, with the ops that read its offset and stride."""
    # Slices are of dimensions, which the levels of a slice are in some order.
    expr = encoding.dim_to_lvl.results[whole.level.number]
    dimension = expr.value if expr.kind == DIM else whole.level.number
    slice = encoding.dim_slices[dimension]
    offset = _part(code, tensor, "offset", slice.offset, dimension)
    stride = _part(code, tensor, "stride", slice.stride, dimension)
    return SliceCursor(whole, offset, stride, whole.level.extent(), skips_before)


def _part(code: Code, tensor: Value, name: str, known: int, dimension: int) -> Value:
    """A number of a slice, which its type may know."""
    if known != DYNAMIC:
        return code.index(known)
    attributes: dict[str, Attribute] = {"dim": IntegerAttr.get(dimension, INDEX)}
    return code.rewriter.create("sparse_tensor.slice." + name, [tensor], [INDEX], attributes).results[0]
