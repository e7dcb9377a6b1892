"""Constants of the llvm dialect: numbers, vectors, arrays, structs and strings."""

from __future__ import annotations

import numpy as np

from pyopt.dialects.llvm.aggregates import ZERO
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType
from pyopt.interpreter.compiler import Compiler, ConstantResult
from pyopt.interpreter.dialects.llvm.layout import zero_value
from pyopt.interpreter.elements import vector_shape
from pyopt.interpreter.errors import unsupported
from pyopt.interpreter.machine import Machine
from pyopt.interpreter.numbers import Array, reader, wrapping
from pyopt.interpreter.values import value_of_attribute
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import ElementsAttr
from pyopt.ir.types import FloatType, IntegerType, Type, VectorType
from pyopt.light import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from pyopt.interpreter.compiler import Compiled, Evaluator


def value_of_constant(attribute: Attribute, type: Type, machine: Machine) -> object:
    """The value of the type that an attribute stands for."""
    if isinstance(attribute, StringAttr):
        return tuple([wrapping(_element(type))(byte) for byte in attribute.data])
    if isinstance(attribute, ElementsAttr):
        found = value_of_attribute(attribute, type)
        assert isinstance(found, np.ndarray)
        return shaped(found, type, machine)
    if isinstance(attribute, ArrayAttr) and isinstance(type, LLVMStructType) and type.types is not None:
        return tuple(
            [value_of_constant(one, part, machine) for one, part in zip(attribute.elements, type.types, strict=True)]
        )
    if isinstance(attribute, ArrayAttr) and isinstance(type, LLVMArrayType):
        return tuple([value_of_constant(one, type.element_type, machine) for one in attribute.elements])
    if isinstance(attribute, IntegerAttr) and isinstance(type, IntegerType):
        return wrapping(type)(attribute.value)
    if isinstance(attribute, FloatAttr) and isinstance(type, FloatType):
        return value_of_attribute(attribute, type)
    if attribute is ZERO:
        return zero_value(type, machine)
    raise unsupported("there is no value for this attribute")


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, LLVMArrayType) else type


def shaped(array: Array, type: Type, machine: Machine) -> object:
    """Elements as a value of a type: a vector is an array, an array of the llvm dialect a tuple."""
    if isinstance(type, VectorType):
        if True in type.scalable and array.size:
            return np.broadcast_to(array.reshape(-1)[0], vector_shape(type, machine))
        return array
    if isinstance(type, LLVMArrayType):
        rows = array.reshape(type.count, -1) if array.size else array
        return tuple([shaped(rows[number], type.element_type, machine) for number in range(type.count)])
    if isinstance(type, LLVMStructType):
        number = array.reshape(-1)[0]
        return number.real.item(), number.imag.item()
    return reader(type)(array.reshape(-1), (0,))


def evaluate_constant(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(value_of_constant(op.attributes["value"], op.results[0].type, compiler.machine))


def evaluate_zero(op: Operation, compiler: Compiler) -> Compiled:
    return ConstantResult(zero_value(op.results[0].type, compiler.machine))


CONSTANTS: Final[dict[str, Evaluator]] = {
    "llvm.mlir.constant": evaluate_constant,
    "llvm.mlir.zero": evaluate_zero,
}
