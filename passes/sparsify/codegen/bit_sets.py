"""Sets of coordinates in bits, by which those of a list are visited in their order.

    for each of the list: set its bit, the bit of that bit's word in the set above, and so on
    for each bit of the uppermost set: for each bit of its word in the set below ...: the next coordinate

Each word is cleared when it is read, so that the sets are empty again. That takes a step for each coordinate and each
word of the uppermost set, which has few.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import ANY_LENGTH
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Value
from pyopt.ir.types import DYNAMIC, I64, INDEX, MemRefType
from pyopt.light import TYPE_CHECKING, Callable, Final, final
from pyopt.passes.canonicalize.named_ops import create_named
from pyopt.passes.sparsify.codegen.allocation import allocate_buffer

if TYPE_CHECKING:
    from pyopt.passes.sparsify.emitter.code import Code

SHIFT: Final = 6
"""A word has 1 << SHIFT bits."""
FEW: Final = 64
"""The uppermost set has no more words, if the extent is known."""
USUAL: Final = 3
"""The number of sets if it is not."""


@final
class BitSets:
    """The sets for coordinates below `size`, one behind the other in `words`; `extent` is the size if it is known.

    starts: where each begins, the one of the coordinates first; there is one more of them for the end.
    """

    __slots__ = ("starts", "words")

    def __init__(self, code: Code, size: Value, extent: int) -> None:
        sets = USUAL if extent == DYNAMIC else 1
        while extent != DYNAMIC and extent >> SHIFT * sets >= FEW:
            sets += 1
        self.starts: list[Value] = [code.index(0)]
        for number in range(1, sets + 1):
            words = code.next(_shifted(code, size, SHIFT * number))
            self.starts.append(code.add(self.starts[-1], words))
        self.words: Value = allocate_buffer(code, MemRefType.get(ANY_LENGTH, I64), self.starts[-1])
        create_named("linalg.fill", [_number(code, 0)], self.words, code.rewriter)

    def order(self, code: Code, listed: Value, count: Value) -> None:
        """Puts the first `count` coordinates of a list, which are different ones, in order."""
        self.for_each(code, listed, count, lambda number, coordinate: code.store(coordinate, listed, [number]))

    def for_each(self, code: Code, listed: Value, count: Value, body: Callable[[Value, Value], None]) -> None:
        """Calls `body` with (number, coordinate) for the first `count` coordinates of a list, in their order."""

        def include(counter: Value, carried: list[Value]) -> list[Value]:
            self._include(code, code.load(listed, [counter]))
            return carried

        code.for_loop(code.index(0), count, [], include)
        *below, top, end = self.starts

        def visit(word: Value, carried: list[Value]) -> list[Value]:
            return [self._visit(code, len(below), word, carried[0], body)]

        words = code.subtract(end, top)
        code.for_loop(code.index(0), words, [code.index(0)], visit)

    def _include(self, code: Code, bit: Value) -> None:
        """Sets a bit in the lowest set, and those that lead to it in the sets above."""
        for start in self.starts[:-1]:
            word = _shifted(code, bit, SHIFT)
            place = code.add(start, word)
            within = code.both(bit, code.index((1 << SHIFT) - 1))
            mask = code.computed("arith.shli", [_number(code, 1), _as_i64(code, within)], I64)
            code.store(code.either(code.load(self.words, [place]), mask), self.words, [place])
            bit = word

    def _visit(self, code: Code, level: int, word: Value, count: Value, body: Callable[[Value, Value], None]) -> Value:
        """`body` of the coordinates that a word of a set leads to; how many there were, of which `count` before."""
        place = code.add(self.starts[level], word)
        bits = code.load(self.words, [place])
        code.store(_number(code, 0), self.words, [place])
        first = code.computed("arith.shli", [word, code.index(SHIFT)], INDEX)

        def some_left(carried: list[Value]) -> Value:
            return code.unequal(carried[0], _number(code, 0))

        def take(carried: list[Value]) -> list[Value]:
            bits, count = carried
            lowest = code.computed("math.cttz", [bits], I64)
            bit = code.add(first, code.computed("arith.index_cast", [lowest], INDEX))
            if level:
                count = self._visit(code, level - 1, bit, count, body)
            else:
                body(count, bit)
                count = code.next(count)
            return [code.both(bits, code.subtract(bits, _number(code, 1))), count]

        return code.while_loop([bits, count], some_left, take)[1]


def _shifted(code: Code, value: Value, by: int) -> Value:
    """value >> by, unsigned"""
    return code.computed("arith.shrui", [value, code.index(by)], INDEX)


def _as_i64(code: Code, value: Value) -> Value:
    return code.computed("arith.index_cast", [value], I64)


def _number(code: Code, value: int) -> Value:
    """A constant of type i64."""
    return code.rewriter.constant(IntegerAttr.get(value, I64), I64)
