"""Intrinsics on addresses: masks of pointers, memory that does not change, coroutines."""

from __future__ import annotations

from pyopt.dialects.llvm.functions import linkage_of
from pyopt.dialects.llvm.types import LLVMArrayType, LLVMPointerType, LLVMStructType
from pyopt.ir.attributes import IntegerAttr, SymbolRefAttr
from pyopt.ir.core import Operation, Value
from pyopt.ir.symbols import lookup_symbol
from pyopt.ir.types import FloatType, IntegerType
from pyopt.light import TYPE_CHECKING, Callable, Final
from pyopt.translate.constants import AGGREGATE
from pyopt.translate.types import element_of, is_vector, vector_shape
from pyopt.translate.verifying.sizes import width_of

if TYPE_CHECKING:
    from pyopt.translate.module import ModuleTranslation

_REPLACED: Final = frozenset(("common", "extern_weak", "linkonce", "weak"))
"""Linkages with which another module may say what a variable holds."""
_DATA: Final = (8, 16, 32, 64)
"""The widths of numbers that LLVM keeps side by side, not as constants of their own."""


def global_of(value: Value) -> Operation | None:
    """The function or variable that a value is the address of."""
    address = value.op
    symbol = None if address is None else address.attributes.get("global_name")
    if address is None or not isinstance(symbol, SymbolRefAttr):
        return None
    return lookup_symbol(address, *symbol.path)


def _invariant_start(module: ModuleTranslation, op: Operation) -> str:
    size = op.attributes.get("size")
    if isinstance(size, IntegerAttr) and size.value < -1:
        return "invariant_start parameter must be -1, 0 or a positive number"
    return ""


def _mask(module: ModuleTranslation, op: Operation) -> str:
    pointer, mask = op.operands[0].type, op.operands[1].type
    if is_vector(pointer) != is_vector(mask):
        return "llvm.ptrmask intrinsic arguments must be both scalars or both vectors"
    if is_vector(pointer) and vector_shape(pointer) != vector_shape(mask):
        return "llvm.ptrmask intrinsic arguments must have the same number of elements"
    element = element_of(pointer)
    space = element.address_space if isinstance(element, LLVMPointerType) else 0
    if width_of(mask) != module.layout.index_bits(space):
        return "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument"
    return ""


def _coroutine(module: ModuleTranslation, op: Operation) -> str:
    """The last argument is null, or a constant that lists the parts of the coroutine."""
    info = op.operands[3]
    if info.op is not None and info.op.info.name == "llvm.mlir.zero":
        return ""
    variable = global_of(info)
    value = None if variable is None else module.initializers.get(variable)
    fixed = (
        variable is not None
        and "constant" in variable.attributes
        and "externally_initialized" not in variable.attributes
        and linkage_of(variable) not in _REPLACED
    )
    if value is None or not fixed:
        return "info argument of llvm.coro.id must refer to an initialized constant"
    if value.kind == AGGREGATE:
        if isinstance(value.type, LLVMStructType):
            return ""
        if isinstance(value.type, LLVMArrayType):
            element = value.type.element_type
            is_data = isinstance(element, (IntegerType, FloatType)) and element.width in _DATA
            if not is_data or any(one.is_undef() for one in value.parts):
                return ""
    return "info argument of llvm.coro.id must refer to either a struct or an array"


RULES: Final[dict[str, Callable[[ModuleTranslation, Operation], str]]] = {
    "llvm.intr.coro.id": _coroutine,
    "llvm.intr.invariant.start": _invariant_start,
    "llvm.intr.ptrmask": _mask,
}
"""The error in a call of an intrinsic, "" if there is none."""
