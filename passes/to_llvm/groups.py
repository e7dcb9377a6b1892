"""The patterns of each dialect that becomes llvm, loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module

from pyopt.light import TYPE_CHECKING, Callable, Final, Iterable

if TYPE_CHECKING:
    from pyopt.passes.to_llvm.types import LLVMTypes
    from pyopt.rewrite.conversion import ConversionPattern

PATTERNS: Final[dict[str, str]] = {
    "arith": "arith_to_llvm:arith_patterns",
    "cf": "cf_to_llvm:patterns",
    "complex": "complex_to_llvm:complex_patterns",
    "func": "func_to_llvm:patterns",
    "index": "index_to_llvm:index_patterns",
    "math": "math_to_llvm:math_patterns",
    "memref": "memref_to_llvm:patterns",
    "ub": "ub_to_llvm:patterns",
    "vector": "vector:vector_patterns",
}
"""By dialect: the module, and the function in it that gives its patterns."""


def patterns_of_dialects(dialects: Iterable[str], types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns of some dialects; none for one that has none."""
    out: list[ConversionPattern] = []
    for dialect in dialects:
        found = PATTERNS.get(dialect)
        if found is None:
            continue
        module, _, name = found.partition(":")
        make: Callable[[LLVMTypes], list[ConversionPattern]] = getattr(
            import_module("pyopt.passes.to_llvm." + module), name
        )
        out += make(types)
    return out
