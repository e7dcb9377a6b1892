"""Constraints on types by the names that the dialect's declarations use."""

from __future__ import annotations

from pyopt.dialects.llvm.type_parser import parse_pointer
from pyopt.dialects.llvm.types import (
    SIMPLE,
    VOID,
    LLVMFunctionType,
    LLVMPointerType,
    LLVMStructType,
    LLVMTargetType,
    is_aggregate,
    is_compatible,
)
from pyopt.ir.constraints import (
    CLASS_NAMES,
    TypeConstraint,
    is_any_vector,
    register_type,
    register_type_family,
    type_constraint,
)
from pyopt.ir.types import BF16, F16, F32, F64, F80, F128, IntegerType, Type, VectorType
from pyopt.light import Final, final

FLOAT_TYPES: Final[tuple[Type, ...]] = (BF16, F16, F32, F64, F80, F128, SIMPLE["ppc_fp128"])
FLOAT: Final = "LLVM_AnyFloat"
POINTER: Final = "LLVM_AnyPointer"
INTEGERS_AND_POINTERS: Final = (
    "AnyTypeOf<[AnySignlessInteger, LLVM_VectorOf<AnySignlessInteger>, LLVM_AnyPointer, "
    "LLVM_VectorOf<LLVM_AnyPointer>]>"
)
LOADABLE_TARGETS: Final = ("spirv.", "aarch64.svcount")
"""The extensions of targets that memory may hold begin so."""


def is_primitive(type: Type) -> bool:
    return is_compatible(type) and type is not VOID and not isinstance(type, LLVMFunctionType)


def is_token(type: Type) -> bool:
    return type is SIMPLE["token"]


def is_float(type: Type) -> bool:
    return type in FLOAT_TYPES


def is_pointer(type: Type) -> bool:
    return isinstance(type, LLVMPointerType)


def is_default_pointer(type: Type) -> bool:
    return isinstance(type, LLVMPointerType) and type.address_space == 0


def is_struct(type: Type) -> bool:
    return isinstance(type, LLVMStructType)


def is_vector(type: Type) -> bool:
    """The type is a vector of one dimension, of what LLVM has."""
    if not isinstance(type, VectorType) or len(type.shape or ()) != 1:
        return False
    element = type.element_type
    return isinstance(element, (IntegerType, LLVMPointerType)) or is_float(element)


def is_fixed_vector(type: Type) -> bool:
    return is_vector(type) and not shape_of_vector(type)[1]


def element_of_vector(type: Type) -> Type:
    """The type of a vector's elements."""
    assert isinstance(type, VectorType)
    return type.element_type


def shape_of_vector(type: Type) -> tuple[int, bool]:
    """The number of a vector's elements, and whether it is scalable."""
    assert isinstance(type, VectorType) and type.shape is not None
    return type.shape[0], type.scalable[0]


def vector_with(type: Type, element: Type) -> Type:
    """A vector like `type` with other elements; the element if `type` is no vector."""
    if not is_vector(type):
        return element
    count, scalable = shape_of_vector(type)
    return VectorType.get((count,), element, (scalable,))


def is_loadable(type: Type) -> bool:
    if isinstance(type, LLVMStructType):
        return type.types is not None
    if isinstance(type, LLVMTargetType):
        return type.identifier.startswith(LOADABLE_TARGETS)
    return is_primitive(type)


def is_non_aggregate(type: Type) -> bool:
    return is_compatible(type) and not is_aggregate(type)


def is_function(type: Type) -> bool:
    return isinstance(type, LLVMFunctionType)


@final
class _VectorOf:
    """LLVM_VectorOf<element>."""

    def __init__(self, element: TypeConstraint) -> None:
        self.element = element

    def accepts(self, type: Type) -> bool:
        return is_vector(type) and self.element.accepts(element_of_vector(type))


def _vector_of(arguments: list[str]) -> TypeConstraint:
    element = type_constraint(arguments[0])
    return TypeConstraint("", f"LLVM dialect-compatible vector of {element.summary}", _VectorOf(element).accepts)


def _scalar_or_vector_of(arguments: list[str]) -> TypeConstraint:
    return type_constraint(f"AnyTypeOf<[{arguments[0]}, LLVM_VectorOf<{arguments[0]}>]>")


def register() -> None:
    """Makes the constraints known."""
    register_type("LLVM_Type", "LLVM dialect-compatible type", is_compatible)
    register_type("LLVM_TokenType", "LLVM token type", is_token, SIMPLE["token"])
    register_type("LLVM_PrimitiveType", "primitive LLVM type", is_primitive)
    register_type("LLVM_FunctionType", "LLVM function type", is_function, None, is_function)
    register_type("LLVM_AnyFloat", "floating point LLVM type", is_float)
    register_type(POINTER, "LLVM pointer type", is_pointer, None, is_pointer)
    type_constraint(POINTER).parse_body = parse_pointer
    CLASS_NAMES[is_pointer] = "llvm.ptr"
    register_type("LLVM_DefaultPointer", "LLVM pointer in address space 0", is_default_pointer,
                  LLVMPointerType.get(0), is_pointer)  # fmt: skip
    register_type("LLVM_AnyStruct", "LLVM structure type", is_struct)
    register_type("LLVM_LoadableType", "LLVM type with size", is_loadable)
    register_type("LLVM_AnyAggregate", "LLVM aggregate type", is_aggregate)
    register_type("LLVM_AnyNonAggregate", "LLVM-compatible non-aggregate type", is_non_aggregate)
    register_type("LLVM_AnyVector", "LLVM dialect-compatible vector type", is_vector, None, is_any_vector)
    register_type("LLVM_AnyFixedVector", "LLVM dialect-compatible fixed-length vector type", is_fixed_vector, None,
                  is_any_vector)  # fmt: skip
    register_type_family("LLVM_VectorOf", _vector_of)
    register_type_family("LLVM_ScalarOrVectorOf", _scalar_or_vector_of)


register()
