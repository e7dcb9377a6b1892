"""Entries of `arith.constant sparse<indices, values>`: ops that take sparse storage from it store all of them, zeros
too. Everything else sees a dense array."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir.core import Value
from pyopt.ir.elements import DenseElementsAttr, SparseElementsAttr
from pyopt.ir.types import ShapedType, TensorType


def listed_entries(tensor: Value) -> tuple[Array, Array] | None:
    """Coordinates, a row each in lexicographic order, and values of a sparse constant; None for anything else."""
    maker = tensor.op
    if maker is None or maker.info.name != "arith.constant":
        return None
    constant = maker.attributes.get("value")
    if not isinstance(constant, SparseElementsAttr) or not isinstance(constant.values, DenseElementsAttr):
        return None
    numbers = constant.value_numbers()
    assert isinstance(tensor.type, TensorType) and tensor.type.shape is not None
    places = sorted(numbers)
    rows = np.array(places, np.int64).reshape(len(places), len(tensor.type.shape))
    type = constant.values.type
    assert isinstance(type, ShapedType)
    values = value_of_attribute(constant.values, type)
    assert isinstance(values, np.ndarray)
    return rows, values.reshape(-1)[[numbers[place] for place in places]]
