"""Arrays of the caller to values of the dialect's types, and back.

A shape is given as its extents, of which negative ones are not known; it is shown so if it is known, else as text.
"""

from __future__ import annotations

import numpy as np

from pyopt.dialects.shape.types import SHAPE, SIZE, VALUE_SHAPE, WITNESS
from pyopt.interpreter.dialects.shape.values import UNKNOWN, Mark, ValueShape, text
from pyopt.interpreter.errors import ExecutionError
from pyopt.interpreter.files import Coordinates
from pyopt.interpreter.numbers import Array
from pyopt.ir.types import Type


def value_of_array(array: object, type: Type) -> object:
    """A shape from a list of extents, a size or a witness from a number, a value with its own shape from any array."""
    given = array.dense() if isinstance(array, Coordinates) else np.asarray(array)
    if type is VALUE_SHAPE:
        return ValueShape(given, given.shape)
    rank = 1 if type is SHAPE else 0
    if given.ndim != rank or (given.size and given.dtype.kind not in "iubO"):
        what = "a list of extents" if type is SHAPE else "a number"
        raise ExecutionError(f"this is given as {what}")
    if type is WITNESS:
        return bool(given)
    numbers = [UNKNOWN if one < 0 else int(one) for one in given.reshape(-1).tolist()]
    if type is SIZE:
        return numbers[0]
    assert type is SHAPE
    return tuple(numbers)


def array_of_value(value: object, type: Type) -> Array:
    if isinstance(value, ValueShape):
        if type is VALUE_SHAPE and isinstance(value.value, np.ndarray) and value.value.shape == value.shape:
            return value.value
        value = value.shape
    if isinstance(value, Mark) or (isinstance(value, tuple) and any(isinstance(one, Mark) for one in value)):
        return np.array(text(value), object)
    return np.array(value, np.bool_ if type is WITNESS else np.int64)
