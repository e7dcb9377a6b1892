"""Narrower vectors for functions that call C's functions of floats.

A loop with such a call is computed in vectors, but for the call, for which a vector is taken apart and put together
again: the wider it is, the longer that takes.
"""

from __future__ import annotations

from pyopt.ir.attributes import ArrayAttr, Attribute, StringAttr
from pyopt.ir.core import Operation
from pyopt.light import Final

CALLS: Final = frozenset(
    f"llvm.intr.{name}"
    for name in (
        *("exp", "exp2", "exp10", "log", "log2", "log10", "pow"),
        *("sin", "cos", "sincos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh"),
    )
)
"""Functions for which CPUs have no instructions."""
_NAME: Final = "prefer-vector-width"
_WIDTH: Final = ArrayAttr.get((StringAttr.get(_NAME), StringAttr.get("256")))


def narrow_calls(module: Operation) -> None:
    """Has LLVM prefer vectors of 256 bits in such functions of the llvm dialect that do not say what they prefer."""
    for function in module.regions[0].entry():
        if function.info.name == "llvm.func" and any(op.info.name in CALLS for op in function.walk()):
            known = function.attributes.get("passthrough")
            before = known.elements if isinstance(known, ArrayAttr) else ()
            if "prefer_vector_width" not in function.attributes and not any(_is_width(one) for one in before):
                function.set_attribute("passthrough", ArrayAttr.get((*before, _WIDTH)))


def _is_width(attribute: Attribute) -> bool:
    """The program says itself which vectors are preferred."""
    name = attribute.elements[0] if isinstance(attribute, ArrayAttr) and attribute.elements else attribute
    return isinstance(name, StringAttr) and name.value == _NAME
