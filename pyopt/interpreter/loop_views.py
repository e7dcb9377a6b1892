"""Operands of loop nests as arrays over the whole iteration space.

An indexing map says which element a point of the space means. For a linear map that is a view with strides (those of
the loops, 0 for loops that the map does not look at); for any other one a copy, made by indexing with arrays.
"""

from __future__ import annotations

from types import EllipsisType

import numpy as np

from pyopt.interpreter.affine_maps import expression_function, linear, ranges_of
from pyopt.interpreter.elements import shape_text
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.ir.affine import CONSTANT, DIM, AffineMap
from pyopt.light import Sequence, final


@final
class LoopMap:
    """An indexing map and how it moves through an array: `factors[i][loop]` and `constants[i]` for dimension i of the
    array; `factors` is None if the map is not linear."""

    __slots__ = ("constants", "factors", "map")

    def __init__(self, map: AffineMap) -> None:
        self.map = map
        found = [linear(expr, map.num_dims) for expr in map.results]
        known = [one for one in found if one is not None]
        self.factors = [factors for factors, _ in known] if len(known) == len(found) else None
        self.constants = [constant for _, constant in known]

    def own_loops(self) -> set[int]:
        """The loops each of which is a dimension of the array by itself: different points are different elements."""
        return {expr.value for expr in self.map.results if expr.kind == DIM} - self.mixed_loops()

    def loops(self) -> set[int]:
        """The loops that it looks at."""
        return {expr.value for expr in self.map.results if expr.kind == DIM} | self.mixed_loops()

    def mixed_loops(self) -> set[int]:
        """Those in a subscript that is more than one loop."""
        return {loop for loop in range(self.map.num_dims) if _uses(self, loop)}

    def view(self, array: Array, extents: Sequence[int], what: str) -> Array:
        """The array over all loops, none of which has the extent 0. Raises if a point is out of bounds, or if a loop
        that runs over a dimension does not cover it."""
        rank = len(self.map.results)
        inner = array.shape[rank:]
        if self.factors is None:
            return self._gathered(array, extents, what)
        strides = [0] * len(extents)
        starts = []
        for at, (factors, constant) in enumerate(zip(self.factors, self.constants, strict=True)):
            low = high = constant
            for factor, extent in zip(factors, extents, strict=True):
                if factor > 0:
                    high += factor * (extent - 1)
                elif factor < 0:
                    low += factor * (extent - 1)
            self._check(at, low, high, array.shape, what)
            starts.append(slice(constant, None))
            for loop, factor in enumerate(factors):
                strides[loop] += factor * array.strides[at]
        place: tuple[slice | EllipsisType, ...] = (*starts, ...)  # the dots keep it a view if there are no dimensions
        start = array[place]
        return np.lib.stride_tricks.as_strided(
            start, (*extents, *inner), (*strides, *array.strides[rank:]), writeable=array.flags.writeable
        )

    def check(self, shape: Sequence[int], extents: Sequence[int], what: str) -> None:
        """For an iteration space without points: dimensions and the loops over them have the same extent."""
        for at, expr in enumerate(self.map.results):
            if expr.kind == DIM and extents[expr.value] != shape[at]:
                self._check(at, 0, extents[expr.value] - 1, shape, what)

    def _check(self, at: int, low: int, high: int, shape: Sequence[int], what: str) -> None:
        extent = shape[at]
        if self.map.results[at].kind == DIM and high != extent - 1:
            raise undefined(
                f"dimension {at} of {what} is {extent} where the loop over it has {high + 1} iterations "
                f"(the shape is {shape_text(shape)})"
            )
        if low < 0 or high >= extent:
            raise undefined(
                f"indices from {low} to {high} are out of the bounds of dimension {at} of {what}, which is {extent}"
            )

    def _gathered(self, array: Array, extents: Sequence[int], what: str) -> Array:
        ranges = ranges_of(extents)
        indices = []
        for at, expr in enumerate(self.map.results):
            positions = np.asarray(expression_function(expr, len(extents))(ranges))  # type: ignore[arg-type]  # arrays
            self._check(at, int(positions.min()), int(positions.max()), array.shape, what)
            indices.append(positions)
        found: Array = array[tuple(indices)]
        inner = array.shape[len(indices) :]
        outer = found.ndim - len(inner)
        found = found.reshape((1,) * (len(extents) - outer) + found.shape)
        return np.broadcast_to(found, (*extents, *inner))


def _uses(map: LoopMap, loop: int) -> bool:
    """Some result that is more than one loop has this loop in it."""
    for at, expr in enumerate(map.map.results):
        if expr.kind not in (DIM, CONSTANT) and (map.factors is None or map.factors[at][loop]):
            return True
    return False
