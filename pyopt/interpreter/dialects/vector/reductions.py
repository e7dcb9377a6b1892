"""vector.reduction, multi_reduction and scan. They take elements in order, the accumulator first.

A kernel's first operand is a mask, or None: what is not in it takes no part.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from pyopt.dialects.vector.shapes import integer, integers, vector_type
from pyopt.dialects.vector.verify_products import kind_of
from pyopt.interpreter.combining import combiner
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elements import as_value, part_of, typed
from pyopt.interpreter.elementwise import within_flags
from pyopt.interpreter.errors import undefined
from pyopt.interpreter.numbers import Array
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Evaluator, Kernel


def reduction(op: Operation, compiler: Compiler) -> Kernel:
    element = vector_type(op.operands[0].type).element_type
    combine = combiner(kind_of(op), element)

    def combined(flat: Array, *accumulator: object) -> object:
        if accumulator:
            result, rest = typed(accumulator[0], element), flat
        else:
            if not flat.size:
                raise undefined("there is no element to combine, and no accumulator")
            result, rest = typed(flat[0], element), flat[1:]
        for one in rest:
            result = combine(result, typed(one, element))
        return as_value(result, element)

    watched = within_flags(op, compiler, combined)

    def reduce(mask: Array | None, vector: Array, *accumulator: object) -> object:
        flat = vector.reshape(-1)
        return watched(flat if mask is None else flat[mask.reshape(-1)], *accumulator)

    return reduce


def multi_reduction(op: Operation, compiler: Compiler) -> Kernel:
    source = vector_type(op.operands[0].type)
    rank = len(source.shape or ())
    reduced = [dimension for dimension in integers(op, "reduction_dims") if 0 <= dimension < rank]
    order = reduced + [dimension for dimension in range(rank) if dimension not in reduced]
    element = source.element_type
    combine = combiner(kind_of(op), element)
    type = op.results[0].type

    def reduce(mask: Array | None, vector: Array, accumulator: object) -> object:
        moved = vector.transpose(order)
        where = None if mask is None else mask.transpose(order)
        result = typed(accumulator, element)
        for at in product(*[range(extent) for extent in moved.shape[: len(reduced)]]):
            combined = combine(result, part_of(moved, at))
            result = combined if where is None else typed(np.where(part_of(where, at), combined, result), element)
        return as_value(result, type)

    return reduce


def evaluate_scan(op: Operation, compiler: Compiler) -> Kernel:
    """An inclusive scan begins with the first slice, an exclusive one with the initial value: that is what the
    reference's lowering does with it. The second result is the last slice of the first one."""
    source = vector_type(op.operands[0].type)
    dimension = integer(op, "reduction_dim")
    inclusive_attribute = op.attributes["inclusive"]
    assert isinstance(inclusive_attribute, IntegerAttr)
    inclusive = inclusive_attribute.value != 0
    combine = combiner(kind_of(op), source.element_type)

    def scan(vector: Array, initial: Array) -> tuple[Array, Array]:
        slices = np.moveaxis(vector, dimension, 0)
        current = slices[0] if inclusive else np.asarray(initial)
        found = [current]
        for at in range(1, len(slices)):
            current = combine(current, slices[at if inclusive else at - 1])
            found.append(current)
        return np.stack(found, axis=dimension), current

    return scan


def unmasked(kernel_of: Evaluator) -> Evaluator:
    """The evaluator of an op with such a kernel, outside of any vector.mask."""

    def evaluate(op: Operation, compiler: Compiler) -> Kernel:
        kernel = kernel_of(op, compiler)
        assert callable(kernel)
        return lambda *operands: kernel(None, *operands)

    return evaluate


REDUCTIONS: Final[dict[str, Evaluator]] = {
    "vector.multi_reduction": unmasked(multi_reduction),
    "vector.reduction": unmasked(reduction),
    "vector.scan": evaluate_scan,
}
