"""Ops that compute the shapes of results, as the declarations say what they are."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf, Formula, result_shapes
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import NO_ATTRIBUTES, Operation, Value
from pyopt.ir.types import DYNAMIC, INDEX, MemRefType, ShapedType
from pyopt.light import TYPE_CHECKING, Sequence, final
from pyopt.passes.building.arith import constant_index
from pyopt.passes.canonicalize.affine.building import composed_apply
from pyopt.passes.canonicalize.tensor_casts import forgetting_cast
from pyopt.rewrite.rewriter import Rewriter

if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import Extent


def reify(op: Operation, rewriter: Rewriter) -> list[list[int | Value]] | None:
    """The extents of each result, computed at the insertion point; None if nothing is known of them.

    As in the reference, what the type of a concatenation leaves open becomes values, the sum last.
    """
    shapes = result_shapes(op)
    if shapes is None:
        return None
    reifier = Reifier(rewriter)
    if op.info.name != "tensor.concat":
        return [[reifier.extent(extent) for extent in shape] for shape in shapes]
    (shape,) = shapes
    known = op.results[0].type
    assert isinstance(known, ShapedType) and known.shape is not None
    found: dict[int, int | Value] = {}
    for index in sorted(range(len(shape)), key=lambda index: isinstance(shape[index], Formula)):
        extent = reifier.extent(shape[index])
        found[index] = as_value(extent, rewriter) if known.shape[index] == DYNAMIC else extent
    return [[found[index] for index in range(len(shape))]]


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


@final
class Reifier:
    """Computes extents of one op; lists that formulas share are computed once."""

    __slots__ = ("computed", "rewriter")

    def __init__(self, rewriter: Rewriter) -> None:
        self.rewriter = rewriter
        self.computed: dict[int, list[int | Value]] = {}

    def extent(self, extent: Extent) -> int | Value:
        """One extent: a number, or a value that is there or that new ops compute."""
        if isinstance(extent, DimOf):
            if extent.besides:
                self.inputs(extent.besides)
            return reify_dim(extent, self.rewriter)
        if isinstance(extent, Formula):
            return composed_apply(extent.map, self.inputs(extent.inputs), self.rewriter)
        return extent

    def inputs(self, extents: Sequence[Extent]) -> list[int | Value]:
        """What formulas take."""
        found = self.computed.get(id(extents))
        if found is None:
            found = self.computed[id(extents)] = [self.input(one) for one in extents]
        return found

    def input(self, extent: Extent) -> int | Value:
        """An extent that a formula takes. As in the reference, known ones leave constants that nothing uses."""
        found = self.extent(extent)
        if isinstance(extent, DimOf) and isinstance(found, int):
            constant_index(self.rewriter, extent.dimension)
            constant_index(self.rewriter, found)
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
