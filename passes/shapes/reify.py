"""Ops that compute the shapes of results, as the declarations say what they are."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf, Formula, result_shapes
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import NO_ATTRIBUTES, Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, ShapedType
from pyopt.light import TYPE_CHECKING
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import Extent


def reify(op: Operation, rewriter: Rewriter) -> list[list[int | Value]] | None:
    """The extents of each result, computed at the insertion point; None if nothing is known of them."""
    shapes = result_shapes(op)
    if shapes is None:
        return None
    return [[reify_extent(extent, rewriter) for extent in shape] for shape in shapes]


def open_sizes(op: Operation, result: Value, rewriter: Rewriter) -> list[Value] | None:
    """The extents that the type of a result leaves open, as values; None if nothing is known of them."""
    shapes = reify(op, rewriter)
    type = result.type
    assert isinstance(type, ShapedType) and type.shape is not None
    if shapes is None:
        return None
    return [
        as_value(one, rewriter) for one, known in zip(shapes[result.index], type.shape, strict=True) if known == DYNAMIC
    ]


def reify_extent(extent: Extent, rewriter: Rewriter) -> int | Value:
    """One extent: a number, or a value that is there or that new ops compute."""
    if isinstance(extent, DimOf):
        return reify_dim(extent, rewriter)
    if isinstance(extent, Formula):
        inputs = [reify_input(one, rewriter) for one in extent.inputs]
        return composed_apply(extent.map, inputs, rewriter)
    return extent


def reify_input(extent: Extent, rewriter: Rewriter) -> int | Value:
    """An extent that a formula takes. As in the reference, known ones leave constants that nothing uses."""
    found = reify_extent(extent, rewriter)
    if isinstance(extent, DimOf) and isinstance(found, int):
        constant_index(rewriter, extent.dimension)
        constant_index(rewriter, found)
    return found


def reify_dim(extent: DimOf, rewriter: Rewriter) -> int | Value:
    """tensor.dim or memref.dim, or what it folds to"""
    value = extent.value
    cast = forgetting_cast(value) if extent.folded else None
    while cast is not None:
        value = cast.operands[0]
        cast = forgetting_cast(value)
    type = value.type
    assert isinstance(type, ShapedType) and type.shape is not None
    if extent.folded and type.shape[extent.dimension] != DYNAMIC:
        return type.shape[extent.dimension]
    index = constant_index(rewriter, extent.dimension)
    name = "memref.dim" if isinstance(type, MemRefType) else "tensor.dim"
    op = Operation(rewriter.info(name), [value, index], [INDEX], NO_ATTRIBUTES, rewriter.loc)
    fold = op.info.fold_function()
    if extent.folded and fold is not None:
        folded = fold(op, [None, IntegerAttr.get(extent.dimension, INDEX)])
        if isinstance(folded, Value):
            op.erase()
            return folded
    rewriter.insert(op)
    return op.results[0]


def as_value(extent: int | Value, rewriter: Rewriter) -> Value:
    """An extent as a value: a number becomes a constant."""
    return extent if isinstance(extent, Value) else constant_index(rewriter, extent)
