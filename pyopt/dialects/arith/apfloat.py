"""Functions of MLIR's library for floats of all types (`libmlir_apfloat_wrappers`), which take encodings in 64 bits.

@_mlir_apfloat_add(%semantics, %a, %b): the type of the numbers is told by a number.
"""

from __future__ import annotations

from pyopt.ir.types import FLOATS, FloatType
from pyopt.light import Final

PREFIX: Final = "_mlir_apfloat_"
"""What the names of the functions begin with."""
WIDEST: Final = 64
"""So many bits a number may have."""
LESS: Final = 0
EQUAL: Final = 1
GREATER: Final = 2
UNORDERED: Final = 3
"""The results of a comparison."""
_NUMBERS: Final = {
    "f16": 0, "bf16": 1, "f32": 2, "f64": 3, "f8E5M2": 7, "f8E5M2FNUZ": 8, "f8E4M3": 9, "f8E4M3FN": 10,
    "f8E4M3FNUZ": 11, "f8E4M3B11FNUZ": 12, "f8E3M4": 13, "tf32": 14, "f8E8M0FNU": 15, "f6E3M2FN": 16, "f6E2M3FN": 17,
    "f4E2M1FN": 18,
}  # fmt: skip
SEMANTICS: Final[dict[FloatType, int]] = {FLOATS[name]: number for name, number in _NUMBERS.items()}
"""The number of each type that has one and fits."""
