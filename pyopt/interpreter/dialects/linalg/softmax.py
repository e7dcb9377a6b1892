"""linalg.softmax: exp(x - max) / sum(exp(x - max)) along a dimension, each step rounded to the element type."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.combining import combine_along, combiner
from pyopt.interpreter.compiler import Compiler
from pyopt.interpreter.elements import shape_text
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.floating import charged, encoded, in_double, rounded_arrays
from pyopt.interpreter.numbers import WIDE, Array, array_dtype, as_array
from pyopt.interpreter.values import MemRef
from pyopt.ir import floats
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import FloatType, element_type_or_self
from pyopt.light import TYPE_CHECKING

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Kernel


def _steps(type: FloatType, compiler: Compiler) -> tuple[Kernel, Kernel, Kernel]:
    """exp, the difference and the quotient of arrays."""
    if type in WIDE:
        from pyopt.interpreter.wide.reals import FUNCTIONS

        exponential = np.frompyfunc(charged(FUNCTIONS["exp"], type, compiler), 1, 1)
        minus, divided = [np.frompyfunc(encoded(one, type), 2, 1) for one in (floats.sub, floats.div)]
        return exponential, minus, divided
    return (
        in_double(np.exp, type),
        rounded_arrays(np.subtract, type) or np.subtract,
        rounded_arrays(np.divide, type) or np.divide,
    )


def evaluate_softmax(op: Operation, compiler: Compiler) -> Kernel:
    attribute = op.attributes["dimension"]
    assert isinstance(attribute, IntegerAttr)
    dimension = attribute.value
    type = element_type_or_self(op.operands[0].type)
    if not isinstance(type, FloatType):
        raise unsupported("the elements must be floats")
    dtype = array_dtype(type)
    largest = combiner("maximumf", type)
    plus = combiner("add", type)
    exponential, minus, divided = _steps(type, compiler)

    def softmax(given: Array | MemRef, output: Array | MemRef) -> object:
        source = given.array() if isinstance(given, MemRef) else given
        shape = output.sizes if isinstance(output, MemRef) else output.shape
        if source.shape != shape:
            raise undefined(f"an input of shape {shape_text(source.shape)} and an output of {shape_text(shape)}")
        result = source.copy()
        if source.size:
            maximum = np.expand_dims(combine_along(largest, source, dimension), dimension)
            powers = as_array(exponential(as_array(minus(source, maximum), dtype)), dtype)
            zero = np.zeros(powers.shape[:dimension] + powers.shape[dimension + 1 :], dtype)
            total = np.expand_dims(combine_along(plus, powers, dimension, zero), dimension)
            result = as_array(divided(powers, total), dtype)
        if isinstance(output, MemRef):
            output.array()[...] = result
            return ()
        return result

    return softmax
