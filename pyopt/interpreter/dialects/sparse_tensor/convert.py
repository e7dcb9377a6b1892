"""Arrays of the caller to values of the dialect's types, and back."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.convert import array_of_value as plain_array
from pyopt.interpreter.convert import check_shape, elements_of, type_text
from pyopt.interpreter.dialects.sparse_tensor.tensor import SparseTensor, StorageFormat
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.files import Coordinates
from pyopt.interpreter.numbers import Array
from pyopt.ir.types import TensorType, Type


def value_of_array(array: object, type: Type) -> SparseTensor:
    """A tensor in the type's format: of what is not zero in an array, or of the entries of a sparse one."""
    if not isinstance(type, TensorType):
        raise unsupported(f"values of type {type_text(type)} cannot be given")
    format = StorageFormat.of(type)
    if isinstance(array, Coordinates):
        check_shape(array.shape, type)
        values = elements_of(np.asarray(array.values), type.element_type)
        return SparseTensor.of_rows(format, array.shape, array.indices.astype(np.int64), values)
    given = np.asarray(array)
    check_shape(given.shape, type)
    return SparseTensor.of_array(format, elements_of(given, type.element_type))


def array_of_value(value: object, type: Type) -> Array:
    """All elements, with the zeros."""
    if not isinstance(value, SparseTensor) or not isinstance(type, TensorType):
        raise unsupported(f"values of type {type_text(type)} cannot be shown")
    return plain_array(value.dense(), TensorType.get(value.shape, type.element_type))
