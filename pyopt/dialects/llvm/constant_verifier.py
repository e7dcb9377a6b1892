"""llvm.mlir.constant: which values a type has."""

from __future__ import annotations

from pyopt.dialects.llvm.aggregates import UNDEF, ZERO
from pyopt.dialects.llvm.constraints import is_vector, shape_of_vector
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMStructType, LLVMTargetType
from pyopt.ir.attributes import ArrayAttr, Attribute, FloatAttr, IntegerAttr, StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.elements import DenseElementsAttr, ElementsAttr, SparseElementsAttr
from pyopt.ir.types import FloatType, IndexType, IntegerType, ShapedType, Type, VectorType


def verify_constant(op: Operation) -> str | None:
    """The value is one of the type."""
    type = op.results[0].type
    value = op.attributes["value"]
    if isinstance(value, StringAttr):
        count = len(value.value)
        if isinstance(type, LLVMArrayType) and type.count == count and _is_byte(type.element_type):
            return None
        return f"expected array type of {count} i8 elements for the string constant"
    if isinstance(type, LLVMStructType):
        return _verify_struct(type, value)
    if isinstance(type, LLVMTargetType):
        return "does not support target extension type."
    if isinstance(value, IntegerAttr):
        return None if isinstance(type, IntegerType) else "expected integer type"
    if isinstance(value, FloatAttr):
        return _verify_float(type, value.type)
    if isinstance(value, ElementsAttr):
        return _verify_elements(type, value)
    if isinstance(value, ArrayAttr):
        if isinstance(type, LLVMArrayType):
            return _verify_array(type, value, 0)
        return "expected array or struct type for array attribute"
    return "only supports integer, float, string or elements attributes"


def _is_byte(type: Type) -> bool:
    return isinstance(type, IntegerType) and type.width == 8


def _verify_struct(type: LLVMStructType, value: Attribute) -> str | None:
    if not isinstance(value, ArrayAttr):
        return "expected array attribute for struct type"
    types = type.types or ()
    if len(value.elements) != len(types):
        return f"expected array attribute of size {len(types)}"
    for number, (one, element) in enumerate(zip(types, value.elements, strict=True)):
        if not isinstance(one, (IntegerType, FloatType)):
            return "expected struct element types to be floating point type or integer type"
        if not isinstance(element, (IntegerAttr, FloatAttr)):
            return "expected element of array attribute to be floating point or integer"
        if element.type is not one:
            return f"struct element at index {number} is of wrong type"
    return None


def _verify_float(type: Type, semantics: Type) -> str | None:
    if isinstance(type, FloatType):
        return None if type is semantics else "attribute and type have different float semantics"
    assert isinstance(semantics, FloatType)
    if isinstance(type, IntegerType) and type.width != semantics.width:
        return f"expected integer type of width {semantics.width}"
    return None


def _verify_elements(type: Type, value: ElementsAttr) -> str | None:
    """As many elements as the type has, which are like its own."""
    if not isinstance(type, LLVMArrayType) and not is_vector(type):
        return "expected vector or array type"
    count = 1
    element = type
    is_scalable = False
    while isinstance(element, LLVMArrayType):
        count *= element.count
        element = element.element_type
    if isinstance(element, VectorType) and is_vector(element):
        size, is_scalable = shape_of_vector(element)
        count *= size
        element = element.element_type
    given = 1
    assert isinstance(value.type, ShapedType)
    for extent in value.type.shape or ():
        given *= extent
    if is_scalable and not (isinstance(value, DenseElementsAttr) and value.is_splat):
        return "scalable vector type requires a splat attribute"
    if not is_scalable and count != given:
        return f"type and attribute have a different number of elements: {count} vs. {given}"
    if not isinstance(value, (DenseElementsAttr, SparseElementsAttr)):
        return None
    if isinstance(value.element_type, (IntegerType, IndexType)):
        if not isinstance(element, IntegerType):
            return "expected integer element type for integer elements attribute"
    elif isinstance(value.element_type, FloatType):
        return _verify_float(element, value.element_type)
    return None


def _verify_array(type: LLVMArrayType, value: ArrayAttr, dimension: int) -> str | None:
    """A list of lists, which end at structs."""
    given = len(value.elements)
    element = type.element_type
    if given != type.count:
        words = f"array attribute size does not match array type size in dimension {dimension}"
        return f"{words}: {given} vs. {type.count}"
    if not isinstance(element, (LLVMArrayType, LLVMStructType)):
        return "for array with an array attribute must have a struct element type"
    for index, one in enumerate(value.elements):
        if one is ZERO or one is UNDEF:
            continue
        if not isinstance(one, ArrayAttr):
            place = "struct element"
            if isinstance(element, LLVMArrayType):
                place = f"sub-array in dimension {dimension}"
            return f"nested attribute for {place} at index {index} must be a zero, or undef, or array attribute"
        if isinstance(element, LLVMArrayType):
            message = _verify_array(element, one, dimension + 1)
            if message is not None:
                return message
        elif len(one.elements) != len(element.types or ()):
            sizes = f"{len(one.elements)} vs. {len(element.types or ())}"
            return f"nested array attribute size for struct element at index {index} must match struct size: {sizes}"
    return None
