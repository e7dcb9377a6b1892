"""The shapes of the results of linalg ops, in terms of operands."""

from __future__ import annotations

from pyopt.analysis.shapes.extents import DimOf, Formula
from pyopt.dialects.linalg.structure import indexing_maps, input_count, shape_of, shapes_to_loops
from pyopt.ir.affine import DIM, AffineMap, concatenate, subexpressions
from pyopt.ir.core import Operation
from pyopt.ir.types import DYNAMIC
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.analysis.shapes.extents import Extent, ResultShape


def of_softmax(op: Operation) -> list[ResultShape] | None:
    """Those of the input, where the output's type does not know them."""
    source, output = op.operands
    shape = shape_of(output.type)
    if not op.results:
        return None
    return [[DimOf(source, index) if extent == DYNAMIC else extent for index, extent in enumerate(shape)]]


def of_structured(op: Operation) -> list[ResultShape] | None:
    """The extents of the loops that index a result, if an input has them, else those of the init.

    What is indexed by a sum, or by a constant, may have room beyond the last index, so that the loops do not tell.
    """
    if not op.results:
        return None
    maps = indexing_maps(op)
    inverse = shapes_to_loops(maps)
    if inverse is None:
        return None
    extents: list[Extent] = []
    for operand in op.operands:
        for index, extent in enumerate(shape_of(operand.type)):
            extents.append(DimOf(operand, index) if extent == DYNAMIC else extent)
    first = input_count(op)
    position = sum(len(map.results) for map in maps[:first])
    count = sum(len(map.results) for map in maps[first:])
    of_inits = range(len(extents) - count, len(extents))
    composed = concatenate(maps).compose(inverse)
    shapes: list[ResultShape] = []
    for init, map in zip(op.operands[first:], maps[first:], strict=True):
        shape: ResultShape = []
        for index, extent in enumerate(shape_of(init.type)):
            result = composed.results[position + len(shape)]
            if extent != DYNAMIC:
                shape.append(extent)
            elif map.results[index].kind != DIM or any(
                one.kind == DIM and one.value in of_inits for one in subexpressions(result)
            ):
                shape.append(DimOf(init, index, besides=extents))
            else:
                shape.append(Formula(AffineMap.get(len(extents), 0, [result]), extents))
        position += len(shape)
        shapes.append(shape)
    return shapes


def of_destination(op: Operation) -> list[ResultShape] | None:
    """pack, unpack: those of the destination"""
    destination = op.operands[1]
    shape = shape_of(destination.type)
    return [[DimOf(destination, index) if extent == DYNAMIC else extent for index, extent in enumerate(shape)]]
