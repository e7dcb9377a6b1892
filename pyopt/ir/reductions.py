"""The ways to combine two numbers: vector::CombiningKind, which `OpInfo.combines` names, and arith::AtomicRMWKind."""

from __future__ import annotations

from pyopt.ir import floats
from pyopt.ir.attributes import Attribute, FloatAttr, IntegerAttr
from pyopt.ir.enums import IntegerEnum
from pyopt.ir.types import I64, FloatType, IntegerType, Type
from pyopt.light import Final

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


_COMBINING: Final = {
    "addf": "add", "addi": "add", "mulf": "mul", "muli": "mul", "andi": "and", "ori": "or", "xori": "xor",
    "maxs": "maxsi", "maxu": "maxui", "mins": "minsi", "minu": "minui",
}  # fmt: skip
"""Atomic kinds by the words of combining kinds; the others have the same in both."""
_ATOMIC_INTEGERS: Final = {
    "add": "addi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori",
    "maxsi": "maxs", "maxui": "maxu", "minsi": "mins", "minui": "minu",
}  # fmt: skip
_FLOAT_OPS: Final = {"add": "addf", "mul": "mulf"}
_INTEGER_OPS: Final = {"add": "addi", "mul": "muli", "and": "andi", "or": "ori", "xor": "xori"}


def combining_kind(attribute: Attribute) -> str:
    """The combining kind that is the same as an atomic one."""
    return _COMBINING.get(kind_of(attribute), kind_of(attribute))


def atomic_kind(kind: str, is_float: bool) -> str:
    """The keyword of the atomic kind that is the same as a combining one."""
    return (_FLOAT_OPS if is_float else _ATOMIC_INTEGERS).get(kind, kind)


def combining_op(kind: str, is_float: bool) -> str:
    """The name in arith, without the dialect's, of the op that combines two numbers so."""
    return (_FLOAT_OPS if is_float else _INTEGER_OPS).get(kind, kind)


def neutral(kind: str, type: Type) -> Attribute:
    """The number that changes nothing that it is combined with."""
    if isinstance(type, FloatType):
        if kind in ("minnumf", "maxnumf"):
            return FloatAttr.get(floats.nan(type, kind == "minnumf"), type)
        if kind in ("minimumf", "maximumf"):
            return FloatAttr.get(floats.infinity(type, kind == "maximumf"), type)
        return FloatAttr.get(floats.from_int(1 if kind == "mul" else 0, type), type)
    width = type.width if isinstance(type, IntegerType) else 64
    greatest = (1 << (width - 1)) - 1
    values = {"mul": 1, "minui": -1, "and": -1, "minsi": greatest, "maxsi": -greatest - 1}
    return IntegerAttr.get(values.get(kind, 0), type)
