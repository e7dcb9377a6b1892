"""Transpositions.

    transpose %v, [1, 0] : vector<2x3xf32>
->  eltwise        an extract and an insert for each element
->  llvmintr       llvm.intr.matrix.transpose of all elements in a row
->  shuffle1d      shuffle of all elements in a row
->  shuffle16x16   for 16 rows of 16 elements four times a shuffle of pairs of rows, which are 1, 2, 4 and 8 apart

What is asked for does not do all, the other ones are done element by element.
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.attributes import Attribute, IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.types import I32, FloatType, IntegerType
from pyopt.light import Final, final
from pyopt.passes.building.vector import (
    extract,
    has_zero,
    insert,
    positions,
    shaped,
    shuffled,
    unknown,
)
from pyopt.rewrite.rewriter import Rewriter

ELEMENTWISE: Final = "eltwise"
MATRIX: Final = "llvmintr"
SHUFFLE: Final = "shuffle1d"
SHUFFLE_16: Final = "shuffle16x16"
STRATEGIES: Final[tuple[str, ...]] = (ELEMENTWISE, MATRIX, SHUFFLE, SHUFFLE_16)
_SIDE: Final = 16


def transpose_unit_dim(op: Operation, rewriter: Rewriter) -> bool:
    """transpose v : vector<1x3xT> -> shape_cast v"""
    source = vector_type(op.operands[0].type)
    if len(shape_of(source)) != 2 or static_values(op, "permutation") != (1, 0):
        return False
    units = [extent == 1 and not flag for extent, flag in zip(shape_of(source), source.scalable, strict=True)]
    if not any(units):
        return False
    rewriter.replace_with_new(op, "vector.shape_cast", op.operands, [op.results[0].type])
    return True


def _swapped_sides(op: Operation) -> tuple[int, int] | None:
    """The two dimensions that are longer than 1 if there are two and they change places."""
    shape = shape_of(op.operands[0].type)
    long = [index for index, extent in enumerate(shape) if extent != 1]
    moved = [index for index in static_values(op, "permutation") if shape[index] != 1]
    if len(long) != 2 or moved != long[::-1] or any(vector_type(op.operands[0].type).scalable):
        return None
    return shape[long[0]], shape[long[1]]


def _order(distance: int, half: int) -> list[int]:
    """The order in which two rows of 16 elements are shuffled into one: half of each block of the rows, those of
    4 elements by turns, where the rows are 1 or 2 apart, and of 8 else."""
    order: list[int] = []
    if distance <= 2:
        for start in range(2 * half, _SIDE, 4):
            for first in range(start, start + 2, distance):
                order += [row + first + step for row in (0, _SIDE) for step in range(distance)]
        return order
    for row in (0, _SIDE):
        for start in range(row + 4 * half, row + _SIDE, 8):
            order += range(start, start + 4)
    return order


def _turned_rows(rewriter: Rewriter, rows: list[Value]) -> list[Value]:
    """The rows of a square of 16 times 16 elements, as columns."""
    for distance in (1, 2, 4, 8):
        orders = (_order(distance, 0), _order(distance, 1))
        turned: list[Value] = []
        for start in range(0, _SIDE, 2 * distance):
            pairs = [(rows[index], rows[index + distance]) for index in range(start, start + distance)]
            if distance <= 2:
                wanted = [(pair, order) for pair in pairs for order in orders]
            else:
                wanted = [(pair, order) for order in orders for pair in pairs]
            turned += [shuffled(rewriter, left, right, order) for (left, right), order in wanted]
        rows = turned
    return rows


def _turn_square(op: Operation, rewriter: Rewriter) -> None:
    """transpose v : vector<16x16xT> -> its rows, shuffled"""
    square = shaped(rewriter, op.operands[0], (_SIDE, _SIDE))
    filled = unknown(rewriter, square.type)
    for index, row in enumerate(_turned_rows(rewriter, [extract(rewriter, square, one) for one in range(_SIDE)])):
        filled = insert(rewriter, row, filled, index)
    rewriter.replace(op, [shaped(rewriter, filled, shape_of(op.results[0].type))])


def _by_elements(op: Operation, rewriter: Rewriter) -> bool:
    """transpose v -> its parts, inserted where they belong; dimensions at the end that stay are moved whole"""
    source = op.operands[0]
    type = vector_type(source.type)
    result = op.results[0].type
    permutation = static_values(op, "permutation")
    count = len(permutation)
    while count and permutation[count - 1] == count - 1:
        count -= 1
    if any(type.scalable):
        return False
    filled = unknown(rewriter, result)
    for position in positions(shape_of(type)[:count]):
        part = extract(rewriter, source, *position)
        filled = insert(rewriter, part, filled, *[position[one] for one in permutation[:count]])
    rewriter.replace(op, [filled])
    return True


@final
class TransposeLowering:
    """`strategy`: what a transposition of a matrix becomes."""

    __slots__ = ("strategy",)

    def __init__(self, strategy: str) -> None:
        self.strategy = strategy

    def lower_flat(self, op: Operation, rewriter: Rewriter) -> bool:
        """transpose v : vector<2x3xT> -> llvm.intr.matrix.transpose, if the strategy is that"""
        source = op.operands[0]
        type = vector_type(source.type)
        element = type.element_type
        if self.strategy != MATRIX or static_values(op, "permutation") != (1, 0) or any(type.scalable):
            return False
        if not isinstance(element, (IntegerType, FloatType)) or not has_zero(element):
            return False
        columns, rows = shape_of(type)
        flat = shaped(rewriter, source, (rows * columns,))
        attributes: dict[str, Attribute] = {
            "rows": IntegerAttr.get(rows, I32), "columns": IntegerAttr.get(columns, I32),
        }  # fmt: skip
        turned = rewriter.create("llvm.intr.matrix.transpose", [flat], [flat.type], attributes).results[0]
        rewriter.replace(op, [shaped(rewriter, turned, (rows, columns))])
        return True

    def lower(self, op: Operation, rewriter: Rewriter) -> bool:
        """transpose v -> shuffles, if the strategy has them for it, or its parts"""
        sides = _swapped_sides(op) if self.strategy in (SHUFFLE, SHUFFLE_16) else None
        if sides is None:
            return _by_elements(op, rewriter)
        if self.strategy == SHUFFLE_16 and sides == (_SIDE, _SIDE):
            _turn_square(op, rewriter)
            return True
        rows, columns = sides
        flat = shaped(rewriter, op.operands[0], (rows * columns,))
        order = [row * columns + column for column in range(columns) for row in range(rows)]
        turned = shuffled(rewriter, flat, flat, order)
        rewriter.replace(op, [shaped(rewriter, turned, shape_of(op.results[0].type))])
        return True
