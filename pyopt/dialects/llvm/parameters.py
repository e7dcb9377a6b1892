"""Verifiers of the dialect's attributes on arguments and results of functions."""

from __future__ import annotations

from pyopt.dialects.llvm.constraints import is_pointer
from pyopt.dialects.llvm.data_layout import DATA_LAYOUT, layout_fault
from pyopt.dialects.llvm.types import is_compatible
from pyopt.ir.attributes import Attribute, IntegerAttr, StringAttr, TypeAttr
from pyopt.ir.constraints_attributes import is_unit
from pyopt.ir.core import Operation
from pyopt.ir.types import IntegerType, MemRefType, Type
from pyopt.light import Final

OF_POINTERS: Final = (
    "llvm.noalias", "llvm.readonly", "llvm.readnone", "llvm.writeonly", "llvm.nest", "llvm.nocapture", "llvm.nofree",
    "llvm.nonnull",
)  # fmt: skip
TYPES: Final = (
    "llvm.byval", "llvm.byref", "llvm.sret", "llvm.inalloca", "llvm.preallocated", "llvm.elementtype",
)  # fmt: skip
INTEGERS: Final = ("llvm.align", "llvm.dereferenceable", "llvm.dereferenceable_or_null", "llvm.alignstack")
OF_INTEGERS: Final = ("llvm.signext", "llvm.zeroext")
OF_ANY: Final = ("llvm.noundef", "llvm.inreg", "llvm.returned", "llvm.alignstack")
NOT_OF_RESULTS: Final = frozenset((
    "llvm.alignstack", "llvm.allocalign", "llvm.allocptr", "llvm.byref", "llvm.byval", "llvm.inalloca", "llvm.nest",
    "llvm.nocapture", "llvm.nofree", "llvm.preallocated", "llvm.readnone", "llvm.readonly", "llvm.returned",
    "llvm.sret", "llvm.writeonly",
))  # fmt: skip


def verify_argument(op: Operation, name: str, attribute: Attribute, type: Type | None, result: bool) -> str | None:
    """The attribute is of its kind, and stands at what it is for; memrefs and other dialects' types are left alone."""
    if result and name in NOT_OF_RESULTS:
        return f'"{name}" is not a valid result attribute'
    pointer = type is None or is_pointer(type) or isinstance(type, MemRefType)
    checked = type is not None and is_compatible(type)
    if name in TYPES:
        if not isinstance(attribute, TypeAttr):
            return f'"{name}" should be a type attribute'
    elif name in INTEGERS:
        if not isinstance(attribute, IntegerAttr):
            return f'"{name}" should be an integer attribute'
    elif name in OF_POINTERS or name in OF_INTEGERS or name in OF_ANY:
        if not is_unit(attribute):
            return f'"{name}" should be a unit attribute'
    else:
        return None
    if not checked or name in OF_ANY:
        return None
    if name in OF_INTEGERS:
        return None if isinstance(type, IntegerType) else f'"{name}" attribute attached to non-integer LLVM type'
    return None if pointer else f'"{name}" attribute attached to non-pointer LLVM type'


def verify_attribute(op: Operation, name: str, attribute: Attribute) -> str | None:
    """The data layout of a module is a string, and one that LLVM understands."""
    if name == DATA_LAYOUT:
        if not isinstance(attribute, StringAttr):
            return f"'{op.info.name}' op expected '{name}' to be a string attributes"
        fault = layout_fault(attribute.value)
        if fault is not None:
            return f"'{op.info.name}' op invalid data layout descriptor: {fault}\n"
    return None
