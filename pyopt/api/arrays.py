"""Between NumPy arrays and attributes of elements."""

from __future__ import annotations

import numpy as np

from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import array_of_elements, value_of_attribute
from pyopt.ir.attributes import Attribute, DenseArrayAttr, FloatAttr, IntegerAttr
from pyopt.ir.elements import DenseElementsAttr, DenseResourceElementsAttr, SparseElementsAttr
from pyopt.ir.floats import to_float
from pyopt.ir.types import F16, F32, F64, ComplexType, FloatType, IntegerType, TensorType, Type
from pyopt.light import Final
from pyopt.pipeline.hooks import shown

FLOATS: Final = {2: F16, 4: F32, 8: F64}
"""The types of floats by their bytes."""


def to_numpy(attribute: Attribute) -> Array:
    """The elements of an attribute as an array of its shape, which cannot be written to.

    It shares the attribute's memory where that is laid out as NumPy lays it out: in numbers of 8 bits and more that are
    not all the same. Numbers are arrays without dimensions. Raises TypeError for other attributes, and for elements
    that NumPy has no numbers for.
    """
    if isinstance(attribute, DenseElementsAttr):
        return array_of_elements(attribute)
    if isinstance(attribute, (IntegerAttr, FloatAttr)):
        return array_of_elements(DenseElementsAttr.from_attributes(TensorType.get((), attribute.type), [attribute]))
    if isinstance(attribute, SparseElementsAttr):
        found = np.asarray(value_of_attribute(attribute, attribute.type))
    elif isinstance(attribute, DenseArrayAttr):
        type = attribute.element_type
        values = [to_float(one, type) if isinstance(type, FloatType) else one for one in attribute.values]
        found = np.array(values, dtype=_dtype_of(type))
    elif isinstance(attribute, DenseResourceElementsAttr):
        raise TypeError("the elements of a dense_resource stand at the end of its file")
    else:
        raise TypeError(f"{shown(attribute)} has no elements")
    found.flags.writeable = False
    return found


def _dtype_of(type: Type) -> str:
    if isinstance(type, FloatType):
        return {"f32": "f4", "f64": "f8"}[str(type)]
    assert isinstance(type, IntegerType)
    return "?" if type.width == 1 else f"i{type.width // 8}"


def elements_of(given: object) -> DenseElementsAttr:
    """`dense<...>` with the elements of an array; unsigned numbers are of types ui8 to ui64. Raises TypeError."""
    if isinstance(given, np.ma.MaskedArray):
        raise TypeError("an array with a mask has no elements where it is masked: fill them in (numpy.ma.filled)")
    array = np.asarray(given)
    kind, size = array.dtype.kind, array.dtype.itemsize
    element: Type
    if kind == "b":
        element = IntegerType.get(1)
    elif kind == "i":
        element = IntegerType.get(8 * size)
    elif kind == "u":
        element = IntegerType.get(8 * size, 2)
    elif kind == "f" and size in FLOATS:
        element = FLOATS[size]
    elif kind == "c" and size // 2 in FLOATS:
        element = ComplexType.get(FLOATS[size // 2])
    else:
        raise TypeError(f"no type of elements has numbers as those of {array.dtype}")
    type = TensorType.get(array.shape, element)
    if kind == "b":
        return DenseElementsAttr.from_values(type, [-int(one) for one in array.ravel()])
    plain = np.ascontiguousarray(array, array.dtype.newbyteorder("<"))
    return DenseElementsAttr.get(type, plain.tobytes())
