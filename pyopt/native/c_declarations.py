"""Functions of C that a program declares with other types than they have: errors, as they are by the interpreter.

Native code would call them all the same, and passes cannot declare them with the types that they have.
"""

from __future__ import annotations

from pyopt.dialects.llvm.types import LLVMFunctionType, LLVMPointerType
from pyopt.interpreter.runtime.lookup import C_MATH
from pyopt.ir.attributes import TypeAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.ir.types import F32, F64, I64, INDEX, FunctionType, Type
from pyopt.light import Final, Sequence

_DECLARATIONS: Final = frozenset(("func.func", "llvm.func"))
_COMPLEX: Final = frozenset(("cabs", "carg", "ccos", "clog", "conj", "cpow", "csin", "csqrt", "ctan", "ctanh"))
_OPERANDS: Final = {"atan2": 2, "pow": 2, "fma": 3}
"""Of functions that have not one."""
_POINTER: Final = "ptr"
_WORD: Final = "i64"
_OTHERS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...] | None]]] = {
    "abort": ((), ()),
    "aligned_alloc": ((_WORD, _WORD), (_POINTER,)),
    "calloc": ((_WORD, _WORD), (_POINTER,)),
    "free": ((_POINTER,), ()),
    "malloc": ((_WORD,), (_POINTER,)),
    "puts": ((_POINTER,), None),
    "realloc": ((_POINTER, _WORD), (_POINTER,)),
}
"""Operands and results; None: any."""


def wrong_declaration(op: Operation) -> str | None:
    """What is wrong with the declaration of a function of C; None for any other op, and if nothing is."""
    if op.regions and op.regions[0].first is not None:
        return None
    given = op.attributes.get("function_type") if op.info.name in _DECLARATIONS else None
    type = given.value if isinstance(given, TypeAttr) else None
    if not isinstance(type, (FunctionType, LLVMFunctionType)):
        return None
    name = symbol_name(op) or ""
    if name in _OTHERS:
        inputs, results = _OTHERS[name]
        is_right = _kinds(type.inputs) == inputs and results in (None, _kinds(type.results))
        return None if is_right else f"@{name} is declared with another type than it has in C"
    base, element = (name, F64) if name in C_MATH else (name[:-1], F32)
    if base not in C_MATH or base in _COMPLEX or (base != name and name[-1:] != "f"):
        return None
    is_right = [*type.inputs, *type.results] == [element] * (_OPERANDS.get(base, 1) + 1) and len(type.results) == 1
    return None if is_right else f"@{name} is declared with another type than it has in C's mathematical library"


def _kinds(types: Sequence[Type]) -> tuple[str, ...]:
    return tuple([_kind(one) for one in types])


def _kind(type: Type) -> str:
    if isinstance(type, LLVMPointerType):
        return _POINTER
    return _WORD if type in (I64, INDEX) else ""
