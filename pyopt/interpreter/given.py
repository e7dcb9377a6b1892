"""What Python code gives as arguments, as arrays: numbers, lists, NumPy's arrays, SciPy's sparse ones."""

from __future__ import annotations

from numbers import Number

import numpy as np

from pyopt.interpreter.errors import ExecutionError, shown
from pyopt.interpreter.files import Coordinates, entries_of
from pyopt.interpreter.numbers import Array


def array_of_object(value: object, text: str) -> Array:
    """The value as NumPy sees it; raises ExecutionError for what is no array, or has elements that are masked."""
    try:
        array = np.asarray(value)
    except Exception as error:  # objects say in ways of their own that they are no arrays
        raise ExecutionError(f"{shown(value)} is no {text}: {error}") from error
    mask = getattr(value, "mask", None) if isinstance(value, np.ndarray) else None
    if isinstance(mask, np.ndarray) and mask.any():
        raise ExecutionError(f"a masked array is no {text}: fill in what is masked (numpy.ma.filled)")
    return array


def numbers_of_object(value: object, text: str) -> Array | Coordinates:
    """An array of numbers, or the entries of a sparse one; raises ExecutionError for what is neither."""
    if isinstance(value, Coordinates):
        return value
    if callable(getattr(value, "tocoo", None)):
        return entries_of(value)
    array = array_of_object(value, text)
    elements = array.reshape(-1).tolist() if array.dtype == np.dtype(object) else []
    if not all(isinstance(one, (Number, np.bool_)) for one in elements):
        raise ExecutionError(f"{shown(value)} is no {text}")
    return array
