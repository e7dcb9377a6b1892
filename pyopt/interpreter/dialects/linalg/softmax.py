"""linalg.softmax: exp(x - max) / sum(exp(x - max)) along a dimension, each step rounded to the element type."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from pyopt.interpreter.combining import combine_along, combiner
from pyopt.interpreter.elements import shape_text
from pyopt.interpreter.errors import undefined, unsupported
from pyopt.interpreter.floating import in_double, rounded_arrays
from pyopt.interpreter.numbers import WIDE, array_dtype, as_array
from pyopt.interpreter.values import MemRef
from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.types import FloatType, element_type_or_self

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiler, Kernel
    from pyopt.interpreter.numbers import Array
    from pyopt.ir.core import Operation


def evaluate_softmax(op: Operation, compiler: Compiler) -> Kernel:
    attribute = op.attributes["dimension"]
    assert isinstance(attribute, IntegerAttr)
    dimension = attribute.value
    type = element_type_or_self(op.operands[0].type)
    if not isinstance(type, FloatType) or type in WIDE:
        raise unsupported("the elements must be floats of at most 64 bits")
    dtype = array_dtype(type)
    largest = combiner("maximumf", type)
    plus = combiner("add", type)
    exponential = in_double(np.exp, type)
    minus = rounded_arrays(np.subtract, type) or np.subtract
    divided = rounded_arrays(np.divide, type) or np.divide

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
