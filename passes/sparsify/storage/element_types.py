"""Element types as the runtime library knows them: how the names of its functions end, and its numbers for them."""

from __future__ import annotations

from pyopt.ir.types import BF16, F16, F32, F64, I1, INDEX, ComplexType, IntegerType, Type
from pyopt.light import Final

SUFFIXES: Final[dict[Type, str]] = {
    F64: "F64", F32: "F32", F16: "F16", BF16: "BF16", IntegerType.get(64): "I64", IntegerType.get(32): "I32",
    IntegerType.get(16): "I16", IntegerType.get(8): "I8", ComplexType.get(F64): "C64", ComplexType.get(F32): "C32",
}  # fmt: skip
"""The suffixes of the names of functions, by the element type."""
CODES: Final[dict[str, int]] = {suffix: number for number, suffix in enumerate(SUFFIXES.values(), 1)}
"""The number that stands for a type of values, by the end of names."""
WIDTH_CODES: Final = {0: 0, 64: 1, 32: 2, 16: 3, 8: 4}
"""The number that stands for a width of positions or coordinates; width 0 is that of an index."""


def stored_type(type: Type) -> Type | None:
    """The type that the library stores elements as, which has the same bytes in memory; None if there is none."""
    if type is I1:
        return IntegerType.get(8)
    if type is INDEX:
        return IntegerType.get(64)
    return type if type in SUFFIXES else None
