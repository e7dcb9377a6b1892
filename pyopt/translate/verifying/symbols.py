"""Linkage, comdats and alignment of functions and variables."""

from __future__ import annotations

from pyopt.dialects.llvm.functions import linkage_of
from pyopt.dialects.llvm.types import LLVMArrayType
from pyopt.ir.attributes import IntegerAttr, TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.types import Type, VectorType
from pyopt.light import TYPE_CHECKING
from pyopt.translate.verifying.report import HUGE, LARGEST_ALIGNMENT
from pyopt.translate.verifying.sizes import has_size

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation
    from pyopt.translate.verifying.report import Problems


def check_symbol(module: ModuleTranslation, op: Operation, found: Problems) -> None:
    """A function or a variable of the module."""
    name = op.info.name
    if name not in ("llvm.func", "llvm.mlir.global"):
        return
    linkage = linkage_of(op)
    has_comdat = "comdat" in op.attributes
    alignment = op.attributes.get("alignment")
    if isinstance(alignment, IntegerAttr) and alignment.value > LARGEST_ALIGNMENT and name == "llvm.mlir.global":
        found.append((HUGE, op))
    if name == "llvm.func" and linkage == "appending":
        found.append(("Only global variables can have appending linkage!", op))
    if has_comdat and _is_declared(op, linkage):
        found.append(("Declaration may not be in a Comdat!", op))
    if name == "llvm.mlir.global" and _is_scalable(op):
        found.append(("Globals cannot contain scalable types", op))
    value = module.initializers.get(op)
    if value is not None and not has_size(value.type):
        found.append(("Global variable initializer must be sized", op))
    if name == "llvm.mlir.global" and linkage == "common":
        if value is None or not value.is_null():
            found.append(("'common' global must have a zero initializer!", op))
        if "constant" in op.attributes:
            found.append(("'common' global may not be marked constant!", op))
        if has_comdat:
            found.append(("'common' global may not be in a Comdat!", op))


def _is_declared(op: Operation, linkage: str) -> bool:
    """The definition is elsewhere."""
    if linkage == "available_externally":
        return True
    return op.regions[0].first is None and "value" not in op.attributes


def _is_scalable(op: Operation) -> bool:
    """A global variable is a vector whose length only the machine knows, or arrays of such vectors."""
    given = op.attributes["global_type"]
    type: Type | None = given.value if isinstance(given, TypeAttr) else None
    while isinstance(type, LLVMArrayType):
        type = type.element_type
    return isinstance(type, VectorType) and any(type.scalable)
