"""Contractions that sum over one step only, as products of elements.

    contract %a : (i, k), %b : (k, j), %c : (i, j), k is 1 long
->  fma (the row of %a for each j, transposed), (the column of %b for each i), %c
"""

from __future__ import annotations

from pyopt.dialects.vector.shapes import shape_of, vector_type
from pyopt.dialects.vector.verify_products import indexing_maps, iterator_types
from pyopt.ir.affine import dim
from pyopt.ir.core import Operation, Value
from pyopt.ir.types import VectorType
from pyopt.passes.building.vector import broadcast, extract, mask_of, transposed
from pyopt.passes.to_llvm.vector.outer_products import accumulated
from pyopt.rewrite.rewriter import Rewriter


def _spread(rewriter: Rewriter, value: Value, missing: list[int], sizes: dict[int, tuple[int, bool]]) -> Value:
    """broadcast to dimensions at the front for iterators that a factor does not have"""
    if not missing:
        return value
    type = vector_type(value.type)
    shape = (*[sizes[iterator][0] for iterator in missing], *shape_of(type))
    flags = (*[sizes[iterator][1] for iterator in missing], *type.scalable)
    return broadcast(rewriter, value, VectorType.get(shape, type.element_type, flags))


def lower_to_elementwise(op: Operation, rewriter: Rewriter) -> bool:
    """contract a, b, c : all sums of one step -> a, b with the dimensions of c, multiplied and added to c"""
    if mask_of(op) is not None:
        return False
    maps: list[list[int]] = []
    for map in indexing_maps(op):
        if any(result != dim(result.value) for result in map.results):
            return False
        maps.append([result.value for result in map.results])
    kept = maps[2]
    iterators = iterator_types(op)
    sizes: dict[int, tuple[int, bool]] = {}
    for value, places in zip(op.operands[:2], maps[:2], strict=True):
        type = vector_type(value.type)
        sizes.update(zip(places, zip(shape_of(type), type.scalable, strict=True), strict=True))
    for iterator, kind in enumerate(iterators):
        if kind == "reduction" and sizes[iterator] != (1, False):
            return False
        if kind == "parallel" and iterator not in kept:
            return False
    spread: list[Value] = []
    for index in (0, 1):
        missing = [iterator for iterator in kept if iterator not in maps[index]]
        spread.append(_spread(rewriter, op.operands[index], missing, sizes))
        maps[index] = [*missing, *maps[index]]
    turned: list[Value] = []
    sums: list[int] = []
    for value, places in zip(spread, maps[:2], strict=True):
        first = [place for place, iterator in enumerate(places) if iterator not in kept]
        turned.append(transposed(rewriter, value, [*first, *[places.index(iterator) for iterator in kept]]))
        sums.append(len(first))
    left, right = [
        extract(rewriter, one, *[0] * count) if count else one for one, count in zip(turned, sums, strict=True)
    ]
    rewriter.replace(op, [accumulated(rewriter, "add", left, right, op.operands[2], None)])
    return True
