"""The attributes that an op has though its text does not say so: the defaults of declarations."""

from __future__ import annotations

from pyopt.ir.attributes import Attribute
from pyopt.ir.context import Context
from pyopt.ir.opinfo import OpInfo
from pyopt.ir.signature import signature_of
from pyopt.syntax.operand_parser import OperandParser


def default_attributes(info: OpInfo, context: Context) -> dict[str, Attribute]:
    """The inherent attributes that an op has though the text does not say so, from the declaration's `= default`."""
    found = info.defaults
    if found is None:
        found = info.defaults = {}
        if "=" in info.attributes:
            found.update(_declared_defaults(info, context, False))
    return found


def elided_attributes(info: OpInfo, context: Context) -> dict[str, Attribute]:
    """The attributes that a dictionary leaves out though an op has them: the defaults of optional ones."""
    return _declared_defaults(info, context, True) if "=" in info.attributes else {}


def _declared_defaults(info: OpInfo, context: Context, optional: bool) -> dict[str, Attribute]:
    from pyopt.syntax.lexer import Source

    found: dict[str, Attribute] = {}
    for slot in signature_of(info).attributes:
        if slot.default and (slot.kind == "optional") == optional:
            reader = OperandParser(Source(slot.default, "<default>"), Context(context.handler, True))
            found[slot.name] = reader.parse_attribute(slot.constraint.literal_type)
    return found
