"""The enumerations of the linalg dialect."""

from __future__ import annotations

from pyopt.ir.enums import CaseEnum, IntegerEnum
from pyopt.ir.types import I32
from pyopt.light import Final


def _summary(count: int) -> str:
    return "allowed 32-bit signless integer cases: " + ", ".join([str(number) for number in range(count)])


def _enum(mnemonic: str, name: str, space: str, words: str, constraint: str = "") -> CaseEnum:
    """#linalg.mnemonic<word>."""
    cases = [(word, number) for number, word in enumerate(words.split())]
    return CaseEnum(
        f"linalg.{mnemonic}", constraint or name + "Attr", _summary(len(cases)), f"::mlir::{space}::{name}", cases
    )


_UNARY: Final = "exp log abs ceil floor negf reciprocal round sqrt rsqrt square tanh erf"
_BINARY: Final = "add sub mul div div_unsigned max_signed min_signed max_unsigned min_unsigned powf"
_TERNARY: Final = "select"
UNARY_FN: Final = _enum("unary_fn", "UnaryFn", "linalg", _UNARY)
BINARY_FN: Final = _enum("binary_fn", "BinaryFn", "linalg", _BINARY)
TERNARY_FN: Final = _enum("ternary_fn", "TernaryFn", "linalg", _TERNARY)
ELEMENTWISE_KIND: Final = _enum("elementwise_kind", "ElementwiseKind", "linalg", f"{_UNARY} {_BINARY} {_TERNARY}")
TYPE_FN: Final = _enum("type_fn", "TypeFn", "linalg", "cast_signed cast_unsigned")
ITERATOR_TYPE: Final = _enum("iterator_type", "IteratorType", "utils", "parallel reduction", "IteratorTypeEnum")

WINOGRAD_SIZES: Final = {"F_2_3": (2, 3), "F_4_3": (4, 3), "F_2_5": (2, 5)}
"""The values of the words of `fmr`: m and r, of outputs of m x m and filters of r x r."""
WINOGRAD: Final = IntegerEnum(
    "WinogradConv2DFmr", _summary(3), [(word, number) for number, word in enumerate(WINOGRAD_SIZES)], I32
)
