"""Checks of what is read or written lane by lane: only lanes whose mask is set are looked at.

vector.maskedload %m[%i], %k                i + lane < dim
vector.expandload %m[%i], %k                i + how many lanes are set <= dim
vector.gather %m[%i, %j][%o], %k            i < dim 0, j < dim 1, i * dim 1 + j + o < dim 0 * dim 1 (unsigned)
vector.transfer_read %m[%i], %k in_bounds   i + lane < dim; without a claim i + lane >= 0
"""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group
from pyopt.ir.types import I1, I64, INDEX, IntegerType, MemRefType, VectorType
from pyopt.light import Final, final
from pyopt.native.checking import NE, UGE, Checker, is_shaped

_IN_ORDER: Final = frozenset(("vector.maskedload", "vector.maskedstore"))
_PACKED: Final = frozenset(("vector.expandload", "vector.compressstore"))
_SCATTERED: Final = frozenset(("vector.gather", "vector.scatter"))


def check_masked(checker: Checker, op: Operation) -> bool:
    """Checks in front of an op with a mask and a memory; says whether it is one."""
    name = op.info.name
    if name not in _IN_ORDER and name not in _PACKED and name not in _SCATTERED:
        return False
    source = op.operands[0]
    mask = operand_group(op, "mask")[0]
    type = mask.type
    if not is_shaped(source.type) or not isinstance(type, VectorType) or any(type.scalable):
        return True
    checker.start(op)
    lanes = Lanes(checker, source, 0, mask)
    if name in _SCATTERED:
        lanes.scattered(operand_group(op, "offsets"), operand_group(op, "indices")[0])
        return True
    indices = operand_group(op, "indices")
    if not indices or (name in _IN_ORDER and len(type.shape or ()) != 1):
        return True
    for at, index in enumerate(indices[:-1]):
        lanes.within(at, index)
    if name in _PACKED:
        lanes.packed(len(indices) - 1, indices[-1])
    else:
        lanes.in_order(len(indices) - 1, indices[-1], UGE)
    return True


def word_of(checker: Checker, source: Value, number: int, at: int) -> str:
    return f"index #{at} of operand #{number}{checker.argument(source)}"


@final
class Lanes:
    """The lanes of an access to an operand, and the bits that say which of them it makes."""

    __slots__ = ("_bits", "_checker", "_mask", "_number", "_places", "_some", "_source")

    def __init__(self, checker: Checker, source: Value, number: int, mask: Value) -> None:
        type = mask.type
        assert isinstance(type, VectorType)
        self._checker = checker
        self._source = source
        self._number = number
        self._mask = mask
        self._bits = VectorType.get(type.shape or (), I1)
        self._places = VectorType.get(type.shape or (), INDEX)
        self._some: Value | None = None

    def _any(self) -> Value:
        """Whether any lane is set."""
        if self._some is None:
            self._some = self._checker.reduced(self._mask, "or")
        return self._some

    def within(self, at: int, index: Value) -> None:
        """An index that all lanes share lies within its extent, if there is any lane."""
        checker = self._checker
        extent = checker.extent(self._source, at)
        beyond = checker.both(self._any(), checker.compare(UGE, index, extent))
        text = f"{word_of(checker, self._source, self._number, at)} is {{found}}, and the extent is {{wanted}}"
        checker.fail_if(beyond, index, extent, text)

    def in_order(self, at: int, index: Value, predicate: int) -> None:
        """From the index on there is a lane at each element. predicate: UGE, or SLT if they may go beyond the end."""
        checker = self._checker
        offsets = checker.rewriter.create("vector.step", [], [self._places]).results[0]
        extent = checker.extent(self._source, at)
        limit = extent if predicate == UGE else checker.number(0)
        word = word_of(checker, self._source, self._number, at)
        text = f"{word} and a lane lead to {{found}}, and the extent is {{wanted}}"
        self._lead(index, offsets, predicate, limit, extent, text)

    def packed(self, at: int, index: Value) -> None:
        """From the index on there is an element for each lane that is set."""
        checker = self._checker
        wide = VectorType.get(self._bits.shape or (), I64)
        ones = checker.rewriter.create("arith.extui", [self._mask], [wide]).results[0]
        count = checker.rewriter.create("arith.index_cast", [checker.reduced(ones, "add")], [INDEX]).results[0]
        some = checker.compare(NE, count, checker.number(0))
        extent = checker.extent(self._source, at)
        last = checker.binary("arith.subi", checker.binary("arith.addi", index, count), checker.number(1))
        text = f"{word_of(checker, self._source, self._number, at)} leads to {{found}}, and the extent is {{wanted}}"
        for place in (index, last):
            checker.fail_if(checker.both(some, checker.compare(UGE, place, extent)), place, extent, text)

    def scattered(self, indices: list[Value], offsets: Value) -> None:
        """The indices lie within their extents. The offsets from there count elements in row-major order; in memory
        with gaps they stay within the row."""
        checker = self._checker
        type = offsets.type
        if isinstance(type, VectorType) and isinstance(type.element_type, IntegerType):
            offsets = checker.rewriter.create("arith.index_cast", [offsets], [self._places]).results[0]
        source, rank = self._source, len(indices)
        start: Value = checker.number(0)
        total: Value = checker.number(1)
        gaps = isinstance(source.type, MemRefType) and source.type.layout is not None
        for at, index in enumerate(indices):
            self.within(at, index)
            if at < rank - 1 and gaps:
                continue
            extent = checker.extent(source, at)
            if rank > 1 and not gaps:
                start = checker.binary("arith.addi", checker.binary("arith.muli", start, extent), index)
                total = checker.binary("arith.muli", total, extent)
            else:
                start, total = index, extent
        word = f"operand #{self._number}{checker.argument(source)}"
        text = f"the index of {word} and the offset of a lane lead to {{found}}, and there are {{wanted}} elements"
        self._lead(start, offsets, UGE, total, total, text)

    def _lead(self, start: Value, offsets: Value, predicate: int, limit: Value, wanted: Value, text: str) -> None:
        """No lane that is set has a place for which the predicate holds."""
        checker, rewriter = self._checker, self._checker.rewriter

        def spread(value: Value) -> Value:
            return rewriter.create("vector.broadcast", [value], [self._places]).results[0]

        places = rewriter.create("arith.addi", [spread(start), offsets], [self._places]).results[0]
        attributes = {"predicate": IntegerAttr.get(predicate, I64)}
        beyond = rewriter.create("arith.cmpi", [places, spread(limit)], [self._bits], {**attributes}).results[0]
        beyond = rewriter.create("arith.andi", [beyond, self._mask], [self._bits]).results[0]
        zeros = spread(checker.number(0))
        seen = rewriter.create("arith.select", [beyond, places, zeros], [self._places]).results[0]
        checker.fail_if(checker.reduced(beyond, "or"), checker.reduced(seen, "maxui"), wanted, text)
