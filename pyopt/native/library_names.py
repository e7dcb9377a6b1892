"""The names of functions of MLIR's runner libraries, and declarations of functions that have one."""

from __future__ import annotations

from pyopt.interpreter.runtime.lookup import FAMILIES, MODULES
from pyopt.light import TYPE_CHECKING, Final
from pyopt.native.llvm import OWN

if TYPE_CHECKING:
    from pyopt.native.ir_text import IrFunction

PREFIX: Final = "_mlir_ciface_"
PUTS: Final = "puts"
_TYPES: Final = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "ptr": "!llvm.ptr"}


def is_library_function(name: str) -> bool:
    """Python has a function for this declaration."""
    name = name.removeprefix(PREFIX).removeprefix(OWN)
    return name == PUTS or name in MODULES or any(name.startswith(one) for one in FAMILIES)


def declaration_of(function: IrFunction) -> str:
    """A declaration in MLIR of a function that is only known in LLVM IR."""
    texts = [one.text for one in function.inputs]
    name = function.name.removeprefix(PREFIX).removeprefix(OWN)
    by_address = function.name.startswith(PREFIX)
    from pyopt.interpreter.runtime.lowered_types import types_by_name

    known = types_by_name(name, by_address, texts)
    if known is None:
        result = "" if function.result.text == "void" else _TYPES.get(function.result.text, function.result.text)
        known = [_TYPES.get(one, one) for one in texts], result
    inputs, result = known
    return f'func.func private @"{function.name}"({", ".join(inputs)}){" -> " + result if result else ""}'
