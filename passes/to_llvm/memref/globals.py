"""Globals: arrays of arrays, and descriptors of them.

memref.global "private" constant @g : memref<2x2xf32> = dense<1.0>
  ->
llvm.mlir.global private constant @g(dense<1.0> : tensor<2x2xf32>) : !llvm.array<2 x array<2 x f32>>
"""

from __future__ import annotations

from pyopt.dialects.llvm import enums
from pyopt.dialects.llvm.types import LLVMArrayType
from pyopt.ir.attributes import UNIT, Attribute, IntegerAttr, SymbolRefAttr, TypeAttr
from pyopt.ir.core import Operation, Region, Value
from pyopt.ir.elements import DenseElementsAttr, ElementsAttr
from pyopt.ir.symbols import NAME, visibility
from pyopt.ir.types import I32, I64, MemRefType, Type
from pyopt.light import Final
from pyopt.passes.to_llvm.descriptors import element_pointer, index_constant
from pyopt.passes.to_llvm.memref.allocation import is_contiguous, result_memref
from pyopt.passes.to_llvm.memref.sizes import bytes_of_elements, descriptor_of, one, shape_values
from pyopt.passes.to_llvm.types import LLVMTypes
from pyopt.rewrite.conversion_rewriter import ConversionRewriter

NOT_ALLOCATED: Final = 0xDEADBEEF
"""The allocated pointer of a global, which is not to be freed."""


def _array(type: MemRefType, types: LLVMTypes) -> Type:
    """Arrays of arrays for the dimensions; one element for rank 0."""
    out: Type = types.element_type(type)
    for extent in reversed(type.shape or ()):
        out = LLVMArrayType.get(extent, out)
    return out


def lower_global(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.global -> llvm.mlir.global"""
    held = op.attributes["type"]
    type = held.value if isinstance(held, TypeAttr) else None
    if not isinstance(type, MemRefType) or not is_contiguous(type):
        return False
    if types.convert(type) is None:
        return False
    value = op.attributes.get("initial_value")
    uninitialized = value is not None and not isinstance(value, ElementsAttr)
    array = _array(type, types)
    attributes: dict[str, Attribute] = {
        NAME: op.attributes[NAME],
        "global_type": TypeAttr.get(array),
        "linkage": enums.LINKAGE.get("external" if visibility(op) == "public" else "private"),
        "addr_space": IntegerAttr.get(types.address_space(type) or 0, I32),
    }
    if op.attributes.get("constant") is not None:
        attributes["constant"] = UNIT
    if value is not None and not uninitialized:
        attributes["value"] = value if type.shape else _scalar(value)
    alignment = op.attributes.get("alignment")
    if isinstance(alignment, IntegerAttr) and alignment.value:
        attributes["alignment"] = IntegerAttr.get(alignment.value, I64)
    made = rewriter.create("llvm.mlir.global", (), (), attributes, [Region()])
    if uninitialized:
        rewriter.insert_at_end(rewriter.create_block(made.regions[0]))
        rewriter.create("llvm.return", [one(rewriter, "llvm.mlir.undef", (), array)], ())
    rewriter.erase(op)
    return True


def _scalar(value: Attribute) -> Attribute:
    """The only element."""
    if isinstance(value, DenseElementsAttr):
        return value.element(0)
    return value


def lower_get_global(op: Operation, operands: list[Value], rewriter: ConversionRewriter, types: LLVMTypes) -> bool:
    """memref.get_global -> a descriptor of the global's address"""
    type = result_memref(op)
    pointer = types.pointer(type)
    if not is_contiguous(type) or types.convert(type) is None or pointer is None:
        return False
    sizes, strides, count = shape_values(rewriter, types, type, ())
    bytes_of_elements(rewriter, types, type, count)
    name = op.attributes["name"]
    assert isinstance(name, SymbolRefAttr)
    address = rewriter.create("llvm.mlir.addressof", (), [pointer], {"global_name": name}).results[0]
    zeros: list[Value | int] = [0] * (1 + len(type.shape or ()))
    first = element_pointer(rewriter, pointer, _array(type, types), address, zeros)
    number = index_constant(rewriter, NOT_ALLOCATED, I64)
    allocated = one(rewriter, "llvm.inttoptr", [number], pointer)
    rewriter.replace(op, [descriptor_of(rewriter, types, type, (allocated, first), sizes, strides)])
    return True
