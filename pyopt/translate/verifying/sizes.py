"""Checks of sizes: types that have one, and widths of numbers."""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMArrayType, LLVMFunctionType, LLVMSimpleType, LLVMStructType
from pyopt.ir.types import FloatType, IntegerType, Type
from pyopt.translate.types import element_of


def has_size(type: Type) -> bool:
    """Whether values of a type can be in memory."""
    if isinstance(type, LLVMStructType):
        return type.types is not None and all(has_size(one) for one in type.types)
    if isinstance(type, LLVMArrayType):
        return has_size(type.element_type)
    if isinstance(type, LLVMSimpleType):
        return type.keyword not in ("llvm.void", "llvm.label", "llvm.metadata", "llvm.token")
    return not isinstance(type, LLVMFunctionType)


def width_of(type: Type) -> int:
    """The bits of a number or of a vector's elements; 0 for what is no number."""
    element = element_of(type)
    if isinstance(element, (IntegerType, FloatType)):
        return element.width
    return 0
