"""Kernels to which it matters what the last blocks of a dimension hold beyond its end.

    x += a(i) + b, a: tensor<3xf64> in blocks of 2     loops over blocks visit i = 3, too, and add b once too often

Loops over blocks visit all places of a block. What is stored at those beyond the end of a dimension is zero, so the
loops are right if nothing follows from such a place: `x += a(i)` adds zero, and `x(i) = -a(i)` stores zero, where x has
a place for it. Of all other kernels the operands are converted to rows, or the output is made in rows.
"""

from __future__ import annotations

from pyopt.dialects.linalg.structure import body_of, indexing_maps, input_count
from pyopt.dialects.sparse_tensor.encoding import encoding_of
from pyopt.dialects.sparse_tensor.level_types import DENSE, STRUCTURED
from pyopt.dialects.sparse_tensor.verify_encoding import is_zero
from pyopt.ir.affine import DIM, MOD
from pyopt.ir.attributes import Attribute
from pyopt.ir.core import Operation, Value
from pyopt.ir.opinfo import DIFFERENCE, KEEPS_ZERO, PRODUCT, SHIFT, SUM
from pyopt.ir.types import ComplexType, FloatType
from pyopt.light import final
from pyopt.passes.sparsify.kernels.iteration_graph import loops_in
from pyopt.passes.sparsify.kernels.zero_folding import can_be_computed_anywhere, is_zero_at, zero_of
from pyopt.passes.sparsify.reinterpretation.demap import ragged_dimensions
from pyopt.rewrite.folding import constant_of


def depends_on_padding(op: Operation) -> bool:
    """Something follows from places beyond the end of a dimension if loops go over the blocks of a generic's operands.

    Those that are subscripted by the same loops are blocked alike.
    """
    loops = _ragged_loops(op)
    if not loops:
        return False
    body = body_of(op)
    if not all(_is_harmless(inner) for inner in body if inner is not body.terminator()):
        return True
    return any(_Padding(op, loop).matters() for loop in loops)


def _ragged_loops(op: Operation) -> list[int]:
    """The loops that stand for dimensions beyond whose end blocks reach."""
    found: list[int] = []
    for operand, map in zip(op.operands, indexing_maps(op), strict=True):
        for dimension in ragged_dimensions(operand.type):
            subscript = map.results[dimension]
            if subscript.kind == DIM and subscript.value not in found:
                found.append(subscript.value)
    return found


def _is_harmless(op: Operation) -> bool:
    """Computing the op once too often changes nothing."""
    if op.info.name == "linalg.index" or can_be_computed_anywhere(op):
        return True
    return len(op.results) == 1 and constant_of(op.results[0]) is not None


@final
class _Padding:
    """The values in the body of a generic at a place beyond the end that a loop has in a dimension."""

    __slots__ = ("adds_zero", "blocked", "loop", "op", "zeros")

    def __init__(self, op: Operation, loop: int) -> None:
        self.op = op
        self.loop = loop
        # Values that are zero there, and those that are the output's element, to which zeros may have been added.
        self.zeros: set[Value] = set()
        self.adds_zero: set[Value] = set()
        body = body_of(op)
        self.blocked = [any(loop in loops_in(result) for result in map.results) for map in indexing_maps(op)]
        self.zeros.update([one for one, blocked in zip(body.arguments, self.blocked, strict=True) if blocked])
        if not self.blocked[-1]:
            self.adds_zero.add(body.arguments[-1])
        for inner in body:
            if inner.results:
                self._compute(inner)

    def matters(self) -> bool:
        """Returns whether padding matters: the yielded value is not zero, or needs a place; a reduction changes it."""
        value = body_of(self.op).terminator().operands[0]
        if not self.blocked[-1]:
            return value not in self.adds_zero
        return value not in self.zeros or self._inserts_zeros()

    def _inserts_zeros(self) -> bool:
        """Zeros that take no place in the operands would take some in the output."""
        output = input_count(self.op)
        if self._has_place(output):
            return False
        blocked = [number for number in range(output) if self.blocked[number]]
        return not blocked or any(self._has_place(number) for number in blocked)

    def _has_place(self, number: int) -> bool:
        """The blocks of an operand hold zeros, too."""
        encoding = encoding_of(self.op.operands[number].type)
        map = indexing_maps(self.op)[number]
        assert encoding is not None
        for level, result in zip(encoding.level_types, encoding.dim_to_lvl.results, strict=True):
            if result.kind == MOD and self.loop in loops_in(map.results[result.lhs.value]):
                return level.format == DENSE or level.format == STRUCTURED
        return True

    def _compute(self, op: Operation) -> None:
        at_zero, operands, result = op.info.at_zero, op.operands, op.results[0]
        zero = [one in self.zeros for one in operands]
        if self._is_zero(op, zero):
            self.zeros.add(result)
        elif len(operands) == 2:
            left = at_zero in (SUM, DIFFERENCE) and operands[0] in self.adds_zero and zero[1]
            right = at_zero == SUM and zero[0] and operands[1] in self.adds_zero
            if left or right:
                self.adds_zero.add(result)

    def _is_zero(self, op: Operation, zero: list[bool]) -> bool:
        """The result is zero if these operands are. A product with a number that may be infinite is not."""
        at_zero = op.info.at_zero
        constant = constant_of(op.results[0])
        if constant is not None:
            return is_zero(constant)
        if zero and all(zero) and at_zero in (KEEPS_ZERO, PRODUCT, SUM, DIFFERENCE):
            return True
        if at_zero == PRODUCT and any(zero) and not isinstance(op.results[0].type, (FloatType, ComplexType)):
            return True
        if at_zero == SHIFT and zero[0]:
            return True
        known: list[Attribute | None] = [
            zero_of(operand.type) if is_zero_there else constant_of(operand)
            for operand, is_zero_there in zip(op.operands, zero, strict=True)
        ]
        return op.info.name != "linalg.index" and is_zero_at(op, known)
