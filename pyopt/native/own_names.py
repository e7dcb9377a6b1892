"""Names of a program's functions that are names of library functions, too.

Passes call or declare library functions by name: @sin of a program, on complex numbers, would be taken for that of C,
and @malloc for that of the runtime. Such functions of a program get another name before it is lowered.
"""

from __future__ import annotations

from pyopt.interpreter.runtime.lookup import C_MATH
from pyopt.ir.attributes import StringAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import is_symbol, ops_in_scope, rename, symbol_name
from pyopt.light import Final
from pyopt.native.library_names import is_library_function
from pyopt.native.llvm import OWN
from pyopt.native.runtime_ir import RENAMED

OTHERS: Final = frozenset(("memcpy", "memmove", "memset", "fmod", "fmodf", "printf", "putchar"))
_DECLARATIONS: Final = frozenset(("func.func", "llvm.func"))


def own_name(name: str) -> str:
    """The name in LLVM IR of a function that a program defines."""
    return OWN + name if is_of_library(name) else name


def is_of_library(name: str) -> bool:
    """A library has a function of this name, which passes, LLVM or we may call."""
    of_floats = name[-1:] == "f" and name[:-1] in C_MATH
    return of_floats or name in C_MATH or name in RENAMED or name in OTHERS or is_library_function(name)


def set_own_names_apart(module: Operation) -> None:
    """Renames the functions with a body, and all other symbols, that have the name of a library function."""
    block = module.regions[0].first
    found = [op for op in block or () if is_symbol(op) and is_of_library(symbol_name(op) or "")]
    renamed = [op for op in found if op.info.name not in _DECLARATIONS or op.regions[0].first is not None]
    for op in renamed:
        old = symbol_name(op) or ""
        op.set_attribute("sym_name", StringAttr.get(OWN + old))
        for user in ops_in_scope(module):
            for key, attribute in list(user.attributes.items()):
                new = rename(attribute, old, OWN + old)
                if new is not attribute:
                    user.set_attribute(key, new)
