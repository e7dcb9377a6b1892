"""The kinds of an atomic read-modify-write, which several dialects have as a 64-bit integer attribute."""

from __future__ import annotations

from pyopt.ir.enums import IntegerEnum
from pyopt.ir.types import I64

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_KINDS: Final = (
    "addf", "addi", "assign", "maximumf", "maxs", "maxu", "minimumf", "mins", "minu", "mulf", "muli", "ori", "andi",
    "maxnumf", "minnumf",
)  # fmt: skip
ATOMIC_RMW_KIND: Final = IntegerEnum(
    "AtomicRMWKindAttr",
    "allowed 64-bit signless integer cases: " + ", ".join([str(number) for number in range(len(_KINDS))]),
    [(word, number) for number, word in enumerate(_KINDS)],
    I64,
)
