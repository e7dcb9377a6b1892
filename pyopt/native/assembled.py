"""Checks that the arrays which a sparse tensor is assembled of are as long as its levels say.

compressed level below n entries     n + 1 positions, and as many coordinates as the last of them says
singleton level                      a coordinate for each entry
loose_compressed level               2 * n positions
values                               one for each entry of the last level

What the arrays hold in between is looked at where it is used, with `bounds` only.
"""

from __future__ import annotations

from pyopt.dialects.sparse_tensor.encoding import EncodingAttr, encoding_of
from pyopt.dialects.sparse_tensor.level_types import BATCH, COMPRESSED, DENSE, LOOSE_COMPRESSED, STRUCTURED
from pyopt.dialects.sparse_tensor.storage import COORDINATES, POSITIONS, storage_fields
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import INDEX, TensorType
from pyopt.light import final
from pyopt.native.checking import SLT, UGT, Checker, shape_of
from pyopt.native.checks import MOST


def check_assembled(checker: Checker, op: Operation) -> None:
    """Checks in front of an op that takes arrays for the storage of its result."""
    encoding = encoding_of(op.results[0].type)
    if encoding is None or encoding.dim_to_lvl.num_symbols:
        return
    if any(one.format == BATCH for one in encoding.level_types):
        return
    Arrays(checker, op, encoding).check()


@final
class Arrays:
    """The arrays of one tensor, by what they are for."""

    __slots__ = ("_checker", "_encoding", "_fields", "_op")

    def __init__(self, checker: Checker, op: Operation, encoding: EncodingAttr) -> None:
        self._checker = checker
        self._encoding = encoding
        self._op = op
        self._fields = {(one.kind, one.level): number for number, one in enumerate(storage_fields(encoding))}

    def check(self) -> None:
        checker, encoding = self._checker, self._encoding
        sizes = encoding.level_shape(shape_of(self._op.results[0].type))
        count: Value = checker.number(1)
        for level, type in enumerate(encoding.level_types):
            if type.format == DENSE:
                count = checker.binary("arith.muli", count, checker.number(sizes[level]))
            elif type.format in (COMPRESSED, LOOSE_COMPRESSED):
                count = self._positions(level, count, type.format == LOOSE_COMPRESSED)
            elif type.format == STRUCTURED:
                count = checker.binary("arith.muli", count, checker.number(type.n))
            if (COORDINATES, level) in self._fields:
                self._long_enough(f"coordinates of level {level}", self._fields[COORDINATES, level], count)
        self._long_enough("values", self._fields["values", -1], count)

    def _positions(self, level: int, count: Value, loose: bool) -> Value:
        """The number of entries of a level, from its positions."""
        checker = self._checker
        number = self._fields[POSITIONS, level]
        array = self._op.operands[number]
        one = checker.number(1)
        last = count
        if loose:
            last = checker.binary("arith.subi", checker.binary("arith.muli", count, checker.number(2)), one)
        self._long_enough(f"positions of level {level}", number, checker.binary("arith.addi", last, one))
        type = array.type
        assert isinstance(type, TensorType)
        entries = checker.rewriter.create("tensor.extract", [array, last], [type.element_type]).results[0]
        if type.element_type is not INDEX:
            entries = checker.rewriter.create("arith.index_castui", [entries], [INDEX]).results[0]
        text = f"the positions of level {level}, operand #{number}{checker.argument(array)}, end with {{found}}"
        checker.check(UGT, entries, checker.number(MOST), text)
        return entries

    def _long_enough(self, what: str, number: int, count: Value) -> None:
        """An array has so many rows."""
        array = self._op.operands[number]
        word = f"operand #{number}{self._checker.argument(array)}"
        text = f"the {what}, {word}, are {{found}}, and there have to be {{wanted}}"
        self._checker.check(SLT, self._checker.extent(array, 0), count, text)
