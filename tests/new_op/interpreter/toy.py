"""toy: tensors that are repeated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from pyopt.interpreter.elements import check_extents
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import TensorType

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiler, Evaluator, Kernel
    from pyopt.interpreter.numbers import Array
    from pyopt.ir.core import Operation


def evaluate_repeat(op: Operation, compiler: Compiler) -> Kernel:
    """Undefined if the type of the result has another number of elements."""
    times, type = op.attributes["times"], op.results[0].type
    assert isinstance(times, IntegerAttr) and isinstance(type, TensorType)
    count = times.value

    def repeat(source: Array) -> Array:
        check_extents((len(source) * count,), type, "a tensor")
        return np.tile(source, count)

    return repeat


EVALUATORS: Final[dict[str, Evaluator]] = {"toy.repeat": evaluate_repeat}
