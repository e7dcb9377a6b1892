"""Masks of one dimension as comparisons of positions with a bound.

    create_mask %n : vector<4xi1>      ->    cmpi sgt, broadcast (index_cast %n), dense<[0, 1, 2, 3]>
    create_mask %n : vector<[4]xi1>    ->    cmpi slt, stepvector, broadcast (index_cast %n)

With `force-32bit-vector-indices` the positions have 32 bits. A bound that may have more is then cut off at the
greatest number first; the reference takes its low bits, by which a great bound becomes a small or negative one.
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.ir.affine import CONSTANT
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.elements import DenseElementsAttr
from pyopt.ir.types import DYNAMIC, I32, I64, IntegerType, MemRefType, VectorType
from pyopt.light import Final, final
from pyopt.passes.building.arith import SIGNED_GREATER, SIGNED_LESS, binary, compare, constant_index
from pyopt.passes.building.vector import broadcast
from pyopt.rewrite.folding import constant_of
from pyopt.rewrite.rewriter import Rewriter

GREATEST: Final = (1 << 31) - 1
_DEPTH: Final = 8


def fits(value: Value, depth: int = _DEPTH) -> bool:
    """It shows from how a bound is made that it has no more than 32 bits, if it is not far below 0."""
    constant = constant_of(value)
    if isinstance(constant, IntegerAttr):
        return -GREATEST <= constant.value <= GREATEST
    op = value.op
    if op is None or depth == 0:
        return False
    name = op.info.name
    if name == "arith.minsi":
        return any(fits(operand, depth - 1) for operand in op.operands)
    if name == "arith.minui":
        return any(_is_small(operand) for operand in op.operands)
    if name in ("arith.select", "arith.maxsi", "arith.maxui"):
        return all(fits(operand, depth - 1) for operand in op.operands[-2:])
    if name == "arith.subi":
        return fits(op.operands[0], depth - 1)
    if name in ("arith.index_cast", "arith.index_castui"):
        source = op.operands[0].type
        return isinstance(source, IntegerType) and source.width <= (32 if name == "arith.index_cast" else 31)
    if name == "affine.min":
        return _has_small_result(op)
    if name == "memref.dim":
        return _has_small_extent(op)
    return False


def _is_small(value: Value) -> bool:
    """A constant from 0 on of no more than 32 bits."""
    constant = constant_of(value)
    return isinstance(constant, IntegerAttr) and 0 <= constant.value <= GREATEST


def _has_small_extent(op: Operation) -> bool:
    """A memref.dim of an extent that is known."""
    source = op.operands[0].type
    number = constant_of(op.operands[1])
    if not isinstance(source, MemRefType) or source.shape is None or not isinstance(number, IntegerAttr):
        return False
    if not 0 <= number.value < len(source.shape):
        return False
    extent = source.shape[number.value]
    return extent != DYNAMIC and extent <= GREATEST


def _has_small_result(op: Operation) -> bool:
    """An affine.min with such a constant."""
    from pyopt.ir.affine import AffineMapAttr

    map = op.attributes["map"]
    assert isinstance(map, AffineMapAttr)
    return any(result.kind == CONSTANT and 0 <= result.value <= GREATEST for result in map.value.results)


@final
class MaskLowering:
    """The options of the pass that masks are lowered by."""

    __slots__ = ("exact", "narrow")

    def __init__(self, narrow: bool, exact: bool) -> None:
        self.narrow = narrow
        self.exact = exact

    def lower(self, op: Operation, rewriter: Rewriter) -> bool:
        """create_mask n -> n > position"""
        type = vector_type(op.results[0].type)
        shape = shape_of(type)
        if len(shape) > 1:
            return False
        index = I32 if self.narrow else I64
        positions = VectorType.get(shape, index, type.scalable)
        if any(type.scalable):
            numbers: Value = rewriter.create("llvm.intr.stepvector", [], [positions]).results[0]
        else:
            values = list(range(shape[0] if shape else 1))
            constant = DenseElementsAttr.from_values(positions, values)
            numbers = rewriter.create("arith.constant", [], [positions], {"value": constant}).results[0]
        bound = op.operands[0]
        if self.narrow and not self.exact and not fits(bound):
            bound = binary(rewriter, "minsi", bound, constant_index(rewriter, GREATEST))
            bound = binary(rewriter, "maxsi", bound, constant_index(rewriter, 0))
        bound = rewriter.create("arith.index_cast", [bound], [index]).results[0]
        bounds = broadcast(rewriter, bound, positions)
        if any(type.scalable):
            found = compare(rewriter, SIGNED_LESS, numbers, bounds)
        else:
            found = compare(rewriter, SIGNED_GREATER, bounds, numbers)
        rewriter.replace(op, [found])
        return True
