"""Inlining of the functions that add an element to a sparse tensor, which loops call for each element.

They take and give all arrays of the tensor, which is a lot to hand over, and too long for LLVM to inline by itself.
"""

from __future__ import annotations

from pyopt.ir.attributes import UNIT, StringAttr, SymbolRefAttr
from pyopt.ir.core import Operation
from pyopt.ir.symbols import symbol_name
from pyopt.light import Final

PREFIX: Final = "_insert_"
"""The names of what sparse-tensor-codegen makes for insertions begin so."""
MOST_CALLS: Final = 20
"""A function that is called in more places is not inlined: sums of many sparse tensors have a place for each subset."""


def inline_insertions(module: Operation) -> None:
    """Makes LLVM inline them, in a module of the llvm dialect."""
    calls: dict[str, int] = {}
    made: dict[str, Operation] = {}
    for op in module.walk():
        if op.info.name == "llvm.call":
            callee = op.attributes.get("callee")
            if isinstance(callee, SymbolRefAttr):
                calls[callee.path[0]] = calls.get(callee.path[0], 0) + 1
        elif op.info.name == "llvm.func" and _is_insertion(op):
            made[symbol_name(op) or ""] = op
    for name, op in made.items():
        if calls.get(name, 0) <= MOST_CALLS:
            op.set_attribute("always_inline", UNIT)


def _is_insertion(op: Operation) -> bool:
    visibility = op.attributes.get("sym_visibility")
    private = isinstance(visibility, StringAttr) and visibility.value == "private"
    return private and (symbol_name(op) or "").startswith(PREFIX) and op.regions[0].first is not None
