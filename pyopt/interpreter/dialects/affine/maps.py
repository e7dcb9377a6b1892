"""affine.apply, min, max and delinearize_index."""

from __future__ import annotations

from functools import partial, reduce
from operator import itemgetter
from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.dialects.affine.validity import map_of
from pyopt.interpreter.affine_maps import divides_by_constants, map_function
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.numbers import wrapping
from pyopt.ir.types import INDEX

if TYPE_CHECKING:
    from collections.abc import Callable

    from pyopt.interpreter.compiler import Compiler, Evaluator, Kernel
    from pyopt.interpreter.numbers import Array
    from pyopt.ir.core import Operation

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


def evaluate_delinearize_index(op: Operation, compiler: Compiler) -> Kernel:
    """All indices but the first are below their extents."""
    single = len(op.results) == 1

    def delinearize(index: int, *basis: int) -> object:
        found: list[int] = []
        for extent in reversed(basis[1:]):
            if extent <= 0:
                raise undefined(f"the basis has the extent {extent}")
            found.append(index % extent)
            index //= extent
        found.append(index + 0)
        return found[0] if single else tuple(reversed(found))

    return delinearize


MAPS: Final[dict[str, Evaluator]] = {
    "affine.apply": _evaluator(itemgetter(0), itemgetter(0)),
    "affine.delinearize_index": evaluate_delinearize_index,
    "affine.max": _evaluator(max, partial(reduce, np.maximum)),
    "affine.min": _evaluator(min, partial(reduce, np.minimum)),
}
