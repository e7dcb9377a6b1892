"""Descriptions of extents and affine maps as expressions over unknowns."""

from __future__ import annotations

from pyopt.analysis.shapes.expressions import add, ceildiv, constant, floordiv, mod, mul
from pyopt.analysis.shapes.extents import DimOf, Formula
from pyopt.analysis.shapes.lattice import Shape, ranked
from pyopt.ir.affine import ADD, CEILDIV, CONSTANT, DIM, FLOORDIV, MOD, MUL, SYMBOL, AffineExpr, subexpressions
from pyopt.ir.core import Value
from pyopt.light import TYPE_CHECKING, Callable, Final, Sequence

if TYPE_CHECKING:
    from pyopt.analysis.shapes.expressions import Maybe
    from pyopt.analysis.shapes.extents import Extent, ResultShape

OPERATIONS: Final[dict[int, Callable[[Maybe, Maybe], Maybe]]] = {
    ADD: add,
    CEILDIV: ceildiv,
    FLOORDIV: floordiv,
    MOD: mod,
    MUL: mul,
}


def of_affine(expr: AffineExpr, dims: Sequence[Maybe], symbols: Sequence[Maybe]) -> Maybe:
    """The value of an affine expression for these inputs."""
    found: dict[AffineExpr, Maybe] = {}
    for one in subexpressions(expr):
        if one.kind == CONSTANT:
            found[one] = constant(one.value)
        elif one.kind == DIM:
            found[one] = dims[one.value]
        elif one.kind == SYMBOL:
            found[one] = symbols[one.value]
        else:
            found[one] = OPERATIONS[one.kind](found[one.lhs], found[one.rhs])
    return found[expr]


def of_extent(extent: Extent, shape_of: Callable[[Value], Shape], number_of: Callable[[Value], Maybe]) -> Maybe:
    """The value of an extent, given the shapes and the numbers of values."""
    if isinstance(extent, int):
        return constant(extent)
    if isinstance(extent, DimOf):
        extents = shape_of(extent.value).extents
        return None if extents is None else extents[extent.dimension]
    if isinstance(extent, Formula):
        inputs = [of_extent(one, shape_of, number_of) for one in extent.inputs]
        count = extent.map.num_dims
        return of_affine(extent.map.results[0], inputs[:count], inputs[count:])
    return number_of(extent)


def of_result(shape: ResultShape, shape_of: Callable[[Value], Shape], number_of: Callable[[Value], Maybe]) -> Shape:
    """The shape of a result, as far as it is known."""
    return ranked([of_extent(extent, shape_of, number_of) for extent in shape])
