"""Arrays of the caller as pointers: the program works on the array's own memory."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.llvm.types import LLVMPointerType
from pyopt.interpreter.convert import type_text
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.numbers import Array
from pyopt.interpreter.values import Buffer, Pointer
from pyopt.ir.types import Type


def value_of_array(array: object, type: Type) -> object:
    """The pointer to the first element of an array, which has to be contiguous."""
    if not isinstance(type, LLVMPointerType) or not isinstance(array, np.ndarray):
        raise unsupported(f"values of type {type_text(type)} cannot be given")
    if array.dtype == np.dtype(object) or not array.flags.c_contiguous:
        raise unsupported("the array of a pointer has numbers, one behind the other")
    return Pointer(Buffer(array.reshape(-1)))


def array_of_value(value: object, type: Type) -> Array:
    """The value itself, in an array without dimensions."""
    found = np.empty((), object)
    found[()] = value
    return found
