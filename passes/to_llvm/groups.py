"""The patterns of each dialect that becomes llvm, loaded when they are asked for."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Final

    from pyopt.passes.to_llvm.types import LLVMTypes
    from pyopt.rewrite.conversion import ConversionPattern

MODULES: Final[dict[str, str]] = {
    "cf": "pyopt.passes.to_llvm.cf_to_llvm",
    "func": "pyopt.passes.to_llvm.func_to_llvm",
}
"""By dialect: the module whose `patterns(types)` gives its patterns."""


def patterns_of_dialects(dialects: Iterable[str], types: LLVMTypes) -> list[ConversionPattern]:
    """The patterns of some dialects; none for one that has none."""
    out: list[ConversionPattern] = []
    for dialect in dialects:
        name = MODULES.get(dialect)
        if name is None:
            continue
        make: Callable[[LLVMTypes], list[ConversionPattern]] = import_module(name).patterns
        out += make(types)
    return out
