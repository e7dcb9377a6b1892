"""arith::AtomicRMWKind: the ways to combine two values that atomic ops and reductions of several dialects know."""

from __future__ import annotations

from pyopt.ir.attributes import IntegerAttr
from pyopt.ir.enums import IntegerEnum
from pyopt.ir.types import I64

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

    from pyopt.ir.attributes import Attribute

KINDS: Final = (
    "addf", "addi", "andi", "assign", "maximumf", "maxnumf", "maxs", "maxu", "minimumf", "minnumf", "mins", "minu",
    "mulf", "muli", "ori", "xori",
)  # fmt: skip
FLOAT_KINDS: Final = ("addf", "maximumf", "minimumf", "mulf")
INTEGER_KINDS: Final = ("addi", "andi", "maxs", "maxu", "mins", "minu", "muli", "ori", "xori")

ATOMIC_RMW_KIND: Final = IntegerEnum(
    "AtomicRMWKindAttr",
    "allowed 64-bit signless integer cases: " + ", ".join([str(number) for number in range(len(KINDS))]),
    [(word, number) for number, word in enumerate(KINDS)],
    I64,
)


def kind_of(attribute: Attribute) -> str:
    """The keyword of an attribute that holds a kind."""
    assert isinstance(attribute, IntegerAttr)
    return KINDS[attribute.value]
