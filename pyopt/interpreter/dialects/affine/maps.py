"""affine.apply, min, max, delinearize_index and linearize_index."""

from __future__ import annotations

import math
from functools import partial, reduce
from operator import itemgetter

import numpy as np

from pyopt.dialects.affine.indices import has_outer_bound, indices_of, is_disjoint
from pyopt.dialects.affine.validity import map_of
from pyopt.interpreter.affine_maps import divides_by_constants, map_function
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import Array, wrapping
from pyopt.ir.core import Operation
from pyopt.ir.mixed_indices import static_values
from pyopt.ir.types import DYNAMIC, INDEX
from pyopt.light import TYPE_CHECKING, Callable, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel

_cut = wrapping(INDEX)


def _evaluator(on_numbers: Callable[[list[int]], int], on_arrays: Callable[[list[Array]], Array]) -> Evaluator:
    """The evaluator of a function of the results of a map."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        map = map_of(op).value
        compute = map_function(map)
        if not compiler.lanes:
            return lambda *inputs: _cut(on_numbers(compute(inputs)))
        if not divides_by_constants(map):
            raise unsupported("a division by a symbol works on numbers only")

        def lanes(*inputs: Array) -> Array:
            results = compute(inputs)  # type: ignore[arg-type]  # it works on arrays too
            return np.asarray(on_arrays([np.asarray(one, np.int64) for one in results]), np.int64)

        return lanes

    return evaluate


def _basis(op: Operation) -> Callable[[tuple[int, ...]], list[int]]:
    """A function that merges the dynamic basis operands into the basis."""
    static = static_values(op, "static_basis")

    def together(dynamic: tuple[int, ...]) -> list[int]:
        given = iter(dynamic)
        return [next(given) + 0 if one == DYNAMIC else one for one in static]

    return together


def evaluate_delinearize_index(op: Operation, compiler: Compiler) -> Kernel:
    """All indices but the first are below their extents, and so is that one where the basis says so."""
    count = len(op.results)
    basis_of = _basis(op)
    bounded = has_outer_bound(op)
    strict = compiler.strict

    def delinearize(index: int, *dynamic: int) -> object:
        basis = basis_of(dynamic)
        for extent in basis:
            if extent <= 0:
                raise undefined(f"the basis has the extent {extent}")
        if strict and bounded and not 0 <= index < math.prod(basis):
            raise undefined(f"the index {index} is outside of {' * '.join(map(str, basis))}")
        found: list[int] = []
        for extent in reversed(basis[len(basis) + 1 - count :]):
            found.append(index % extent)
            index //= extent
        found.append(index + 0)
        return found[0] if count == 1 else tuple(reversed(found))

    return delinearize


def evaluate_linearize_index(op: Operation, compiler: Compiler) -> Kernel:
    """Bounds are asked of the first index, and of all if the op is disjoint."""
    count = len(indices_of(op))
    basis_of = _basis(op)
    bounded = has_outer_bound(op)
    disjoint = is_disjoint(op)
    strict = compiler.strict

    def linearize(*operands: int) -> int:
        indices, basis = operands[:count], basis_of(operands[count:])
        bounds = basis if bounded else [None, *basis]
        whole = 0
        for position, (index, bound) in enumerate(zip(indices, bounds, strict=True)):
            asked = bound is not None and (disjoint or not position)
            if strict and asked and not 0 <= index < (bound or 0):
                raise undefined(f"the index {index} is not below {bound}")
            whole = whole * (bound or 0) + index if position else index + 0
        cut = _cut(whole)
        if strict and cut != whole:
            raise undefined("the linear index does not fit")
        return cut

    return linearize


MAPS: Final[dict[str, Evaluator]] = {
    "affine.apply": _evaluator(itemgetter(0), itemgetter(0)),
    "affine.delinearize_index": evaluate_delinearize_index,
    "affine.linearize_index": evaluate_linearize_index,
    "affine.max": _evaluator(max, partial(reduce, np.maximum)),
    "affine.min": _evaluator(min, partial(reduce, np.minimum)),
}
