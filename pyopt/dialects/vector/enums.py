"""The enumerations of the vector dialect, and the constraints that only it has."""

from __future__ import annotations

from pyopt.ir.constraints import is_float, is_integer, register_type
from pyopt.ir.enums import CaseEnum
from pyopt.ir.types import INDEX, Type, VectorType
from pyopt.light import Final

KIND: Final = CaseEnum(
    "vector.kind",
    "Vector_CombiningKindAttr",
    "Kind of combining function for contractions and reductions",
    "::mlir::vector::CombiningKind",
    [
        ("add", 0), ("mul", 1), ("minui", 2), ("minsi", 3), ("minnumf", 4), ("maxui", 5), ("maxsi", 6), ("maxnumf", 7),
        ("and", 8), ("or", 9), ("xor", 10), ("maximumf", 12), ("minimumf", 11),
    ],
)  # fmt: skip
ITERATOR_TYPE: Final = CaseEnum(
    "vector.iterator_type",
    "Vector_IteratorTypeEnum",
    "Iterator type",
    "::mlir::vector::IteratorType",
    [("parallel", 0), ("reduction", 1)],
)
PUNCTUATION: Final = CaseEnum(
    "vector.punctuation",
    "Vector_PrintPunctuation",
    "Punctuation for separating vectors or vector elements",
    "::mlir::vector::PrintPunctuation",
    [("no_punctuation", 0), ("newline", 1), ("comma", 2), ("open", 3), ("close", 4)],
)


def is_printable(type: Type) -> bool:
    """vector.print takes values of the type."""
    return isinstance(type, VectorType) or is_integer(type) or is_float(type) or type is INDEX


register_type("Vector_Printable", "", is_printable)
