"""The types of functions: those of func, and of the llvm dialect, whose functions have one result or none."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMFunctionType
from pyopt.ir.attributes import TypeAttr, function_type_of
from pyopt.ir.core import Operation
from pyopt.ir.types import FunctionType


def signature_of(op: Operation) -> FunctionType | None:
    """The parameters and results of a function; None for what is none, or takes any number of arguments."""
    attribute = op.attributes.get("function_type")
    if not isinstance(attribute, TypeAttr) or not isinstance(attribute.value, LLVMFunctionType):
        return function_type_of(attribute)
    type = attribute.value
    return None if type.is_vararg else FunctionType.get(type.inputs, type.results)
