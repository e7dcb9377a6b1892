"""Bounds of affine.for, read and set."""

from __future__ import annotations

from pyopt.dialects.affine.validity import map_of
from pyopt.ir.affine import AffineMap, AffineMapAttr
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.signature import operand_group, segments
from pyopt.ir.types import INDEX
from pyopt.light import TYPE_CHECKING, Sequence
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.dialects.affine.composition import Bound


def lower_bound(loop: Operation) -> Bound:
    """The map of the lower bound, and what it is applied to."""
    return map_of(loop, "lowerBoundMap").value, list(operand_group(loop, "lowerBoundOperands"))


def upper_bound(loop: Operation) -> Bound:
    """The map of the upper bound, and what it is applied to."""
    return map_of(loop, "upperBoundMap").value, list(operand_group(loop, "upperBoundOperands"))


def set_bounds(loop: Operation, lower: Bound, upper: Bound, step: int, rewriter: Rewriter) -> None:
    """Changes where the loop begins and ends, and by how much it counts."""
    inits = operand_group(loop, "inits")
    loop.set_attribute("lowerBoundMap", AffineMapAttr.get(lower[0]))
    loop.set_attribute("upperBoundMap", AffineMapAttr.get(upper[0]))
    loop.set_attribute("step", IntegerAttr.get(step, INDEX))
    loop.set_attribute("operandSegmentSizes", segments(len(lower[1]), len(upper[1]), len(inits)))
    rewriter.set_operands(loop, [*lower[1], *upper[1], *inits])


def apply(map: AffineMap, values: Sequence[Value], rewriter: Rewriter) -> Value:
    """A new affine.apply."""
    return rewriter.create("affine.apply", values, [INDEX], {"map": AffineMapAttr.get(map)}).results[0]
