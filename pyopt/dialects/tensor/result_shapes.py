"""The shapes of the results of tensor ops, in terms of operands."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf, Formula
from pyopt.ir.affine import AffineExpr, AffineMap, dim, symbol
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.mixed_indices import constant_index, join, mixed_group
from pyopt.ir.reassociation import groups_of
from pyopt.ir.types import DYNAMIC, ShapedType
from pyopt.light import TYPE_CHECKING, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import Extent, ResultShape


def extents_of_type(value: Value) -> tuple[int, ...]:
    """The extents that the type of a ranked value has, DYNAMIC for those it does not know."""
    assert isinstance(value.type, ShapedType) and value.type.shape is not None
    return value.type.shape


def mixed_extents(value: Value) -> ResultShape:
    """The extents of a ranked value, as numbers where its type has them."""
    return [DimOf(value, index) if extent == DYNAMIC else extent for index, extent in enumerate(extents_of_type(value))]


def of_sizes(op: Operation) -> list[ResultShape] | None:
    """empty, generate, splat: an operand for each extent that the type does not know"""
    sizes = op.operands[1:] if op.info.name == "tensor.splat" else op.operands
    return [[*join(extents_of_type(op.results[0]), sizes)]]


def of_insert_slice(op: Operation) -> list[ResultShape] | None:
    """Those of the destination."""
    destination = op.operands[1]
    return [[DimOf(destination, index) for index in range(len(extents_of_type(destination)))]]


def of_extract_slice(op: Operation) -> list[ResultShape] | None:
    """The sizes, but for those of dimensions that are dropped: ones for which the result has no 1."""
    shape = extents_of_type(op.results[0])
    kept: ResultShape = []
    for size in mixed_group(op, "sizes"):
        if constant_index(size) != 1 or (len(kept) < len(shape) and shape[len(kept)] == 1):
            kept.append(size)
    return [kept]


def of_pad(op: Operation) -> list[ResultShape] | None:
    """Those of the source, and what is before and behind."""
    source = op.operands[0]
    low = mixed_group(op, "low")
    high = mixed_group(op, "high")
    shape: ResultShape = []
    for index, extent in enumerate(extents_of_type(op.results[0])):
        shape.append(_padded(source, index, [low[index], high[index]]) if extent == DYNAMIC else extent)
    return [shape]


def _padded(source: Value, dimension: int, amounts: Sequence[int | Value]) -> Extent:
    inputs: list[Extent] = [DimOf(source, dimension)]
    sum: AffineExpr = dim(0)
    for amount in amounts:
        if isinstance(amount, Value):
            sum += dim(len(inputs))
            inputs.append(amount)
        else:
            sum += amount
    return Formula(AffineMap.get(len(inputs), 0, [sum]), inputs)


def of_concat(op: Operation) -> list[ResultShape] | None:
    """The sum in the dimension that is concatenated; in others what some operand's type knows, or the first's extent"""
    where = op.attributes["dim"]
    assert isinstance(where, IntegerAttr)
    first = op.operands[0]
    shape: ResultShape = []
    for index, extent in enumerate(extents_of_type(op.results[0])):
        if extent != DYNAMIC:
            shape.append(extent)
        elif index == where.value:
            sum: AffineExpr = dim(0)
            for number in range(1, len(op.operands)):
                sum += dim(number)
            map = AffineMap.get(len(op.operands), 0, [sum])
            shape.append(Formula(map, [DimOf(operand, index) for operand in op.operands]))
        else:
            known = [extents_of_type(operand)[index] for operand in op.operands]
            static = next((one for one in known if one != DYNAMIC), None)
            shape.append(DimOf(first, index, folded=False) if static is None else static)
    return [shape]


def of_collapse_shape(op: Operation) -> list[ResultShape] | None:
    """The product of each group's extents."""
    source = op.operands[0]
    shape: ResultShape = []
    for extent, group in zip(extents_of_type(op.results[0]), groups_of(op), strict=True):
        if extent != DYNAMIC:
            shape.append(extent)
            continue
        product: AffineExpr = symbol(0)
        for number in range(1, len(group)):
            product *= symbol(number)
        map = AffineMap.get(0, len(group), [product])
        shape.append(Formula(map, [DimOf(source, dimension) for dimension in group]))
    return [shape]
