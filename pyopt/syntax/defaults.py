"""The attributes that an op has though its text does not say so: the defaults of declarations."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.opinfo import Dialect, OpInfo
from pyopt.ir.signature import OPTIONAL, signature_of
from pyopt.ir.tables import derived
from pyopt.ir.types import Type
from pyopt.light import Final
from pyopt.syntax.lexer import Source
from pyopt.syntax.operand_parser import OperandParser

_read: Final[dict[tuple[Dialect | None, str, Type | None], Attribute]] = derived({})
"""The attributes that defaults stand for, by the op's dialect, text and type: many ops have the same."""


def default_attributes(info: OpInfo) -> dict[str, Attribute]:
    """The inherent attributes that an op has though the text does not say so, from the declaration's `= default`."""
    found = info.defaults
    if found is None:
        found = info.defaults = _declared_defaults(info, False)
    return found


def elided_attributes(info: OpInfo) -> dict[str, Attribute]:
    """The attributes that a dictionary leaves out though an op has them: the defaults of optional ones."""
    return _declared_defaults(info, True)


def _declared_defaults(info: OpInfo, optional: bool) -> dict[str, Attribute]:
    found: dict[str, Attribute] = {}
    if "=" in info.attributes:
        for slot in signature_of(info).attributes:
            if slot.default and (slot.kind == OPTIONAL) == optional:
                key = (info.dialect, slot.default, slot.constraint.literal_type)
                value = _read.get(key)
                if value is None:
                    reader = OperandParser(Source(slot.default, "<default>"), Context(_ignore, True))
                    value = _read[key] = reader.parse_attribute(slot.constraint.literal_type)
                found[slot.name] = value
    return found


def _ignore(severity: str, message: str, location: object, notes: object) -> None:
    """Defaults are part of a declaration, so parsing them reports nothing."""
