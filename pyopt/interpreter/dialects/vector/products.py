"""Products: fma, contract, outerproduct, matrix_multiply.

The kernels of contract and outerproduct take a mask, or None, first; see `reductions`.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from pyopt.dialects.vector.shapes import vector_type
from pyopt.dialects.vector.verify_products import indexing_maps, iterator_types, kind_of
from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.dialects.math import evaluate_fma, fma_of
from pyopt.interpreter.dialects.vector.reductions import unmasked
from pyopt.interpreter.elements import as_value, part_of, scalar_type, typed
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.loop_views import LoopMap
from pyopt.interpreter.numbers import Array, array_dtype, width_of
from pyopt.ir.core import Operation
from pyopt.ir.types import UNSIGNED, FloatType, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def _widened(array: Array, source: Type, target: Type) -> Array:
    """Factors as numbers of the accumulator's type."""
    if source is target:
        return array
    found = array.astype(array_dtype(target))
    if isinstance(source, IntegerType) and source.width == 1 and source.signedness != UNSIGNED:
        return -found
    return found


def contract(op: Operation, compiler: Compiler) -> Kernel:
    """Adds the products one after another, rounding each product and each sum."""
    maps = [LoopMap(map) for map in indexing_maps(op)]
    kinds = iterator_types(op)
    factors = [vector_type(operand.type).element_type for operand in op.operands[:2]]
    type = op.results[0].type
    element = scalar_type(type)
    if isinstance(element, FloatType) and width_of(factors[0]) > width_of(element):
        raise unsupported("the accumulator is narrower than the factors")
    combine, times = combiner(kind_of(op), element), combiner("mul", element)
    order = [at for at, kind in enumerate(kinds) if kind == "reduction"]
    reduced = len(order)
    order += [at for at, kind in enumerate(kinds) if kind != "reduction"]

    def contracted(mask: Array | None, left: Array, right: Array, accumulator: object) -> object:
        result = np.array(typed(accumulator, element))
        arrays = [_widened(left, factors[0], element), _widened(right, factors[1], element), result]
        extents = [0] * len(kinds)
        for map, array in zip(maps, arrays, strict=True):
            for expr, extent in zip(map.map.results, array.shape, strict=True):
                extents[expr.value] = extent
        views = [
            map.view(array, extents, f"operand {at}").transpose(order)
            for at, (map, array) in enumerate(zip(maps, arrays, strict=True))
        ]
        where = None if mask is None else mask.transpose(order)
        total = views[2]
        for at in product(*[range(extents[loop]) for loop in order[:reduced]]):
            here = part_of(total, at)
            new = combine(here, times(part_of(views[0], at), part_of(views[1], at)))
            here[...] = new if where is None else np.where(part_of(where, at), new, here)
        return as_value(result, type)

    return contracted


def outerproduct(op: Operation, compiler: Compiler) -> Kernel:
    """Sums of floats are rounded once, with the product. Without an accumulator, what is not in the mask is zero."""
    type = vector_type(op.results[0].type)
    element = type.element_type
    times = combiner("mul", element)
    kind = kind_of(op)
    combine = combiner(kind, element)
    fused = None
    if kind == "add" and isinstance(element, FloatType):
        fused = np.frompyfunc(fma_of(element), 3, 1)
    matrix = isinstance(op.operands[1].type, VectorType)

    def outer(mask: Array | None, left: Array, right: object, *accumulator: Array) -> Array:
        column = left[:, None] if matrix else left
        row = typed(right, element)
        if not accumulator:
            found = times(column, row)
            return found if mask is None else typed(np.where(mask, found, np.zeros_like(found)), element)
        (old,) = accumulator
        if fused is not None:
            found = typed(fused(*[one.astype(object) for one in np.broadcast_arrays(column, row, old)]), element)
        else:
            found = combine(old, times(column, row))
        return found if mask is None else typed(np.where(mask, found, old), element)

    return outer


PRODUCTS: Final[dict[str, Evaluator]] = {
    "vector.contract": unmasked(contract),
    "vector.fma": evaluate_fma,
    "vector.outerproduct": unmasked(outerproduct),
}
