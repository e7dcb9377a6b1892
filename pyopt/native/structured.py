"""Checks of the extents of structured ops: each loop has one length, and sums of loops stay within what they index.

affine_map<(i, j) -> (j)> of operand #1         its extent is that of the other operand that j indexes
affine_map<(i, r) -> (2 * i + r)>               2 * (length of i - 1) + (length of r - 1) < dim, if no loop is empty
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import indexing_maps
from pyopt.ir.affine import DIM, AffineExpr
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import DYNAMIC
from pyopt.light import final
from pyopt.native.checking import NE, SLT, Checker, shape_of


def check_same(checker: Checker, op: Operation, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Two dimensions, of the operands with those numbers, have the same extent."""
    first, second = op.operands[one[0]], op.operands[other[0]]
    checker.check(
        NE, checker.extent(first, one[1]), checker.extent(second, other[1]),
        f"operand #{one[0]}{checker.argument(first)} has extent {{found}} in dimension {one[1]}, and operand "
        f"#{other[0]}{checker.argument(second)} has extent {{wanted}} in dimension {other[1]}, where they have to be "
        "equal",
    )  # fmt: skip


@final
class StructuredLoops:
    """The loops of a structured op, and which dimension of which operand says how long each is."""

    __slots__ = ("_checker", "_first", "_op", "_shapes")

    def __init__(self, checker: Checker, op: Operation) -> None:
        self._checker = checker
        self._op = op
        self._shapes = [shape_of(one.type) for one in op.operands]
        self._first: dict[int, tuple[int, int]] = {}

    def check(self) -> None:
        maps = indexing_maps(self._op)
        for known in (True, False):
            for number, map in enumerate(maps):
                for at, expression in enumerate(map.results):
                    if expression.kind == DIM and (self._shapes[number][at] != DYNAMIC) == known:
                        self._first.setdefault(expression.value, (number, at))
        for number, map in enumerate(maps):
            for at, expression in enumerate(map.results):
                if expression.kind != DIM:
                    self._within(number, at, expression)
                    continue
                other = self._first[expression.value]
                extents = self._shapes[number][at], self._shapes[other[0]][other[1]]
                if other != (number, at) and (DYNAMIC in extents or extents[0] != extents[1]):
                    # The verifier lets a loop of extent 0 be another one elsewhere.
                    check_same(self._checker, self._op, (number, at), other)

    def _length(self, loop: int) -> Value:
        number, at = self._first[loop]
        return self._checker.extent(self._op.operands[number], at)

    def _within(self, number: int, at: int, expression: AffineExpr) -> None:
        """The greatest and the least index that a sum of loops gives, if any loop runs."""
        from pyopt.native.sums import sum_of

        found = sum_of(expression)
        if found is None or not all(leaf.loop in self._first for leaf, _ in found.terms):
            return
        shapes, first, checker = self._shapes, self._first, self._checker
        known = {loop: shapes[number][at] for loop, (number, at) in first.items()}
        if 0 in known.values():
            return
        if shapes[number][at] != DYNAMIC and all(
            leaf.kind == DIM and known[leaf.loop] != DYNAMIC for leaf, _ in found.terms
        ):
            return  # the verifier has looked
        operand = self._op.operands[number]
        lengths = {leaf.loop: self._length(leaf.loop) for leaf, _ in found.terms}
        runs = [
            checker.compare(NE, self._length(loop), checker.number(0))
            for loop, length in known.items()
            if length == DYNAMIC
        ]
        word = f"operand #{number}{checker.argument(operand)}"
        end = checker.binary("arith.addi", found.bound(checker, lengths, 1), checker.number(1))
        extent = checker.extent(operand, at)
        wrong = checker.compare(SLT, extent, end)
        for one in runs:
            wrong = checker.both(wrong, one)
        text = f"{word} has extent {{found}} in dimension {at}, and the loops index it up to an extent of {{wanted}}"
        checker.fail_if(wrong, extent, end, text)
        if found.constant >= 0 and all(factor > 0 for _, factor in found.terms):
            return
        least = found.bound(checker, lengths, -1)
        wrong = checker.compare(SLT, least, checker.number(0))
        for one in runs:
            wrong = checker.both(wrong, one)
        text = f"{word} has extent {{wanted}} in dimension {at}, and the loops index it from {{found}} on"
        checker.fail_if(wrong, least, extent, text)
